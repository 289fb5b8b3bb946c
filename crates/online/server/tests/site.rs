//! The site as browsers meet it: over real connections to a real server.

#[path = "site/caching.rs"]
mod caching;
#[path = "site/client.rs"]
mod client;
#[path = "site/connections.rs"]
mod connections;
#[path = "site/languages.rs"]
mod languages;
#[path = "site/offline.rs"]
mod offline;
#[path = "site/routes.rs"]
mod routes;
#[path = "site/safety.rs"]
mod safety;
