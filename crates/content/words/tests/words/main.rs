//! Tests of the texts in all languages.

mod languages;
mod sentences;
mod usage;
