use std::collections::BTreeMap;

use explorer::{Class, Continuation, Node, PartError, Tree, continuations};
use variants::{AnyGame, Color, TooManyTurns, Variant};

/// More trees than this are not kept: a page needs one for each source.
const MOST_TREES: usize = 16;

/// What a page keeps between calls: the trees that it looks at.
#[derive(Debug, Default)]
pub struct Study {
    trees: BTreeMap<u32, Tree>,
    last: u32,
}

impl Study {
    /// Begins a tree; `None` if there are too many.
    pub(crate) fn begin(&mut self, variant: Variant) -> Option<u32> {
        if self.trees.len() >= MOST_TREES {
            return None;
        }
        self.last = self.last.wrapping_add(1);
        self.trees.insert(self.last, Tree::new(variant));
        Some(self.last)
    }

    pub(crate) fn forget(&mut self, tree: u32) -> Option<()> {
        self.trees.remove(&tree).map(|_| ())
    }

    pub(crate) fn read_parts(&mut self, tree: u32, bytes: &[u8]) -> Option<Result<(), PartError>> {
        Some(self.trees.get_mut(&tree)?.read_parts(bytes))
    }

    pub(crate) fn count(
        &mut self,
        tree: u32,
        game: &AnyGame,
        winner: Option<Color>,
    ) -> Option<bool> {
        Some(self.trees.get_mut(&tree)?.add(game, winner))
    }

    /// The number of games that reached the end of this one.
    pub(crate) fn reached(&self, tree: u32, game: &AnyGame) -> Option<u32> {
        Some(self.trees.get(&tree)?.get(Class::of(game)).map_or(0, Node::games))
    }

    pub(crate) fn explore(
        &self,
        tree: u32,
        game: &AnyGame,
    ) -> Option<Result<Vec<Continuation>, TooManyTurns>> {
        Some(continuations(game, self.trees.get(&tree)?))
    }
}
