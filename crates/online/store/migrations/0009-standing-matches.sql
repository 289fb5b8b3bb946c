-- Terms of a match in a standing seek, as JSON.
ALTER TABLE standing_seeks ADD COLUMN combined TEXT;
