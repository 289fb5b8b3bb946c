use game::Color;

use crate::{ActionOf, Searchable};

/// Where in the tree a node stands.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) ply: usize,
    /// The number of the turn in which the last action was played, and who played it.
    pub(crate) turn: i32,
    pub(crate) player: Color,
    pub(crate) before: Before,
}

impl Place {
    /// The place after an action of `player`.
    pub(crate) fn after<G: Searchable>(self, player: Color, action: ActionOf<G>) -> Self {
        let before = if G::spends_depth(action) {
            self.before.and(G::action_index(action))
        } else {
            self.before
        };
        Self { ply: self.ply + 1, turn: self.turn_of(player), player, before }
    }

    /// The number of the turn in which `player` acts next.
    pub(crate) fn turn_of(self, player: Color) -> i32 {
        if player == self.player { self.turn } else { self.turn + 1 }
    }
}

/// The last two actions that spent depth, as indices from 1, the later one first; 0 for none.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Before(pub(crate) [u32; 2]);

impl Before {
    /// With one more action.
    pub(crate) fn and(self, index: usize) -> Self {
        Self([index as u32 + 1, self.0[0]])
    }
}

/// The scores that matter: no better than `alpha` and no worse than `beta` is all that is
/// asked about the others.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Asks only whether a score is above `alpha`.
    pub(crate) fn scout(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether an exact score is wanted.
    pub(crate) fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Seen by the other player.
    pub(crate) fn flipped(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// With a better lower end.
    pub(crate) fn above(self, alpha: i32) -> Self {
        Self { alpha, ..self }
    }
}
