use game::Color;

/// What stands on a spot.
///
/// More kinds may follow, such as potentials: pieces that carry another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Piece {
    /// A single piece.
    Single(Color),
    /// Two pieces stacked, counting as one piece on the board.
    Gipf(Color),
}

/// What a player brings in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// A single piece: one from the reserve.
    Single,
    /// A GIPF-piece: two from the reserve.
    Gipf,
}

impl Kind {
    /// The pieces that it takes from the reserve.
    #[inline]
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Gipf => 2,
        }
    }
}
