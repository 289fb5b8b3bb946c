game::codes! {
    /// A method of the JSON protocol.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum Method {
        Version = "version",
        Options = "options",
        Play = "play",
        Legal = "legal",
        Evaluate = "eval",
        Analyse = "analyse",
        BestMove = "bestmove",
        Review = "review",
        Perft = "perft",
        Signature = "signature",
        Stop = "stop",
        Cancel = "cancel",
        Quit = "quit",
    }
}
