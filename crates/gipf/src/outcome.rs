use game::{Color, Outcome, Reason};

use crate::{Position, Right, Stage, Variant};

impl Position {
    /// Whether a player has had GIPF-pieces on the board and has none left.
    #[inline]
    pub(crate) fn has_lost_gipf_pieces(&self, color: Color) -> bool {
        self.variant != Variant::Basic
            && self.gipf_pieces_of(color).is_empty()
            && self.right(color) != Right::First
    }

    #[inline]
    pub(crate) fn result(&self) -> Option<Outcome> {
        let [white, black] = Color::ALL.map(|color| self.has_lost_gipf_pieces(color));
        if white || black {
            let winner = match (white, black) {
                // He was the first to take all.
                (true, true) => self.to_act,
                (true, false) => Color::Black,
                _ => Color::White,
            };
            return Some(Outcome::win(winner, Reason::GipfPiecesGone));
        }
        if self.stage == Stage::Push && self.reserve(self.to_act) == 0 {
            return Some(Outcome::win(!self.to_act, Reason::ReserveEmpty));
        }
        None
    }
}
