//! How people are known: sessions, tokens, passwords, mail.

mod common;
pub(crate) mod cookie;
pub(crate) mod credentials;
pub(crate) mod mail;
pub(crate) mod password;
pub(crate) mod scope;
pub(crate) mod services;
pub(crate) mod token;
