use game::{Color, Game};
use gipf::{Action, Bitboard, Kind, Position, Spot, Stage};

use crate::deeds::{Deeds, Judged};

impl Judged for Position {
    fn tell(&self, action: Action, _: &Self, deeds: &mut Deeds) {
        match action {
            Action::Enter { kind, spot } => tell_entry(kind, spot, deeds),
            Action::Push { kind, push } => {
                tell_entry(kind, push.entry(), deeds);
                // The run before the first gap moves on, each piece by one spot.
                let mut moved = 0;
                let mut spot = Some(push.entry());
                while let Some(here) = spot.filter(|&here| self.occupied().has(here)) {
                    moved += 1;
                    spot = here.step(push.direction());
                    deeds.landed.extend(spot.map(|next| next.to_string()));
                }
                deeds.pushed_on = deeds.pushed_on.max(moved);
            }
            Action::Remove(spots) => {
                let theirs: Bitboard = spots & self.pieces(!self.to_act());
                deeds.removed += 1;
                deeds.captured += theirs.len();
                deeds.captured_gipf_pieces += (theirs & self.gipf_pieces(!self.to_act())).len();
            }
            Action::Leave => deeds.left = true,
        }
    }

    fn has_row(&self, player: Color) -> bool {
        self.rows(player).next().is_some()
    }

    fn settles(&self) -> bool {
        matches!(self.stage(), Stage::Remove { .. })
    }

    fn owns(&self, player: Color, point: &str) -> bool {
        point.parse::<Spot>().is_ok_and(|spot| self.pieces(player).has(spot))
    }

    fn reserve_of(&self, player: Color) -> u32 {
        u32::from(self.reserve(player))
    }
}

fn tell_entry(kind: Kind, spot: Spot, deeds: &mut Deeds) {
    match kind {
        Kind::Gipf => deeds.brought_gipf_pieces += 1,
        _ => deeds.brought_singles += 1,
    }
    deeds.landed.push(spot.to_string());
}
