//! The server as browsers and programs meet it: over real connections, with a real database.

mod accounts;
mod hostile;
mod kit;
mod online;
mod site;
