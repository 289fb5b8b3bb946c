-- Chapters that somebody shares, or keeps for themselves.
CREATE TABLE studies (
    id TEXT NOT NULL PRIMARY KEY,
    owner {integer} NOT NULL,
    -- private, link or public.
    access TEXT NOT NULL,
    -- Who stores it says which revision they had.
    revision {integer} NOT NULL,
    title TEXT NOT NULL,
    chapters {integer} NOT NULL,
    -- The game of the first chapter, and how that ends.
    variant TEXT NOT NULL,
    position TEXT NOT NULL,
    created {integer} NOT NULL,
    changed {integer} NOT NULL,
    text TEXT NOT NULL
) {strict};

CREATE INDEX studies_owner ON studies (owner, changed);
CREATE INDEX studies_public ON studies (changed, id) WHERE access = 'public';
