use puzzles::{PuzzleGame, proved_win};
use solver::{Candidate, Limits, Solver, Turn, Verdict, candidates, whole_turns};

/// A win with its proof in hand: the line, and how much of it has only one answer.
#[derive(Clone, Debug)]
pub(crate) struct WinLine {
    pub(crate) line: Vec<String>,
    pub(crate) asked: usize,
}

/// Of the replies that hold out longest, so many are looked at for one that asks for another
/// single answer.
const REPLIES: usize = 6;

/// Lists no more turns of a position.
const MOST: usize = 4_000;

/// Follows the only winning candidate of a position, with replies that hold out longest, to the end.
pub(crate) fn follow<G: PuzzleGame>(
    position: &G,
    candidate: &Candidate<G>,
    turns: u32,
    limits: Limits,
) -> Option<WinLine> {
    let player = position.to_act();
    let mut line = vec![candidate.turn.token(position)];
    let (mut asked, mut single) = (1, true);
    let (mut after, mut left) = (candidate.turn.position, turns.checked_sub(1)?);
    while after.outcome().is_none() {
        let (reply, answer) = hardest_reply(&after, player, left, limits)?;
        line.push(reply.token(&after));
        if reply.position.outcome().is_some() {
            break;
        }
        single &= answer.is_some();
        let own = match answer {
            Some(answer) => answer,
            None => any_win(&reply.position, left, limits)?,
        };
        line.push(own.turn.token(&reply.position));
        if single {
            asked = line.len();
        }
        after = own.turn.position;
        left = left.checked_sub(1)?;
    }
    Some(WinLine { line, asked })
}

/// A reply that holds out longest, and the only answer to it, if there is only one.
fn hardest_reply<G: PuzzleGame>(
    position: &G,
    player: game::Color,
    left: u32,
    limits: Limits,
) -> Option<(Turn<G>, Option<Candidate<G>>)> {
    let mut solver = Solver::new(player, limits);
    let mut longest: Vec<Turn<G>> = Vec::new();
    let mut all = whole_turns(position, MOST)?;
    // The order in which turns are listed says nothing; this one is the same everywhere.
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

/// Some candidate that wins within a number of turns.
fn any_win<G: PuzzleGame>(position: &G, turns: u32, limits: Limits) -> Option<Candidate<G>> {
    let mut solver = Solver::new(position.to_act(), limits);
    let left = turns.checked_sub(1)?;
    candidates(position, MOST)?
        .into_iter()
        .find(|candidate| solver.wins_within(&candidate.turn.position, left) == Verdict::Proved)
}
