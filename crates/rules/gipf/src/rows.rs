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
    /// Returns the spots of the row's single pieces, of both colours, all of which must be removed.
    #[inline]
    #[must_use]
    pub const fn singles(self) -> Bitboard {
        self.pieces.without(self.gipf)
    }

    /// Returns the spots of the row's GIPF-pieces, of both colours, among which the remover chooses.
    #[inline]
    #[must_use]
    pub const fn gipf_pieces(self) -> Bitboard {
        self.gipf
    }

    /// Returns the spots of all pieces of the row.
    #[inline]
    #[must_use]
    pub const fn pieces(self) -> Bitboard {
        self.pieces
    }

    /// Returns the axis along which the row runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        self.axis
    }
}

/// Iterator over the rows of one player.
#[derive(Clone, Debug)]
pub struct Rows {
    occupied: Bitboard,
    gipf: Bitboard,
    /// The first spots of runs of four by axis, excluding rows already found.
    fours: [Bitboard; 3],
}

impl Rows {
    /// Returns the runs of `occupied` that contain four adjacent spots of `own`; pieces on `may_stay`
    /// need not be removed.
    #[doc(hidden)]
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
    /// Returns the rows of a player, each of which can be settled.
    ///
    /// ```
    /// use gipf::{Color, Position, Variant, bitboard};
    ///
    /// let position = Position::from_text(Variant::Basic, "4/5/6/PPPPp2/6/5/4 w remove:w 9-12")?;
    /// let rows: Vec<_> = position.rows(Color::White).collect();
    /// assert_eq!(rows.len(), 1);
    /// assert_eq!(rows[0].pieces(), bitboard![E2, E3, E4, E5, E6]); // with Black's piece on e6
    /// # Ok::<(), gipf::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn rows(&self, color: Color) -> Rows {
        Rows::new(self.pieces(color), self.occupied(), self.gipf)
    }

    /// Returns whether all rows of the player to act consist of GIPF-pieces (rule G20).
    #[inline]
    pub(crate) fn may_leave(&self) -> bool {
        self.rows(self.to_act).all(|row| row.singles().is_empty())
    }

    /// Returns whether a player has a row with singles, which must be removed.
    #[inline]
    pub(crate) fn must_settle(&self, color: Color) -> bool {
        self.rows(color).any(|row| !row.singles().is_empty())
    }
}
