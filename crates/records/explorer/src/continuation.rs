use std::collections::BTreeMap;

use variants::{AnyGame, TooManyTurns, compare_tokens};

use crate::{Class, Node, Tree};

/// Maximum number of legal turns for which continuations are listed. Positions with more turns allow
/// removals in many orders and do not occur in openings.
pub const LEGAL_TURNS_MAX: usize = 4_000;

/// The turns from a position that lead to the same class, with the games that reached it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation {
    /// The turns, as tokens, in the order of [`compare_tokens`]: images of each other, or different
    /// orders of the same actions.
    pub turns: Vec<String>,
    /// The games that reached that class, from the point of view of the player who takes the turn.
    pub node: Node,
}

/// Returns the turns played from the current position of a game, most frequent first.
///
/// # Errors
/// Fails if there are more than [`LEGAL_TURNS_MAX`] legal turns.
pub fn continuations(game: &AnyGame, tree: &Tree) -> Result<Vec<Continuation>, TooManyTurns> {
    let mut found: BTreeMap<Class, Continuation> = BTreeMap::new();
    for turn in game.legal_turns(LEGAL_TURNS_MAX)? {
        // Cannot fail: the position string comes from a legal position.
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
