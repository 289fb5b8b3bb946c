use crate::serde_text::as_text;

game::codes! {
    /// How fast a game is; each speed has ratings of its own. Fastest first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Speed {
        /// Usually less than three minutes a player.
        Bullet = "bullet",
        /// Less than eight minutes.
        Blitz = "blitz",
        /// Less than twenty-five minutes.
        Rapid = "rapid",
        /// Longer, but at one sitting.
        Classical = "classical",
        /// Days for a turn, or no clock.
        Correspondence = "correspondence",
    }
}

impl Speed {
    /// The speed of a live game that takes a player about this many seconds.
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
