//! Pages and files as fetched by browsers.

mod caching;
mod connections;
mod data;
mod fetch;
mod languages;
mod offline;
mod routes;
mod safety;
