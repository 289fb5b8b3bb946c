use core::{cmp::Reverse, sync::atomic::AtomicU64};
use std::collections::HashSet;

use game::{Game, History};

use crate::{
    ActionOf, Control, Evaluate, Feature, Features, Limits, MATE, Score, Searchable, Table,
    place::{Before, Place, Window},
    worker::{INFINITE, Worker},
};

/// No turn list is longer; GIPF could in theory choose among more removals.
const MOST_TURNS: usize = 4_096;

/// How many hundredths around the last score are looked at first.
const ASPIRATION: i32 = 30;

/// The deepest iteration that is ever tried.
const DEEPEST: u32 = 100;

/// A whole turn with what the search thinks of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<A> {
    /// The actions of the turn, complete.
    pub turn: Vec<A>,
    /// The actions that follow, as far as they are known.
    pub follow: Vec<A>,
    /// How good it is for the player whose turn it is.
    pub score: Score,
}

/// What a search tells while it runs, after each iteration and line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<A> {
    /// The iteration that is finished.
    pub depth: u32,
    /// The longest line looked at, in actions.
    pub selective_depth: usize,
    /// Which of the best lines this is, from 1.
    pub rank: usize,
    /// The line.
    pub line: Line<A>,
    /// The nodes of this thread so far.
    pub nodes: u64,
}

/// The answer of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<A> {
    /// The best lines, best first; empty if the game has ended.
    pub lines: Vec<Line<A>>,
    /// The last finished iteration.
    pub depth: u32,
    /// The nodes of this thread.
    pub nodes: u64,
}

/// A whole turn at the root.
struct Turn<G: Searchable> {
    actions: Vec<ActionOf<G>>,
    next: G::Position,
    score: i32,
    follow: Vec<ActionOf<G>>,
}

/// What a search is asked to do.
#[derive(Clone, Debug)]
pub struct Task<'a, G: Searchable> {
    /// The game, with its past.
    pub game: &'a History<G::Position>,
    /// When to stop.
    pub limits: Limits,
    /// How many lines are wanted.
    pub lines: usize,
    /// Turns to choose among, as lists of actions; all if empty.
    pub only: Vec<Vec<ActionOf<G>>>,
    /// The first iteration; helper threads start at another than the main one.
    pub first_depth: u32,
    /// What the search is made of.
    pub features: Features,
}

/// Searches for the best turn.
pub fn search<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    task: &Task<'_, G>,
    evaluation: &E,
    table: &Table,
    control: &C,
    total: &AtomicU64,
    mut report: impl FnMut(&Report<ActionOf<G>>),
) -> Found<ActionOf<G>> {
    table.age();
    let root = task.game.position();
    let mut turns = turns::<G>(task.game);
    if !task.only.is_empty() {
        // Several orders of the same removals lead to one position, and only one is listed.
        let wanted: HashSet<u64> =
            task.only.iter().map(|actions| after::<G>(root, actions).key()).collect();
        turns.retain(|turn| wanted.contains(&turn.next.key()));
    }
    let past: Vec<u64> = task
        .game
        .past()
        .iter()
        .chain([root])
        .filter(|position| position.counts_for_repetition())
        .map(Game::key)
        .collect();
    let mut worker =
        Worker::new(evaluation, table, control, (task.limits, task.features), total, &past);
    let wanted = task.lines.max(1).min(turns.len());
    let mut finished = 0;
    // Several lines are comparable only after all of them were searched equally deep.
    let mut lines: Vec<Line<ActionOf<G>>> = Vec::new();
    let deepest = task.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
    let first = task.first_depth.clamp(1, deepest);
    for depth in first..=deepest {
        for rank in 0..wanted {
            aspire(&mut worker, &mut turns[rank..], root, depth as i32);
            if worker.stopped {
                break;
            }
            let turn = &turns[rank];
            report(&Report {
                depth,
                selective_depth: worker.deepest,
                rank: rank + 1,
                line: line(turn),
                nodes: worker.nodes,
            });
        }
        if worker.stopped {
            break;
        }
        finished = depth;
        turns[..wanted].sort_by_key(|turn| Reverse(turn.score));
        lines = turns.iter().take(wanted).map(line).collect();
        if is_enough(task, &turns, depth, control) {
            break;
        }
    }
    if wanted <= 1 || lines.is_empty() {
        lines = turns.iter().take(wanted).map(line).collect();
    }
    Found { lines, depth: finished, nodes: worker.nodes }
}

fn line<G: Searchable>(turn: &Turn<G>) -> Line<ActionOf<G>> {
    Line {
        turn: turn.actions.clone(),
        follow: turn.follow.clone(),
        score: Score::raw(turn.score.clamp(-MATE, MATE)),
    }
}

/// Whether deeper iterations are not worth their time.
fn is_enough<G: Searchable>(
    task: &Task<'_, G>,
    turns: &[Turn<G>],
    depth: u32,
    control: &impl Control,
) -> bool {
    let Some(best) = turns.first() else { return true };
    let score = Score::raw(best.score);
    let proven = score.turns_to_end().is_some_and(|turns| turns.unsigned_abs() <= depth);
    let mate = task.limits.mate.is_some_and(|most| {
        score.turns_to_end().is_some_and(|turns| turns > 0 && turns as u32 <= 2 * most)
    });
    let forced = turns.len() == 1 && task.limits.soft_time.is_some();
    let late = task.limits.soft_time.is_some_and(|most| control.elapsed() >= most);
    proven || mate || forced || late
}

