use crate::coded::coded;

coded! {
    /// What a player can do besides playing a turn. An offer is accepted by offering the same.
    pub enum Act {
        /// Gives the game up.
        Resign = "resign",
        /// Calls the game off, before each side has completed a turn.
        Abort = "abort",
        /// Offers a draw, or accepts one. YINSH only.
        Draw = "draw",
        /// Asks to take the own last turn back, or allows it.
        TakeBack = "take-back",
        /// Offers another game with changed colours, or accepts it.
        Rematch = "rematch",
        /// Claims the win after the opponent has gone.
        ClaimWin = "claim-win",
        /// Claims a draw after the opponent has gone. YINSH only.
        ClaimDraw = "claim-draw",
        /// Declines a draw.
        DeclineDraw = "decline-draw",
        /// Does not allow the opponent to take a turn back.
        DeclineTakeBack = "decline-take-back",
        /// Declines another game.
        DeclineRematch = "decline-rematch",
    }
}
