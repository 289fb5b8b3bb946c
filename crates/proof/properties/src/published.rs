//! The perft suites and test vectors in `data/`.

use std::{fs, path::PathBuf};

use crate::{Checked, Suite, Vector};

/// Returns the perft suite of a variant.
///
/// # Panics
/// Panics if the file cannot be read.
#[must_use]
pub fn suite<G: Checked>(variant: G::Variant) -> Suite {
    Suite::read(&data("perft", &G::name(variant), "perft")).expect("a suite")
}

/// Returns the test vectors of a variant.
///
/// # Panics
/// Panics if the file cannot be read.
#[must_use]
pub fn vectors<G: Checked>(variant: G::Variant) -> Vec<Vector> {
    let text = data("vectors", &G::name(variant), "jsonl");
    text.lines().map(|line| Vector::read(line).expect("a vector")).collect()
}

fn data(folder: &str, id: &str, ending: &str) -> String {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../data");
    let path = data.join(folder).join(id).with_extension(ending);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
