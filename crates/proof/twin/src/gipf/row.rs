//! Stretches, rows and what may leave the board from them.

use super::board::lines;
use super::{Game, Stage, Variant};
use crate::point::{Point, name, other};
use std::collections::{BTreeMap, BTreeSet};

/// A row is a stretch with this many adjacent pieces of one player.
const ROW: usize = 4;

impl Game {
    /// Every stretch: a maximal run of occupied spots on a line (rule 2).
    fn stretches(&self) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for line in lines() {
            let mut run = Vec::new();
            for spot in line {
                if self.board.contains_key(&spot) {
                    run.push(spot);
                } else if !run.is_empty() {
                    found.push(run);
                    run = Vec::new();
                }
            }
            if !run.is_empty() {
                found.push(run);
            }
        }
        found
    }

    /// Every stretch that is a row of this player, whoever made it (rule 2).
    pub(super) fn rows(&self, player: char) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for stretch in self.stretches() {
            let mut adjacent = 0;
            let mut longest = 0;
            for spot in &stretch {
                adjacent = if self.board[spot].owner == player { adjacent + 1 } else { 0 };
                longest = longest.max(adjacent);
            }
            if longest >= ROW {
                found.push(stretch);
            }
        }
        found
    }

    /// The singles of a stretch, of both colours.
    pub(super) fn singles(&self, stretch: &[Point]) -> BTreeSet<Point> {
        let mut found = BTreeSet::new();
        for &spot in stretch {
            if !self.board[&spot].gipf {
                found.insert(spot);
            }
        }
        found
    }

    /// Every removal open to the player to act, by its token: what leaves the board.
    ///
    /// Stretches from which the same pieces leave come to the same token, so to one action.
    pub(super) fn removals(&self) -> BTreeMap<String, BTreeSet<Point>> {
        let mut found = BTreeMap::new();
        for stretch in self.rows(self.to_act) {
            // Rule 3: all singles go, and any of the GIPF-pieces, as the remover likes.
            let singles = self.singles(&stretch);
            let mut choices = vec![singles.clone()];
            for spot in stretch {
                if !singles.contains(&spot) {
                    for choice in choices.clone() {
                        let mut with = choice;
                        with.insert(spot);
                        choices.push(with);
                    }
                }
            }
            for choice in choices {
                // Taking nothing from a row of GIPF-pieces is not a removal but `=`.
                if !choice.is_empty() {
                    found.insert(self.removal_token(&choice), choice);
                }
            }
        }
        found
    }

    /// The token of a removal: by column, then row, `G` for a GIPF-piece, `*` for a foreign one.
    fn removal_token(&self, leaving: &BTreeSet<Point>) -> String {
        let mut parts = Vec::new();
        for &spot in leaving {
            let piece = self.board[&spot];
            let prefix = if piece.gipf { "G" } else { "" };
            let suffix = if piece.owner == self.to_act { "" } else { "*" };
            parts.push(format!("{prefix}{}{suffix}", name(spot)));
        }
        format!("x{}", parts.join(","))
    }

    /// Whether the player to act may leave their rows standing (rule 4): none holds a single.
    pub(super) fn may_leave(&self) -> bool {
        self.rows(self.to_act).iter().all(|stretch| self.singles(stretch).is_empty())
    }

    /// Takes pieces off the board for the player to act and finds who acts next.
    pub(super) fn remove(&mut self, leaving: &BTreeSet<Point>, pusher: char) {
        for spot in leaving {
            let piece = self.board.remove(spot).expect("a piece leaves its spot");
            // Rule 3: own pieces return, a GIPF-piece as two; the opponent's are captured.
            if piece.owner == self.to_act {
                let back = if piece.gipf { 2 } else { 1 };
                *self.reserve.get_mut(&self.to_act).expect("two players") += back;
            }
        }
        // The end is tested after each single removal; then nobody acts any more.
        if self.gipf_pieces_gone('w') || self.gipf_pieces_gone('b') {
            return;
        }
        if self.rows(self.to_act).is_empty() {
            self.finish_settling(pusher);
        }
    }

    /// Ends the settlement of the player to act: the opponent of the pusher settles next.
    pub(super) fn finish_settling(&mut self, pusher: char) {
        let opponent = other(pusher);
        let opponent_settles = self.to_act == pusher && !self.rows(opponent).is_empty();
        self.to_act = opponent;
        self.stage = if opponent_settles { Stage::Remove(pusher) } else { Stage::Push };
    }

    /// Whether a player has lost their last GIPF-piece, in a game where that counts.
    pub(super) fn gipf_pieces_gone(&self, player: char) -> bool {
        let counts = match self.variant {
            Variant::Basic => false,
            Variant::Standard => true,
            // Only once they have brought in their first.
            Variant::Tournament => self.rights[&player] != super::Right::First,
        };
        let has_one = self.board.values().any(|piece| piece.gipf && piece.owner == player);
        counts && !has_one
    }
}
