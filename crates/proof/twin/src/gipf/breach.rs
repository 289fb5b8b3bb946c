//! The rules that an action would break, each judged separately by its plain definition.

use super::board::ways;
use super::{Action, Game, Right, Stage, Variant};
use crate::point::{Point, named};

impl Game {
    /// Checks whether this action, in this position, would break this rule.
    ///
    /// # Panics
    /// Panics if there is no rule with that name.
    pub fn breaks(&self, action: &Action, rule: &str) -> bool {
        let pushing = matches!(action, Action::Enter { .. } | Action::Push { .. });
        let removing = matches!(action, Action::Remove(_) | Action::Leave);
        let gipf = brings(action, true);
        let single = brings(action, false);
        let right = self.rights[&self.to_act];
        let tournament = self.variant == Variant::Tournament;
        match rule {
            "game-over" => self.outcome().is_some(),
            "remove-first" => matches!(self.stage, Stage::Remove(_)) && pushing,
            "nothing-to-remove" => self.stage == Stage::Push && removing,
            "line-full" => match action {
                Action::Push { dot, entry, .. } => self.line_full(dot, entry),
                _ => false,
            },
            "spot-occupied" => match action {
                Action::Enter { spot, .. } => self.occupied(spot),
                _ => false,
            },
            "nothing-to-push" => match action {
                Action::Push { entry, .. } => !self.occupied(entry),
                _ => false,
            },
            "not-on-rim" => match action {
                Action::Enter { spot, .. } => {
                    !ways().iter().any(|(_, line)| named(spot) == Some(line[0]))
                }
                _ => false,
            },
            "no-gipf-pieces" => gipf && self.variant == Variant::Basic,
            "all-gipf-pieces-in-play" => gipf && self.variant == Variant::Standard,
            "gipf-right-lost" => gipf && tournament && right == Right::Lost,
            "first-must-be-gipf" => single && tournament && right == Right::First,
            "reserve-too-small" => gipf && self.reserve[&self.to_act] < 2,
            "removes-nothing" => match action {
                Action::Remove(spots) => spots.is_empty(),
                _ => false,
            },
            "empty-spot" => match action {
                Action::Remove(spots) => spots.iter().any(|spot| !self.occupied(spot)),
                _ => false,
            },
            "not-one-row" => match action {
                Action::Remove(spots) => self.rows_around(spots).is_empty(),
                _ => false,
            },
            "single-stays" => match action {
                Action::Remove(spots) => {
                    let rows = self.rows_around(spots);
                    !rows.is_empty() && rows.iter().all(|row| self.spares_single(row, spots))
                }
                _ => false,
            },
            "must-remove" => *action == Action::Leave && !self.may_leave(),
            _ => panic!("GIPF has no rule named {rule}"),
        }
    }

    /// Checks whether there is a piece on the spot with this name.
    fn occupied(&self, spot: &str) -> bool {
        named(spot).is_some_and(|spot| self.board.contains_key(&spot))
    }

    /// Checks whether the line from this dot through this first spot has no empty spot.
    fn line_full(&self, from: &str, entry: &str) -> bool {
        ways().iter().any(|(dot, line)| {
            named(from) == Some(*dot)
                && named(entry) == Some(line[0])
                && line.iter().all(|spot| self.board.contains_key(spot))
        })
    }

    /// Lists the stretches that are rows of the player to act and contain all these spots.
    fn rows_around(&self, spots: &[String]) -> Vec<Vec<Point>> {
        let mut found = self.rows(self.to_act);
        found.retain(|row| {
            spots.iter().all(|spot| named(spot).is_some_and(|spot| row.contains(&spot)))
        });
        found
    }

    /// Checks whether a row contains a single that is not on one of these spots.
    fn spares_single(&self, row: &[Point], spots: &[String]) -> bool {
        self.singles(row)
            .iter()
            .any(|&single| !spots.iter().any(|spot| named(spot) == Some(single)))
    }
}

/// Checks whether an action brings in a GIPF-piece, or a single if `wanted` is `false`.
fn brings(action: &Action, wanted: bool) -> bool {
    match action {
        Action::Enter { gipf, .. } | Action::Push { gipf, .. } => *gipf == wanted,
        Action::Remove(_) | Action::Leave => false,
    }
}
