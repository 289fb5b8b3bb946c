//! Iterative deepening over the turns at the root.

use core::{cmp::Reverse, sync::atomic::AtomicU64};

use game::{Game, History};

use crate::{
    context::{Context, PreviousActions},
    control::{Control, Limits},
    evaluate::Evaluate,
    feature::{Feature, Features},
    parameters::{
        ASPIRATION_GROWTH, ASPIRATION_MARGIN, ASPIRATION_MAX_MARGIN, ASPIRATION_MIN_DEPTH,
        LATE_ROOT_REDUCTION, SEARCH_MAX_DEPTH,
    },
    report::{Report, SearchResult, Variation},
    root_turn::{RootTurn, root_turns},
    score::Score,
    searchable::{ActionOf, Searchable},
    transposition_table::TranspositionTable,
    window::{INFINITE, Window},
    worker::Worker,
};

/// Parameters of a search.
#[derive(Clone, Debug)]
pub struct Task<'a, G: Searchable> {
    /// The game, including its past positions.
    pub game: &'a History<G::Position>,
    /// Conditions that end the search.
    pub limits: Limits,
    /// Number of principal variations to find.
    pub multi_pv: usize,
    /// Turns to choose from, as lists of actions; all turns if empty.
    pub only: Vec<Vec<ActionOf<G>>>,
    /// Depth of the first iteration. Helper threads start at a different depth from the main
    /// thread.
    pub first_depth: u32,
    /// Search techniques in use.
    pub features: Features,
}

/// Searches for the best turn.
pub fn search<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    task: &Task<'_, G>,
    evaluation: &E,
    table: &TranspositionTable,
    control: &C,
    total_nodes: &AtomicU64,
    mut report: impl FnMut(&Report<ActionOf<G>>),
) -> SearchResult<ActionOf<G>> {
    table.age();
    let root = task.game.position();
    let mut turns = root_turns::<G>(task.game, &task.only);
    if turns.len() > G::MANY_TURNS {
        order_by_evaluation(&mut turns, root, evaluation);
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
        Worker::new(evaluation, table, control, (task.limits, task.features), total_nodes, &past);
    let wanted = task.multi_pv.max(1).min(turns.len());
    let mut finished = 0;
    // With several variations, only a finished iteration has searched all of them to the same
    // depth.
    let mut variations: Vec<Variation<ActionOf<G>>> = Vec::new();
    let deepest = task.limits.depth.unwrap_or(SEARCH_MAX_DEPTH).clamp(1, SEARCH_MAX_DEPTH);
    let first = task.first_depth.clamp(1, deepest);
    for depth in first..=deepest {
        for rank in 0..wanted {
            search_aspiration(&mut worker, &mut turns[rank..], root, depth as i32);
            if worker.stopped {
                break;
            }
            report(&Report {
                depth,
                selective_depth: worker.selective_depth,
                rank: rank + 1,
                variation: turns[rank].variation(),
                nodes: worker.nodes,
            });
        }
        if worker.stopped {
            break;
        }
        finished = depth;
        turns[..wanted].sort_by_key(|turn| Reverse(turn.score));
        variations = turns.iter().take(wanted).map(RootTurn::variation).collect();
        if is_enough(task, &turns, depth, control) {
            break;
        }
    }
    if wanted <= 1 || variations.is_empty() {
        variations = turns.iter().take(wanted).map(RootTurn::variation).collect();
    }
    SearchResult { variations, depth: finished, nodes: worker.nodes }
}

/// Sorts the turns by static evaluation; winning turns come first.
fn order_by_evaluation<G: Searchable, E: Evaluate<G::Position>>(
    turns: &mut [RootTurn<G>],
    root: &G::Position,
    evaluation: &E,
) {
    turns.sort_by_cached_key(|turn| {
        Reverse(match turn.next.outcome() {
            Some(outcome) if outcome.winner() == Some(root.to_act()) => INFINITE,
            Some(_) => -INFINITE,
            None if turn.next.to_act() == root.to_act() => evaluation.evaluate(&turn.next),
            None => -evaluation.evaluate(&turn.next),
        })
    });
}

/// Returns whether iterative deepening can stop after this depth.
fn is_enough<G: Searchable>(
    task: &Task<'_, G>,
    turns: &[RootTurn<G>],
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

/// Searches with an aspiration window around the previous score, widened until the score lies
/// inside it.
fn search_aspiration<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    worker: &mut Worker<'_, G, E, C>,
    turns: &mut [RootTurn<G>],
    root: &G::Position,
    depth: i32,
) {
    let guess = turns.first().map_or(0, |turn| turn.score);
    let mut margin = ASPIRATION_MARGIN.get();
    let mut window = Window::FULL;
    if worker.features.has(Feature::Aspiration)
        && depth >= ASPIRATION_MIN_DEPTH.get()
        && guess.abs() < Score::LARGEST_EVALUATION
    {
        window = Window { alpha: guess - margin, beta: guess + margin };
    }
    loop {
        let best = search_turns(worker, turns, root, window, depth);
        if worker.stopped || (best > window.alpha && best < window.beta) {
            return;
        }
        margin *= ASPIRATION_GROWTH.get();
        let open = margin > ASPIRATION_MAX_MARGIN;
        if best <= window.alpha {
            window.alpha = if open { -INFINITE } else { (best - margin).max(-INFINITE) };
        }
        if best >= window.beta {
            window.beta = if open { INFINITE } else { (best + margin).min(INFINITE) };
        }
    }
}

/// Searches all turns at the root and sorts them, best first.
fn search_turns<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    worker: &mut Worker<'_, G, E, C>,
    turns: &mut [RootTurn<G>],
    root: &G::Position,
    window: Window,
    depth: i32,
) -> i32 {
    let mut alpha = window.alpha;
    let mut best = -INFINITE;
    for index in 0..turns.len() {
        let turn = &mut turns[index];
        let mut score;
        if index == 0 {
            score = search_turn(worker, turn, root, window, depth);
        } else {
            let late = index >= G::MANY_TURNS && depth > LATE_ROOT_REDUCTION.get();
            let reduced = if late { depth - LATE_ROOT_REDUCTION.get() } else { depth };
            score = search_turn(worker, turn, root, Window::null(alpha), reduced);
            if score > alpha && !worker.stopped {
                score = search_turn(worker, turn, root, window.with_alpha(alpha), depth);
            }
        }
        if worker.stopped {
            break;
        }
        if index == 0 || score > alpha {
            turn.score = score;
            turn.follow = worker.variation(0).to_vec();
        } else {
            // Only an upper bound is known; the earlier score keeps turns that failed low in order.
            turn.score = turn.score.min(score);
        }
        if score > best {
            best = score;
            // The best turn so far comes first, even if the search is stopped now.
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

/// Searches one turn and returns its score for its player.
fn search_turn<G: Searchable, E: Evaluate<G::Position>, C: Control>(
    worker: &mut Worker<'_, G, E, C>,
    turn: &RootTurn<G>,
    root: &G::Position,
    window: Window,
    depth: i32,
) -> i32 {
    let player = root.to_act();
    let previous = turn
        .actions
        .iter()
        .filter(|&&action| G::spends_depth(action))
        .fold(PreviousActions::default(), |previous, &action| {
            previous.then(G::action_index(action))
        });
    let context = Context { height: 0, turn: 1, player, previous };
    if turn.next.to_act() == player {
        worker.search(&turn.next, window, depth - 1, context)
    } else {
        -worker.search(&turn.next, window.flipped(), depth - 1, context)
    }
}
