-- The last period during which no node was running, or none could use the database. A node that starts later learns of it.
ALTER TABLE pulse ADD COLUMN outage_from {integer} NOT NULL DEFAULT 0;
ALTER TABLE pulse ADD COLUMN outage_until {integer} NOT NULL DEFAULT 0;
