//! Builds the published crates with different features; without any, they need neither the standard library nor `alloc`.

use crate::{
    metadata::{self, Package},
    package, shell,
};

/// Fails if a published crate cannot be built with every selection of its features: all of them if cargo-hack is installed,
/// otherwise none, each alone, and all together.
pub(crate) fn check() -> anyhow::Result<()> {
    let packages = metadata::packages()?;
    let published: Vec<&Package> = package::published(&packages).collect();
    if shell::succeeds("cargo hack --version") {
        let names: String =
            published.iter().map(|package| format!(" --package {}", package.name)).collect();
        let powerset = "cargo hack check --locked --feature-powerset --exclude-features default";
        return shell::run(&(powerset.to_owned() + &names), &[]);
    }
    println!(
        "\ncargo-hack is not installed (`cargo install cargo-hack --locked`): not every combination of features is built"
    );
    for package in published {
        for features in selections(&package.features) {
            let command = "cargo check --locked --no-default-features --package";
            shell::run(&format!("{command} {}{features}", package.name), &[])?;
        }
    }
    Ok(())
}

/// Returns the options of cargo for no feature, for each feature alone, and for all together.
fn selections(features: &[String]) -> Vec<String> {
    let features: Vec<&str> =
        features.iter().map(String::as_str).filter(|feature| *feature != "default").collect();
    let mut selections = vec![String::new()];
    selections.extend(features.iter().map(|feature| format!(" --features {feature}")));
    if features.len() > 1 {
        selections.push(format!(" --features {}", features.join(",")));
    }
    selections
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_feature_is_built_alone_and_with_all_others() {
        let features = ["alloc", "default", "serde"].map(str::to_owned);
        let selected = selections(&features);
        assert_eq!(
            selected,
            ["", " --features alloc", " --features serde", " --features alloc,serde"]
        );
        assert_eq!(selections(&[]), [""]);
    }
}
