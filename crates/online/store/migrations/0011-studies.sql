-- Studies of players, shared or private.
CREATE TABLE studies (
    id TEXT NOT NULL PRIMARY KEY,
    owner {integer} NOT NULL,
    -- private, link or public.
    access TEXT NOT NULL,
    -- A save names the revision on which it is based.
    revision {integer} NOT NULL,
    title TEXT NOT NULL,
    chapters {integer} NOT NULL,
    -- Variant of the first chapter, and its final position.
    variant TEXT NOT NULL,
    position TEXT NOT NULL,
    created {integer} NOT NULL,
    changed {integer} NOT NULL,
    text TEXT NOT NULL
) {strict};

CREATE INDEX studies_owner ON studies (owner, changed);
CREATE INDEX studies_public ON studies (changed, id) WHERE access = 'public';
