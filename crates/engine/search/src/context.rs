use game::Color;

use crate::searchable::{ActionOf, Searchable};

/// Location of a node in the tree, and the path to it.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    /// Distance from the root, in actions.
    pub(crate) height: usize,
    /// Number of the turn that the last action belongs to, starting at 1 for the root.
    pub(crate) turn: i32,
    /// Player who took the last action.
    pub(crate) player: Color,
    pub(crate) previous: PreviousActions,
}

impl Context {
    /// Returns the context after an action of `player`.
    pub(crate) fn after<G: Searchable>(self, player: Color, action: ActionOf<G>) -> Self {
        let previous = if G::spends_depth(action) {
            self.previous.then(G::action_index(action))
        } else {
            self.previous
        };
        Self { height: self.height + 1, turn: self.turn_of(player), player, previous }
    }

    /// Returns the number of the turn in which `player` acts next.
    pub(crate) fn turn_of(self, player: Color) -> i32 {
        if player == self.player { self.turn } else { self.turn + 1 }
    }
}

/// The last two actions that used up depth, most recent first: index plus 1, or 0 if there was no
/// such action.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct PreviousActions(pub(crate) [u32; 2]);

impl PreviousActions {
    /// Returns the list with one more action in front.
    pub(crate) fn then(self, index: usize) -> Self {
        Self([index as u32 + 1, self.0[0]])
    }
}
