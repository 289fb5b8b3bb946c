//! Tests of the hall with an in-memory store.

mod acts;
mod blocking;
mod chat;
mod club;
mod database;
mod dice;
mod engine_matches;
mod engines;
mod failover;
mod lobby;
mod match_seeks;
mod matches;
mod neighbours;
mod nodes;
mod open_games;
mod openings;
mod outage;
mod panics;
mod plans;
mod private;
mod private_matches;
mod reviews;
mod stage;
mod turns;
