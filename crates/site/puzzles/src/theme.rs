use std::fmt;

game::codes! {
    /// What a solution shows; each is derived from the positions by a rule.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum Theme {
        /// The turn completes a row of the player's own.
        Row = "row",
        /// The turn removes two or more own rows.
        DoubleRow = "double-row",
        /// Own rows stand along two lines of different directions at once.
        TwoDirections = "two-directions",
        /// The turn begins with an own row that the opponent left standing.
        GivenRow = "given-row",
        /// The turn makes a row for the opponent, who must settle it.
        OpponentsRow = "opponents-row",
        /// The opponent could have completed a row, and after the turn cannot.
        StopRow = "stop-row",
        /// YINSH: the turn flips a marker of four adjacent ones of the opponent.
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
        /// GIPF: a GIPF-piece of a removed row is left standing.
        KeepGipf = "keep-gipf",
        /// GIPF: the game is decided by the last GIPF-piece.
        LastGipf = "last-gipf",
        /// GIPF: the game is decided by an empty reserve.
        Reserve = "reserve",
        /// The turn wins by force without completing a row.
        Quiet = "quiet",
    }
}

/// A set of themes, written as their codes in the order of [`Theme::ALL`], or `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(u32);

impl Themes {
    /// No theme.
    pub const NONE: Self = Self(0);

    /// Whether a theme is among them.
    #[must_use]
    pub const fn has(self, theme: Theme) -> bool {
        self.0 & (1 << theme as u32) != 0
    }

    /// These and another one, if it applies.
    #[must_use]
    pub const fn with_if(self, applies: bool, theme: Theme) -> Self {
        if applies { Self(self.0 | 1 << theme as u32) } else { self }
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.has(theme))
    }

    /// Reads what `Display` writes; nothing else.
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
