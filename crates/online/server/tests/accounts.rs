//! Accounts as browsers and programs meet them: over real connections to a real server with a database in memory.

#[path = "accounts/bots.rs"]
mod bots;
#[path = "accounts/claiming.rs"]
mod claiming;
#[path = "accounts/client.rs"]
mod client;
#[path = "accounts/entering.rs"]
mod entering;
#[path = "accounts/forgetting.rs"]
mod forgetting;
#[path = "accounts/letters.rs"]
mod letters;
#[path = "accounts/limits.rs"]
mod limits;
#[path = "accounts/origins.rs"]
mod origins;
#[path = "accounts/profiles.rs"]
mod profiles;
#[path = "accounts/recovering.rs"]
mod recovering;
#[path = "accounts/reporting.rs"]
mod reporting;
#[path = "accounts/secrets.rs"]
mod secrets;
#[path = "accounts/sessions.rs"]
mod sessions;
#[path = "accounts/texts.rs"]
mod texts;
#[path = "accounts/tokens.rs"]
mod tokens;
