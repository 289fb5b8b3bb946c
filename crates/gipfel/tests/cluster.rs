//! Several processes of the program on one PostgreSQL and one NATS, as in production.
#![cfg(all(feature = "cluster", unix))]

#[path = "cluster/browser.rs"]
mod browser;
#[path = "cluster/limits.rs"]
mod limits;
#[path = "cluster/nodes.rs"]
mod nodes;
#[path = "cluster/people.rs"]
mod people;
#[path = "cluster/process.rs"]
mod process;
#[path = "cluster/workers.rs"]
mod workers;
