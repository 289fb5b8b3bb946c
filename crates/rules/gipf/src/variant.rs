/// No player ever has more pieces than this: a GIPF-piece counts as two.
pub const MAX_PIECES: u8 = 18;

/// The largest handicap of the basic game, in extra pieces.
pub const MAX_HANDICAP: u8 = 3;

game::codes! {
    /// Which game of GIPF is played.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Variant {
        /// Single pieces only.
        Basic = "gipf-basic",
        /// Three GIPF-pieces a player on the board from the start.
        Standard = "gipf-standard",
        /// An empty board; GIPF-pieces are brought in.
        Tournament = "gipf-tournament",
    }
}

impl Variant {
    /// The pieces of a player, a GIPF-piece counted as two, without a handicap.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        match self {
            Self::Basic => 15,
            Self::Standard | Self::Tournament => 18,
        }
    }

    /// The most GIPF-pieces that a player can have on the board.
    #[must_use]
    pub const fn gipf_pieces(self) -> u8 {
        match self {
            Self::Basic => 0,
            Self::Standard => 3,
            Self::Tournament => 9,
        }
    }
}
