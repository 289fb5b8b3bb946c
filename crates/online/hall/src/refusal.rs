use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use cluster::Outcome;
use protocol::RefusalCode;
use variants::PlayError;

use crate::limits::KNOWN_CODES_MAX;

/// Reason why a request was not carried out. A refused request changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Refused by the server.
    #[error("{0}")]
    Code(RefusalCode),
    /// The turn breaks a rule of its game.
    #[error("{0}")]
    Rule(PlayError),
    /// The token breaks a rule of matches.
    #[error("{0}")]
    Match(combined::Refusal),
    /// Refused by another node because of a rule.
    #[error("{text}")]
    Relayed {
        /// Stable code for programs.
        code: &'static str,
        /// Text for people.
        text: String,
    },
    /// Another node owns the game, or will soon own it: the request should be repeated.
    #[error("{}", RefusalCode::Unavailable)]
    Moved,
}

/// Kind of a refusal; each corresponds to an HTTP status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The request is malformed or breaks a rule of the game.
    Bad,
    /// The player is not allowed to do this.
    Forbidden,
    /// The object does not exist.
    Missing,
    /// The game has changed, or is not in the right state.
    Conflict,
    /// The rate limit is exceeded.
    TooOften,
    /// The request is valid, but cannot be carried out at present.
    Unavailable,
}

impl Refusal {
    /// Returns the stable code for programs. For a turn that breaks a rule, this is the code of that rule.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Code(code) => code.code(),
            Self::Rule(error) => error.code(),
            Self::Match(refusal) => refusal.code(),
            Self::Relayed { code, .. } => code,
            Self::Moved => RefusalCode::Unavailable.code(),
        }
    }

    /// Returns the kind of the refusal.
    #[must_use]
    pub const fn kind(&self) -> RefusalKind {
        match self {
            Self::Code(code) => kind(*code),
            Self::Rule(_) | Self::Match(_) | Self::Relayed { .. } => RefusalKind::Bad,
            Self::Moved => RefusalKind::Unavailable,
        }
    }
}

impl Refusal {
    /// Creates a refusal from another node's answer.
    fn relayed(code: &str, text: String) -> Self {
        RefusalCode::from_code(code)
            .map_or_else(|| Self::Relayed { code: known(code), text }, Self::Code)
    }

    /// Returns the answer of another node, or the reason why it did not carry out the request.
    pub(crate) fn answered<T>(outcome: Outcome<T>) -> Result<T, Self> {
        match outcome {
            Outcome::Done(done) => Ok(done),
            Outcome::Refused { code, text } => Err(Self::relayed(&code, text)),
            Outcome::Moved => Err(Self::Moved),
        }
    }
}

impl<T> From<Refusal> for Outcome<T> {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Moved => Self::Moved,
            refusal => Self::Refused { code: refusal.code().to_owned(), text: refusal.to_string() },
        }
    }
}

/// Returns a code with a static lifetime. Each code is kept in memory once.
fn known(code: &str) -> &'static str {
    static CODES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut codes = CODES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = codes.get(code) {
        return known;
    }
    if codes.len() >= KNOWN_CODES_MAX {
        return RefusalCode::Malformed.code();
    }
    let kept: &'static str = Box::leak(Box::from(code));
    codes.insert(kept);
    kept
}

impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Self {
        Self::Code(code)
    }
}

impl From<store::StoreError> for Refusal {
    fn from(error: store::StoreError) -> Self {
        tracing::error!(%error, "The store failed");
        Self::Code(RefusalCode::Unavailable)
    }
}

const fn kind(code: RefusalCode) -> RefusalKind {
    match code {
        RefusalCode::NoSuchGame
        | RefusalCode::NoSuchPlayer
        | RefusalCode::NoSuchClubNight
        | RefusalCode::NoSuchSeek
        | RefusalCode::NoSuchChallenge => RefusalKind::Missing,
        RefusalCode::NotAPlayer
        | RefusalCode::NotForYou
        | RefusalCode::NotSignedIn
        | RefusalCode::RatedNeedsAccount
        | RefusalCode::OpponentUnavailable
        | RefusalCode::OpponentBlocked
        | RefusalCode::Muted => RefusalKind::Forbidden,
        RefusalCode::NotYourTurn
        | RefusalCode::PlyMismatch
        | RefusalCode::NotStarted
        | RefusalCode::GameOver
        | RefusalCode::NotOver
        | RefusalCode::SeatsTaken
        | RefusalCode::OwnGame
        | RefusalCode::TooLate
        | RefusalCode::NotNow
        | RefusalCode::MatchPaused
        | RefusalCode::NothingOffered
        | RefusalCode::StandingSeeks
        | RefusalCode::EngineGames => RefusalKind::Conflict,
        RefusalCode::NoDraw
        | RefusalCode::UnfinishedTurn
        | RefusalCode::HandicapRated
        | RefusalCode::HandicapVariant
        | RefusalCode::CustomTermsRated
        | RefusalCode::MatchRated
        | RefusalCode::MatchTerms
        | RefusalCode::LinkedDraw
        | RefusalCode::UntimedRated
        | RefusalCode::NotLive
        | RefusalCode::BadLevel
        | RefusalCode::BadPlan
        | RefusalCode::BadChat
        | RefusalCode::BadCommandId
        | RefusalCode::Malformed => RefusalKind::Bad,
        RefusalCode::Limit | RefusalCode::ReportsPending => RefusalKind::TooOften,
        RefusalCode::Busy
        | RefusalCode::ReportFailed
        | RefusalCode::Unavailable
        | RefusalCode::GameDamaged
        | RefusalCode::Closing => RefusalKind::Unavailable,
    }
}
