use std::collections::BTreeMap;

use explorer::{Class, Continuation, Node, PartError, Tree, continuations};
use variants::{AnyGame, Color, TooManyTurns, Variant};

/// Maximum number of trees: a page needs one for each source.
const TREES_MAX: usize = 16;

/// State that a page keeps between calls: the trees that it explores.
#[derive(Debug, Default)]
pub struct Training {
    trees: BTreeMap<u32, Tree>,
    last: u32,
}

impl Training {
    /// Begins a tree and returns its number; `None` if there are too many trees.
    pub(crate) fn begin(&mut self, variant: Variant) -> Option<u32> {
        if self.trees.len() >= TREES_MAX {
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

    /// Returns the number of games that reached the final position of this one.
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
