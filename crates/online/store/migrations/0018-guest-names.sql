-- The name that a guest has given for their games, and its folded form, by which it is compared with the names of accounts.
ALTER TABLE players ADD COLUMN guest_name TEXT;
ALTER TABLE players ADD COLUMN guest_name_key TEXT;

-- The time at which an announced club night begins; NULL if its link is only passed on.
ALTER TABLE club_nights ADD COLUMN starts {integer};
CREATE INDEX club_nights_starts ON club_nights (starts) WHERE starts IS NOT NULL;
