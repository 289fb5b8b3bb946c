game::codes! {
    /// Measure of how well a position was remembered.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Grade {
        /// Not solved.
        Again = "again",
        /// Solved with a hint, or on the second try.
        Hard = "hard",
        /// Solved.
        Good = "good",
        /// Solved at once.
        Easy = "easy",
    }
}

impl Grade {
    /// Returns the grade's number in the formulas, from 1 to 4.
    pub(crate) const fn number(self) -> u8 {
        self as u8 + 1
    }
}
