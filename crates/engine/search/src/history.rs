use game::Color;

use crate::{
    Feature, Features, Searchable,
    candidate::Candidate,
    place::{Before, Place},
};

/// Deeper than any line.
pub(crate) const MOST_PLIES: usize = 128;

/// The largest value that a history can take.
const MOST: i32 = 16_384;

/// The slots of what followed what; several pairs of actions may share one.
const SEQUELS: usize = 1 << 16;

/// How well actions have done: by player and action, by what came before, and the last two
/// that refuted something at a ply.
#[derive(Debug)]
pub(crate) struct History {
    values: Vec<i32>,
    indices: usize,
    /// As answer to the last action, and as sequel to the own one before it.
    sequels: [Vec<i32>; 2],
    killers: Vec<[u16; 2]>,
    features: Features,
}

impl History {
    pub(crate) fn new(indices: usize, features: Features) -> Self {
        Self {
            values: vec![0; 2 * indices],
            indices,
            sequels: [vec![0; SEQUELS], vec![0; SEQUELS]],
            killers: vec![[0; 2]; 2 * (MOST_PLIES + 1)],
            features,
        }
    }

    /// Says how promising the candidates of a position are.
    pub(crate) fn rate<G: Searchable>(
        &self,
        player: Color,
        candidates: &mut [Candidate<G>],
        place: Place,
    ) {
        // No action has the fingerprint 0.
        let killers = if self.features.has(Feature::Killers) {
            self.killers[2 * place.ply + player.index()]
        } else {
            [0; 2]
        };
        for candidate in candidates {
            let past = self.past(player, G::action_index(candidate.action), place.before);
            let fingerprint = G::fingerprint(candidate.action);
            candidate.past = past;
            candidate.worth = if !candidate.quiet {
                (1 << 20) + past
            } else if fingerprint == killers[0] {
                1 << 17
            } else if fingerprint == killers[1] {
                (1 << 17) - 1
            } else {
                past
            };
        }
    }

    /// An action refuted a line; those tried before it did not.
    pub(crate) fn reward<G: Searchable>(
        &mut self,
        player: Color,
        best: &Candidate<G>,
        tried: &[Candidate<G>],
        depth: i32,
        place: Place,
    ) {
        let bonus = (depth * depth * 16).min(1_024);
        self.change(player, G::action_index(best.action), place.before, bonus);
        for candidate in tried.iter().filter(|candidate| candidate.quiet) {
            self.change(player, G::action_index(candidate.action), place.before, -bonus);
        }
        let killers = &mut self.killers[2 * place.ply + player.index()];
        let fingerprint = G::fingerprint(best.action);
        if killers[0] != fingerprint {
            *killers = [fingerprint, killers[0]];
        }
    }

    fn past(&self, player: Color, index: usize, before: Before) -> i32 {
        let mut past = 0;
        if self.features.has(Feature::History) {
            past += self.values[self.slot(player, index)];
        }
        if self.features.has(Feature::Continuation) {
            let [last, own] = sequels(player, index, before);
            past += self.sequels[0][last] + self.sequels[1][own];
        }
        past
    }

    fn change(&mut self, player: Color, index: usize, before: Before, bonus: i32) {
        let slot = self.slot(player, index);
        drift(&mut self.values[slot], bonus);
        for (values, slot) in self.sequels.iter_mut().zip(sequels(player, index, before)) {
            drift(&mut values[slot], bonus);
        }
    }

    fn slot(&self, player: Color, index: usize) -> usize {
        player.index() * self.indices + index % self.indices
    }
}

/// The slots of an action after each of those before it.
fn sequels(player: Color, index: usize, before: Before) -> [usize; 2] {
    let action = (2 * index as u32 + player.index() as u32).wrapping_mul(0x85eb_ca6b);
    before.0.map(|before| {
        let pair = before.wrapping_mul(0x9e37_79b1) ^ action;
        (pair ^ pair >> 15) as usize % SEQUELS
    })
}

/// Values drift towards the bonus and can never leave their bounds.
fn drift(value: &mut i32, bonus: i32) {
    *value += bonus - *value * bonus.abs() / MOST;
}
