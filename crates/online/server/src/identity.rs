//! How people are known: sessions, tokens, passwords, mail.

pub(crate) mod cookie;
pub(crate) mod mail;
pub(crate) mod password;
pub(crate) mod people;
pub(crate) mod scope;
pub(crate) mod secret;
pub(crate) mod token;
