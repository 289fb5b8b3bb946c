use fastrand::Rng;
use game::{Color, History, Outcome};

use crate::family::Family;

/// One game of a batch.
///
/// [`History`] would do, but it keeps a tree of positions for undo. Here, the keys of the positions that may repeat are enough.
#[derive(Debug)]
pub(super) struct Slot<P: Family> {
    pub(super) position: P,
    pub(super) random: Rng,
    /// The keys of the past positions that count for repetition, each with its index in `past`.
    keys: Vec<u64>,
    past: Vec<P>,
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
    /// The game has reached its greatest length.
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
        Self {
            position: start,
            random,
            keys: Vec::new(),
            past: Vec::new(),
            played: 0,
            origin: None,
            actions: Vec::new(),
        }
    }

    /// Starts the next game; its random numbers continue those of the last one.
    pub(super) fn restart(&mut self, start: P) {
        self.position = start;
        self.keys.clear();
        self.past.clear();
        self.actions.clear();
        self.origin = None;
        self.played = 0;
    }

    /// Replaces the game.
    pub(super) fn set(&mut self, game: &History<P>) {
        self.restart(*game.position());
        for past in game.past().iter().filter(|past| past.counts_for_repetition()) {
            self.keys.push(past.key());
            self.past.push(*past);
        }
        self.played = u32::try_from(game.actions().len()).unwrap_or(u32::MAX);
        self.origin = Some(Box::new(game.clone()));
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
        if self.position.counts_for_repetition() {
            self.keys.push(self.position.key());
            self.past.push(self.position);
        }
        self.position.play_unchecked(action);
        self.actions.push(action);
        self.played = self.played.saturating_add(1);
        if let Some(outcome) = self.position.outcome() {
            return Some(End::Outcome(outcome));
        }
        if self.position.counts_for_repetition()
            && let Some(outcome) = self.position.outcome_by_repetition(1 + self.repetitions())
        {
            return Some(End::Outcome(outcome));
        }
        (self.played >= max_actions).then_some(End::Limit)
    }

    /// Returns how often the position has occurred before, if that matters.
    #[inline]
    pub(super) fn repetitions(&self) -> usize {
        if !self.position.counts_for_repetition() {
            return 0;
        }
        let key = self.position.key();
        // Keys may collide, so positions with the same key are compared.
        let same = |&(&other, past): &(&u64, &P)| other == key && *past == self.position;
        self.keys.iter().zip(&self.past).filter(same).count()
    }
}
