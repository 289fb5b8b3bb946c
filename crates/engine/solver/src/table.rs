use std::collections::HashMap;

use game::Game;

/// Known results of positions. Whole positions are compared, so hash collisions cannot confuse two
/// of them.
#[derive(Debug)]
pub(crate) struct Table<G> {
    known: HashMap<G, Bounds>,
    capacity: usize,
}

/// Bounds of the range of turn counts for which the result is unknown.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// Greatest number of turns within which the position is known not to be won.
    not_within: u32,
    /// Smallest number of turns within which the position is known to be won.
    within: u32,
}

impl<G: Game> Table<G> {
    pub(crate) fn new(capacity: usize) -> Self {
        Self { known: HashMap::new(), capacity }
    }

    /// Returns whether the position is won within a number of turns, if known.
    pub(crate) fn get(&self, position: &G, turns: u32) -> Option<bool> {
        let bounds = self.known.get(position)?;
        if turns >= bounds.within {
            Some(true)
        } else {
            (turns <= bounds.not_within).then_some(false)
        }
    }

    /// Stores an answer, unless the table is full.
    pub(crate) fn keep(&mut self, position: &G, turns: u32, wins: bool) {
        if self.known.len() >= self.capacity && !self.known.contains_key(position) {
            return;
        }
        let nothing = Bounds { not_within: 0, within: u32::MAX };
        let bounds = self.known.entry(*position).or_insert(nothing);
        if wins {
            bounds.within = bounds.within.min(turns);
        } else {
            bounds.not_within = bounds.not_within.max(turns);
        }
    }
}
