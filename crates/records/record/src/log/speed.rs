use crate::serde_text::as_text;

game::codes! {
    /// Speed category of a game, ordered from fastest to slowest; each category has its own ratings.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Speed {
        /// Less than three minutes per player.
        Bullet = "bullet",
        /// Less than eight minutes.
        Blitz = "blitz",
        /// Less than twenty-five minutes.
        Rapid = "rapid",
        /// Longer, but played in one sitting.
        Classical = "classical",
        /// Days per turn, or no clock.
        Correspondence = "correspondence",
    }
}

impl Speed {
    /// Returns the speed of a live game that takes each player about this many seconds.
    #[must_use]
    pub const fn of_seconds(seconds: u32) -> Self {
        match seconds {
            0..180 => Self::Bullet,
            180..480 => Self::Blitz,
            480..1500 => Self::Rapid,
            _ => Self::Classical,
        }
    }
}

as_text!(Speed);
