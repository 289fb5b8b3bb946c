use fastrand::Rng;
use game::{Color, History, Outcome};

use crate::family::Family;

/// One game of a batch.
///
/// [`History`] would do, but it keeps a tree of positions for undo. Here, the positions that may repeat are enough.
#[derive(Debug)]
pub(super) struct Slot<P: Family> {
    pub(super) position: P,
    pub(super) random: Rng,
    /// The positions that count for repetition, up to the current one, and their keys.
    visited: Vec<P>,
    keys: Vec<u64>,
    /// How often the position has occurred before, if that matters.
    repetitions: usize,
    /// Number of actions played.
    played: u32,
    /// The game as it was set, with the actions played since.
    origin: Option<Box<History<P>>>,
    actions: Vec<P::Action>,
}

/// The end of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum End {
    /// The rules ended the game.
    Outcome(Outcome),
    /// The game has reached its maximum length.
    Limit,
}

impl End {
    /// Returns the number that is written to the array of ends.
    pub(super) fn number(self) -> u8 {
        match self {
            Self::Outcome(_) => 1,
            Self::Limit => 2,
        }
    }

    /// Returns the rewards of White and Black.
    pub(super) fn rewards(self) -> [f32; 2] {
        match self {
            Self::Outcome(outcome) => match outcome.winner() {
                Some(Color::White) => [1.0, -1.0],
                Some(Color::Black) => [-1.0, 1.0],
                None => [0.0; 2],
            },
            Self::Limit => [0.0; 2],
        }
    }
}

impl<P: Family> Slot<P> {
    pub(super) fn new(start: P, random: Rng) -> Self {
        let mut slot = Self {
            position: start,
            random,
            visited: Vec::new(),
            keys: Vec::new(),
            repetitions: 0,
            played: 0,
            origin: None,
            actions: Vec::new(),
        };
        slot.visit();
        slot
    }

    /// Starts the next game; its random numbers continue those of the last one.
    pub(super) fn restart(&mut self, start: P) {
        self.clear();
        self.position = start;
        self.visit();
    }

    /// Replaces the game.
    pub(super) fn set(&mut self, game: &History<P>) {
        self.clear();
        for &position in game.past().iter().chain([game.position()]) {
            self.position = position;
            self.visit();
        }
        self.played = u32::try_from(game.actions().len()).unwrap_or(u32::MAX);
        self.origin = Some(Box::new(game.clone()));
    }

    /// Forgets the game.
    fn clear(&mut self) {
        self.visited.clear();
        self.keys.clear();
        self.actions.clear();
        self.origin = None;
        self.played = 0;
    }

    /// Returns the game with its history.
    pub(super) fn game(&self, start: P) -> History<P> {
        let mut game = self.origin.as_deref().cloned().unwrap_or_else(|| History::new(start));
        for &action in &self.actions {
            // Cannot fail: the action has been played in this position.
            if game.try_play(action).is_err() {
                break;
            }
        }
        game
    }

    /// Plays a legal action and returns how the game has ended, if it has.
    #[inline]
    pub(super) fn play(&mut self, action: P::Action, max_actions: u32) -> Option<End> {
        self.position.play_unchecked(action);
        self.actions.push(action);
        self.played = self.played.saturating_add(1);
        self.visit();
        if let Some(outcome) = self.position.outcome() {
            return Some(End::Outcome(outcome));
        }
        if self.position.counts_for_repetition()
            && let Some(outcome) = self.position.outcome_by_repetition(1 + self.repetitions)
        {
            return Some(End::Outcome(outcome));
        }
        (self.played >= max_actions).then_some(End::Limit)
    }

    /// Returns how often the position has occurred before, if that matters.
    #[inline]
    pub(super) fn repetitions(&self) -> usize {
        self.repetitions
    }

    /// Counts how often the position has occurred before, and keeps it for later ones.
    #[inline]
    fn visit(&mut self) {
        self.repetitions = 0;
        if !self.position.counts_for_repetition() {
            return;
        }
        let key = self.position.key();
        // Counting equal keys takes a fraction of the time of comparing positions; keys may collide.
        if self.keys.iter().filter(|&&other| other == key).count() > 0 {
            let same = |&&position: &&P| position == self.position;
            self.repetitions = self.visited.iter().filter(same).count();
        }
        self.keys.push(key);
        self.visited.push(self.position);
    }
}
