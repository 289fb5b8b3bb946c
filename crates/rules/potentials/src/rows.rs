use game::Color;
use gipf::{Bitboard, Rows};
use hexgrid::Axis;

use crate::Position;

/// Four or more adjacent spots of one player on a line, with all pieces that join them without
/// a gap (rule P10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row(gipf::Row);

impl Row {
    /// The spots of its basics and used potentials, of both colours.
    #[must_use]
    pub const fn must_go(self) -> Bitboard {
        self.0.singles()
    }

    /// The spots of its GIPF-pieces and loaded pieces, of both colours: the remover chooses.
    #[must_use]
    pub const fn may_stay(self) -> Bitboard {
        self.0.gipf_pieces()
    }

    /// The spots of all its pieces.
    #[must_use]
    pub const fn pieces(self) -> Bitboard {
        self.0.pieces()
    }

    /// The axis along which it runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        self.0.axis()
    }
}

impl Position {
    /// The rows of a player: each can be settled.
    pub fn rows(&self, color: Color) -> impl Iterator<Item = Row> + Clone {
        self.stretches(color).map(Row)
    }

    pub(crate) fn stretches(&self, color: Color) -> Rows {
        Rows::new(self.pieces(color), self.occupied(), self.board.may_stay())
    }

    /// Whether nothing of any row of the player to act must go (rule P10).
    pub(crate) fn may_leave(&self) -> bool {
        !self.must_settle(self.to_act)
    }

    /// Whether a player has a row that must be removed.
    pub(crate) fn must_settle(&self, color: Color) -> bool {
        self.rows(color).any(|row| !row.must_go().is_empty())
    }
}
