use game::Color;

use crate::{
    candidate::Candidate,
    context::{Context, PreviousActions},
    feature::{Feature, Features},
    parameters::{
        CONTINUATION_SLOTS, HEIGHT_MAX, HISTORY_BONUS, HISTORY_MAX, HISTORY_MAX_BONUS,
        KILLER_PRIORITY, NOISY_PRIORITY,
    },
    searchable::Searchable,
};

/// Move-ordering statistics from other nodes: history, continuation histories and killers.
#[derive(Debug)]
pub(crate) struct HistoryTables {
    /// History scores, indexed by player and action.
    history: Vec<i32>,
    indices: usize,
    /// Continuation histories, indexed by player, action and a previous action: the last one and
    /// the one before it.
    continuations: [Vec<i32>; 2],
    /// Killers, indexed by height and player: fingerprints of the last two quiet actions that
    /// caused a cutoff, 0 for an empty slot.
    killers: Vec<[u16; 2]>,
    features: Features,
}

impl HistoryTables {
    pub(crate) fn new(indices: usize, features: Features) -> Self {
        Self {
            history: vec![0; 2 * indices],
            indices,
            continuations: [vec![0; CONTINUATION_SLOTS], vec![0; CONTINUATION_SLOTS]],
            killers: vec![[0; 2]; 2 * (HEIGHT_MAX + 1)],
            features,
        }
    }

    /// Sets the history score and priority of each candidate: noisy actions first, then killers,
    /// then by history.
    pub(crate) fn prioritise<G: Searchable>(
        &self,
        player: Color,
        candidates: &mut [Candidate<G>],
        context: Context,
    ) {
        // No action has the fingerprint 0.
        let killers = if self.features.has(Feature::Killers) {
            self.killers[2 * context.height + player.index()]
        } else {
            [0; 2]
        };
        for candidate in candidates {
            let history = self.value(player, G::action_index(candidate.action), context.previous);
            let fingerprint = G::fingerprint(candidate.action);
            candidate.history = history;
            candidate.priority = if !candidate.is_quiet {
                NOISY_PRIORITY + history
            } else if fingerprint == killers[0] {
                KILLER_PRIORITY
            } else if fingerprint == killers[1] {
                KILLER_PRIORITY - 1
            } else {
                history
            };
        }
    }

    /// Rewards the action that caused a cutoff and penalises the quiet actions that were searched
    /// before it.
    pub(crate) fn update<G: Searchable>(
        &mut self,
        player: Color,
        best: &Candidate<G>,
        searched: &[Candidate<G>],
        depth: i32,
        context: Context,
    ) {
        let bonus = (depth * depth * HISTORY_BONUS.get()).min(HISTORY_MAX_BONUS.get());
        self.add(player, G::action_index(best.action), context.previous, bonus);
        for candidate in searched.iter().filter(|candidate| candidate.is_quiet) {
            self.add(player, G::action_index(candidate.action), context.previous, -bonus);
        }
        let killers = &mut self.killers[2 * context.height + player.index()];
        let fingerprint = G::fingerprint(best.action);
        if killers[0] != fingerprint {
            *killers = [fingerprint, killers[0]];
        }
    }

    /// Returns the sum of the history scores of an action.
    #[inline]
    fn value(&self, player: Color, index: usize, previous: PreviousActions) -> i32 {
        let mut value = 0;
        if self.features.has(Feature::History) {
            value += self.history[self.slot(player, index)];
        }
        if self.features.has(Feature::Continuation) {
            let [reply, own] = continuation_slots(player, index, previous);
            value += self.continuations[0][reply] + self.continuations[1][own];
        }
        value
    }

    #[inline]
    fn add(&mut self, player: Color, index: usize, previous: PreviousActions, bonus: i32) {
        let slot = self.slot(player, index);
        add_bonus(&mut self.history[slot], bonus);
        let slots = continuation_slots(player, index, previous);
        for (values, slot) in self.continuations.iter_mut().zip(slots) {
            add_bonus(&mut values[slot], bonus);
        }
    }

    #[inline]
    fn slot(&self, player: Color, index: usize) -> usize {
        player.index() * self.indices + index % self.indices
    }
}

/// Returns the slots of an action in the two continuation histories.
#[inline]
fn continuation_slots(player: Color, index: usize, previous: PreviousActions) -> [usize; 2] {
    let action = (2 * index as u32 + player.index() as u32).wrapping_mul(0x85eb_ca6b);
    previous.0.map(|previous| {
        let pair = previous.wrapping_mul(0x9e37_79b1) ^ action;
        (pair ^ pair >> 15) as usize % CONTINUATION_SLOTS
    })
}

/// Adds a bonus with gravity: the closer a value is to its bound, the less it grows.
#[inline]
fn add_bonus(value: &mut i32, bonus: i32) {
    *value += bonus - *value * bonus.abs() / HISTORY_MAX;
}
