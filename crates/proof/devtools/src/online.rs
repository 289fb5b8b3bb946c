//! A real server and clients that play on it, for tests that kill the server or load it.

mod board;
mod client;
mod player;
mod server;
pub(crate) mod shim;

pub(crate) use board::{Board, random_token};
pub(crate) use client::{Client, Socket, random_turn, receive, send};
pub(crate) use player::{Player, PlayerReport, Wait};
pub(crate) use server::{Launch, Server};
