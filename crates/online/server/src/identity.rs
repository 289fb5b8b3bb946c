//! How people are known: sessions, tokens, passwords, mail.

pub(crate) mod mail;
pub(crate) mod password;
pub(crate) mod people;
pub(crate) mod secret;
pub(crate) mod session;
pub(crate) mod token;
