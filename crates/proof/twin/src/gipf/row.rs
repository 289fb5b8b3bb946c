//! Stretches, rows, and the pieces that may leave the board from them.

use super::board::lines;
use super::{Game, Stage, Variant};
use crate::point::{Point, name, other};
use std::collections::{BTreeMap, BTreeSet};

/// Number of adjacent pieces of one player that make a stretch a row.
const ROW: usize = 4;

impl Game {
    /// Lists every stretch: a maximal run of occupied spots on a line (rule 2).
    fn stretches(&self) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for line in lines() {
            let mut run = Vec::new();
            for &spot in line {
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

    /// Lists every stretch that is a row of this player, whoever made it (rule 2).
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

    /// Lists the singles of a stretch, of both colours.
    pub(super) fn singles(&self, stretch: &[Point]) -> BTreeSet<Point> {
        let mut found = BTreeSet::new();
        for &spot in stretch {
            if !self.board[&spot].gipf {
                found.insert(spot);
            }
        }
        found
    }

    /// Lists every removal open to the player to act by its token, with the spots that become empty.
    ///
    /// Removals of the same pieces from different stretches have the same token, so they are one action.
    pub(super) fn removals(&self) -> BTreeMap<String, BTreeSet<Point>> {
        let mut found = BTreeMap::new();
        for stretch in self.rows(self.to_act) {
            // Rule 3: all singles leave, and any of the GIPF-pieces, as the remover chooses.
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

    /// Writes the token of a removal: spots by column, then row, with `G` for a GIPF-piece and `*` for an opponent's piece.
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

    /// Checks whether the player to act may keep all rows, because none contains a single (rule 4).
    pub(super) fn may_leave(&self) -> bool {
        self.rows(self.to_act).iter().all(|stretch| self.singles(stretch).is_empty())
    }

    /// Takes pieces off the board for the player to act and determines who acts next.
    pub(super) fn remove(&mut self, leaving: &BTreeSet<Point>, pusher: char) {
        for spot in leaving {
            let piece = self.board.remove(spot).expect("a piece leaves its spot");
            // Rule 3: the player's own pieces return to the reserve, a GIPF-piece as two; the opponent's are captured.
            if piece.owner == self.to_act {
                let back = if piece.gipf { 2 } else { 1 };
                *self.reserve.get_mut(&self.to_act).expect("two players") += back;
            }
        }
        // The end of the game is tested after each removal; then neither player acts.
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

    /// Checks whether a player has lost their last GIPF-piece, in a game where that counts.
    pub(super) fn gipf_pieces_gone(&self, player: char) -> bool {
        let counts = match self.variant {
            Variant::Basic => false,
            Variant::Standard => true,
            // Counts only after the player has brought in their first GIPF-piece.
            Variant::Tournament => self.rights[&player] != super::Right::First,
        };
        let has_one = self.board.values().any(|piece| piece.gipf && piece.owner == player);
        counts && !has_one
    }
}
