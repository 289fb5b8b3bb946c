use game::{Color, Outcome};

use crate::{Position, Stage, reason};

impl Position {
    #[inline(always)]
    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Push => self.result_at_push(),
            Stage::Remove { .. } => self.result_of_removal(),
            Stage::Extra => None,
        }
    }

    #[inline(always)]
    fn result_at_push(&self) -> Option<Outcome> {
        let loser = self.to_act;
        // Only a jump leaves the opponent without a GIPF-piece at this stage.
        if self.has_lost_gipf_pieces(!loser) {
            return Some(Outcome::win(loser, reason::GIPF_PIECES_GONE));
        }
        let reason = if self.reserve(loser) == 0 {
            reason::RESERVE_EMPTY
        } else if self.occupied() == gipf::Bitboard::BOARD {
            reason::BOARD_FULL
        } else {
            return None;
        };
        (self.count_uses() == 0).then_some(Outcome::win(!loser, reason))
    }

    #[inline(never)]
    fn result_of_removal(&self) -> Option<Outcome> {
        let lost = Color::ALL.map(|color| self.has_lost_gipf_pieces(color));
        gipf::outcome_of_removal(lost, self.to_act)
    }
}
