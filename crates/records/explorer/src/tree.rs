use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Bound,
};

use variants::{AnyGame, Color, Variant};

use crate::{Class, Node, PartError, part};

/// Number of turns of a game that are counted; no opening is longer.
pub const TREE_MAX_TURNS: usize = 60;

/// Number of consecutive piece counts per part.
pub const PIECES_PER_PART: u8 = 2;

/// The games of a variant, counted by the classes of positions that they reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    variant: Variant,
    nodes: BTreeMap<Class, Node>,
}

impl Tree {
    /// Creates a tree without games.
    #[must_use]
    pub const fn new(variant: Variant) -> Self {
        Self { variant, nodes: BTreeMap::new() }
    }

    /// Returns the variant of the games in the tree.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Counts a game with its winner (`None` for a draw), once for each class reached at the start
    /// or at the end of one of its first [`TREE_MAX_TURNS`] turns.
    ///
    /// A game of another variant is not counted. Returns whether the game was counted.
    pub fn add(&mut self, game: &AnyGame, winner: Option<Color>) -> bool {
        self.add_first(TREE_MAX_TURNS, game, winner)
    }

    /// Counts only the first `turns` turns of a game, to save memory; see [`Self::add`].
    pub fn add_first(&mut self, turns: usize, game: &AnyGame, winner: Option<Color>) -> bool {
        if game.variant() != self.variant {
            return false;
        }
        let mut seen = BTreeSet::new();
        for (class, player) in classes(game, turns.min(TREE_MAX_TURNS)) {
            if seen.insert(class) {
                let won = winner.map(|winner| winner == player);
                self.nodes.entry(class).or_default().count(won);
            }
        }
        true
    }

    /// Adds the games of another tree. Returns `false` if its variant differs.
    pub fn join(&mut self, other: &Self) -> bool {
        if other.variant != self.variant {
            return false;
        }
        for (class, node) in &other.nodes {
            self.nodes.entry(*class).or_default().join(*node);
        }
        true
    }

    /// Removes classes with fewer than `fewest` games.
    pub fn prune(&mut self, fewest: u32) {
        self.nodes.retain(|_, node| node.games() >= fewest);
    }

    /// Returns the node of a class.
    #[must_use]
    pub fn get(&self, class: Class) -> Option<&Node> {
        self.nodes.get(&class)
    }

    /// Sets the evaluations of all classes for which `evaluation` returns one.
    pub fn evaluate(&mut self, mut evaluation: impl FnMut(Class) -> Option<crate::Chance>) {
        for (class, node) in &mut self.nodes {
            node.evaluation = evaluation(*class).or(node.evaluation);
        }
    }

    /// Returns all classes with their nodes.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (Class, &Node)> {
        self.nodes.iter().map(|(class, node)| (*class, node))
    }

    /// Returns the numbers of the parts that are not empty.
    #[must_use]
    pub fn parts(&self) -> Vec<u8> {
        let parts: BTreeSet<u8> = self.nodes.keys().map(|class| part_of(*class)).collect();
        parts.into_iter().collect()
    }

    /// Returns a part as bytes.
    #[must_use]
    pub fn part(&self, number: u8) -> Vec<u8> {
        let first = |number: u16| Class {
            pieces: u8::try_from(number * u16::from(PIECES_PER_PART)).unwrap_or(u8::MAX),
            key: 0,
        };
        let number = u16::from(number);
        let range = (Bound::Included(first(number)), Bound::Excluded(first(number + 1)));
        part::write(self.nodes.range(range).map(|(class, node)| (*class, *node)))
    }

    /// Adds the games of stored, concatenated parts.
    ///
    /// # Errors
    /// Fails if the bytes are not valid parts; the tree is then unchanged.
    pub fn read_parts(&mut self, mut bytes: &[u8]) -> Result<(), PartError> {
        let mut nodes = Vec::new();
        while !bytes.is_empty() {
            nodes.extend(part::read(&mut bytes)?);
        }
        for (class, node) in nodes {
            self.nodes.entry(class).or_default().join(node);
        }
        Ok(())
    }
}

/// Returns the number of the part that contains a class.
pub(crate) const fn part_of(class: Class) -> u8 {
    class.pieces / PIECES_PER_PART
}

/// Returns the class of the start and of the position after each of the first `most` turns, with
/// the player to act in each.
fn classes(game: &AnyGame, most: usize) -> Vec<(Class, Color)> {
    let mut replayed = game.clone();
    while replayed.undo().is_some() {}
    let mut classes = vec![(Class::of(&replayed), replayed.to_act())];
    for turn in game.turns().iter().take(most) {
        let whole = replayed.play_turn(&turn.token).is_ok();
        // The last turn may be incomplete: the current position is then not the end of a turn.
        if !whole || (replayed.to_act() == turn.player && replayed.outcome().is_none()) {
            break;
        }
        classes.push((Class::of(&replayed), replayed.to_act()));
    }
    classes
}
