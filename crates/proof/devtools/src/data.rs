//! Generates the published data with the fast rules, from fixed seeds; tests compare it with the reference implementation.

mod matches;

use std::fs;

use anyhow::Context;
use properties::{Checked, Vector, harvest};

use crate::project::root;

pub(crate) fn run() -> anyhow::Result<()> {
    make_all::<yinsh::Position>(4)?;
    make_all::<gipf::Position>(5)?;
    make_all::<potentials::Position>(4)?;
    let matches = matches::vectors()?;
    println!("matches: {}", matches.len());
    write("vectors/matches.jsonl", &(matches.join("\n") + "\n"))
}

fn make_all<G: Checked>(start_depth: u32) -> anyhow::Result<()> {
    for variant in G::variants() {
        make::<G>(variant, start_depth)?;
    }
    Ok(())
}

fn make<G: Checked>(variant: G::Variant, start_depth: u32) -> anyhow::Result<()> {
    let id = G::name(variant);
    let heading = format!("Perft of {id}: actions as listed, none counted twice.");
    let suite = harvest::suite::<G>(variant, start_depth);
    write(&format!("perft/{id}.perft"), &suite.write(&heading))?;
    let vectors = harvest::vectors::<G>(variant);
    let lines: Vec<String> = vectors.iter().map(Vector::write).collect();
    write(&format!("vectors/{id}.jsonl"), &(lines.join("\n") + "\n"))?;
    println!("{id}: {} perft positions, {} vectors", suite.entries.len(), vectors.len());
    Ok(())
}

fn write(path: &str, text: &str) -> anyhow::Result<()> {
    let path = root().join("data").join(path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&path, text).with_context(|| path.display().to_string())
}
