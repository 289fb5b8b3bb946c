use game::Color;
use gipf::{Action, Bitboard, Kind, Position, Spot, Stage};

use super::{LessonGame, Progress};

impl LessonGame for Position {
    fn add_action(&self, action: Action, _: &Self, progress: &mut Progress) {
        match action {
            Action::Enter { kind, spot } => add_entry(kind, spot, progress),
            Action::Push { kind, push } => {
                add_entry(kind, push.entry(), progress);
                // The pieces up to the first empty spot each move by one spot.
                let mut moved = 0;
                let mut spot = Some(push.entry());
                while let Some(here) = spot.filter(|&here| self.occupied().has(here)) {
                    moved += 1;
                    spot = here.step(push.direction());
                    progress.landed.extend(spot.map(|next| next.to_string()));
                }
                progress.pushed_on = progress.pushed_on.max(moved);
            }
            Action::Remove(spots) => {
                let theirs: Bitboard = spots & self.pieces(!self.to_act());
                progress.removed += 1;
                progress.captured += theirs.len();
                progress.captured_gipf_pieces += (theirs & self.gipf_pieces(!self.to_act())).len();
            }
            Action::Leave => progress.left = true,
        }
    }

    fn has_row(&self, player: Color) -> bool {
        self.rows(player).next().is_some()
    }

    fn must_remove_row(&self) -> bool {
        matches!(self.stage(), Stage::Remove { .. })
    }

    fn owns(&self, player: Color, point: &str) -> bool {
        point.parse::<Spot>().is_ok_and(|spot| self.pieces(player).has(spot))
    }

    fn reserve_of(&self, player: Color) -> u32 {
        u32::from(self.reserve(player))
    }
}

fn add_entry(kind: Kind, spot: Spot, progress: &mut Progress) {
    match kind {
        Kind::Gipf => progress.brought_gipf_pieces += 1,
        _ => progress.brought_singles += 1,
    }
    progress.landed.push(spot.to_string());
}
