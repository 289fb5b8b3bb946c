//! Every sentence of the site in nine languages, by typed ids.
