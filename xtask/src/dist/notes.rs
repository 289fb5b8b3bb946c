//! The notes of a release, from the changelog.

use std::fs;

use anyhow::{Context as _, ensure};

use crate::shell::root;

/// Prints the notes of the release with a tag, such as `v0.2.0`, which must be the version of the program.
pub(crate) fn print(tag: &str) -> anyhow::Result<()> {
    let version = env!("CARGO_PKG_VERSION");
    ensure!(
        tag == format!("v{version}"),
        "the tag {tag} does not match the version {version}: change Cargo.toml or the tag"
    );
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).context("CHANGELOG.md")?;
    print!("{}", section(&changelog, version)?);
    Ok(())
}

/// Returns the section about a version, without its heading.
fn section<'a>(changelog: &'a str, version: &str) -> anyhow::Result<&'a str> {
    let heading = format!("\n## {version}\n");
    let (_, rest) = changelog
        .split_once(&heading)
        .with_context(|| format!("CHANGELOG.md has no section about {version}"))?;
    let end = rest.find("\n## ").map_or(rest.len(), |at| at + 1);
    let text = rest[..end].trim_start_matches('\n');
    ensure!(!text.trim().is_empty(), "the section of CHANGELOG.md about {version} is empty");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_are_the_section_of_the_version() {
        let changelog = "# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n### Learn\n\n- Puzzles\n\n## 0.1.0\n\n- Rules\n";
        assert_eq!(section(changelog, "0.2.0").unwrap(), "### Learn\n\n- Puzzles\n\n");
        assert_eq!(section(changelog, "0.1.0").unwrap(), "- Rules\n");
        assert!(section(changelog, "0.3.0").is_err());
    }

    #[test]
    fn a_tag_of_another_version_is_refused() {
        assert!(print("v0.0.1").is_err());
    }
}
