//! Runs the stored fuzzing corpora, and some mutations of them, as tests.

use std::{fs, path::PathBuf};

use fuzzing::TARGETS;
use properties::games;

/// Returns the stored inputs of a target.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../fuzz/corpus").join(target);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a readable file")).collect()
}

#[test]
fn every_target_has_a_corpus_and_passes_on_it() {
    for (name, target) in TARGETS {
        let inputs = corpus(name);
        assert!(inputs.len() >= 3, "the corpus of {name} has only {} inputs", inputs.len());
        for input in inputs {
            target(&input);
        }
    }
}

#[test]
fn every_target_passes_on_mutations_of_its_corpus() {
    let mut rng = fastrand::Rng::with_seed(1);
    for (name, target) in TARGETS {
        let inputs = corpus(name);
        for _ in 0..games(600) {
            let mut input = rng.choice(&inputs).expect("a corpus").clone();
            for _ in 0..rng.usize(1..8) {
                mutate(&mut input, &mut rng);
            }
            target(&input);
        }
    }
}

fn mutate(input: &mut Vec<u8>, rng: &mut fastrand::Rng) {
    if input.is_empty() {
        input.push(rng.u8(..));
    }
    let at = rng.usize(..input.len());
    match rng.u8(..5) {
        0 => input[at] = rng.u8(..),
        1 => input.insert(at, rng.u8(b' '..=b'~')),
        2 => drop(input.remove(at)),
        3 => input.truncate(at),
        _ => {
            let part = input[at..].to_vec();
            input.extend(part.into_iter().take(40));
        }
    }
}

#[test]
fn every_target_has_a_file_for_cargo_fuzz() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../fuzz/fuzz_targets");
    for (name, _) in TARGETS {
        let file = folder.join(format!("{name}.rs"));
        let text = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            text.contains(&format!("fuzzing::{name}(")),
            "{} does not call its target",
            file.display()
        );
    }
}
