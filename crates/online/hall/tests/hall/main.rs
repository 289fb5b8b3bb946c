//! The hall with a store in memory: what people do to each other there.

mod acts;
mod chat;
mod club;
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
mod stage;
mod turns;
