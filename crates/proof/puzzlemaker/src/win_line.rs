use puzzles::{PuzzleGame, Solution, proved_win};
use solver::{Candidate, Limits, Solver, Turn, Verdict, candidates, whole_turns};

/// A proved win: its line, and the part of the line in which each answer is unique.
#[derive(Clone, Debug)]
pub(crate) struct WinLine {
    pub(crate) line: Vec<String>,
    pub(crate) asked: usize,
    pub(crate) other_rings: Vec<String>,
}

/// Number of longest-resisting replies that are examined for one with a unique answer.
const REPLIES: usize = 6;

/// Maximum number of turns listed in a position.
const LISTED_TURNS_MAX: usize = 4_000;

/// Follows the only winning solution of a position to the end, with the replies that resist
/// longest. A turn in which several rings may come off is the last one asked, since the line goes on from one of them.
pub(crate) fn follow<G: PuzzleGame>(
    position: &G,
    solution: &Solution<G>,
    turns: u32,
    limits: Limits,
) -> Option<WinLine> {
    let player = position.to_act();
    let candidate = solution.candidate();
    let mut other_rings = solution.other_rings(candidate);
    let mut line = vec![candidate.turn.token(position)];
    let (mut asked, mut single) = (1, other_rings.is_empty());
    let (mut after, mut left) = (candidate.turn.position, turns.checked_sub(1)?);
    while after.outcome().is_none() {
        let (reply, answer) = hardest_reply(&after, player, left, limits)?;
        line.push(reply.token(&after));
        if reply.position.outcome().is_some() {
            break;
        }
        single &= answer.is_some();
        let own = match &answer {
            Some(answer) => answer.candidate().clone(),
            None => any_win(&reply.position, left, limits)?,
        };
        line.push(own.turn.token(&reply.position));
        if let Some(answer) = answer.filter(|_| single) {
            asked = line.len();
            other_rings = answer.other_rings(&own);
            single = other_rings.is_empty();
        }
        after = own.turn.position;
        left = left.checked_sub(1)?;
    }
    Some(WinLine { line, asked, other_rings })
}

/// Returns a reply that resists longest, and the answer to it if there is only one.
fn hardest_reply<G: PuzzleGame>(
    position: &G,
    player: game::Color,
    left: u32,
    limits: Limits,
) -> Option<(Turn<G>, Option<Solution<G>>)> {
    let mut solver = Solver::new(player, limits);
    let mut longest: Vec<Turn<G>> = Vec::new();
    let mut all = whole_turns(position, LISTED_TURNS_MAX)?;
    // The order in which turns are listed is arbitrary; the order of their tokens is the same everywhere.
    all.sort_by_key(|turn| turn.token(position));
    for turn in all {
        let sooner = left.checked_sub(1)?;
        match solver.wins_within(&turn.position, sooner) {
            Verdict::Disproved => longest.push(turn),
            Verdict::Proved => {}
            Verdict::Unknown => return None,
        }
    }
    let answers = longest.iter().take(REPLIES).enumerate().find_map(|(index, reply)| {
        let only = proved_win(&reply.position, left, limits).ok()?;
        Some((index, only))
    });
    match answers {
        Some((index, only)) => Some((longest.swap_remove(index), Some(only))),
        None => longest.into_iter().next().map(|reply| (reply, None)),
    }
}

/// Returns a candidate that wins within a number of turns, if any.
fn any_win<G: PuzzleGame>(position: &G, turns: u32, limits: Limits) -> Option<Candidate<G>> {
    let mut solver = Solver::new(position.to_act(), limits);
    let left = turns.checked_sub(1)?;
    candidates(position, LISTED_TURNS_MAX)?
        .into_iter()
        .find(|candidate| solver.wins_within(&candidate.turn.position, left) == Verdict::Proved)
}
