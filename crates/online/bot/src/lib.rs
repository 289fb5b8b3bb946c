//! A bridge: any program that speaks UGI plays on a server as a bot, over the server's public API.
//!
//! It accepts challenges and starts a process of the program for each game. It recovers when the server, the network or the
//! program fails: streams are resumed where they ended, and a turn that is sent twice counts once.

mod bot;
mod client;
mod game;
#[cfg(test)]
mod test_server;

pub use bot::{Bot, Options, Report};
pub use client::BotError;
