-- The address to which a link was sent: a link confirms this address or, for a new password, counts only while this address is the
-- confirmed one. Links of older versions have none and are refused.
ALTER TABLE mail_tokens ADD COLUMN email TEXT;

-- Whether a moderator has hidden a study: nobody but its owner sees it, whatever its access is.
ALTER TABLE studies ADD COLUMN hidden {integer} NOT NULL DEFAULT 0;
