//! The packages of the workspace, by `cargo metadata`.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde_json::Value;

use crate::shell;

/// A package of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Its folder, from the root of the project, such as `crates/rules/yinsh`.
    pub(crate) folder: PathBuf,
    /// The folders of the packages of the workspace that it depends on; dev-dependencies are left out.
    pub(crate) uses: Vec<PathBuf>,
    /// The names of its files of tests beside the sources that need no feature: asking for others is an error.
    pub(crate) tests: Vec<String>,
}

/// All packages of the workspace.
pub(crate) fn packages() -> anyhow::Result<Vec<Package>> {
    let words = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
    let text = shell::output("cargo", &words)?;
    let metadata: Value = serde_json::from_str(&text)?;
    read(&metadata).context("cargo metadata has another form than expected")
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
    let tests = package["targets"].as_array().into_iter().flatten();
    let tests = tests.filter(|target| {
        target["kind"][0] == "test" && target["required-features"].get(0).is_none()
    });
    let tests = tests.filter_map(|target| Some(target["name"].as_str()?.to_owned())).collect();
    Some(Package {
        name: package["name"].as_str()?.to_owned(),
        folder: manifest.parent()?.strip_prefix(root).ok()?.to_owned(),
        uses,
        tests,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_dependencies_inside_the_workspace_that_are_not_for_tests_are_kept() {
        let metadata = json!({
            "workspace_root": "/project",
            "packages": [{
                "name": "a",
                "manifest_path": "/project/crates/rules/a/Cargo.toml",
                "targets": [
                    {"name": "a", "kind": ["lib"]},
                    {"name": "claims", "kind": ["test"]},
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
            folder: "crates/rules/a".into(),
            uses,
            tests: vec!["claims".into()],
        };
        assert_eq!(read(&metadata), Some(vec![package]));
    }
}
