use variants::Color;

game::codes! {
    /// Why a turn was blamed.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum ReasonCode {
        /// The player could have won by force; the number says in how many turns.
        MissedWin = "missed-win",
        /// The opponent can win by force now; the number says in how many turns.
        AllowsWin = "allows-win",
        /// The player's last GIPF-piece can be captured.
        LastGipf = "last-gipf",
        /// The turn completed a row for the opponent.
        GivesRow = "gives-row",
        /// A row in one was available.
        MissedRow = "missed-row",
        /// More pieces could have been captured.
        MissedCapture = "missed-capture",
        /// The answer captures a GIPF-piece of the player.
        GipfPieceLost = "gipf-piece-lost",
        /// The answer captures pieces of the player.
        PiecesCaptured = "pieces-captured",
        /// The opponent threatened a row, and it was not stopped.
        UnstoppedRow = "unstopped-row",
        /// The turn lets the opponent complete a row.
        AllowsRow = "allows-row",
        /// A ring of the player cannot move any more.
        RingCutOff = "ring-cut-off",
        /// The turn broke up four markers of the player in a line.
        BrokeFour = "broke-four",
        /// The turns that follow cost so many rows.
        CostsRows = "costs-rows",
        /// The turns that follow cost so many pieces.
        CostsPieces = "costs-pieces",
    }
}

/// Why a turn was blamed, with what a sentence about it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What happened.
    pub code: ReasonCode,
    /// Whom it happened to: who wins or has the row, or whose pieces they are.
    pub player: Color,
    /// Rows by their ends, pieces and rings by their points.
    pub points: Vec<String>,
    /// How many: the turns to a win, or pieces; 0 where nothing is counted.
    pub number: u16,
}

impl Reason {
    pub(super) fn of(code: ReasonCode, player: Color) -> Self {
        Self { code, player, points: Vec::new(), number: 0 }
    }

    pub(super) fn at(self, points: impl IntoIterator<Item = String>) -> Self {
        Self { points: points.into_iter().collect(), ..self }
    }

    pub(super) fn counted(self, number: u16) -> Self {
        Self { number, ..self }
    }
}
