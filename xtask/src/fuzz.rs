//! Fuzzing with cargo-fuzz, target by target.

use std::fs;

use anyhow::{Context, ensure};

use crate::shell::{root, run as shell, succeeds};

pub(crate) fn run(seconds: u32) -> anyhow::Result<()> {
    ensure!(
        succeeds("cargo fuzz --version"),
        "cargo-fuzz is missing: run `cargo install cargo-fuzz`"
    );
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
