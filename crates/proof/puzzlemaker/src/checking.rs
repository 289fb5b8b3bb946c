//! Verification of the published puzzles.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use puzzles::{Kind, Puzzle};
use solver::Limits;
use variants::{AnyGame, Variant};

use crate::judge::judge;

/// Solver limits of a proof, higher than those used when the puzzle was created.
const LIMITS: Limits = Limits { nodes: 40_000_000, entries: 400_000 };

/// Proves a puzzle again or, if it is a gain, judges it again at its depth.
///
/// # Errors
/// Returns a description of the mistake.
pub fn check(puzzle: &Puzzle) -> Result<(), String> {
    puzzle.check(LIMITS).map_err(|error| error.to_string())?;
    let Kind::Gain(depth) = puzzle.kind else { return Ok(()) };
    let position = puzzle.position().map_err(|error| error.to_string())?;
    let game = AnyGame::from_position(puzzle.variant, &position).map_err(|e| e.to_string())?;
    let judgement = judge(&game, depth).ok_or("the engine cannot judge the position")?;
    let best = judgement.line.first().map_or("", String::as_str);
    if puzzle.is_right(0, best) != Ok(true) {
        return Err(format!("the engine prefers {best}"));
    }
    if judgement.is_clear() {
        Ok(())
    } else {
        Err(format!("not clearly best: {} and {}", judgement.best, judgement.second))
    }
}

/// Checks all puzzles on several threads and returns the incorrect ones, with the reasons.
#[must_use]
pub fn check_all(puzzles: &[Puzzle], threads: usize) -> Vec<(Puzzle, String)> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut wrong = Vec::new();
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Relaxed)) {
            if let Err(reason) = check(puzzle) {
                wrong.push((puzzle.clone(), reason));
            }
        }
        wrong
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
}

/// Returns about this many puzzles of each variant and kind, spread evenly.
#[must_use]
pub fn sample(puzzles: &[Puzzle], size: usize) -> Vec<Puzzle> {
    let mut groups: BTreeMap<(Variant, &str), Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        groups.entry((puzzle.variant, puzzle.kind.word())).or_default().push(puzzle);
    }
    let spread = |group: Vec<&Puzzle>| {
        let step = group.len().div_ceil(size.max(1)).max(1);
        group.into_iter().step_by(step).cloned().collect::<Vec<_>>()
    };
    groups.into_values().flat_map(spread).collect()
}
