//! Uses the published crates as a stranger does: from a crate outside the workspace that runs the examples of their READMEs.

use std::fs;

use anyhow::{Context as _, ensure};

use crate::{
    metadata::{self, Package},
    package, shell,
};

/// Fails if a README's example, copied into a new crate, cannot be compiled or fails.
pub(crate) fn check() -> anyhow::Result<()> {
    let folder = shell::target().join("outside");
    let packages = metadata::packages()?;
    let published: Vec<&Package> = package::published(&packages).collect();
    let programs = folder.join("src/bin");
    fs::create_dir_all(&programs).context("cannot create the folder of the crate")?;
    fs::write(folder.join("Cargo.toml"), manifest(&published)?)?;
    for package in &published {
        let readme = package.folder.join("README.md");
        let text = fs::read_to_string(shell::root().join(&readme))?;
        let example = example(&text)
            .with_context(|| format!("{} has no example with a main function", readme.display()))?;
        fs::write(programs.join(format!("{}.rs", package.name)), example)?;
        ensure!(
            links(&text).all(|link| link.starts_with("https://")),
            "{} contains a link that leads nowhere outside the repository",
            readme.display()
        );
    }
    for package in &published {
        let words = ["run", "--quiet", "--offline", "--bin", &package.name, "--manifest-path"];
        let mut words = words.map(str::to_owned).to_vec();
        words.push(folder.join("Cargo.toml").display().to_string());
        words.extend(["--target-dir".to_owned(), folder.join("target").display().to_string()]);
        shell::run_words("cargo", words, &[])?;
    }
    Ok(())
}

/// Returns the manifest of a crate that is a workspace of its own and depends on these packages by path.
fn manifest(packages: &[&Package]) -> anyhow::Result<String> {
    let head = "[package]\nname = \"outside\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
        [workspace]\n\n[dependencies]\n";
    let mut manifest = head.to_owned();
    for package in packages {
        let path = shell::root().join(&package.folder).canonicalize()?;
        manifest += &format!("{} = {{ path = {:?} }}\n", package.name, path.display().to_string());
    }
    Ok(manifest)
}

/// Returns the first Rust program of a document.
fn example(text: &str) -> Option<&str> {
    let mut blocks = text.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.find(|block| block.contains("\nfn main()"))
}

/// Returns the targets of the links of a document.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_the_first_program_of_the_document() {
        let text = "# a\n\n```rust\nuse b::C;\n```\n\n```rust\nuse b::C;\n\nfn main() {}\n```\n";
        assert_eq!(example(text), Some("use b::C;\n\nfn main() {}\n"));
        assert_eq!(example("```sh\nfn main()\n```\n"), None);
    }

    #[test]
    fn the_links_of_a_document_are_found() {
        let text = "See [the rules](docs/rules.md) and [a page](https://example.org/a).";
        assert_eq!(links(text).collect::<Vec<_>>(), ["docs/rules.md", "https://example.org/a"]);
    }
}
