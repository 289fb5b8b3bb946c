-- Who has blocked whom: the two are not paired, do not challenge each other, and the one does not read what the other writes.
CREATE TABLE blocks (
    blocker {integer} NOT NULL,
    blocked {integer} NOT NULL,
    since {integer} NOT NULL,
    PRIMARY KEY (blocker, blocked)
) {clustered};

CREATE INDEX blocks_blocked ON blocks (blocked);
