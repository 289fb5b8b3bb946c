use game::Color;
use yinsh::{Action, Point, Position, Stage};

use super::{LessonGame, Progress};

impl LessonGame for Position {
    fn add_action(&self, action: Action, after: &Self, progress: &mut Progress) {
        match action {
            Action::Place(point) => {
                progress.placed += 1;
                progress.landed.push(point.to_string());
            }
            Action::Move { to, .. } => {
                let player = self.to_act();
                // The jumped markers are those that now show the other colour.
                let jumped = (self.markers(player) & after.markers(!player))
                    | (self.markers(!player) & after.markers(player));
                progress.moved += 1;
                progress.jumped = progress.jumped.max(jumped.len());
                progress.gained +=
                    i64::from(after.markers(player).len()) - i64::from(self.markers(player).len());
                progress.landed.push(to.to_string());
            }
            Action::RemoveRow(_) => progress.removed += 1,
            Action::RemoveRing(_) => progress.rings_off += 1,
            Action::Pass => progress.passed = true,
        }
    }

    fn has_row(&self, player: Color) -> bool {
        self.rows(player).next().is_some()
    }

    fn must_remove_row(&self) -> bool {
        matches!(self.stage(), Stage::Row { .. })
    }

    fn owns(&self, player: Color, point: &str) -> bool {
        point
            .parse::<Point>()
            .is_ok_and(|point| (self.markers(player) | self.rings(player)).has(point))
    }

    fn reserve_of(&self, _: Color) -> u32 {
        0
    }
}
