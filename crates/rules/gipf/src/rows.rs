use game::Color;
use hexgrid::Axis;

use crate::{Bitboard, Position};

/// Four or more adjacent pieces of one player on a line, with all pieces that join them
/// without a gap (rule G15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    pieces: Bitboard,
    gipf: Bitboard,
    axis: Axis,
}

impl Row {
    /// The spots of its single pieces, of both colours: they must all go.
    #[inline]
    #[must_use]
    pub const fn singles(self) -> Bitboard {
        self.pieces.without(self.gipf)
    }

    /// The spots of its GIPF-pieces, of both colours: the remover chooses.
    #[inline]
    #[must_use]
    pub const fn gipf_pieces(self) -> Bitboard {
        self.gipf
    }

    /// The spots of all its pieces.
    #[inline]
    #[must_use]
    pub const fn pieces(self) -> Bitboard {
        self.pieces
    }

    /// The axis along which it runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        self.axis
    }
}

/// The rows of one player, one after the other.
#[derive(Clone, Debug)]
pub struct Rows {
    occupied: Bitboard,
    gipf: Bitboard,
    /// The first spots of fours by axis; those of found rows are gone.
    fours: [Bitboard; 3],
}

impl Rows {
    /// The stretches of `occupied` in which four adjacent spots of `own` lie, with those of
    /// their pieces that need not go.
    #[must_use]
    pub fn new(own: Bitboard, occupied: Bitboard, may_stay: Bitboard) -> Self {
        Self { occupied, gipf: may_stay, fours: Axis::ALL.map(|axis| own.fours(axis)) }
    }
}

impl Iterator for Rows {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        for axis in Axis::ALL {
            let fours = &mut self.fours[axis.index()];
            if let Some(spot) = fours.first() {
                let run = self.occupied.run(spot, axis);
                *fours = fours.without(run);
                return Some(Row { pieces: run, gipf: run & self.gipf, axis });
            }
        }
        None
    }
}

impl Position {
    /// The rows of a player: each can be settled.
    #[must_use]
    pub fn rows(&self, color: Color) -> Rows {
        Rows::new(self.pieces(color), self.occupied(), self.gipf)
    }

    /// Whether every row of the player to act has GIPF-pieces only (rule G20).
    #[inline]
    pub(crate) fn may_leave(&self) -> bool {
        self.rows(self.to_act).all(|row| row.singles().is_empty())
    }

    /// Whether a player has a row with singles, which must be removed.
    #[inline]
    pub(crate) fn must_settle(&self, color: Color) -> bool {
        self.rows(color).any(|row| !row.singles().is_empty())
    }
}
