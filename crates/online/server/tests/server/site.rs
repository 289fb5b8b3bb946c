//! Pages and files as browsers fetch them.

mod caching;
mod connections;
mod data;
mod fetch;
mod languages;
mod offline;
mod routes;
mod safety;
