//! Verification of the published puzzles.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use puzzles::{Kind, Puzzle};
use solver::Limits;
use variants::{AnyGame, Variant};

use crate::{
    judge::{Judgement, judge, judge_further},
    verdicts::{VerdictFile, Verdicts},
};

/// Solver limits of a proof, higher than those used when the puzzle was created.
const LIMITS: Limits = Limits { nodes: 40_000_000, entries: 400_000 };

/// Proves a puzzle again or, if it is a gain, judges it again: at its depth, or with this many nodes.
///
/// # Errors
/// Returns a description of the mistake.
pub fn check(puzzle: &Puzzle, nodes: Option<u64>) -> Result<(), String> {
    puzzle.check(LIMITS).map_err(|error| error.to_string())?;
    let Kind::Gain(depth) = puzzle.kind else { return Ok(()) };
    let position = puzzle.position().map_err(|error| error.to_string())?;
    let game = AnyGame::from_position(puzzle.variant, &position).map_err(|e| e.to_string())?;
    let judgement = match nodes {
        Some(nodes) => judge_further(&game, nodes),
        None => judge(&game, depth),
    };
    agrees(puzzle, &judgement.ok_or("the engine cannot judge the position")?)
}

fn agrees(puzzle: &Puzzle, judgement: &Judgement) -> Result<(), String> {
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
            if let Err(reason) = check(puzzle, None) {
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

/// Parameters of a long check.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Number of threads.
    pub threads: usize,
    /// Maximum duration.
    pub time: Duration,
    /// Number of nodes with which a gain is judged, in place of its depth.
    pub nodes: Option<u64>,
}

/// Checks the puzzles without a verdict in this order, and adds their verdicts to the file as they are reached.
///
/// # Errors
/// Returns an error if a puzzle cannot be read, or if writing fails.
pub fn check_into(
    puzzles: &[Puzzle],
    known: &Verdicts,
    file: &VerdictFile,
    run: Run,
) -> anyhow::Result<()> {
    let begun = Instant::now();
    let next = AtomicUsize::new(0);
    let work = || -> anyhow::Result<()> {
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Relaxed)) {
            if begun.elapsed() >= run.time {
                break;
            }
            let id = puzzle.id()?;
            if known.of(&id).is_none() {
                file.add(&id, &check(puzzle, run.nodes))?;
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..run.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err(anyhow::anyhow!("a thread panicked")))
        })
    })
}

/// Difficulty around which most people look for puzzles.
const USUAL_DIFFICULTY: u16 = 1_200;

/// Orders puzzles for a check that may not reach all of them: the quick proofs of saves, then the judgements of gains, those
/// that most people see first, then wins.
pub fn sort_by_urgency(puzzles: &mut [Puzzle]) {
    puzzles.sort_by_cached_key(|puzzle| {
        let rank = match puzzle.kind {
            Kind::Save(_) => 0,
            Kind::Gain(_) => 1,
            Kind::Win(_) => 2,
        };
        (rank, puzzle.difficulty.abs_diff(USUAL_DIFFICULTY), puzzle.to_string())
    });
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
