/// Which rules of GIPF are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Single pieces only.
    Basic,
    /// Three GIPF-pieces a player on the board from the start.
    Standard,
    /// An empty board; GIPF-pieces are brought in.
    Tournament,
}

impl Variant {
    /// All three variants.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Standard, Self::Tournament];

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
