use search::{Features, Limits};

use crate::{clock::Clock, level::StrengthLimits};

/// What a search is asked for, and its limits. Without any limit it runs until stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchRequest {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most nodes, exactly.
    pub nodes: Option<u64>,
    /// Milliseconds for this turn.
    pub movetime: Option<u64>,
    /// The clock of the player to act.
    pub clock: Option<Clock>,
    /// Stop at a win in this many own turns.
    pub mate: Option<u32>,
    /// How many of the best turns are wanted; 0 means one.
    pub multi_pv: usize,
    /// Turn tokens to choose among; all if empty.
    pub only: Vec<String>,
    /// Limits of the playing strength.
    pub strength: StrengthLimits,
    /// The features of the search that are switched on.
    pub features: Features,
}

impl SearchRequest {
    pub(crate) fn limits(&self) -> Limits {
        let mut limits = self.clock.map_or_else(Limits::default, Clock::limits);
        if let Some(time) = self.movetime {
            limits.soft_time = Some(limits.soft_time.map_or(time, |soft| soft.min(time)));
            limits.hard_time = Some(limits.hard_time.map_or(time, |hard| hard.min(time)));
        }
        Limits {
            depth: least(self.depth, self.strength.depth),
            nodes: least(self.nodes, self.strength.nodes),
            mate: self.mate,
            ..limits
        }
    }

    /// Whether nothing but `stop` is sure to end the search.
    pub(crate) fn is_endless(&self) -> bool {
        let Self { depth, nodes, movetime, clock, .. } = self;
        depth.is_none() && nodes.is_none() && movetime.is_none() && clock.is_none()
    }
}

/// The smaller of two limits, where they are set.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
