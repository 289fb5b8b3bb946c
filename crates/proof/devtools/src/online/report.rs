//! A player's or spectator's view of a game, and how long they thought and waited.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use record::Terms;
use serde_json::Value;

/// Time between first sending a command and its acknowledgement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wait {
    /// Number of the pair that waited.
    pub(crate) pair: usize,
    /// Time at which the command was first sent.
    pub(crate) sent: Instant,
    /// Time at which the command was acknowledged.
    pub(crate) answered: Instant,
}

/// A decision of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision {
    /// Time for which the player really thought, in total if the decision was refused and made again.
    pub(crate) thought: Duration,
    /// Time at which the decision was first sent.
    pub(crate) sent: Instant,
    /// Time at which it was acknowledged.
    pub(crate) answered: Option<Instant>,
}

/// A player's view of their game.
#[derive(Clone, Debug)]
pub(crate) struct PlayerReport {
    /// Id of the game.
    pub(crate) game: String,
    /// Terms of the game.
    pub(crate) terms: Terms,
    /// Turns acknowledged to the player, by ply.
    pub(crate) acknowledged: BTreeMap<usize, String>,
    /// Ids of the acknowledged commands, in the same order.
    pub(crate) commands: Vec<String>,
    /// Decisions of the player, by ply.
    pub(crate) decisions: BTreeMap<usize, Decision>,
    /// Time at which the player first saw each turn of the game.
    pub(crate) seen: Vec<Instant>,
    /// Time at which the player saw that the game had ended.
    pub(crate) ended: Option<Instant>,
    /// Number of refusals by code.
    pub(crate) refusals: BTreeMap<String, usize>,
    /// Number of connections.
    pub(crate) connections: usize,
    /// The result, if the game has ended.
    pub(crate) result: Option<Value>,
    /// All turns of the game as the player saw them.
    pub(crate) turns: Vec<String>,
    /// Reports on the linked games that the player played for a match.
    pub(crate) linked: Vec<Self>,
}

impl PlayerReport {
    /// Returns the report on a game that has just begun.
    pub(super) fn new(game: &str, terms: Terms) -> Self {
        Self {
            game: game.to_owned(),
            terms,
            acknowledged: BTreeMap::new(),
            commands: Vec::new(),
            decisions: BTreeMap::new(),
            seen: Vec::new(),
            ended: None,
            refusals: BTreeMap::new(),
            connections: 0,
            result: None,
            turns: Vec::new(),
            linked: Vec::new(),
        }
    }

    /// Returns the reports on this game and its linked games.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.linked)
    }

    /// Adds the time for which the player thought about a decision that is now sent.
    pub(super) fn decide(&mut self, ply: usize, thought: Duration) {
        let new = Decision { thought: Duration::ZERO, sent: Instant::now(), answered: None };
        self.decisions.entry(ply).or_insert(new).thought += thought;
    }

    /// Notes that a decision was acknowledged now, and returns it.
    pub(super) fn decided(&mut self, ply: usize) -> Option<Decision> {
        let decision = self.decisions.get_mut(&ply)?;
        decision.answered = Some(Instant::now());
        Some(*decision)
    }

    /// Notes that the player sees this number of turns now.
    pub(super) fn see(&mut self, turns: usize) {
        let now = Instant::now();
        self.seen.extend(std::iter::repeat_n(now, turns.saturating_sub(self.seen.len())));
    }
}
