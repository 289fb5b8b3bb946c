//! The rules that an action would break, each judged separately by its plain definition.

use super::stack::{is_loaded, owner};
use super::terms::KINDS;
use super::{Action, Game, Right, Stage};
use crate::gipf::board::{DIRECTIONS, step, walk, ways};
use crate::point::{Point, named};

impl Game {
    /// Checks whether this action, in this position, would break this rule.
    ///
    /// # Panics
    /// Panics if there is no rule with that name.
    pub fn breaks(&self, action: &Action, rule: &str) -> bool {
        let kind = match action {
            Action::Enter { kind, .. } | Action::Push { kind, .. } => Some(*kind),
            _ => None,
        };
        let settling = matches!(self.stage, Stage::Remove(..));
        let removing = matches!(action, Action::Remove(_) | Action::Leave);
        let extra = kind == Some('t') || *action == Action::Decline;
        match rule {
            "game-over" => self.outcome().is_some(),
            "remove-first" => settling && !removing,
            "nothing-to-remove" => !settling && removing,
            "extra-first" => self.stage == Stage::Extra && !extra,
            "no-extra-push" => self.stage != Stage::Extra && extra,
            "only-extra-push" => matches!(action, Action::Use { kind: 'T', .. }),
            "row-must-go" => *action == Action::Leave && !self.may_leave(),
            _ => match action {
                Action::Enter { kind, spot } => match rule {
                    "not-on-rim" => !ways().iter().any(|(_, line)| named(spot) == Some(line[0])),
                    "spot-occupied" => self.occupied(spot),
                    _ => self.breaks_kind(*kind, rule),
                },
                Action::Push { kind, dot, entry } => match rule {
                    "nothing-to-push" => !self.occupied(entry),
                    "line-full" => self.line_full(dot, entry),
                    _ => self.breaks_kind(*kind, rule),
                },
                Action::Use { kind, from, to } => match (named(from), named(to)) {
                    (Some(from), Some(to)) => self.breaks_use(*kind, from, to, rule),
                    _ => false,
                },
                Action::Remove(spots) => self.breaks_removal(spots, rule),
                Action::Leave | Action::Decline => false,
            },
        }
    }

    fn breaks_kind(&self, kind: char, rule: &str) -> bool {
        let player = self.to_act;
        let (reserve, right) = (self.reserve[&player], self.rights[&player]);
        let start = self.terms.start.as_str();
        let gipf = kind == 'G';
        match rule {
            "no-gipf-pieces" => gipf && start == "basic",
            "all-gipf-pieces-in-play" => gipf && start == "standard",
            "gipf-pieces-over" => gipf && start == "tournament" && right == Right::Lost,
            "reserve-too-small" => gipf && reserve < 2,
            "first-must-be-gipf" => !gipf && kind != 't' && right == Right::First,
            "no-basic" => kind != 't' && reserve == 0,
            "not-in-hand" => KINDS.contains(kind) && self.hands[&(player, kind)] == 0,
            _ => false,
        }
    }

    fn breaks_use(&self, kind: char, from: Point, to: Point, rule: &str) -> bool {
        let loaded = self.board.get(&from).is_some_and(|stack| {
            is_loaded(stack) && owner(stack) == self.to_act && stack[stack.len() - 1].what == kind
        });
        let towards = DIRECTIONS.into_iter().find(|&way| walk(from, way).contains(&to));
        let line = towards.map(|way| walk(from, way)).unwrap_or_default();
        let between: Vec<Point> = line.iter().copied().take_while(|&spot| spot != to).collect();
        let stands = |spot: &Point| self.board.contains_key(spot);
        let adjacent = towards.is_some_and(|way| step(from, way) == Some(to));
        match rule {
            "not-loaded" => !loaded,
            "not-in-a-line" => towards.is_none(),
            "way-blocked" => kind == 'Y' && (stands(&to) || between.iter().any(stands)),
            "nothing-to-jump" => kind == 'Z' && !line.first().is_some_and(stands),
            "not-first-empty" => {
                let gap = between.iter().any(|spot| !stands(spot));
                kind == 'Z' && (stands(&to) || gap || between.is_empty())
            }
            "not-adjacent" => "DU".contains(kind) && !adjacent,
            "no-dvonn-target" => kind == 'D' && !self.can_land('D', to),
            "no-punct-target" => kind == 'U' && !self.can_land('U', to),
            _ => false,
        }
    }

    fn breaks_removal(&self, spots: &[String], rule: &str) -> bool {
        let around: Vec<Vec<Point>> = self
            .rows(self.to_act)
            .into_iter()
            .filter(|row| {
                spots.iter().all(|spot| named(spot).is_some_and(|spot| row.contains(&spot)))
            })
            .collect();
        let spares = |row: &Vec<Point>| {
            let taken = |point: Point| spots.iter().any(|spot| named(spot) == Some(point));
            self.must_go(row).iter().any(|&spot| !taken(spot))
        };
        match rule {
            "removes-nothing" => spots.is_empty(),
            "empty-spot" => spots.iter().any(|spot| !self.occupied(spot)),
            "not-one-row" => around.is_empty(),
            "piece-stays" => !around.is_empty() && around.iter().all(spares),
            _ => panic!("there is no rule named {rule}"),
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
}
