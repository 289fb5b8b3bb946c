use std::collections::{HashMap, HashSet};

use game::{Color, Game, History};

use crate::{
    parameters::ROOT_TURNS_MAX,
    report::Variation,
    score::{MATE, Score},
    searchable::{ActionOf, Searchable},
};

/// A whole turn at the root with its search result.
pub(crate) struct RootTurn<G: Searchable> {
    pub(crate) actions: Vec<ActionOf<G>>,
    pub(crate) next: G::Position,
    pub(crate) score: i32,
    /// Principal variation after the turn.
    pub(crate) follow: Vec<ActionOf<G>>,
}

impl<G: Searchable> RootTurn<G> {
    pub(crate) fn variation(&self) -> Variation<ActionOf<G>> {
        Variation {
            turn: self.actions.clone(),
            follow: self.follow.clone(),
            score: Score::raw(self.score.clamp(-MATE, MATE)),
        }
    }
}

/// Returns the turns to choose from: those in `only`, or all if it is empty.
pub(crate) fn root_turns<G: Searchable>(
    game: &History<G::Position>,
    only: &[Vec<ActionOf<G>>],
) -> Vec<RootTurn<G>> {
    let mut turns = all_turns::<G>(game);
    if !only.is_empty() {
        // Several turns may lead to the same position, of which one is listed: removals in different orders, or a push and the use of a
        // potential.
        let root = game.position();
        let mut wanted = HashMap::new();
        for actions in only {
            wanted.entry(after::<G>(root, actions).key()).or_insert(actions);
        }
        turns.retain_mut(|turn| {
            let actions = wanted.get(&turn.next.key());
            if let Some(actions) = actions {
                turn.actions.clone_from(actions);
            }
            actions.is_some()
        });
    }
    turns
}

/// Returns every whole turn of the player to act; of several turns that lead to the same position,
/// only the first.
fn all_turns<G: Searchable>(game: &History<G::Position>) -> Vec<RootTurn<G>> {
    let mut turns: Vec<RootTurn<G>> = Vec::new();
    if game.outcome().is_none() {
        let player = game.position().to_act();
        let mut seen = HashSet::new();
        collect::<G>(game.position(), player, &mut Vec::new(), &mut turns, &mut seen);
        // A win in one comes first, so even the shortest search plays it.
        let wins = |turn: &RootTurn<G>| {
            turn.next.outcome().is_some_and(|outcome| outcome.winner() == Some(player))
        };
        turns.sort_by_key(|turn| !wins(turn));
    }
    turns
}

fn collect<G: Searchable>(
    position: &G::Position,
    player: Color,
    so_far: &mut Vec<ActionOf<G>>,
    turns: &mut Vec<RootTurn<G>>,
    seen: &mut HashSet<u64>,
) {
    for action in position.legal_actions() {
        if turns.len() >= ROOT_TURNS_MAX {
            return;
        }
        let mut next = *position;
        next.play_unchecked(action);
        // Removals in a different order lead to the same position, within a turn as well.
        if !seen.insert(next.key()) {
            continue;
        }
        so_far.push(action);
        if next.to_act() == player && next.outcome().is_none() {
            collect::<G>(&next, player, so_far, turns, seen);
        } else {
            turns.push(RootTurn { actions: so_far.clone(), next, score: 0, follow: Vec::new() });
        }
        so_far.pop();
    }
}

/// Returns the position after the actions.
fn after<G: Searchable>(position: &G::Position, actions: &[ActionOf<G>]) -> G::Position {
    let mut next = *position;
    for &action in actions {
        next.play_unchecked(action);
    }
    next
}
