//! Stretches, rows, and the pieces that may leave the board from them.

use super::Game;
use super::stack::{is_gipf, is_loaded, is_used, owner, take_top};
use crate::gipf::board::lines;
use crate::point::{Point, name};
use std::collections::{BTreeMap, BTreeSet};

/// Number of adjacent spots of one player that make a stretch a row.
const ROW: usize = 4;

impl Game {
    /// Lists every stretch, a maximal run of occupied spots on a line, that is a row of this player.
    pub(super) fn rows(&self, player: char) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for line in lines() {
            let mut run: Vec<Point> = Vec::new();
            // An empty spot after the end of the line closes the last run.
            for spot in line.iter().copied().map(Some).chain([None]) {
                match spot.filter(|spot| self.board.contains_key(spot)) {
                    Some(spot) => run.push(spot),
                    None => {
                        if self.longest(&run, player) >= ROW {
                            found.push(run.clone());
                        }
                        run.clear();
                    }
                }
            }
        }
        found
    }

    /// Returns the length of the longest sequence of adjacent spots in a run that belong to a player.
    fn longest(&self, run: &[Point], player: char) -> usize {
        let (mut adjacent, mut longest) = (0, 0);
        for spot in run {
            adjacent = if owner(&self.board[spot]) == player { adjacent + 1 } else { 0 };
            longest = longest.max(adjacent);
        }
        longest
    }

    /// Lists the spots of a stretch whose pieces have to leave: basics and used potentials.
    pub(super) fn must_go(&self, stretch: &[Point]) -> BTreeSet<Point> {
        let must = |spot: &&Point| !is_gipf(&self.board[*spot]) && !is_loaded(&self.board[*spot]);
        stretch.iter().filter(must).copied().collect()
    }

    /// Lists every removal open to the player to act by its token, with the spots that lose their top pieces.
    pub(super) fn removals(&self) -> BTreeMap<String, BTreeSet<Point>> {
        let mut found = BTreeMap::new();
        for stretch in self.rows(self.to_act) {
            let must_go = self.must_go(&stretch);
            let mut choices = vec![must_go.clone()];
            for spot in stretch {
                if !must_go.contains(&spot) {
                    for choice in choices.clone() {
                        let mut with = choice;
                        with.insert(spot);
                        choices.push(with);
                    }
                }
            }
            for choice in choices {
                if !choice.is_empty() {
                    found.insert(self.removal_token(&choice), choice);
                }
            }
        }
        found
    }

    fn removal_token(&self, leaving: &BTreeSet<Point>) -> String {
        let mut parts = Vec::new();
        for spot in leaving {
            let stack = &self.board[spot];
            let letter = stack[stack.len() - 1].what;
            let prefix = if is_gipf(stack) {
                "G".to_string()
            } else if is_loaded(stack) {
                letter.to_string()
            } else if is_used(stack) {
                format!("'{letter}")
            } else {
                String::new()
            };
            let suffix = if owner(stack) == self.to_act { "" } else { "*" };
            parts.push(format!("{prefix}{}{suffix}", name(*spot)));
        }
        format!("x{}", parts.join(","))
    }

    /// Checks whether the player to act may keep all rows, because no piece in them has to leave.
    pub(super) fn may_leave(&self) -> bool {
        self.rows(self.to_act).iter().all(|stretch| self.must_go(stretch).is_empty())
    }

    /// Takes the top pieces of these spots off the board for the player to act.
    pub(super) fn remove(&mut self, leaving: &BTreeSet<Point>) {
        for spot in leaving {
            let stack = self.board.get_mut(spot).expect("a piece leaves its spot");
            let taken = take_top(stack);
            if stack.is_empty() {
                self.board.remove(spot);
            }
            // The player's basics return to the reserve; potentials and captured pieces are out of the game.
            let back = taken.iter().filter(|disc| disc.what == 'P' && disc.owner == self.to_act);
            *self.reserve.get_mut(&self.to_act).expect("two players") += back.count() as u8;
        }
        // The end of the game is tested after each removal; then neither player acts.
        if self.gipf_pieces_gone('w') || self.gipf_pieces_gone('b') {
            return;
        }
        if self.rows(self.to_act).is_empty() {
            self.settled();
        }
    }
}
