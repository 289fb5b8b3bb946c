//! The third-party crates that are linked into the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use serde_json::Value;

use crate::shell;

/// A third-party crate in the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Dependency {
    pub(super) name: String,
    pub(super) version: String,
    /// Licences as an SPDX expression; empty if the manifest names none.
    pub(super) licence: String,
    pub(super) description: String,
    /// Repository; empty if the manifest names none.
    pub(super) repository: String,
    /// Folder of its sources.
    pub(super) folder: PathBuf,
    /// Names and versions of the third-party crates that it uses.
    pub(super) uses: BTreeSet<String>,
}

impl Dependency {
    /// Returns the name and the version, as `cargo tree` prints them.
    pub(super) fn title(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

/// Returns the crates in the program for a target, sorted by name and version.
pub(super) fn all(triple: &str) -> anyhow::Result<Vec<Dependency>> {
    let options = ["--locked", "--package", "gipfel", "--features", "cluster", "--target", triple];
    let words = ["tree", "--edges", "normal,no-proc-macro", "--prefix", "none"];
    let linked = titles(&shell::output("cargo", &[&words[..], &options].concat())?);
    let words = ["metadata", "--format-version", "1", "--locked", "--filter-platform", triple];
    let metadata = serde_json::from_str(&shell::output("cargo", &words)?)?;
    read(&metadata, &linked).context("unexpected output of cargo metadata")
}

/// Returns the names and versions in the output of `cargo tree`.
fn titles(listed: &str) -> BTreeSet<String> {
    let read = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split(' ').next()?))
    };
    listed.lines().filter_map(read).collect()
}

fn read(metadata: &Value, linked: &BTreeSet<String>) -> Option<Vec<Dependency>> {
    let packages = metadata["packages"].as_array()?;
    let title = |package: &Value| {
        Some(format!("{} {}", package["name"].as_str()?, package["version"].as_str()?))
    };
    // Crates of the workspace have no source; they are the program itself.
    let is_outside = |package: &&Value| {
        !package["source"].is_null() && title(package).is_some_and(|title| linked.contains(&title))
    };
    let outside: BTreeMap<&str, &Value> = packages
        .iter()
        .filter(is_outside)
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .collect();
    let nodes = metadata["resolve"]["nodes"].as_array()?;
    let mut found = Vec::new();
    for node in nodes {
        let Some(package) = node["id"].as_str().and_then(|id| outside.get(id)) else { continue };
        let is_normal = |edge: &&Value| {
            edge["dep_kinds"]
                .as_array()
                .is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
        };
        let uses = node["deps"].as_array()?.iter().filter(is_normal);
        let uses = uses.filter_map(|edge| title(outside.get(edge["pkg"].as_str()?)?)).collect();
        let field = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
        found.push(Dependency {
            name: field("name"),
            version: field("version"),
            licence: field("license"),
            description: field("description"),
            repository: field("repository"),
            folder: Path::new(package["manifest_path"].as_str()?).parent()?.to_owned(),
            uses,
        });
    }
    found.sort_by_key(Dependency::title);
    Some(found)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_linked_third_party_crates_and_their_normal_dependencies_are_listed() {
        let package = |name: &str, source: Value| {
            json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT", "source": source,
                   "manifest_path": format!("/cargo/{name}/Cargo.toml")})
        };
        let edge = |to: &str, kind: Value| json!({"pkg": to, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package("gipfel", Value::Null),
                package("b", json!("registry")),
                package("a", json!("registry")),
                package("builder", json!("registry")),
            ],
            "resolve": {"nodes": [
                {"id": "gipfel", "deps": [edge("b", Value::Null)]},
                {"id": "b", "deps": [edge("a", Value::Null), edge("builder", json!("build"))]},
                {"id": "a", "deps": [edge("builder", json!("dev"))]},
                {"id": "builder", "deps": []},
            ]},
        });
        let linked = titles("gipfel v1.0.0 (/project)\nb v1.0.0\na v1.0.0 (*)\n");
        let found = read(&metadata, &linked).unwrap();
        let names: Vec<_> = found.iter().map(Dependency::title).collect();
        assert_eq!(names, ["a 1.0.0", "b 1.0.0"]);
        assert_eq!(found[0].uses, BTreeSet::new());
        assert_eq!(found[1].uses, BTreeSet::from(["a 1.0.0".to_owned()]));
        assert_eq!(found[1].folder, Path::new("/cargo/b"));
    }
}
