use std::collections::HashMap;

use game::Game;

/// What is known of positions: whole positions are compared, so that no two are ever confused.
#[derive(Debug)]
pub(crate) struct Table<G> {
    known: HashMap<G, Bounds>,
    most: usize,
}

/// Between these numbers of turns nothing is known.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// Not won within this many turns.
    not_within: u32,
    /// Won within this many turns.
    within: u32,
}

impl<G: Game> Table<G> {
    pub(crate) fn new(most: usize) -> Self {
        Self { known: HashMap::new(), most }
    }

    /// Whether the position is won within a number of turns, if that is known.
    pub(crate) fn get(&self, position: &G, turns: u32) -> Option<bool> {
        let bounds = self.known.get(position)?;
        if turns >= bounds.within {
            Some(true)
        } else {
            (turns <= bounds.not_within).then_some(false)
        }
    }

    /// Keeps an answer, as long as there is room.
    pub(crate) fn keep(&mut self, position: &G, turns: u32, wins: bool) {
        if self.known.len() >= self.most && !self.known.contains_key(position) {
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
