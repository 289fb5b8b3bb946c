-- What a match adds to the terms of a standing seek, as JSON.
ALTER TABLE standing_seeks ADD COLUMN combined TEXT;
