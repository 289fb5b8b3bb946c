game::codes! {
    /// Which game of YINSH is played.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Variant {
        /// Three rings off win.
        Normal = "yinsh",
        /// The first ring off wins.
        Blitz = "yinsh-blitz",
    }
}

impl Variant {
    /// The rings that a player must remove to win.
    #[inline]
    #[must_use]
    pub const fn rings_to_win(self) -> u8 {
        match self {
            Self::Normal => 3,
            Self::Blitz => 1,
        }
    }
}
