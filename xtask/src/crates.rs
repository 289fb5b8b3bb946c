//! Counts the third-party crates of the program, which determine how long a first build takes.

use std::collections::BTreeSet;

use anyhow::ensure;

use crate::shell;

/// Maximum number of third-party crates that a first build may compile.
const THIRD_PARTY_CRATES_MAX: usize = 260;

/// Fails if there are too many third-party crates.
pub(crate) fn check() -> anyhow::Result<()> {
    let words = ["tree", "--locked", "--package", "gipfel", "--edges", "normal,build"];
    let listed = shell::output("cargo", &[&words[..], &["--prefix", "none"]].concat())?;
    let count = outside(&listed).len();
    println!(
        "\nThe program uses {count} crates from outside the workspace; {THIRD_PARTY_CRATES_MAX} are allowed."
    );
    ensure!(
        count <= THIRD_PARTY_CRATES_MAX,
        "{count} crates from outside the workspace, more than the limit of {THIRD_PARTY_CRATES_MAX}"
    );
    Ok(())
}

/// Returns the name and version of each third-party crate in the output of `cargo tree`, which adds a path to workspace crates.
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
    fn third_party_crates_are_counted_once_and_workspace_crates_are_not() {
        let listed = "gipfel v0.1.0 (/home/me/gipfel/crates/gipfel)\nanyhow v1.0.1\nclap_derive v4.6.7 (proc-macro)\n\
            syn v2.0.1\nsyn v3.0.9\nanyhow v1.0.1 (*)\n\n";
        let found: Vec<&str> = outside(listed).into_iter().map(|(name, _)| name).collect();
        assert_eq!(found, ["anyhow", "clap_derive", "syn", "syn"]);
    }
}
