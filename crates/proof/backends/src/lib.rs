//! PostgreSQL and NATS servers for tests, started from the programs that are installed on the system.
//!
//! Each server has a folder and a port or socket of its own, so tests run side by side. It stops when its value is dropped, or
//! when the test process ends in any other way. `cargo xtask verify` installs the programs if they are missing.

mod nats;
mod postgres;
mod shell;

pub use nats::Nats;
pub use postgres::{Postgres, database, programs, query};
