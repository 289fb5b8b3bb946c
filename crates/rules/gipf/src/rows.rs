use game::Color;
use hexgrid::Axis;

use crate::{Bitboard, Position};

/// A maximal run of occupied spots on a line, in which four or more adjacent pieces of
/// one player stand: a row of that player, with all that joins it without a gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stretch {
    singles: Bitboard,
    gipf: Bitboard,
    axis: Axis,
}

impl Stretch {
    /// The spots of its single pieces, of both colours: they must all go.
    #[inline]
    #[must_use]
    pub const fn singles(self) -> Bitboard {
        self.singles
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
    pub fn pieces(self) -> Bitboard {
        self.singles | self.gipf
    }

    /// The axis along which it runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        self.axis
    }
}

/// The stretches that are rows of one player, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Stretches {
    occupied: Bitboard,
    gipf: Bitboard,
    /// The first spots of fours by axis; those of found stretches are gone.
    fours: [Bitboard; 3],
}

impl Iterator for Stretches {
    type Item = Stretch;

    fn next(&mut self) -> Option<Stretch> {
        for axis in Axis::ALL {
            let fours = &mut self.fours[axis.index()];
            if let Some(spot) = fours.first() {
                let run = self.occupied.stretch(spot, axis);
                *fours = fours.without(run);
                return Some(Stretch {
                    singles: run.without(self.gipf),
                    gipf: run & self.gipf,
                    axis,
                });
            }
        }
        None
    }
}

impl Position {
    /// The stretches that are rows of a player: each can be settled.
    pub fn stretches(&self, color: Color) -> impl Iterator<Item = Stretch> {
        self.rows(color)
    }

    pub(crate) fn rows(&self, color: Color) -> Stretches {
        let pieces = self.pieces_of(color);
        Stretches {
            occupied: self.occupied(),
            gipf: self.gipf,
            fours: Axis::ALL.map(|axis| pieces.fours(axis)),
        }
    }

    /// Whether every row of the player to act stands in a stretch without singles.
    pub(crate) fn may_leave(&self) -> bool {
        self.rows(self.to_act).all(|stretch| stretch.singles.is_empty())
    }

    /// Whether a row of a player stands in a stretch with singles.
    pub(crate) fn must_settle(&self, color: Color) -> bool {
        self.rows(color).any(|stretch| !stretch.singles.is_empty())
    }
}
