use crate::coded::coded;

coded! {
    /// Why the server does not do what it was asked to. A turn that breaks a rule of its game has the code of that rule instead.
    pub enum RefusalCode {
        /// The game does not exist.
        NoSuchGame = "no-such-game": "There is no such game.",
        /// The player does not exist.
        NoSuchPlayer = "no-such-player": "There is no such player.",
        /// The seek was answered or withdrawn.
        NoSuchSeek = "no-such-seek": "This seek is gone: somebody was quicker, or it was taken back.",
        /// The challenge was answered or withdrawn.
        NoSuchChallenge = "no-such-challenge": "This challenge is gone: it was answered, withdrawn or has expired.",
        /// The challenge is for another player.
        NotForYou = "not-for-you": "This game is for another player.",
        /// Only the two players of the game may do that.
        NotAPlayer = "not-a-player": "Only the two players of this game may do that.",
        /// The connection has no player.
        NotSignedIn = "not-signed-in": "This needs a player: make a game or sign in first.",
        /// The player is a guest.
        RatedNeedsAccount = "rated-needs-account": "Rated games are for players with an account.",
        /// The player may not chat.
        Muted = "muted": "You may not write for the time being.",
        /// The other player is to act.
        NotYourTurn = "not-your-turn": "It is not your turn.",
        /// More or fewer turns were played than the sender believes.
        PlyMismatch = "ply-mismatch": "The game has gone on: look at it again.",
        /// A seat is free.
        NotStarted = "not-started": "The game waits for its second player.",
        /// The game has ended.
        GameOver = "game-over": "The game is over.",
        /// The game has not ended.
        NotOver = "not-over": "The game is not over.",
        /// No seat is free.
        SeatsTaken = "seats-taken": "Both seats of this game are taken.",
        /// Nobody plays against themselves.
        OwnGame = "own-game": "You cannot play against yourself.",
        /// The time for it has passed.
        TooLate = "too-late": "It is too late for that.",
        /// The state of the game does not allow it.
        NotNow = "not-now": "That cannot be done now.",
        /// There is no offer to decline.
        NothingOffered = "nothing-offered": "Nothing has been offered.",
        /// The rules of GIPF have no draw by agreement.
        NoDraw = "no-draw": "GIPF knows no draw by agreement.",
        /// The turn has further actions.
        UnfinishedTurn = "unfinished-turn": "The turn goes on: a whole turn is needed.",
        /// Rated games have no handicap.
        HandicapRated = "handicap-rated": "A game with a handicap is not rated.",
        /// The variant has no handicap.
        HandicapVariant = "handicap-variant": "Only the basic game of GIPF knows a handicap.",
        /// Games under own terms are not rated.
        OwnTermsRated = "own-terms-rated": "Only the presets with potentials can be rated, not own terms.",
        /// Matches have no ratings.
        MatchRated = "match-rated": "A match is not rated.",
        /// Links and potentials do not go together.
        MatchTerms = "match-terms": "A match needs a game with potentials, and links for kinds that somebody has.",
        /// A challenge has to be decided first.
        MatchRests = "match-rests": "The match rests until the challenge is decided.",
        /// A linked game has a winner.
        LinkedDraw = "linked-draw": "A linked game has no draw by agreement: play on, or resign it.",
        /// Rated games are timed.
        UntimedRated = "untimed-rated": "A rated game needs a clock.",
        /// Seeks are for live games.
        NotLive = "not-live": "A seek is for live games; make an open game instead.",
        /// There is no such level.
        BadLevel = "bad-level": "Levels go from 1 to 10.",
        /// The plan is too large or contradicts itself.
        BadPlan = "bad-plan": "A plan has at most 30 branches of 2 to 30 turns, which do not contradict each other.",
        /// The chat message is empty, too long or not a phrase.
        BadChat = "bad-chat": "A chat message has 1 to 280 characters on one line, or is one of the phrases.",
        /// The id of the command is empty, too long or not visible.
        BadCommandId = "bad-command-id": "A command has an id of 1 to 64 visible characters.",
        /// The message is not JSON, or has an unknown kind or field value.
        Malformed = "malformed": "This message cannot be understood.",
        /// A rate limit is exceeded.
        Limit = "limit": "Too many requests: wait a little.",
        /// The player has as many games against engines as they may.
        EngineGames = "engine-games": "You play two games against engines already: finish one first.",
        /// There are too many engine games.
        Busy = "busy": "All engines are busy: try again in a while.",
        /// The store failed.
        Unavailable = "unavailable": "The game cannot be stored at the moment; nothing has changed.",
        /// The log of the game cannot be played, or makes its room panic.
        GameDamaged = "game-damaged": "This game cannot be opened: its log is damaged. The operator of the server can see why.",
        /// The server is about to restart.
        Closing = "closing": "The server is about to restart: try again in a few seconds.",
    }
}
