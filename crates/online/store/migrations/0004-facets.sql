-- Combinations of searchable properties, each with a number. Every combination that occurs has a row. A search finds the rows that
-- match its
-- filters and walks along one index for each, so that it reads few games for any combination of filters.
CREATE TABLE facets (
    id {integer} NOT NULL PRIMARY KEY,
    variant TEXT NOT NULL,
    speed TEXT NOT NULL,
    rated {integer} NOT NULL,
    status TEXT NOT NULL,
    score TEXT NOT NULL,
    private {integer} NOT NULL,
    UNIQUE (variant, speed, rated, status, score, private)
) {strict};

INSERT INTO facets (id, variant, speed, rated, status, score, private)
SELECT ROW_NUMBER() OVER (ORDER BY variant, speed, rated, status, score, private),
    variant, speed, rated, status, score, private
FROM (SELECT DISTINCT variant, speed, rated, status, score, private FROM games) AS found;

ALTER TABLE games ADD COLUMN facet {integer} NOT NULL DEFAULT 0;

UPDATE games SET facet = (
    SELECT facets.id FROM facets WHERE facets.variant = games.variant AND facets.speed = games.speed
    AND facets.rated = games.rated AND facets.status = games.status AND facets.score = games.score
    AND facets.private = games.private
);

DROP INDEX games_placed;
DROP INDEX games_white;
DROP INDEX games_black;
CREATE INDEX games_facet ON games (facet, placed, id);
CREATE INDEX games_white ON games (white, facet, placed, id) WHERE white IS NOT NULL;
CREATE INDEX games_black ON games (black, facet, placed, id) WHERE black IS NOT NULL;
CREATE INDEX games_pair ON games (white, black, facet, placed, id) WHERE white IS NOT NULL AND black IS NOT NULL;

-- Unused sessions are deleted by the time of their last use.
CREATE INDEX sessions_seen ON sessions (seen);
