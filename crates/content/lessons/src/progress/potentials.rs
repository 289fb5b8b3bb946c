use game::Color;
use gipf::{Bitboard, Spot};
use potentials::{Action, Direction, Kind, Position, Potential, Stage};

use super::{LessonGame, Progress};

impl LessonGame for Position {
    fn add_action(&self, action: Action, after: &Self, progress: &mut Progress) {
        let opponent = !self.to_act();
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
            Action::Use { kind, from, to } => {
                progress.used = true;
                progress.landed.push(to.to_string());
                progress.broken |= self.gipf_pieces(opponent).has(to);
                progress.made_gipf_piece |= after.doubled().has(to) && !self.doubled().has(to);
                if kind == Potential::Zertz {
                    progress.jumped = progress.jumped.max(jumped(from, to));
                }
            }
            Action::Remove(spots) => {
                let theirs = spots & self.pieces(opponent);
                progress.removed += 1;
                progress.captured += theirs.len();
                progress.captured_gipf_pieces += (theirs & self.gipf_pieces(opponent)).len();
            }
            Action::Leave => progress.left = true,
            Action::Decline => progress.declined = true,
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
        Kind::Basic => progress.brought_singles += 1,
        Kind::Gipf => progress.brought_gipf_pieces += 1,
        Kind::Loaded(_) => progress.loaded = true,
        Kind::Extra => progress.pushed_extra = true,
    }
    progress.landed.push(spot.to_string());
}

/// Returns the number of pieces that a jump passes, which is the number of spots between two spots of a line.
fn jumped(from: Spot, to: Spot) -> u32 {
    let rays = Direction::ALL.into_iter().map(|way| (Bitboard::ray(from, way), way));
    let way = rays.into_iter().find(|(ray, _)| ray.has(to));
    way.map_or(0, |(ray, way)| ray.without(Bitboard::ray(to, way)).len().saturating_sub(1))
}
