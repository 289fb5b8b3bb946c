use solver::{Candidate, Limits, Solver, Verdict, candidates};

use crate::{
    error::{Fault, ReadError},
    kind::Kind,
    limits::CANDIDATES_MAX,
    puzzle::{Puzzle, replayed},
    replay::{PlayedTurn, PuzzleGame, Replay},
    solution::{Solution, differ_in_rings},
    themes,
};

/// Degree of certainty of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Everything that the puzzle states has been proved.
    Proved,
    /// The form and the themes are correct, but only the engine has judged the turn to be the best.
    Judged,
}

/// Reason why a check failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CheckError {
    /// The puzzle cannot be played.
    Read(ReadError),
    /// A statement of the puzzle is false.
    Fault(Fault),
}

impl From<ReadError> for CheckError {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl From<Fault> for CheckError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl std::fmt::Display for CheckError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Read(error) => error.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for CheckError {}

impl Puzzle {
    /// Proves the puzzle, or checks the form and the themes of a gain.
    ///
    /// # Errors
    /// Returns an error if a statement of the puzzle is false, or if the limits are too small.
    pub fn check(&self, limits: Limits) -> Result<Standing, CheckError> {
        Ok(replayed!(self, replay => checked(self, &replay, limits)?))
    }
}

fn checked<G: PuzzleGame>(
    puzzle: &Puzzle,
    replay: &Replay<G>,
    limits: Limits,
) -> Result<Standing, Fault> {
    if themes::detected(replay, puzzle.kind) != puzzle.themes {
        return Err(Fault::Themes);
    }
    let solution = replay.turns.first().ok_or(Fault::NotASolution)?;
    match puzzle.kind {
        Kind::Win(turns) => {
            check_win(puzzle, replay, u32::from(turns), limits)?;
            Ok(Standing::Proved)
        }
        Kind::Save(turns) => {
            let saving = proved_save(&replay.position, u32::from(turns), limits)?;
            is(&saving, solution, &puzzle.other_rings)?;
            Ok(Standing::Proved)
        }
        Kind::Gain(_) => {
            let all = candidates(&replay.position, CANDIDATES_MAX).ok_or(Fault::Unknown)?;
            if !puzzle.other_rings.is_empty() {
                return Err(Fault::OtherRings);
            }
            if all.len() < 2 { Err(Fault::NothingToChoose) } else { Ok(Standing::Judged) }
        }
    }
}

/// Checks that a turn is the solution, and that it is listed with the right rings.
fn is<G: PuzzleGame>(
    solution: &Solution<G>,
    turn: &PlayedTurn<G>,
    other_rings: &[String],
) -> Result<(), Fault> {
    let Some(candidate) = turn.candidate() else { return Err(Fault::NotASolution) };
    let same = solution.turns.iter().any(|other| other.is_same(&candidate));
    if !same {
        return Err(Fault::NotASolution);
    }
    if solution.other_rings(&candidate) == other_rings { Ok(()) } else { Err(Fault::OtherRings) }
}

fn check_win<G: PuzzleGame>(
    puzzle: &Puzzle,
    replay: &Replay<G>,
    turns: u32,
    limits: Limits,
) -> Result<(), Fault> {
    let player = replay.position.to_act();
    for (place, turn) in replay.turns.iter().enumerate().step_by(2) {
        let left = turns.checked_sub(place as u32 / 2).ok_or(Fault::Unfinished)?;
        if place < puzzle.asked {
            // Later turns of the line depend on the removed rings, so only the last turn may list others.
            let listed: &[String] =
                if place + 1 == puzzle.asked { &puzzle.other_rings } else { &[] };
            is(&proved_win(&turn.before, left, limits)?, turn, listed)?;
        } else {
            let after = left.checked_sub(1).ok_or(Fault::Unfinished)?;
            match Solver::new(player, limits).wins_within(&turn.after, after) {
                Verdict::Proved => {}
                Verdict::Disproved => return Err(Fault::NotASolution),
                Verdict::Unknown => return Err(Fault::Unknown),
            }
        }
    }
    let sooner = turns - 1;
    if sooner > 0 {
        match Solver::new(player, limits).wins_within(&replay.position, sooner) {
            Verdict::Proved => return Err(Fault::Sooner),
            Verdict::Disproved => {}
            Verdict::Unknown => return Err(Fault::Unknown),
        }
    }
    let winner = replay.end().outcome().and_then(|outcome| outcome.winner());
    if winner == Some(player) { Ok(()) } else { Err(Fault::Unfinished) }
}

/// Number of additional turns of the opponent within which the solution of a save must not lose either.
const SAVE_MARGIN: u32 = 2;

/// Returns the only solution: the turn that wins within a number of the player's own turns.
///
/// # Errors
/// Returns an error if no candidate or more than one wins, if there is no other candidate, or if
/// the limits are too small.
pub fn proved_win<G: PuzzleGame>(
    position: &G,
    turns: u32,
    limits: Limits,
) -> Result<Solution<G>, Fault> {
    let left = turns.checked_sub(1).ok_or(Fault::NotASolution)?;
    let mut solver = Solver::new(position.to_act(), limits);
    only(position, |after| solver.wins_within(after, left), Verdict::Proved)
}

/// Returns the only solution: the turn after which the opponent does not win within a number of their turns, nor
/// within two more.
///
/// # Errors
/// Returns the same errors as [`proved_win`], and [`Fault::Postponed`] if the opponent wins a little later.
pub fn proved_save<G: PuzzleGame>(
    position: &G,
    turns: u32,
    limits: Limits,
) -> Result<Solution<G>, Fault> {
    let mut solver = Solver::new(!position.to_act(), limits);
    let solution = only(position, |after| solver.wins_within(after, turns), Verdict::Disproved)?;
    for candidate in &solution.turns {
        match solver.wins_within(&candidate.turn.position, turns + SAVE_MARGIN) {
            Verdict::Disproved => {}
            Verdict::Proved => return Err(Fault::Postponed),
            Verdict::Unknown => return Err(Fault::Unknown),
        }
    }
    Ok(solution)
}

/// Returns the only solution with the wanted verdict; all other candidates must have the opposite verdict.
fn only<G: PuzzleGame>(
    position: &G,
    mut verdict: impl FnMut(&G) -> Verdict,
    wanted: Verdict,
) -> Result<Solution<G>, Fault> {
    let all = candidates(position, CANDIDATES_MAX).ok_or(Fault::Unknown)?;
    if all.len() < 2 {
        return Err(Fault::NothingToChoose);
    }
    let (mut found, mut rest): (Vec<Candidate<G>>, Vec<_>) = (Vec::new(), Vec::new());
    for candidate in all {
        match verdict(&candidate.turn.position) {
            Verdict::Unknown => return Err(Fault::Unknown),
            other if other != wanted => rest.push(candidate),
            _ if found.first().is_some_and(|one| !differ_in_rings(one, &candidate)) => {
                return Err(Fault::AnotherSolution);
            }
            _ => found.push(candidate),
        }
    }
    Solution::of(position, found, &rest)
}
