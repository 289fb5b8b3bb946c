//! The layers, and the dependencies allowed between them.

use std::path::Path;

use crate::metadata::Package;

/// A layer, named after the folder of its crates. The lowest layer comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Layer {
    Rules,
    Records,
    Engine,
    Content,
    /// The modules in `wasm/`, at the level of `online`: only tests use them from outside.
    Modules,
    Online,
    Program,
    /// Crates outside the layers, which may use all of them.
    Proof,
}

impl Layer {
    pub(super) fn of(folder: &Path) -> Option<Self> {
        let folders: Vec<&str> = folder.iter().filter_map(|name| name.to_str()).collect();
        Some(match folders.as_slice() {
            ["crates", "rules", _] => Self::Rules,
            ["crates", "records", _] => Self::Records,
            ["crates", "engine", _] => Self::Engine,
            ["crates", "content", _] => Self::Content,
            ["wasm", _] => Self::Modules,
            ["crates", "online", _] => Self::Online,
            ["crates", "gipfel"] | ["python"] => Self::Program,
            ["crates", "proof", _] | ["xtask"] => Self::Proof,
            _ => return None,
        })
    }

    fn may_use(self, other: Self) -> bool {
        self == other || (other < self && (other != Self::Modules || self == Self::Proof))
    }
}

/// Returns a sentence for each dependency that points up or sideways, and for each crate outside the layers.
pub(super) fn upward_dependencies(packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    for package in packages {
        let (name, folder) = (&package.name, package.folder.display());
        let Some(layer) = Layer::of(&package.folder) else {
            faults.push(format!("{name}: the folder {folder} belongs to no layer"));
            continue;
        };
        for used in &package.uses {
            if Layer::of(used).is_some_and(|below| !layer.may_use(below)) {
                let used = used.display();
                faults.push(format!("{name}: {folder} must not depend on {used}"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(folder: &str, uses: &[&str]) -> usize {
        let uses = uses.iter().map(Into::into).collect();
        upward_dependencies(&[Package {
            name: "a".into(),
            description: String::new(),
            folder: folder.into(),
            uses,
            tests: Vec::new(),
            features: Vec::new(),
            has_unit_tests: None,
        }])
        .len()
    }

    #[test]
    fn a_crate_may_use_its_own_layer_and_those_below() {
        assert_eq!(faults("crates/online/server", &["crates/online/hall", "crates/rules/game"]), 0);
        assert_eq!(faults("wasm/core", &["wasm/bridge", "crates/content/board"]), 0);
        assert_eq!(faults("xtask", &["crates/gipfel", "crates/proof/twin"]), 0);
    }

    #[test]
    fn a_dependency_that_points_up_is_found() {
        assert_eq!(faults("crates/rules/yinsh", &["crates/records/variants"]), 1);
        assert_eq!(faults("crates/engine/engine", &["crates/content/board"]), 1);
        assert_eq!(faults("crates/gipfel", &["crates/proof/twin"]), 1);
    }

    #[test]
    fn a_dependency_that_points_sideways_is_found() {
        assert_eq!(faults("crates/online/server", &["wasm/core"]), 1);
        assert_eq!(faults("wasm/core", &["crates/online/protocol"]), 1);
    }

    #[test]
    fn a_crate_outside_the_layers_is_found() {
        assert_eq!(faults("crates/misc/a", &[]), 1);
    }
}
