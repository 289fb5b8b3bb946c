/// Maximum number of pieces of a player; a GIPF-piece counts as two.
pub const PLAYER_MAX_PIECES: u8 = 18;

/// Maximum handicap in the basic game, in extra pieces.
pub const HANDICAP_MAX: u8 = 3;

game::codes! {
    /// A variant of GIPF.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Variant {
        /// Single pieces only.
        Basic = "gipf-basic",
        /// Three GIPF-pieces per player are on the board from the start.
        Standard = "gipf-standard",
        /// The board starts empty, and GIPF-pieces are brought in.
        Tournament = "gipf-tournament",
    }
}

impl Variant {
    /// Returns the number of pieces of a player without a handicap, counting a GIPF-piece as two.
    ///
    /// ```
    /// use gipf::Variant;
    ///
    /// assert_eq!(Variant::Basic.pieces(), 15);
    /// assert_eq!(Variant::Standard.pieces(), 18);
    /// ```
    #[must_use]
    pub const fn pieces(self) -> u8 {
        match self {
            Self::Basic => 15,
            Self::Standard | Self::Tournament => 18,
        }
    }

    /// Returns the maximum number of GIPF-pieces that a player can have on the board.
    ///
    /// ```
    /// use gipf::Variant;
    ///
    /// assert_eq!(Variant::Basic.gipf_pieces(), 0);
    /// assert_eq!(Variant::Standard.gipf_pieces(), 3);
    /// ```
    #[must_use]
    pub const fn gipf_pieces(self) -> u8 {
        match self {
            Self::Basic => 0,
            Self::Standard => 3,
            Self::Tournament => 9,
        }
    }
}
