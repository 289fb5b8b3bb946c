//! Accounts: registration, sessions, tokens, recovery, mail, profiles.

mod bots;
mod claiming;
mod entering;
mod forgetting;
mod limits;
mod mail;
mod nodes;
mod notebook;
mod origins;
mod profiles;
mod recovering;
mod reporting;
mod revocation;
mod secrets;
mod sessions;
mod texts;
mod tokens;
