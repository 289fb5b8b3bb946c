use crate::Potential;

/// The kind of piece that a player brings in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A basic, which takes one basic from the reserve.
    Basic,
    /// A GIPF-piece, which takes two basics from the reserve.
    Gipf,
    /// A basic with a potential of the same player on top, which takes one basic from the reserve and
    /// one potential from the hand.
    Loaded(Potential),
    /// The TAMSK-potential of the central spot, brought in by the extra push as a used potential;
    /// it costs nothing.
    Extra,
}

impl Kind {
    /// Returns the number of basics that this kind takes from the reserve.
    ///
    /// ```
    /// use gipf_potentials::{Kind, Potential};
    ///
    /// assert_eq!(Kind::Gipf.cost(), 2);
    /// assert_eq!(Kind::Loaded(Potential::Yinsh).cost(), 1);
    /// assert_eq!(Kind::Extra.cost(), 0); // only a potential
    /// ```
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
