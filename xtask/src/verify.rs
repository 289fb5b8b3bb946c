//! Everything that must be true before a change lands.

use crate::{browser, crates, database, kill_test, online, scripts, shell, sync_test, wasm};

/// Crates that must build without the standard library, and without `alloc`.
const BARE_CRATES: [&str; 4] = ["gipfel-game", "gipfel-hexgrid", "yinsh", "gipf"];

pub(crate) fn run(quick: bool) -> anyhow::Result<()> {
    shell::run("cargo fmt --all --check", &[])?;
    shell::run("cargo clippy --workspace --all-targets --locked -- -D warnings", &[])?;
    for name in BARE_CRATES {
        shell::run(&format!("cargo build --locked --no-default-features --package {name}"), &[])?;
    }
    crates::check()?;
    wasm::check()?;
    scripts::check()?;
    wasm::test()?;
    let games: &[(&str, &str)] = if quick { &[("GIPFEL_QUICK", "1")] } else { &[] };
    shell::run("cargo test --workspace --locked", games)?;
    if !quick {
        database::check()?;
        sync_test::run()?;
    }
    kill_test::run(&online::built("test")?, if quick { 5 } else { 20 }, 1)?;
    browser::run(None, quick)?;
    shell::run("cargo doc --workspace --no-deps --locked", &[("RUSTDOCFLAGS", "-D warnings")])?;
    println!("\nAll is well.");
    Ok(())
}
