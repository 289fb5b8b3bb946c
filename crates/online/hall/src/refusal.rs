use std::borrow::Cow;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refusal {
    /// For programs: it never changes. For a turn that breaks a rule, the code of that rule.
    pub code: &'static str,
    /// For people, in English.
    pub text: Cow<'static, str>,
    /// What kind of refusal it is.
    pub kind: RefusalKind,
}

/// What kind of refusal it is; HTTP has a status for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The request is malformed or breaks a rule of the game.
    Bad,
    /// The player may not do that.
    Forbidden,
    /// It does not exist.
    Missing,
    /// The game has changed, or is not in the right state.
    Conflict,
    /// The rate limit is exceeded.
    TooOften,
    /// It cannot be done at the moment; the request is fine.
    Unavailable,
}

impl Refusal {
    /// A refusal with a fixed text.
    #[must_use]
    pub const fn new(kind: RefusalKind, code: &'static str, text: &'static str) -> Self {
        Self { code, text: Cow::Borrowed(text), kind }
    }

    pub(crate) fn of_rule(error: &variants::PlayError) -> Self {
        Self { code: error.code(), text: error.to_string().into(), kind: RefusalKind::Bad }
    }
}

impl From<store::StoreError> for Refusal {
    fn from(error: store::StoreError) -> Self {
        tracing::error!(%error, "The store failed");
        UNAVAILABLE
    }
}

macro_rules! refusals {
    ($($name:ident = $kind:ident $code:literal $text:literal;)*) => {
        $(pub(crate) const $name: Refusal = Refusal::new(RefusalKind::$kind, $code, $text);)*
    };
}

refusals! {
    NO_SUCH_GAME = Missing "no-such-game" "There is no such game.";
    NO_SUCH_PLAYER = Missing "no-such-player" "There is no such player.";
    NO_SUCH_SEEK = Missing "no-such-seek" "This seek is gone: somebody was quicker, or it was taken back.";
    NOT_A_PLAYER = Forbidden "not-a-player" "Only the two players of this game may do that.";
    NOT_SIGNED_IN = Forbidden "not-signed-in" "This needs a player: make a game or sign in first.";
    RATED_NEEDS_ACCOUNT = Forbidden "rated-needs-account" "Rated games are for players with an account.";
    MUTED = Forbidden "muted" "You may not write for the time being.";
    NOT_YOUR_TURN = Conflict "not-your-turn" "It is not your turn.";
    PLY_MISMATCH = Conflict "ply-mismatch" "The game has gone on: look at it again.";
    NOT_STARTED = Conflict "not-started" "The game waits for its second player.";
    GAME_OVER = Conflict "game-over" "The game is over.";
    NOT_OVER = Conflict "not-over" "The game is not over.";
    SEATS_TAKEN = Conflict "seats-taken" "Both seats of this game are taken.";
    OWN_GAME = Conflict "own-game" "You cannot play against yourself.";
    TOO_LATE = Conflict "too-late" "It is too late for that.";
    NOT_NOW = Conflict "not-now" "That cannot be done now.";
    NOTHING_OFFERED = Conflict "nothing-offered" "Nothing has been offered.";
    NO_DRAW = Bad "no-draw" "GIPF knows no draw by agreement.";
    UNFINISHED_TURN = Bad "unfinished-turn" "The turn goes on: a whole turn is needed.";
    HANDICAP_RATED = Bad "handicap-rated" "A game with a handicap is not rated.";
    HANDICAP_VARIANT = Bad "handicap-variant" "Only the basic game of GIPF knows a handicap.";
    UNTIMED_RATED = Bad "untimed-rated" "A rated game needs a clock.";
    NOT_LIVE = Bad "not-live" "A seek is for live games; make an open game instead.";
    BAD_LEVEL = Bad "bad-level" "Levels go from 1 to 10.";
    BAD_PLAN = Bad "bad-plan" "A plan has at most 30 branches of 2 to 30 turns, which do not contradict each other.";
    BAD_CHAT = Bad "bad-chat" "A chat message has 1 to 280 characters on one line, or is one of the phrases.";
    BAD_COMMAND_ID = Bad "bad-command-id" "A command has an id of 1 to 64 visible characters.";
    MALFORMED = Bad "malformed" "This message cannot be understood.";
    TOO_MANY = TooOften "limit" "Too many requests: wait a little.";
    BUSY = Unavailable "busy" "All engines are busy: try again in a while.";
    UNAVAILABLE = Unavailable "unavailable" "The game cannot be stored at the moment; nothing has changed.";
    CLOSING = Unavailable "closing" "The server is about to restart: try again in a few seconds.";
}
