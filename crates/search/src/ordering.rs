use core::cmp::Reverse;

use game::Color;

use crate::Searched;

/// An action that may be searched, with the position that it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G: Searched> {
    pub(crate) action: G::Action,
    pub(crate) next: G,
    pub(crate) worth: i32,
    pub(crate) kind: Kind,
}

/// What an action does, as far as ordering and pruning care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It makes a row for the player himself, or is part of settling one.
    Row,
    /// It makes a row for the opponent.
    Gift,
    /// Nothing of that sort.
    Quiet,
}

/// The largest value that a history can take.
const MOST: i32 = 16_384;

/// How well actions have done: by player and action, and the last two that refuted
/// something at a ply.
#[derive(Debug)]
pub(crate) struct History {
    values: Vec<i32>,
    indices: usize,
    killers: Vec<[u16; 2]>,
}

/// Deeper than any line.
pub(crate) const MOST_PLIES: usize = 128;

impl History {
    pub(crate) fn new(indices: usize) -> Self {
        Self { values: vec![0; 2 * indices], indices, killers: vec![[0; 2]; 2 * (MOST_PLIES + 1)] }
    }

    fn slot(&self, player: Color, index: usize) -> usize {
        player.index() * self.indices + index % self.indices
    }

    /// Scores the candidates of a position and puts the best first on demand.
    pub(crate) fn rate<G: Searched>(
        &self,
        position: &G,
        candidates: &mut [Candidate<G>],
        from_table: Option<u16>,
        ply: usize,
    ) {
        let player = position.to_act();
        let killers = self.killers[2 * ply + player.index()];
        for candidate in candidates {
            let fingerprint = G::fingerprint(candidate.action);
            let history = self.values[self.slot(player, G::action_index(candidate.action))];
            candidate.worth = if Some(fingerprint) == from_table {
                1 << 24
            } else {
                match candidate.kind {
                    Kind::Row => (1 << 20) + history,
                    Kind::Gift => history - (1 << 20),
                    Kind::Quiet if fingerprint == killers[0] => 1 << 17,
                    Kind::Quiet if fingerprint == killers[1] => (1 << 17) - 1,
                    Kind::Quiet => history,
                }
            };
        }
    }

    pub(crate) fn value<G: Searched>(&self, player: Color, action: G::Action) -> i32 {
        self.values[self.slot(player, G::action_index(action))]
    }

    /// An action refuted a line; those tried before it did not.
    pub(crate) fn reward<G: Searched>(
        &mut self,
        player: Color,
        best: &Candidate<G>,
        tried: &[Candidate<G>],
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth * depth * 16).min(1_024);
        self.change(player, G::action_index(best.action), bonus);
        for candidate in tried.iter().filter(|c| c.kind == Kind::Quiet) {
            self.change(player, G::action_index(candidate.action), -bonus);
        }
        let killers = &mut self.killers[2 * ply + player.index()];
        let fingerprint = G::fingerprint(best.action);
        if killers[0] != fingerprint {
            *killers = [fingerprint, killers[0]];
        }
    }

    /// Values drift towards the bonus and can never leave their bounds.
    fn change(&mut self, player: Color, index: usize, bonus: i32) {
        let slot = self.slot(player, index);
        let value = &mut self.values[slot];
        *value += bonus - *value * bonus.abs() / MOST;
    }
}

/// Brings the best of the candidates from `first` on to the place `first`.
pub(crate) fn pick<G: Searched>(candidates: &mut [Candidate<G>], first: usize) {
    let best = (first..candidates.len()).min_by_key(|&i| Reverse(candidates[i].worth));
    if let Some(best) = best {
        candidates.swap(first, best);
    }
}
