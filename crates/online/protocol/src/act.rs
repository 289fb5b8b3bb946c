use crate::coded::coded;

coded! {
    /// Command by which a player changes a game other than by playing a turn. An offer is accepted by making the same offer.
    pub enum Act {
        /// Resigns the game.
        Resign = "resign",
        /// Aborts the game. Possible until both players have completed a turn; after that, resign instead. A player who aborts a
        /// linked game of a match loses it.
        Abort = "abort",
        /// Offers a draw, or accepts one. YINSH only.
        Draw = "draw",
        /// Asks to take back the player's own last turn, or allows the opponent to take back theirs.
        TakeBack = "take-back",
        /// Offers a rematch with colours swapped, or accepts one.
        Rematch = "rematch",
        /// Claims a win because the opponent has left.
        ClaimWin = "claim-win",
        /// Claims a draw because the opponent has left. YINSH only.
        ClaimDraw = "claim-draw",
        /// Declines the opponent's offer of a draw.
        DeclineDraw = "decline-draw",
        /// Declines the opponent's request to take back a turn.
        DeclineTakeBack = "decline-take-back",
        /// Declines the opponent's offer of a rematch.
        DeclineRematch = "decline-rematch",
    }
}
