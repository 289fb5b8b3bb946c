use game::{Color, Outcome};

use crate::{Position, Stage, reason};

impl Position {
    #[inline]
    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.stage {
            // A game that ended by the loss of GIPF-pieces remains at the removal stage.
            Stage::Push if self.reserve(self.to_act) == 0 => {
                Some(Outcome::win(!self.to_act, reason::RESERVE_EMPTY))
            }
            Stage::Push => None,
            Stage::Remove { .. } => self.result_of_removal(),
        }
    }

    #[inline]
    fn result_of_removal(&self) -> Option<Outcome> {
        outcome_of_removal(Color::ALL.map(|color| self.has_lost_gipf_pieces(color)), self.to_act)
    }
}

/// Returns the outcome of a removal after which these players have lost their last GIPF-piece.
#[doc(hidden)]
#[inline]
#[must_use]
pub fn outcome_of_removal(lost: [bool; 2], remover: Color) -> Option<Outcome> {
    let winner = match lost {
        // The remover captured the opponent's last GIPF-piece in the same removal.
        [true, true] => remover,
        [true, false] => Color::Black,
        [false, true] => Color::White,
        [false, false] => return None,
    };
    Some(Outcome::win(winner, reason::GIPF_PIECES_GONE))
}
