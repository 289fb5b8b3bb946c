-- The network from which a standing seek was left, as a digest: each network has a share of them.
ALTER TABLE standing_seeks ADD COLUMN network {integer};
