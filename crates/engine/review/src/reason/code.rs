use variants::Color;

game::codes! {
    /// Reason code of a criticised turn.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum ReasonCode {
        /// The player could have forced a win; `number` is the number of turns to the win.
        MissedWin = "missed-win",
        /// The opponent can now force a win; `number` is the number of turns to the win.
        AllowsWin = "allows-win",
        /// The player's last GIPF-piece can be captured.
        LastGipf = "last-gipf",
        /// The turn completed a row for the opponent.
        GivesRow = "gives-row",
        /// The player could have completed a row in this turn.
        MissedRow = "missed-row",
        /// The player could have captured more pieces.
        MissedCapture = "missed-capture",
        /// The answer captures a GIPF-piece of the player.
        GipfPieceLost = "gipf-piece-lost",
        /// The answer captures pieces of the player.
        PiecesCaptured = "pieces-captured",
        /// The opponent threatened a row, and the turn did not stop it.
        UnstoppedRow = "unstopped-row",
        /// The turn lets the opponent complete a row.
        AllowsRow = "allows-row",
        /// A ring of the player can no longer move.
        RingCutOff = "ring-cut-off",
        /// The turn broke up four markers of the player in a line.
        BrokeFour = "broke-four",
        /// The following turns cost rows; `number` is how many.
        CostsRows = "costs-rows",
        /// The following turns cost pieces; `number` is how many.
        CostsPieces = "costs-pieces",
    }
}

/// Reason why a turn is criticised, with the details for a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Reason code.
    pub code: ReasonCode,
    /// Player concerned: the one who wins or has the row, or the owner of the pieces.
    pub player: Color,
    /// Points concerned: the ends of rows, or the points of pieces and rings.
    pub points: Vec<String>,
    /// Number of turns to a win, or of rows or pieces; 0 if nothing is counted.
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
