//! Commands, one file each, and the code that several commands share.

#[cfg(feature = "online")]
pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod bench;
#[cfg(feature = "online")]
pub(crate) mod bot;
pub(crate) mod check;
mod combined_game;
pub(crate) mod convert;
#[cfg(feature = "online")]
mod database_location;
pub(crate) mod engine;
pub(crate) mod engine_check;
pub(crate) mod exit_status;
pub(crate) mod explore;
mod game_choice;
pub(crate) mod generate;
#[cfg(feature = "online")]
pub(crate) mod health;
pub(crate) mod legal;
pub(crate) mod levels;
pub(crate) mod matches;
#[cfg(feature = "cluster")]
mod nats_flags;
#[cfg(feature = "online")]
mod nats_location;
pub(crate) mod perft;
pub(crate) mod play;
mod seconds;
#[cfg(feature = "online")]
mod secret_file;
pub(crate) mod selfplay;
#[cfg(feature = "online")]
pub(crate) mod serve;
mod setup;
pub(crate) mod show;
mod source;
#[cfg(feature = "tuning")]
pub(crate) mod tune;
#[cfg(feature = "cluster")]
pub(crate) mod worker;
