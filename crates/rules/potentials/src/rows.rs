use game::Color;
use gipf::{Bitboard, Rows};
use hexgrid::Axis;

use crate::Position;

/// Four or more adjacent spots of one player on a line, with all pieces that join them without
/// a gap (rule P10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row(gipf::Row);

impl Row {
    /// Returns the spots of the row's basics and used potentials, of both colours, all of which must
    /// be removed.
    #[must_use]
    pub const fn must_go(self) -> Bitboard {
        self.0.singles()
    }

    /// Returns the spots of the row's GIPF-pieces and loaded pieces, of both colours, among which the
    /// remover chooses.
    #[must_use]
    pub const fn may_stay(self) -> Bitboard {
        self.0.gipf_pieces()
    }

    /// Returns the spots of all pieces of the row.
    #[must_use]
    pub const fn pieces(self) -> Bitboard {
        self.0.pieces()
    }

    /// Returns the axis along which the row runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        self.0.axis()
    }
}

impl Position {
    /// Returns the rows of a player, each of which can be settled.
    pub fn rows(&self, color: Color) -> impl Iterator<Item = Row> + Clone {
        self.stretches(color).map(Row)
    }

    pub(crate) fn stretches(&self, color: Color) -> Rows {
        Rows::new(self.pieces(color), self.occupied(), self.board.may_stay())
    }

    /// Returns whether no piece in the rows of the player to act must be removed (rule P10).
    pub(crate) fn may_leave(&self) -> bool {
        !self.must_settle(self.to_act)
    }

    /// Returns whether a player has a row that must be removed.
    pub(crate) fn must_settle(&self, color: Color) -> bool {
        self.rows(color).any(|row| !row.must_go().is_empty())
    }
}
