//! Online play over REST, streams and sockets.

mod description;
mod ending;
mod game_reports;
mod games;
mod lobby;
mod lost_database;
mod matches;
mod moderation;
mod nodes;
mod openings;
mod operating;
mod people;
mod private;
mod puzzles;
mod sockets;
mod streams;
mod studies;
