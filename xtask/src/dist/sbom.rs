//! The software bill of materials: the crates in the program, in the format of CycloneDX 1.5.

use std::collections::BTreeMap;

use anyhow::Context as _;
use serde_json::{Value, json};

use super::dependencies::Dependency;

/// Returns the bill as JSON. It has neither a time nor a serial number, so it is the same in every build.
pub(super) fn text(dependencies: &[Dependency], lock: &str) -> anyhow::Result<String> {
    let digests = digests(lock);
    let components = dependencies
        .iter()
        .map(|dependency| component(dependency, &digests))
        .collect::<anyhow::Result<Vec<Value>>>()?;
    let references: BTreeMap<String, String> =
        dependencies.iter().map(|found| (found.title(), reference(found))).collect();
    let graph = dependencies.iter().map(|dependency| {
        let uses: Vec<&String> =
            dependency.uses.iter().filter_map(|title| references.get(title)).collect();
        json!({ "ref": reference(dependency), "dependsOn": uses })
    });
    let version = env!("CARGO_PKG_VERSION");
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": format!("gipfel@{version}"),
                "name": "gipfel",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
        "dependencies": graph.collect::<Vec<_>>(),
    });
    Ok(serde_json::to_string_pretty(&bill)? + "\n")
}

/// Returns the package URL of a crate.
fn reference(dependency: &Dependency) -> String {
    // The only character of a version that a package URL must escape.
    format!("pkg:cargo/{}@{}", dependency.name, dependency.version.replace('+', "%2B"))
}

fn component(dependency: &Dependency, digests: &BTreeMap<String, String>) -> anyhow::Result<Value> {
    let title = dependency.title();
    let digest = digests.get(&title).with_context(|| format!("Cargo.lock lacks {title}"))?;
    let reference = reference(dependency);
    let mut component = json!({
        "type": "library",
        "bom-ref": reference,
        "name": dependency.name,
        "version": dependency.version,
        "description": dependency.description.split_whitespace().collect::<Vec<_>>().join(" "),
        "hashes": [{ "alg": "SHA-256", "content": digest }],
        "purl": reference,
    });
    if !dependency.licence.is_empty() {
        // Manifests of old crates separate alternatives with a slash.
        let expression = dependency.licence.replace('/', " OR ");
        component["licenses"] = json!([{ "expression": expression }]);
    }
    if !dependency.repository.is_empty() {
        component["externalReferences"] = json!([{ "type": "vcs", "url": dependency.repository }]);
    }
    Ok(component)
}

/// Returns the digest of each crate of the registry in `Cargo.lock`.
fn digests(lock: &str) -> BTreeMap<String, String> {
    let read = |package: &str| {
        let field = |name: &str| {
            let value = package.lines().find_map(|line| line.strip_prefix(name))?;
            Some(value.trim_matches('"').to_owned())
        };
        Some((format!("{} {}", field("name = ")?, field("version = ")?), field("checksum = ")?))
    };
    lock.split("[[package]]").filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"aa\"\n\n\
        [[package]]\nname = \"b\"\nversion = \"2.0.0+3\"\nchecksum = \"bb\"\ndependencies = [\n \"a\",\n]\n\n\
        [[package]]\nname = \"gipfel\"\nversion = \"0.2.0\"\n";

    fn dependency(name: &str, version: &str, licence: &str, uses: &[&str]) -> Dependency {
        Dependency {
            name: name.to_owned(),
            version: version.to_owned(),
            licence: licence.to_owned(),
            description: "Does\n  it.".to_owned(),
            repository: String::new(),
            folder: "/".into(),
            uses: uses.iter().map(|&title| title.to_owned()).collect(),
        }
    }

    #[test]
    fn every_crate_has_its_digest_licence_and_dependencies() {
        let all = [
            dependency("a", "1.0.0", "MIT/Apache-2.0", &[]),
            dependency("b", "2.0.0+3", "ISC", &["a 1.0.0"]),
        ];
        let bill: Value = serde_json::from_str(&text(&all, LOCK).unwrap()).unwrap();
        let [a, b] = [0, 1].map(|index| &bill["components"][index]);
        assert_eq!(a["hashes"][0]["content"], "aa");
        assert_eq!(a["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(a["description"], "Does it.");
        assert_eq!(b["purl"], "pkg:cargo/b@2.0.0%2B3");
        assert_eq!(bill["dependencies"][1], json!({"ref": b["purl"], "dependsOn": [a["purl"]]}));
    }

    #[test]
    fn a_crate_that_is_not_locked_is_an_error() {
        let error = text(&[dependency("c", "1.0.0", "MIT", &[])], LOCK).unwrap_err();
        assert!(error.to_string().contains("c 1.0.0"));
    }
}
