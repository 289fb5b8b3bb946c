game::codes! {
    /// A variant of YINSH.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Variant {
        /// Removing three rings wins.
        Normal = "yinsh",
        /// Removing one ring wins.
        Blitz = "yinsh-blitz",
    }
}

impl Variant {
    /// Returns the number of rings that a player must remove to win.
    ///
    /// ```
    /// use yinsh::Variant;
    ///
    /// assert_eq!(Variant::Normal.rings_to_win(), 3);
    /// assert_eq!(Variant::Blitz.rings_to_win(), 1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn rings_to_win(self) -> u8 {
        match self {
            Self::Normal => 3,
            Self::Blitz => 1,
        }
    }
}
