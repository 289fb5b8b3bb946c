//! A real server and clients that play on it, for tests that kill the server or put load on it.

mod board;
mod client;
mod player;
mod poster;
mod report;
mod server;
pub(crate) mod shim;

pub(crate) use board::{Board, random_token};
pub(crate) use client::{Client, Socket, random_turn, receive, send};
pub(crate) use player::Player;
pub(crate) use report::{PlayerReport, Wait};
pub(crate) use server::{Launch, Server};
