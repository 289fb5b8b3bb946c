//! The uses of potentials (rules P11 to P14).

use super::Game;
use super::stack::{Disc, is_basic, is_gipf, is_halved, is_loaded, is_used, owner};
use crate::gipf::board::{DIRECTIONS, step, walk};
use crate::point::Point;

impl Game {
    /// Lists every use open to the player to act, by start and target.
    pub(super) fn uses(&self) -> Vec<(Point, Point)> {
        let mut found = Vec::new();
        for (&from, stack) in &self.board {
            if !is_loaded(stack) || owner(stack) != self.to_act {
                continue;
            }
            let kind = stack[stack.len() - 1].what;
            for to in self.reached(kind, from) {
                found.push((from, to));
            }
        }
        found
    }

    /// Lists the spots that a potential of a kind can move to from a spot.
    pub(super) fn reached(&self, kind: char, from: Point) -> Vec<Point> {
        let mut reached = Vec::new();
        for direction in DIRECTIONS {
            let line = walk(from, direction);
            let empty = |spot: &&Point| !self.board.contains_key(*spot);
            match kind {
                'Y' => reached.extend(line.iter().take_while(empty)),
                'Z' => {
                    let landing = line.iter().position(|spot| !self.board.contains_key(spot));
                    if let Some(jumped) = landing.filter(|&jumped| jumped > 0) {
                        reached.push(line[jumped]);
                    }
                }
                _ => {
                    let next = step(from, direction);
                    reached.extend(next.filter(|&spot| self.can_land(kind, spot)));
                }
            }
        }
        reached
    }

    /// Checks whether a DVONN or a PÜNCT of the player to act can jump onto the stack on a spot.
    pub(super) fn can_land(&self, kind: char, spot: Point) -> bool {
        let Some(stack) = self.board.get(&spot) else {
            return false;
        };
        let theirs = owner(stack) != self.to_act;
        let top = stack[stack.len() - 1].what;
        match kind {
            'D' if theirs => is_basic(stack) || top == 'D',
            'U' if theirs => {
                let covers = is_used(stack) && stack.len() > 1;
                is_gipf(stack) || (top == 'U' && (is_loaded(stack) || covers))
            }
            // The second jump onto a GIPF-piece.
            'U' => is_halved(stack),
            _ => false,
        }
    }

    /// Moves the potential on top of `from` to `to`.
    pub(super) fn use_potential(&mut self, from: Point, to: Point) {
        let potential = self.board.get_mut(&from).and_then(Vec::pop).expect("a loaded piece");
        let target = self.board.entry(to).or_default();
        if potential.what == 'U' && is_gipf(target) {
            // The upper disc of the two is captured.
            target.pop();
        } else if potential.what == 'U' && is_second_jump(target, potential) {
            // The disc below is captured too.
            target.remove(0);
        }
        target.push(potential);
        // Without a GIPF-piece the opponent has lost at once.
        if self.outcome_by_gipf_pieces().is_none() {
            self.after_move(false);
        }
    }

    fn outcome_by_gipf_pieces(&self) -> Option<char> {
        ['w', 'b'].into_iter().find(|&player| self.gipf_pieces_gone(player))
    }
}

fn is_second_jump(target: &[Disc], potential: Disc) -> bool {
    is_halved(target) && owner(target) == potential.owner
}
