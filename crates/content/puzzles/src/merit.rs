use game::Color;

game::codes! {
    /// Effect of the first turn of a solution, found by a rule over positions.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[non_exhaustive]
    pub enum MeritCode {
        /// YINSH: the turn completes the row that wins the game.
        WinningRow = "winning-row",
        /// The turn captures the last GIPF-piece of `player`.
        LastGipf = "last-gipf",
        /// The turn leaves `player` without a piece to bring in.
        Reserve = "reserve",
        /// The turn captures a GIPF-piece of `player`.
        GipfCapture = "gipf-capture",
        /// The turn captures pieces of `player`; `number` is how many.
        Capture = "capture",
        /// The turn completes two rows or more.
        Rows = "rows",
        /// The turn completes a row.
        Row = "row",
        /// The turn removes a row that the opponent, `player`, left on the board.
        GivenRow = "given-row",
        /// The turn flips one of four adjacent markers of `player`.
        BreakFour = "break-four",
        /// After the turn, `player` can no longer complete a row with the next turn.
        StopRow = "stop-row",
        /// The turn threatens to complete rows; `number` is how many are named.
        Threat = "threat",
        /// A ring of `player` can no longer move.
        RingCutOff = "ring-cut-off",
        /// The turn makes `player`, the opponent, remove a row.
        ForcedRow = "forced-row",
        /// GIPF: the turn threatens to capture pieces of `player`; `number` is how many.
        Attack = "attack",
        /// GIPF: the opponent could capture pieces of `player` before the turn, and none after it; `number` is how many.
        Rescue = "rescue",
        /// Of several rows that `player` could complete with the next turn, the turn prevents one.
        FewerRows = "fewer-rows",
        /// YINSH: the turn flips more markers to the player's colour than to the other; `number` is the difference.
        Flips = "flips",
    }
}

/// The merit of a turn, with the details for a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merit {
    /// Code of the merit.
    pub code: MeritCode,
    /// Player concerned: the one who has the row or the threat, or the owner of the pieces.
    pub player: Color,
    /// Points concerned: the ends of rows, or the points of pieces and rings.
    pub points: Vec<String>,
    /// Number of pieces or rows; 0 if nothing is counted.
    pub number: u16,
}

impl Merit {
    pub(crate) const fn of(code: MeritCode, player: Color) -> Self {
        Self { code, player, points: Vec::new(), number: 0 }
    }

    pub(crate) fn at(self, points: Vec<String>) -> Self {
        Self { points, ..self }
    }

    /// Sets the number to that of the points.
    pub(crate) fn counted(self) -> Self {
        Self { number: u16::try_from(self.points.len()).unwrap_or(u16::MAX), ..self }
    }
}
