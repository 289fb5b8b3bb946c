use crate::Potential;

/// What a player brings in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A basic: one from the reserve.
    Basic,
    /// A GIPF-piece: two from the reserve.
    Gipf,
    /// A basic with a potential of the same player on top: one from the reserve, one from
    /// the hand.
    Loaded(Potential),
    /// The TAMSK-potential of the central spot, by the extra push: a used potential, which
    /// costs nothing.
    Extra,
}

impl Kind {
    /// The basics that it takes from the reserve.
    #[inline]
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Basic | Self::Loaded(_) => 1,
            Self::Gipf => 2,
            Self::Extra => 0,
        }
    }
}
