use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Bound,
};

use variants::{AnyGame, Color, Variant};

use crate::{Class, Node, PartError, part};

/// Turns behind this one are not counted: no opening is longer.
pub const LONGEST: usize = 60;

/// Each part holds the positions with so many numbers of pieces on the board.
pub const PIECES_PER_PART: u8 = 2;

/// The games that went through each class of positions of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    variant: Variant,
    nodes: BTreeMap<Class, Node>,
}

impl Tree {
    /// A tree without games.
    #[must_use]
    pub const fn new(variant: Variant) -> Self {
        Self { variant, nodes: BTreeMap::new() }
    }

    /// The variant of its games.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Counts a game with its winner, or `None` for a draw: once for each class that it went
    /// through at the beginning or at the end of one of its first [`LONGEST`] turns.
    ///
    /// A game of another variant is not counted. Says whether it was.
    pub fn add(&mut self, game: &AnyGame, winner: Option<Color>) -> bool {
        self.add_first(LONGEST, game, winner)
    }

    /// The same for fewer turns, where memory counts.
    pub fn add_first(&mut self, turns: usize, game: &AnyGame, winner: Option<Color>) -> bool {
        if game.variant() != self.variant {
            return false;
        }
        let mut seen = BTreeSet::new();
        for (class, player) in classes(game, turns.min(LONGEST)) {
            if seen.insert(class) {
                let won = winner.map(|winner| winner == player);
                self.nodes.entry(class).or_default().count(won);
            }
        }
        true
    }

    /// Adds the games of another tree of the same variant. Says whether it was one.
    pub fn join(&mut self, other: &Self) -> bool {
        if other.variant != self.variant {
            return false;
        }
        for (class, node) in &other.nodes {
            self.nodes.entry(*class).or_default().join(*node);
        }
        true
    }

    /// Leaves out what was met in fewer games.
    pub fn prune(&mut self, fewest: u32) {
        self.nodes.retain(|_, node| node.games() >= fewest);
    }

    /// What is known of a class.
    #[must_use]
    pub fn get(&self, class: Class) -> Option<&Node> {
        self.nodes.get(&class)
    }

    /// Sets the evaluation of each class for which there is one.
    pub fn evaluate(&mut self, mut evaluation: impl FnMut(Class) -> Option<crate::Chance>) {
        for (class, node) in &mut self.nodes {
            node.evaluation = evaluation(*class).or(node.evaluation);
        }
    }

    /// All classes and what is known of them.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (Class, &Node)> {
        self.nodes.iter().map(|(class, node)| (*class, node))
    }

    /// The numbers of the parts in which something stands.
    #[must_use]
    pub fn parts(&self) -> Vec<u8> {
        let parts: BTreeSet<u8> = self.nodes.keys().map(|class| part_of(*class)).collect();
        parts.into_iter().collect()
    }

    /// A part as bytes.
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

    /// Adds parts that were stored, one behind the other.
    ///
    /// # Errors
    /// Says what is wrong with the bytes; the tree is then unchanged.
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

/// The part in which a class stands.
pub(crate) const fn part_of(class: Class) -> u8 {
    class.pieces / PIECES_PER_PART
}

/// The class of the start and of the position after each of the first turns, with the player to
/// act there.
fn classes(game: &AnyGame, most: usize) -> Vec<(Class, Color)> {
    let mut replayed = game.clone();
    while replayed.undo().is_some() {}
    let mut classes = vec![(Class::of(&replayed), replayed.to_act())];
    for turn in game.turns().iter().take(most) {
        let whole = replayed.play_turn(&turn.token).is_ok();
        // The last turn may still go on: where it stands is the end of no turn.
        if !whole || (replayed.to_act() == turn.player && replayed.outcome().is_none()) {
            break;
        }
        classes.push((Class::of(&replayed), replayed.to_act()));
    }
    classes
}
