use game::{Color, Game, TurnErrorKind};
use hexgrid::ColumnsError;
use record::{ReadError, ReadErrorKind, ReserveWarning};
use variants::{PlayError, PositionError};

use super::Refusal;

impl From<yinsh::IllegalAction> for Refusal {
    fn from(rule: yinsh::IllegalAction) -> Self {
        Self::new(rule.code(), rule)
    }
}

impl From<gipf::IllegalAction> for Refusal {
    fn from(rule: gipf::IllegalAction) -> Self {
        Self::new(rule.code(), rule)
    }
}

#[cfg(feature = "potentials")]
impl From<potentials::IllegalAction> for Refusal {
    fn from(rule: potentials::IllegalAction) -> Self {
        Self::new(rule.code(), rule)
    }
}

#[cfg(feature = "potentials")]
impl From<potentials::ParseActionError> for Refusal {
    fn from(error: potentials::ParseActionError) -> Self {
        use potentials::ParseActionError as Error;
        match error {
            Error::Gipf(error) => error.into(),
            Error::Mark(spot) => {
                Self { point: Some(spot.into()), ..Self::new(error.code(), error) }
            }
            _ => Self::new(error.code(), error),
        }
    }
}

impl From<yinsh::ParseActionError> for Refusal {
    fn from(error: yinsh::ParseActionError) -> Self {
        Self::new(error.code(), error)
    }
}

impl From<gipf::ParseActionError> for Refusal {
    fn from(error: gipf::ParseActionError) -> Self {
        use gipf::ParseActionError as Error;
        let point = match error {
            Error::Reaches(spot) | Error::Mark(spot) | Error::Twice(spot) => Some(spot.into()),
            _ => None,
        };
        Self { point, ..Self::new(error.code(), error) }
    }
}

impl Refusal {
    /// Returns the refusal of a turn; `token` is the turn as written.
    pub(crate) fn of_turn(error: &PlayError, token: &str) -> Self {
        let refusal = match error {
            PlayError::Yinsh(error) => of_kind(&error.kind, Self::from),
            PlayError::Gipf(error) => of_kind(&error.kind, Self::from),
            #[cfg(feature = "potentials")]
            PlayError::Potentials(error) => of_kind(&error.kind, Self::from),
            _ => None,
        };
        Self {
            token: Some(offending(token).into()),
            ..refusal.unwrap_or_else(|| Self::new(error.code(), error))
        }
    }
}

#[cfg(feature = "potentials")]
impl Refusal {
    /// Returns the refusal of a token in a match; `token` is the token as written.
    pub(crate) fn of_token(refusal: &combined::Refusal, token: &str) -> Self {
        use combined::Refusal as Error;
        let name = match refusal {
            Error::Play(error) => return Self::of_turn(error, token),
            Error::DeclareFirst(kind) | Error::NotLinked(kind) | Error::Barred(kind) => {
                Some(kind.to_string().into())
            }
            _ => None,
        };
        let token = Some(offending(token).into());
        Self { token, name, ..Self::new(refusal.code(), refusal) }
    }
}

#[cfg(feature = "potentials")]
impl From<combined::ParseCombinedError> for Refusal {
    fn from(error: combined::ParseCombinedError) -> Self {
        match error {
            combined::ParseCombinedError::Gipf(error) => PositionError::Potentials(error).into(),
            combined::ParseCombinedError::Linked(error) => error.into(),
            error => Self::new("position-match", error),
        }
    }
}

/// Returns the refusal of an unreadable turn. Parse errors of the games have more precise codes
/// than those of `variants`.
fn of_kind<G: Game>(
    kind: &TurnErrorKind<G>,
    unreadable: fn(G::ParseActionError) -> Refusal,
) -> Option<Refusal> {
    match kind {
        TurnErrorKind::Unreadable(error) => Some(unreadable(error.clone())),
        _ => None,
    }
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Self {
        let (player, board) = match error {
            PositionError::Yinsh(error) => yinsh_details(error),
            PositionError::Gipf(error) => gipf_details(error),
            #[cfg(feature = "potentials")]
            PositionError::Potentials(error) => potentials_details(error),
            _ => (None, None),
        };
        let name = board.and_then(|error| match error {
            ColumnsError::Count { .. } => None,
            ColumnsError::Length { column, .. } => Some(column.to_string().into()),
            ColumnsError::Letter { letter, .. } => Some(letter.to_string().into()),
        });
        Self { player, name, ..Self::new(error.code(), error) }
    }
}

