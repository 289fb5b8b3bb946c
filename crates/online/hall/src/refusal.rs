use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use protocol::RefusalCode;
use variants::PlayError;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The server does not do it.
    #[error("{0}")]
    Code(RefusalCode),
    /// The turn breaks a rule of its game.
    #[error("{0}")]
    Rule(PlayError),
    /// The token breaks a rule of matches.
    #[error("{0}")]
    Match(combined::Refusal),
    /// What another node has refused, by a rule.
    #[error("{text}")]
    Relayed {
        /// For programs.
        code: &'static str,
        /// For people.
        text: String,
    },
    /// Another node has the game in its hands, or will soon: it is asked again.
    #[error("{}", RefusalCode::Unavailable)]
    Moved,
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
    /// For programs: it never changes. For a turn that breaks a rule, the code of that rule.
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

    /// What kind of refusal it is.
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
    /// What another node has refused.
    pub(crate) fn relayed(code: &str, text: String) -> Self {
        RefusalCode::from_code(code)
            .map_or_else(|| Self::Relayed { code: known(code), text }, Self::Code)
    }
}

/// The most codes of rules that are kept. There are fewer.
const MOST_CODES: usize = 500;

/// A code that lives as long as the program. Each is kept once.
fn known(code: &str) -> &'static str {
    static CODES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut codes = CODES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = codes.get(code) {
        return known;
    }
    if codes.len() >= MOST_CODES {
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
        | RefusalCode::NoSuchSeek
        | RefusalCode::NoSuchChallenge => RefusalKind::Missing,
        RefusalCode::NotAPlayer
        | RefusalCode::NotForYou
        | RefusalCode::NotSignedIn
        | RefusalCode::RatedNeedsAccount
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
        | RefusalCode::MatchRests
        | RefusalCode::NothingOffered
        | RefusalCode::EngineGames => RefusalKind::Conflict,
        RefusalCode::NoDraw
        | RefusalCode::UnfinishedTurn
        | RefusalCode::HandicapRated
        | RefusalCode::HandicapVariant
        | RefusalCode::OwnTermsRated
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
        RefusalCode::Limit => RefusalKind::TooOften,
        RefusalCode::Busy
        | RefusalCode::Unavailable
        | RefusalCode::GameDamaged
        | RefusalCode::Closing => RefusalKind::Unavailable,
    }
}
