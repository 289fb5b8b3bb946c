//! The rules that an action would break, each judged separately by its plain definition.

use super::board::{FORWARD, Piece, between, step};
use super::{Action, Game, Stage};
use crate::point::{Point, named, other};
use std::collections::BTreeSet;

impl Game {
    /// Checks whether this action, in this position, would break this rule.
    ///
    /// # Panics
    /// Panics if there is no rule with that name.
    pub fn breaks(&self, action: &Action, rule: &str) -> bool {
        let placing = matches!(action, Action::Place(_));
        let removing_row = matches!(action, Action::RemoveRow(_));
        let removing_ring = matches!(action, Action::RemoveRing(_));
        match rule {
            "game-over" => self.outcome().is_some(),
            "still-placing" => self.stage == Stage::Place && !placing,
            "all-placed" => self.stage != Stage::Place && placing,
            "row-first" => matches!(self.stage, Stage::Row(_)) && !removing_row,
            "ring-first" => matches!(self.stage, Stage::Ring(_)) && !removing_ring,
            "ring-only-after-row" => self.stage == Stage::Move && removing_ring,
            "point-occupied" => match action {
                Action::Place(point) => self.piece_named(point).is_some(),
                _ => false,
            },
            "no-ring" => match ring_taken_up(action) {
                Some(point) => !matches!(self.piece_named(point), Some(Piece::Ring(_))),
                None => false,
            },
            "not-your-ring" => match ring_taken_up(action) {
                Some(point) => self.piece_named(point) == Some(Piece::Ring(other(self.to_act))),
                None => false,
            },
            "not-in-line" => match action {
                Action::Move(_, _) => passed_points(action).is_none(),
                _ => false,
            },
            "ring-in-the-way" => passed_points(action)
                .unwrap_or_default()
                .iter()
                .any(|point| matches!(self.board.get(point), Some(Piece::Ring(_)))),
            "target-occupied" => match action {
                Action::Move(_, to) => self.piece_named(to).is_some(),
                _ => false,
            },
            "stop-after-jump" => self.moves_on_after_jump(action),
            "not-a-row" => match action {
                Action::RemoveRow(five) => !self.is_row(five),
                _ => false,
            },
            "not-your-row" => match action {
                Action::RemoveRow(five) => {
                    let foreign = Some(Piece::Marker(other(self.to_act)));
                    five.len() == 5 && five.iter().all(|point| self.piece_named(point) == foreign)
                }
                _ => false,
            },
            "must-move" => *action == Action::Pass && !self.ring_moves(self.to_act).is_empty(),
            _ => panic!("YINSH has no rule named {rule}"),
        }
    }

    /// Finds the piece on the point with this name.
    fn piece_named(&self, name: &str) -> Option<Piece> {
        self.board.get(&named(name)?).copied()
    }

    /// Checks whether a move passes an empty point after a marker, where the ring had to stop.
    fn moves_on_after_jump(&self, action: &Action) -> bool {
        let mut jumped = false;
        for point in passed_points(action).unwrap_or_default() {
            match self.board.get(&point) {
                Some(Piece::Marker(_)) => jumped = true,
                None if jumped => return true,
                _ => {}
            }
        }
        false
    }

    /// Checks whether these are five adjacent markers of one colour in a line, in any order.
    fn is_row(&self, five: &[String]) -> bool {
        let points: BTreeSet<Point> = five.iter().filter_map(|name| named(name)).collect();
        if five.len() != 5 || points.len() != 5 {
            return false;
        }
        // A walk forward from the smallest point must meet the other four one after another.
        let in_line = FORWARD.iter().any(|&direction| {
            let mut walk = points.first().copied();
            points.iter().all(|&point| {
                let here = walk;
                walk = here.and_then(|place| step(place, direction));
                here == Some(point)
            })
        });
        let all_are = |piece| points.iter().all(|point| self.board.get(point) == Some(&piece));
        in_line && (all_are(Piece::Marker('w')) || all_are(Piece::Marker('b')))
    }
}

/// Finds the point of the ring that an action picks up, to move it or to take it off.
fn ring_taken_up(action: &Action) -> Option<&str> {
    match action {
        Action::Move(from, _) => Some(from),
        Action::RemoveRing(point) => Some(point),
        _ => None,
    }
}

/// Lists the points that a move along a line passes.
fn passed_points(action: &Action) -> Option<Vec<Point>> {
    match action {
        Action::Move(from, to) => between(named(from)?, named(to)?),
        _ => None,
    }
}
