//! Tests that messages keep their JSON form, and that all of their names are documented.

mod documentation;
mod fields;
mod json;
mod limits;
mod rest;
mod samples;
mod sentences;
