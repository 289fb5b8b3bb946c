//! A real server and those who play on it: for tests that kill it and for tests that load it.

mod player;
mod served;
mod way;

use std::path::PathBuf;

use crate::shell::{root, run};

/// Builds the program and answers where it is; `GIPFEL_PROGRAM` names one that is there already.
pub(crate) fn built(profile: &str) -> anyhow::Result<PathBuf> {
    if let Some(named) = std::env::var_os("GIPFEL_PROGRAM") {
        return Ok(named.into());
    }
    // As `cargo test` has built it, so that nothing is built twice.
    let all = if profile == "test" { " --workspace" } else { "" };
    run(&format!("cargo build --locked{all} --bin gipfel --profile {profile}"), &[])?;
    let folder = if profile == "test" { "debug" } else { profile };
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(target.join(folder).join("gipfel"))
}

pub(crate) use player::{Done, Player};
pub(crate) use served::Served;
pub(crate) use way::{Socket, Way, any_turn, hear, say};
