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
        /// The wrong ring was removed: `points` is the one that should have been removed.
        WrongRing = "wrong-ring",
        /// The wrong row or the wrong pieces were removed: `points` are those that should have been removed.
        WrongRow = "wrong-row",
        /// The game ends because the pool is empty: the player has `number` rings off, the opponent `other`.
        PoolRunsOut = "pool-runs-out",
        /// The reserve of the player runs out.
        ReserveRunsOut = "reserve-runs-out",
        /// The player has given up the right to bring in GIPF-pieces; `number` are on the board.
        NoMoreGipfPieces = "no-more-gipf-pieces",
        /// A potential should have been used.
        UseMissed = "use-missed",
        /// A potential was used that should have been kept.
        UseWasted = "use-wasted",
        /// The opponent completes a row later.
        RowFollows = "row-follows",
        /// The player would have completed a row later.
        RowLost = "row-lost",
        /// The player completes a row later than they could have: `number` is the turn in the line played, `other` in the better one.
        RowDelayed = "row-delayed",
        /// The opponent completes a row earlier: `number` is the turn in the line played, `other` in the better one.
        RowSooner = "row-sooner",
        /// The opponent captures pieces later; `number` is how many.
        CapturesFollow = "captures-follow",
        /// The player would have captured pieces later; `number` is how many.
        CaptureLost = "capture-lost",
        /// A GIPF-piece of the player can be captured in one turn.
        GipfPieceExposed = "gipf-piece-exposed",
        /// The opponent threatens to capture pieces of the player.
        PiecesThreatened = "pieces-threatened",
        /// The better turn threatens to capture pieces.
        AttackMissed = "attack-missed",
        /// The opponent threatens to complete a row.
        RowThreatened = "row-threatened",
        /// The better turn threatens to complete a row.
        ThreatMissed = "threat-missed",
        /// The opponent turns markers of the player: `number` of them, net; `other` is the most in one turn of the better line.
        MarkersFlipped = "markers-flipped",
        /// The better line turns more markers: `number` of them, net; `other` is the most in one turn of the line played.
        FlipMissed = "flip-missed",
        /// A ring has few moves left: `number` of them; `other` after the better turn.
        RingHemmedIn = "ring-hemmed-in",
        /// A deeper search prefers the turn played: both turns are close.
        Close = "close",
        /// Rows that the player could complete in one turn: `number` in the line played, `other` in the better one.
        CompareRows = "compare-rows",
        /// Moves of the player's rings, or pushes.
        CompareMoves = "compare-moves",
        /// The player's markers that the opponent could turn in one move.
        CompareFlips = "compare-flips",
        /// The player's markers on the board.
        CompareMarkers = "compare-markers",
        /// The player's markers in lines of four.
        CompareFours = "compare-fours",
        /// Steps from the centre to the player's rings or pieces, added up.
        CompareCentre = "compare-centre",
        /// Pieces in the player's reserve.
        CompareReserve = "compare-reserve",
        /// Pieces of the player on the board.
        ComparePieces = "compare-pieces",
        /// Pieces of the player that could be captured in one turn.
        CompareRisk = "compare-risk",
        /// Three of the player's pieces in a line without a gap.
        CompareThrees = "compare-threes",
    }
}

impl ReasonCode {
    /// Returns whether the reason compares a number at the ends of both lines, because no event tells them apart.
    #[must_use]
    pub fn is_comparison(self) -> bool {
        self >= Self::CompareRows
    }

    /// Returns whether the reason is something that happens in a certain turn, which may be a later one.
    #[must_use]
    pub fn is_timed(self) -> bool {
        matches!(
            self,
            Self::PoolRunsOut
                | Self::ReserveRunsOut
                | Self::RowFollows
                | Self::RowLost
                | Self::CapturesFollow
                | Self::CaptureLost
                | Self::PiecesThreatened
                | Self::AttackMissed
                | Self::RowThreatened
                | Self::ThreatMissed
                | Self::MarkersFlipped
                | Self::FlipMissed
                | Self::RingHemmedIn
        )
    }
}

game::codes! {
    /// The line of play that shows a reason.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Branch {
        /// The turn that was played and the best play after it.
        Played = "played",
        /// The better turn and the best play after it.
        Better = "better",
    }
}

/// Reason why a turn is criticised, with the details for a sentence about it and the evidence.
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
    /// The number to compare it with, from the other line.
    pub other: u16,
    /// The line in which the event happens.
    pub branch: Branch,
    /// How many turns after the criticised turn, or the better one, the event happens; 0 is that turn itself.
    pub turn: u16,
}

impl Reason {
    pub(super) fn of(code: ReasonCode, player: Color) -> Self {
        let (number, other, turn) = (0, 0, 0);
        Self { code, player, points: Vec::new(), number, other, branch: Branch::Played, turn }
    }

    pub(super) fn at(self, points: impl IntoIterator<Item = String>) -> Self {
        Self { points: points.into_iter().collect(), ..self }
    }

    pub(super) fn counted(self, number: u16) -> Self {
        Self { number, ..self }
    }

    pub(super) fn against(self, other: u16) -> Self {
        Self { other, ..self }
    }

    pub(super) fn shown(self, branch: Branch, turn: usize) -> Self {
        Self { branch, turn: u16::try_from(turn).unwrap_or(u16::MAX), ..self }
    }
}
