use crate::coded::coded;

coded! {
    /// Reason why the server refuses a command. For an illegal turn, the code names the broken rule instead.
    ///
    /// Sentences that are also shown on pages are identical in `i18n/en.ftl`.
    pub enum RefusalCode {
        /// The game does not exist.
        NoSuchGame = "no-such-game": "There is no such game.",
        /// The player does not exist.
        NoSuchPlayer = "no-such-player": "There is no such player.",
        /// The club night does not exist.
        NoSuchClubNight = "no-such-club-night": "There is no such club night.",
        /// The seek was accepted or withdrawn.
        NoSuchSeek = "no-such-seek": "This game is no longer on offer: another player accepted it, or it was withdrawn.",
        /// The challenge was answered or withdrawn, or has expired.
        NoSuchChallenge = "no-such-challenge": "This challenge is no longer open.",
        /// The challenge is for another player.
        NotForYou = "not-for-you": "This game is for another player.",
        /// Only the two players of the game may do this.
        NotAPlayer = "not-a-player": "You are not a player in this game.",
        /// The connection does not belong to a player.
        NotSignedIn = "not-signed-in": "You are not signed in. Sign in, or continue as a guest.",
        /// The player is a guest.
        RatedNeedsAccount = "rated-needs-account": "Rated games need an account. Sign in, or play unrated.",
        /// A moderator has muted the player.
        Muted = "muted": "You cannot chat at the moment.",
        /// It is the other player's turn.
        NotYourTurn = "not-your-turn": "It is not your turn.",
        /// The ply of the command is not the current ply of the game.
        PlyMismatch = "ply-mismatch": "The game has moved on. Check the current position, then try again.",
        /// A seat is free.
        NotStarted = "not-started": "The game is still waiting for its second player.",
        /// The game has ended.
        GameOver = "game-over": "This game is over.",
        /// The game has not ended yet.
        NotOver = "not-over": "The game is not over yet.",
        /// No seat is free.
        SeatsTaken = "seats-taken": "This game already has two players.",
        /// The player would be their own opponent.
        OwnGame = "own-game": "You cannot play against yourself.",
        /// The other player has blocked the sender.
        OpponentUnavailable = "opponent-unavailable": "This player is not available to you. Choose another opponent.",
        /// The sender has blocked the other player.
        OpponentBlocked = "opponent-blocked": "You have blocked this player. Unblock them first.",
        /// The time for this has passed.
        TooLate = "too-late": "It is too late for that.",
        /// The state of the game does not allow this.
        NotNow = "not-now": "That is not possible right now.",
        /// There is no offer to decline.
        NothingOffered = "nothing-offered": "That offer is no longer open.",
        /// GIPF has no draws by agreement.
        NoDraw = "no-draw": "GIPF has no draws by agreement.",
        /// The turn is incomplete: further actions have to follow.
        UnfinishedTurn = "unfinished-turn": "The turn is incomplete. Send all of its actions.",
        /// Games with a handicap cannot be rated.
        HandicapRated = "handicap-rated": "A game with a handicap cannot be rated.",
        /// The variant has no handicaps.
        HandicapVariant = "handicap-variant": "Only the basic game of GIPF has handicaps.",
        /// Games with custom terms of potentials cannot be rated.
        CustomTermsRated = "own-terms-rated": "A game with custom terms of potentials cannot be rated. Choose a preset.",
        /// Matches cannot be rated.
        MatchRated = "match-rated": "A match cannot be rated.",
        /// The links do not fit the potentials of the game.
        MatchTerms = "match-terms": "A match needs a game with potentials, and links only for kinds that a player has.",
        /// The match pauses until a challenge is decided.
        MatchPaused = "match-rests": "The match pauses until the challenge is decided.",
        /// A linked game must have a winner.
        LinkedDraw = "linked-draw": "A linked game has no draws by agreement. Play on, or resign it.",
        /// Rated games need a time control.
        UntimedRated = "untimed-rated": "A rated game needs a clock.",
        /// Seeks are for live games only.
        NotLive = "not-live": "A seek is for live games only. Create an open game instead.",
        /// The level does not exist.
        BadLevel = "bad-level": "The level must be from 1 to 10.",
        /// The plan is too large, or its branches contradict each other.
        BadPlan = "bad-plan": "A plan can have at most 30 variations of 2 to 30 turns, and they must not contradict each other.",
        /// The chat message is empty, too long or an unknown phrase.
        BadChat = "bad-chat": "A chat message must have 1 to 280 characters on one line, or be one of the phrases.",
        /// The id of the command is empty, too long or contains invisible characters.
        BadCommandId = "bad-command-id": "The id of a command must have 1 to 64 visible characters.",
        /// The message is not JSON, or has an unknown kind or an invalid field.
        Malformed = "malformed": "The message is malformed.",
        /// A rate limit was exceeded.
        Limit = "limit": "Too many requests. Wait a moment and try again.",
        /// The network of the player has reached its limit of standing seeks.
        StandingSeeks = "standing-seeks": "Too many people on your network have already asked to be notified. Try again later, or create a game that waits for an opponent.",
        /// The player has reached the limit of games against engines.
        EngineGames = "engine-games": "You already have the maximum number of games against engines. Finish one first.",
        /// The server has reached its limit of engine games, or of pending reports.
        Busy = "busy": "All engines are busy. Try again later.",
        /// The network of the requesting player has reached its limit of pending reports.
        ReportsPending = "reports-pending": "Other game reviews are already being prepared for your network. Try again when one of them is ready.",
        /// A requested report could not be created.
        ReportFailed = "report-failed": "The game review could not be prepared. Ask for it again.",
        /// The database failed.
        Unavailable = "unavailable": "The server cannot save anything right now. Nothing has changed; try again.",
        /// The log of the game cannot be replayed, or makes its room panic.
        GameDamaged = "game-damaged": "This game cannot be opened because its log is damaged. The operator of the server can find out why.",
        /// The server is about to restart.
        Closing = "closing": "The server is about to restart. Try again in a few seconds.",
    }
}
