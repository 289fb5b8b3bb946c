//! Fuzzing: random lines for the engine, then cargo-fuzz, target by target.

use std::fs;

use anyhow::{Context, ensure};

use crate::shell::{root, run as shell, succeeds};

/// Number of random lines for each of the engine's protocols; `verify` sends fewer.
const RANDOM_LINES: &str = "1000000";

pub(crate) fn run(seconds: u32) -> anyhow::Result<()> {
    ensure!(
        succeeds("cargo fuzz --version"),
        "cargo-fuzz is missing: run `cargo install cargo-fuzz`"
    );
    shell(
        "cargo test --locked --package engine-protocols --test protocol noise::",
        &[("GIPFEL_RANDOM_LINES", RANDOM_LINES)],
    )?;
    let mut targets: Vec<String> = fs::read_dir(root().join("fuzz/fuzz_targets"))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".rs").map(String::from))
        .collect();
    targets.sort();
    for target in targets {
        let command =
            format!("cargo +nightly fuzz run {target} -- -max_total_time={seconds} -max_len=4096");
        shell(&command, &[]).with_context(|| format!("fuzz target {target}"))?;
    }
    Ok(())
}
