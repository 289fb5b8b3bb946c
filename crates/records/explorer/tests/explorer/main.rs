//! Tests of the opening explorer.

#[cfg(feature = "engine-games")]
mod published;
mod tree;
