//! Accounts: registration, sessions, tokens, recovery, email, profiles.

mod bots;
mod entering;
mod exporting;
mod forgetting;
mod limits;
mod mail;
mod nodes;
mod notebook;
mod origins;
mod profiles;
mod recovering;
mod registering_guests;
mod reporting;
mod revocation;
mod secrets;
mod sessions;
mod storing;
mod texts;
mod tokens;
