use game::{Color, Game};
use yinsh::{Action, Point, Position, Stage};

use crate::deeds::{Deeds, Judged};

impl Judged for Position {
    fn tell(&self, action: Action, after: &Self, deeds: &mut Deeds) {
        match action {
            Action::Place(point) => {
                deeds.placed += 1;
                deeds.landed.push(point.to_string());
            }
            Action::Move { to, .. } => {
                let player = self.to_act();
                // Jumped markers are those that show the other colour now.
                let jumped = (self.markers(player) & after.markers(!player))
                    | (self.markers(!player) & after.markers(player));
                deeds.moved += 1;
                deeds.jumped = deeds.jumped.max(jumped.len());
                deeds.gained +=
                    i64::from(after.markers(player).len()) - i64::from(self.markers(player).len());
                deeds.landed.push(to.to_string());
            }
            Action::RemoveRow(_) => deeds.removed += 1,
            Action::RemoveRing(_) => deeds.rings_off += 1,
            Action::Pass => deeds.passed = true,
        }
    }

    fn has_row(&self, player: Color) -> bool {
        self.rows(player).next().is_some()
    }

    fn settles(&self) -> bool {
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
