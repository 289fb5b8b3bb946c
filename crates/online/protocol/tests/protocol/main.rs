//! Messages are written as they always were, and every name of them is documented.

mod documentation;
mod json;
mod rest;
mod samples;
