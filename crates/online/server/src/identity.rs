//! Authentication: sessions, tokens, passwords, email.

mod common_passwords;
pub(crate) mod cookie;
pub(crate) mod credentials;
pub(crate) mod mail;
pub(crate) mod password;
pub(crate) mod recent_players;
pub(crate) mod scope;
pub(crate) mod services;
pub(crate) mod token;
