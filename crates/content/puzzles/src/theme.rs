use std::fmt;

use variants::Family;

game::codes! {
    /// Theme of a solution, derived from the positions by a rule.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Theme {
        /// The turn completes a row of the player's own.
        Row = "row",
        /// The turn removes two or more of the player's own rows.
        DoubleRow = "double-row",
        /// The player has rows in two different directions at once.
        TwoDirections = "two-directions",
        /// The turn begins with a row of the player's own that the opponent left on the board.
        GivenRow = "given-row",
        /// The turn makes a row for the opponent, who must remove it.
        OpponentsRow = "opponents-row",
        /// The opponent could have completed a row but no longer can after the turn.
        StopRow = "stop-row",
        /// YINSH: the turn flips one of four adjacent markers of the opponent.
        BreakFour = "break-four",
        /// YINSH: the turn stops a row without flipping a marker of the opponent.
        Block = "block",
        /// YINSH: a ring of the opponent can no longer move.
        RingCutOff = "ring-cut-off",
        /// YINSH: the ring jumps over four or more markers.
        LongJump = "long-jump",
        /// YINSH: the game is decided by the empty pool.
        Pool = "pool",
        /// GIPF: pieces of the opponent are captured.
        Capture = "capture",
        /// GIPF: a GIPF-piece of the opponent is captured.
        GipfCapture = "gipf-capture",
        /// GIPF: a GIPF-piece of a removed row is left on the board.
        KeepGipf = "keep-gipf",
        /// GIPF: the game is decided by the last GIPF-piece.
        LastGipf = "last-gipf",
        /// GIPF: the game is decided by an empty reserve.
        Reserve = "reserve",
        /// The turn wins by force without completing a row.
        Quiet = "quiet",
    }
}

impl Theme {
    /// Returns the only game in which the theme occurs; `None` if it occurs in both.
    #[must_use]
    pub const fn family(self) -> Option<Family> {
        match self {
            Self::BreakFour | Self::Block | Self::RingCutOff | Self::LongJump | Self::Pool => {
                Some(Family::Yinsh)
            }
            Self::Capture | Self::GipfCapture | Self::KeepGipf | Self::LastGipf | Self::Reserve => {
                Some(Family::Gipf)
            }
            Self::Row
            | Self::DoubleRow
            | Self::TwoDirections
            | Self::GivenRow
            | Self::OpponentsRow
            | Self::StopRow
            | Self::Quiet => None,
        }
    }
}

/// A set of themes, written as their codes in the order of [`Theme::ALL`], or `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(u32);

impl Themes {
    /// No theme.
    pub const NONE: Self = Self(0);

    /// Returns whether a theme is in the set.
    #[must_use]
    pub const fn has(self, theme: Theme) -> bool {
        self.0 & (1 << theme as u32) != 0
    }

    /// Returns the set with another theme added, if it applies.
    #[must_use]
    pub const fn with_if(self, applies: bool, theme: Theme) -> Self {
        if applies { Self(self.0 | 1 << theme as u32) } else { self }
    }

    /// Returns all themes of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.has(theme))
    }

    /// Parses the output of `Display`, and nothing else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut themes = Self::NONE;
        if text != "-" {
            for code in text.split(',') {
                themes = themes.with_if(true, Theme::from_code(code)?);
            }
        }
        (themes.to_string() == text).then_some(themes)
    }
}

impl fmt::Display for Themes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("-");
        }
        for (index, theme) in self.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "," })?;
            f.write_str(theme.code())?;
        }
        Ok(())
    }
}
