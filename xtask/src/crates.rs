//! Counts the crates from outside the workspace that the program is made of: they decide how long a first build takes.

use std::collections::BTreeSet;

use anyhow::ensure;

use crate::shell;

/// As many crates from outside the workspace as a first build may compile.
const LIMIT: usize = 260;

/// Fails if there are too many.
pub(crate) fn check() -> anyhow::Result<()> {
    let words = ["tree", "--locked", "--package", "gipfel", "--edges", "normal,build"];
    let listed = shell::output("cargo", &[&words[..], &["--prefix", "none"]].concat())?;
    let count = outside(&listed).len();
    println!("\nThe program uses {count} crates from outside the workspace; {LIMIT} are allowed.");
    ensure!(count <= LIMIT, "too many crates from outside the workspace");
    Ok(())
}

/// Name and version of each crate in a list of `cargo tree` that is not one of our own: those have a path behind them.
fn outside(listed: &str) -> BTreeSet<(&str, &str)> {
    let read = |line| {
        let mut words = str::split_whitespace(line);
        let found = (words.next()?, words.next()?);
        words.all(|word| !word.starts_with("(/")).then_some(found)
    };
    listed.lines().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_from_outside_count_once_and_our_own_do_not() {
        let listed = "gipfel v0.1.0 (/home/me/gipfel/crates/gipfel)\nanyhow v1.0.1\nclap_derive v4.6.7 (proc-macro)\n\
            syn v2.0.1\nsyn v3.0.9\nanyhow v1.0.1 (*)\n\n";
        let found: Vec<&str> = outside(listed).into_iter().map(|(name, _)| name).collect();
        assert_eq!(found, ["anyhow", "clap_derive", "syn", "syn"]);
    }
}