/// Searches around the last score first, then ever more widely.
fn aspire<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    worker: &mut Worker<'_, G, E, C>,
    turns: &mut [Turn<G>],
    root: &G::Position,
    depth: i32,
) {
    let guess = turns.first().map_or(0, |turn| turn.score);
    let mut margin = ASPIRATION;
    let mut window = Window { alpha: -INFINITE, beta: INFINITE };
    if worker.features.has(Feature::Aspiration)
        && depth >= 4
        && guess.abs() < Score::LARGEST_EVALUATION
    {
        window = Window { alpha: guess - margin, beta: guess + margin };
    }
    loop {
        let best = try_turns(worker, turns, root, window, depth);
        if worker.stopped || (best > window.alpha && best < window.beta) {
            return;
        }
        margin *= 4;
        let far = margin > 1_000;
        if best <= window.alpha {
            window.alpha = if far { -INFINITE } else { (best - margin).max(-INFINITE) };
        }
        if best >= window.beta {
            window.beta = if far { INFINITE } else { (best + margin).min(INFINITE) };
        }
    }
}

/// Searches each turn of the root and sorts them, best first.
fn try_turns<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    worker: &mut Worker<'_, G, E, C>,
    turns: &mut [Turn<G>],
    root: &G::Position,
    window: Window,
    depth: i32,
) -> i32 {
    let mut alpha = window.alpha;
    let mut best = -INFINITE;
    for index in 0..turns.len() {
        let turn = &mut turns[index];
        let before = turn
            .actions
            .iter()
            .filter(|&&action| G::spends_depth(action))
            .fold(Before::default(), |before, &action| before.and(G::action_index(action)));
        let place = Place { ply: 0, turn: 1, player: root.to_act(), before };
        let child = |worker: &mut Worker<'_, G, E, C>, alpha: i32, beta: i32| {
            let same = turn.next.to_act() == root.to_act();
            let window =
                if same { Window { alpha, beta } } else { Window { alpha: -beta, beta: -alpha } };
            let score = worker.search(&turn.next, window, depth - 1, place);
            if same { score } else { -score }
        };
        let mut score;
        if index == 0 {
            score = child(worker, alpha, window.beta);
        } else {
            score = child(worker, alpha, alpha + 1);
            if score > alpha && !worker.stopped {
                score = child(worker, alpha, window.beta);
            }
        }
        if worker.stopped {
            break;
        }
        if index == 0 || score > alpha {
            turn.score = score;
            turn.follow = worker.line(0).to_vec();
        } else {
            // Known only to be worse; where it stood before tells how much.
            turn.score = turn.score.min(score);
        }
        if score > best {
            best = score;
            // The best so far comes first, also when the search is broken off here.
            if score > alpha {
                turns[..=index].rotate_right(1);
            }
        }
        alpha = alpha.max(score);
        if score >= window.beta {
            break;
        }
    }
    if !worker.stopped
        && let Some((_, rest)) = turns.split_first_mut()
    {
        rest.sort_by_key(|turn| Reverse(turn.score));
    }
    best
}

/// Every whole turn of the player to act; of those that lead to one position, the first.
fn turns<G: Searchable>(game: &History<G::Position>) -> Vec<Turn<G>> {
    let mut turns: Vec<Turn<G>> = Vec::new();
    if game.outcome().is_none() {
        let player = game.position().to_act();
        let mut seen = HashSet::new();
        collect::<G>(game.position(), player, &mut Vec::new(), &mut turns, &mut seen);
        // However short the search, a win that is there for the taking comes first.
        let wins = |turn: &Turn<G>| turn.next.outcome().is_some_and(|o| o.winner() == Some(player));
        turns.sort_by_key(|turn| !wins(turn));
    }
    turns
}

/// The position after some actions.
fn after<G: Searchable>(position: &G::Position, actions: &[ActionOf<G>]) -> G::Position {
    let mut next = *position;
    for &action in actions {
        next.play_unchecked(action);
    }
    next
}

fn collect<G: Searchable>(
    position: &G::Position,
    player: game::Color,
    so_far: &mut Vec<ActionOf<G>>,
    turns: &mut Vec<Turn<G>>,
    seen: &mut HashSet<u64>,
) {
    for action in position.legal_actions() {
        if turns.len() >= MOST_TURNS {
            return;
        }
        let mut next = *position;
        next.play_unchecked(action);
        // Removals in another order come to the same position, also halfway.
        if !seen.insert(next.key()) {
            continue;
        }
        so_far.push(action);
        if next.to_act() == player && next.outcome().is_none() {
            collect::<G>(&next, player, so_far, turns, seen);
        } else {
            turns.push(Turn { actions: so_far.clone(), next, score: 0, follow: Vec::new() });
        }
        so_far.pop();
    }
}