fn yinsh_details(error: yinsh::ParsePositionError) -> (Option<Color>, Option<ColumnsError>) {
    use yinsh::ParsePositionError as Error;
    match error {
        Error::Board(error) => (None, Some(error)),
        Error::RingCount(color) | Error::TooManyRingsOff(color) | Error::RowStanding(color) => {
            (Some(color), None)
        }
        _ => (None, None),
    }
}

fn gipf_details(error: gipf::ParsePositionError) -> (Option<Color>, Option<ColumnsError>) {
    use gipf::ParsePositionError as Error;
    match error {
        Error::Board(error) => (None, Some(error)),
        Error::TooManyPieces(color)
        | Error::TooManyGipfPieces(color)
        | Error::RightBeforeFirst(color)
        | Error::FirstOutOfTurn(color)
        | Error::RightAfterSingle(color)
        | Error::RowStanding(color)
        | Error::GipfPiecesGone(color) => (Some(color), None),
        _ => (None, None),
    }
}

#[cfg(feature = "potentials")]
fn potentials_details(
    error: potentials::ParsePositionError,
) -> (Option<Color>, Option<ColumnsError>) {
    use potentials::ParsePositionError as Error;
    match error {
        Error::Board(error) => (None, Some(error)),
        Error::TooManyPieces(color)
        | Error::TooManyPotentials(color)
        | Error::TooManyGipfPieces(color)
        | Error::NotWholeBeforeFirst(color)
        | Error::FirstOutOfTurn(color)
        | Error::RightAfterOther(color)
        | Error::RowStanding(color)
        | Error::GipfPiecesGone(color) => (Some(color), None),
        _ => (None, None),
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        let refusal = match &error.kind {
            // The format was only guessed from the text.
            _ if error.at_first => Self::from_kind(&ReadErrorKind::NoGame),
            ReadErrorKind::Play { token, source } => Self::of_turn(source, token),
            ReadErrorKind::Position { source } => (*source).into(),
            ReadErrorKind::NotToAct { token, player } => Self {
                token: Some(token.as_str().into()),
                player: Some(*player),
                ..Self::from_kind(&error.kind)
            },
            kind => Self::from_kind(kind),
        };
        Self { line: u32::try_from(error.line.0).ok(), ..refusal }
    }
}

impl From<ReserveWarning> for Refusal {
    fn from(warning: ReserveWarning) -> Self {
        Self {
            line: u32::try_from(warning.line.0).ok(),
            name: Some(warning.stated.to_string().into()),
            ..Self::new(warning.code(), warning)
        }
    }
}

impl Refusal {
    fn from_kind(kind: &ReadErrorKind) -> Self {
        use ReadErrorKind as Kind;
        let name = match kind {
            Kind::Variant { text, .. }
            | Kind::TagShape { text }
            | Kind::Command { text }
            | Kind::BeforeTurn { text }
            | Kind::Unknown { text }
            | Kind::Winner { text }
            | Kind::RingsOffShape { text } => Some(text.as_str()),
            Kind::Tag { name, .. } | Kind::TagTwice { name } => Some(name.as_str()),
            Kind::TagValue { name, .. } => Some(*name),
            Kind::Player { id } => Some(id.as_str()),
            _ => None,
        };
        Self { name: name.map(Into::into), ..Self::new(kind.code(), kind) }
    }
}

/// Returns a text as written, truncated if it is long.
pub(super) fn offending(text: &str) -> String {
    const QUOTED_MAX_CHARS: usize = 60;
    match text.char_indices().nth(QUOTED_MAX_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
    }
}
