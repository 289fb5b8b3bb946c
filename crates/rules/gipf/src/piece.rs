use game::Color;

/// A piece on a spot. More kinds may be added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Piece {
    /// A single piece.
    Single(Color),
    /// Two pieces stacked, counting as one piece on the board.
    Gipf(Color),
}

/// The kind of piece that a player brings in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// A single piece, which takes one piece from the reserve.
    Single,
    /// A GIPF-piece, which takes two pieces from the reserve.
    Gipf,
}

impl Kind {
    /// Returns the number of pieces that this kind takes from the reserve.
    ///
    /// ```
    /// use gipf::Kind;
    ///
    /// assert_eq!(Kind::Single.cost(), 1);
    /// assert_eq!(Kind::Gipf.cost(), 2);
    /// ```
    #[inline]
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Gipf => 2,
        }
    }
}
