use core::{error::Error, fmt};

use game::{Game, TurnError, TurnErrorKind};

/// Why a turn could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError {
    /// In a game of YINSH.
    Yinsh(TurnError<yinsh::Position>),
    /// In a game of GIPF.
    Gipf(TurnError<gipf::Position>),
    /// In a game of GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials(TurnError<potentials::Position>),
    /// The action belongs to the other game.
    OtherGame,
}

impl PlayError {
    /// Which action of the turn failed, from 0.
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

    /// A stable name for programs: that of the broken rule, or `unreadable`,
    /// `other-player`, `other-game`, `game-over`.
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

/// Why a text is not a position, or is one that cannot arise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// Of YINSH.
    Yinsh(yinsh::ParsePositionError),
    /// Of GIPF.
    Gipf(gipf::ParsePositionError),
    /// Of GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials(potentials::ParsePositionError),
}

impl PositionError {
    /// The code: for programs, it never changes.
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

/// There are more whole turns than were asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyTurns {
    /// How many were asked for at the most.
    pub most: usize,
}

impl fmt::Display for TooManyTurns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are more than {} whole turns here", self.most)
    }
}

impl Error for TooManyTurns {}
