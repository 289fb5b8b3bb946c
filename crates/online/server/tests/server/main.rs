//! Tests of the server as browsers and programs see it: over real connections, with a real database.

mod accounts;
mod frontend;
mod hostile;
mod kit;
mod online;
