use game::Color;

use crate::searchable::{ActionOf, Searchable};

/// Where in the tree a node is, and how it was reached.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    /// The distance from the root, in actions.
    pub(crate) height: usize,
    /// The number of the turn to which the last action belongs, from 1 at the root.
    pub(crate) turn: i32,
    /// The player of the last action.
    pub(crate) player: Color,
    pub(crate) previous: PreviousActions,
}

impl Context {
    /// The context after an action of `player`.
    pub(crate) fn after<G: Searchable>(self, player: Color, action: ActionOf<G>) -> Self {
        let previous = if G::spends_depth(action) {
            self.previous.then(G::action_index(action))
        } else {
            self.previous
        };
        Self { height: self.height + 1, turn: self.turn_of(player), player, previous }
    }

    /// The number of the turn in which `player` acts next.
    pub(crate) fn turn_of(self, player: Color) -> i32 {
        if player == self.player { self.turn } else { self.turn + 1 }
    }
}

/// The last two actions that spent depth, the later one first: their indices plus 1, or 0 for
/// none.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct PreviousActions(pub(crate) [u32; 2]);

impl PreviousActions {
    /// With one more action.
    pub(crate) fn then(self, index: usize) -> Self {
        Self([index as u32 + 1, self.0[0]])
    }
}
