//! The packages of the workspace, from `cargo metadata`.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde_json::Value;

use crate::shell;

/// A package of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Description in the manifest; empty if there is none.
    pub(crate) description: String,
    /// Folder of the package, relative to the root of the project, such as `crates/rules/yinsh`.
    pub(crate) folder: PathBuf,
    /// Folders of the workspace packages that the package depends on, without dev-dependencies.
    pub(crate) uses: Vec<PathBuf>,
    /// Names of the integration tests that need no feature; requesting others is an error.
    pub(crate) tests: Vec<String>,
    pub(crate) features: Vec<String>,
    /// Whether cargo compiles the library once more for its unit tests; `None` without a library.
    pub(crate) has_unit_tests: Option<bool>,
}

/// Returns all packages of the workspace.
pub(crate) fn packages() -> anyhow::Result<Vec<Package>> {
    let words = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
    let text = shell::output("cargo", &words)?;
    let metadata: Value = serde_json::from_str(&text)?;
    read(&metadata).context("unexpected output of cargo metadata")
}

fn read(metadata: &Value) -> Option<Vec<Package>> {
    let root = Path::new(metadata["workspace_root"].as_str()?);
    metadata["packages"].as_array()?.iter().map(|package| read_package(package, root)).collect()
}

fn read_package(package: &Value, root: &Path) -> Option<Package> {
    let manifest = Path::new(package["manifest_path"].as_str()?);
    let uses = package["dependencies"]
        .as_array()?
        .iter()
        .filter(|dependency| dependency["kind"] != "dev")
        .filter_map(|dependency| dependency["path"].as_str())
        .filter_map(|path| Path::new(path).strip_prefix(root).ok())
        .map(Path::to_owned)
        .collect();
    let targets = package["targets"].as_array()?;
    let library = targets.iter().find(|target| is_library(target));
    let tests = targets.iter().filter(|target| {
        target["kind"][0] == "test" && target["required-features"].get(0).is_none()
    });
    let tests = tests.filter_map(|target| Some(target["name"].as_str()?.to_owned())).collect();
    Some(Package {
        name: package["name"].as_str()?.to_owned(),
        description: package["description"].as_str().unwrap_or_default().to_owned(),
        folder: manifest.parent()?.strip_prefix(root).ok()?.to_owned(),
        uses,
        tests,
        features: package["features"].as_object()?.keys().cloned().collect(),
        has_unit_tests: library.and_then(|target| target["test"].as_bool()),
    })
}

/// Returns whether a target is the library of its package.
fn is_library(target: &Value) -> bool {
    let kinds = target["kind"].as_array().into_iter().flatten();
    kinds.filter_map(Value::as_str).any(|kind| kind.ends_with("lib"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{layers, shell::root};

    #[test]
    fn only_normal_dependencies_inside_the_workspace_are_kept() {
        let metadata = json!({
            "workspace_root": "/project",
            "packages": [{
                "name": "a",
                "description": "The first.",
                "manifest_path": "/project/crates/rules/a/Cargo.toml",
                "features": {"serde": ["dep:serde"]},
                "targets": [
                    {"name": "a", "kind": ["lib"], "test": false},
                    {"name": "properties", "kind": ["test"]},
                    {"name": "more", "kind": ["test"], "required-features": ["serde"]},
                ],
                "dependencies": [
                    {"name": "b", "kind": null, "path": "/project/crates/rules/b"},
                    {"name": "c", "kind": "build", "path": "/project/crates/rules/c"},
                    {"name": "d", "kind": "dev", "path": "/project/crates/proof/d"},
                    {"name": "serde", "kind": null},
                ],
            }],
        });
        let uses = vec!["crates/rules/b".into(), "crates/rules/c".into()];
        let package = Package {
            name: "a".into(),
            description: "The first.".into(),
            folder: "crates/rules/a".into(),
            uses,
            tests: vec!["properties".into()],
            features: vec!["serde".into()],
            has_unit_tests: Some(false),
        };
        assert_eq!(read(&metadata), Some(vec![package]));
    }

    #[test]
    fn libraries_are_compiled_for_unit_tests_only_if_they_have_some() {
        for package in packages().unwrap() {
            let Some(has_unit_tests) = package.has_unit_tests else { continue };
            let sources =
                layers::sources(&root().join(&package.folder).join("src"), &[".rs"]).unwrap();
            let is_test = |line: &str| line == "#[test]" || line.starts_with("#[tokio::test");
            let contains_one =
                sources.iter().any(|(_, text)| text.lines().any(|line| is_test(line.trim())));
            assert_eq!(has_unit_tests, contains_one, "`test` in the manifest of {}", package.name);
        }
    }
}
