-- Unused guests are searched for in the order of their creation.
CREATE INDEX players_guests ON players (created, id) WHERE kind = 'guest' AND merged_into IS NULL;
CREATE INDEX reports_player ON reports (player);
