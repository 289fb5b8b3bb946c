//! Timings, which are true of one machine only.

use crate::shell;

pub(crate) fn run() -> anyhow::Result<()> {
    shell::run("cargo run --release --locked --features yardstick -- bench rules", &[])?;
    shell::run("cargo run --release --locked -- bench search", &[])?;
    shell::run("cargo run --release --locked -- bench search --threads 2", &[])
}
