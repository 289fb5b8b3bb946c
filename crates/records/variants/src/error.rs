use core::{error::Error, fmt};

use game::{Game, TurnError, TurnErrorKind};

/// Reason why a turn could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError {
    /// An error in a game of YINSH.
    Yinsh(TurnError<yinsh::Position>),
    /// An error in a game of GIPF.
    Gipf(TurnError<gipf::Position>),
    /// An error in a game of GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials(TurnError<potentials::Position>),
    /// The action belongs to another game.
    OtherGame,
}

impl PlayError {
    /// Returns the index of the action that failed, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        match self {
            Self::Yinsh(error) => error.index,
            Self::Gipf(error) => error.index,
            #[cfg(feature = "potentials")]
            Self::Potentials(error) => error.index,
            Self::OtherGame => 0,
        }
    }

    /// Returns a stable code for programs: the code of the broken rule, or `unreadable`,
    /// `other-player`, `other-game` or `game-over`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Yinsh(error) => code(error, yinsh::IllegalAction::code),
            Self::Gipf(error) => code(error, gipf::IllegalAction::code),
            #[cfg(feature = "potentials")]
            Self::Potentials(error) => code(error, potentials::IllegalAction::code),
            Self::OtherGame => "other-game",
        }
    }
}

fn code<G: Game>(error: &TurnError<G>, rule: fn(G::IllegalAction) -> &'static str) -> &'static str {
    match error.kind {
        TurnErrorKind::Illegal(broken) => rule(broken),
        TurnErrorKind::OtherPlayer => "other-player",
        TurnErrorKind::Ended(_) => "game-over",
        _ => "unreadable",
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yinsh(error) => write!(f, "{error}"),
            Self::Gipf(error) => write!(f, "{error}"),
            #[cfg(feature = "potentials")]
            Self::Potentials(error) => write!(f, "{error}"),
            Self::OtherGame => f.write_str("this action belongs to another game"),
        }
    }
}

impl Error for PlayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Yinsh(error) => error.source(),
            Self::Gipf(error) => error.source(),
            #[cfg(feature = "potentials")]
            Self::Potentials(error) => error.source(),
            Self::OtherGame => None,
        }
    }
}

/// Reason why a string is not a possible position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// An error in a YINSH position.
    Yinsh(yinsh::ParsePositionError),
    /// An error in a GIPF position.
    Gipf(gipf::ParsePositionError),
    /// An error in a position of GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials(potentials::ParsePositionError),
}

impl PositionError {
    /// Returns a stable code for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Yinsh(error) => error.code(),
            Self::Gipf(error) => error.code(),
            #[cfg(feature = "potentials")]
            Self::Potentials(error) => error.code(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yinsh(error) => write!(f, "{error}"),
            Self::Gipf(error) => write!(f, "{error}"),
            #[cfg(feature = "potentials")]
            Self::Potentials(error) => write!(f, "{error}"),
        }
    }
}

impl Error for PositionError {}

/// Error for a position with more whole turns than the given limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyTurns {
    /// The limit.
    pub most: usize,
}

impl fmt::Display for TooManyTurns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this position has more than {} whole turns", self.most)
    }
}

impl Error for TooManyTurns {}
