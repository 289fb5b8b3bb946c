use std::collections::BTreeMap;

use variants::{AnyGame, TooManyTurns, compare_tokens};

use crate::{Class, Node, Tree};

/// A position with more turns than this is no opening: removals in many orders.
pub const MOST_TURNS: usize = 4_000;

/// A turn that was played from a position, with all turns that lead to the same class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The turns, as tokens, in the order of [`compare_tokens`]: images of each other, or different
    /// orders of the same actions.
    pub turns: Vec<String>,
    /// The games that reached where they lead, for the player who takes the turn.
    pub node: Node,
}

/// What was played from the current position of a game, the most frequent first.
///
/// # Errors
/// If there are more legal turns than [`MOST_TURNS`].
pub fn continuations(game: &AnyGame, tree: &Tree) -> Result<Vec<Continuation>, TooManyTurns> {
    let mut found: BTreeMap<Class, Continuation> = BTreeMap::new();
    for turn in game.legal_turns(MOST_TURNS)? {
        // Every position string here was written by the position itself.
        let Ok(next) = AnyGame::from_position(game.variant(), &turn.position) else { continue };
        let class = Class::of(&next);
        let Some(node) = tree.get(class) else { continue };
        let node = if next.to_act() == game.to_act() { *node } else { node.of_other() };
        let new = || Continuation { turns: Vec::new(), node };
        found.entry(class).or_insert_with(new).turns.push(turn.token);
    }
    let mut found: Vec<Continuation> = found.into_values().collect();
    found.sort_by(|a, b| {
        b.node.games().cmp(&a.node.games()).then_with(|| compare_tokens(&a.turns[0], &b.turns[0]))
    });
    Ok(found)
}
