//! The crates of the workspace as a Markdown table.

use std::{collections::BTreeMap, path::Path};

use super::layer::Layer;
use crate::metadata::Package;

/// Returns the table, the highest layer first. Crates are named by their folders, as in the documents.
pub(super) fn of(packages: &[Package]) -> String {
    let names: BTreeMap<&Path, String> =
        packages.iter().map(|package| (package.folder.as_path(), name(&package.folder))).collect();
    let mut sorted: Vec<&Package> = packages.iter().collect();
    sorted.sort_by_key(|package| {
        (std::cmp::Reverse(Layer::of(&package.folder)), names[package.folder.as_path()].clone())
    });
    let mut table = "| crate | contents | workspace crates it uses |\n|---|---|---|\n".to_owned();
    for package in sorted {
        let mut used: Vec<&str> = package
            .uses
            .iter()
            .filter_map(|folder| names.get(folder.as_path()))
            .map(|name| name.rsplit('/').next().unwrap_or(name))
            .collect();
        used.sort_unstable();
        used.dedup();
        let used = if used.is_empty() { "–".to_owned() } else { used.join(", ") };
        let name = &names[package.folder.as_path()];
        let description = package.description.trim_end_matches('.');
        table.push_str(&format!("| `{name}` | {description} | {used} |\n"));
    }
    table
}

/// Returns the folder of a crate without `crates/`.
fn name(folder: &Path) -> String {
    folder.strip_prefix("crates").unwrap_or(folder).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(folder: &str, description: &str, uses: &[&str]) -> Package {
        Package {
            name: "any".to_owned(),
            description: description.to_owned(),
            folder: folder.into(),
            uses: uses.iter().map(Into::into).collect(),
            tests: Vec::new(),
            features: Vec::new(),
            has_unit_tests: None,
        }
    }

    #[test]
    fn the_table_lists_the_crates_from_the_highest_layer_to_the_lowest() {
        let packages = [
            package("crates/rules/game", "What games share.", &[]),
            package("crates/rules/gipf", "GIPF", &["crates/rules/game"]),
            package("crates/gipfel", "The program", &["crates/rules/gipf", "crates/rules/game"]),
        ];
        let expected = "\
| crate | contents | workspace crates it uses |
|---|---|---|
| `gipfel` | The program | game, gipf |
| `rules/game` | What games share | – |
| `rules/gipf` | GIPF | game |
";
        assert_eq!(of(&packages), expected);
    }
}
