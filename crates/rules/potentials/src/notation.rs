//! Tokens of actions; position strings are in `notation/position.rs`.

use core::fmt;

use gipf::{Spot, Way, read_removed, read_spot};

use crate::{Action, Kind, LegalActions, Piece, Position, Potential, Stage};

mod cell;
mod hands;
mod letter;
mod position;
mod position_error;

pub(crate) use hands::{read_hands, write_hands};
pub(crate) use position::read_position;
pub use position_error::ParsePositionError;

pub(crate) fn write_action(
    position: &Position,
    action: Action,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    match action {
        Action::Enter { kind, spot } => {
            write_kind(kind, out)?;
            write!(out, "{spot}")
        }
        Action::Push { kind, push } => {
            write_kind(kind, out)?;
            write!(out, "{}-{}", push.dot(), position.reached(push).unwrap_or(push.entry()))
        }
        Action::Use { kind, from, to } => {
            write!(out, "{}{from}-{to}", kind.letter().to_ascii_lowercase())
        }
        Action::Remove(spots) => {
            // By column, then by row, which is the order of the bits.
            for (index, spot) in spots.iter().enumerate() {
                out.write_char(if index == 0 { 'x' } else { ',' })?;
                write_removed(position, spot, out)?;
            }
            Ok(())
        }
        Action::Leave | Action::Decline => out.write_char('='),
    }
}

pub(crate) fn write_kind(kind: Kind, out: &mut dyn fmt::Write) -> fmt::Result {
    match kind {
        Kind::Basic => Ok(()),
        Kind::Gipf => out.write_char('G'),
        Kind::Loaded(potential) => out.write_char(potential.letter()),
        Kind::Extra => out.write_char('t'),
    }
}

fn write_removed(position: &Position, spot: Spot, out: &mut dyn fmt::Write) -> fmt::Result {
    match Mark::of(position, spot) {
        Mark::None => {}
        Mark::Gipf => out.write_char('G')?,
        Mark::Loaded(kind) => out.write_char(kind.letter())?,
        Mark::Used(kind) => write!(out, "'{}", kind.letter())?,
    }
    write!(out, "{spot}")?;
    if position.pieces(!position.to_act).has(spot) { out.write_char('*') } else { Ok(()) }
}

/// The mark of a removed piece in the token of a removal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    Gipf,
    Loaded(Potential),
    Used(Potential),
}

impl Mark {
    fn of(position: &Position, spot: Spot) -> Self {
        match position.stack(spot) {
            Some(stack) if stack.is_gipf_piece() => Self::Gipf,
            Some(stack) => match stack.top() {
                Piece::Loaded(_, kind) => Self::Loaded(kind),
                Piece::Used(_, kind) => Self::Used(kind),
                Piece::Basic(_) | Piece::Gipf(_) => Self::None,
            },
            None => Self::None,
        }
    }

    /// Splits the mark from the name of a spot. A letter is a mark if a letter follows; otherwise it
    /// is the column.
    fn strip(text: &str) -> Option<(Self, &str)> {
        if let Some(rest) = text.strip_prefix('\'') {
            let letter = rest.chars().next()?;
            return Some((Self::Used(Potential::from_letter(letter)?), rest.get(1..)?));
        }
        let (letter, rest) = strip_letter(text);
        Some(match letter {
            None => (Self::None, rest),
            Some('G' | 'g') => (Self::Gipf, rest),
            Some(letter) => (Self::Loaded(Potential::from_letter(letter)?), rest),
        })
    }
}

game::error_codes! {
    /// Reason why a string is not an action.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParseActionError {
        /// The string does not have the form of an action.
        Shape = "potentials-shape",
        /// The mark of a removed piece does not match the piece on this spot.
        Mark(Spot) = "wrong-piece-mark",
        /// An error that can also occur in GIPF.
        Gipf(gipf::ParseActionError) => 0,
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape => f.write_str(
                "not an action: write e8 or e9-e6 to push, Ye9-e6 with a potential on top, \
                 ye5-e2 to use it, te9-e6 for an extra push, xe2,e3,e4,e5 to remove, or =",
            ),
            Self::Mark(spot) => write!(
                f,
                "the mark at {spot} is wrong: G is for a GIPF-piece, the letter of a potential for a \
                loaded piece, with ' before it for a used one, * for an opponent's piece"
            ),
            Self::Gipf(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ParseActionError {}

impl From<gipf::ParseActionError> for ParseActionError {
    fn from(error: gipf::ParseActionError) -> Self {
        match error {
            gipf::ParseActionError::Shape => Self::Shape,
            gipf::ParseActionError::Mark(spot) => Self::Mark(spot),
            error => Self::Gipf(error),
        }
    }
}

pub(crate) fn read_action(position: &Position, token: &str) -> Result<Action, ParseActionError> {
    if token == "=" {
        let declines = position.stage == Stage::Extra;
        return Ok(if declines { Action::Decline } else { Action::Leave });
    }
    if let Some(pieces) = token.strip_prefix(['x', 'X']) {
        return read_removal(position, pieces);
    }
    let (kind, rest) = match strip_letter(token) {
        (None, rest) => (Kind::Basic, rest),
        (Some('G' | 'g'), rest) => (Kind::Gipf, rest),
        (Some('t'), rest) => (Kind::Extra, rest),
        (Some(letter), rest) => match Potential::from_letter(letter.to_ascii_uppercase()) {
            Some(potential) if letter.is_ascii_uppercase() => (Kind::Loaded(potential), rest),
            Some(potential) => return read_use(potential, rest),
            None => return Err(ParseActionError::Shape),
        },
    };
    Ok(match Way::read(rest, position.occupied())? {
        Way::Onto(spot) => Action::Enter { kind, spot },
        Way::Along(push) => Action::Push { kind, push },
    })
}

pub(crate) fn read_use(kind: Potential, text: &str) -> Result<Action, ParseActionError> {
    let (from, to) = text.split_once('-').ok_or(ParseActionError::Shape)?;
    Ok(Action::Use { kind, from: read_spot(from)?, to: read_spot(to)? })
}

fn read_removal(position: &Position, pieces: &str) -> Result<Action, ParseActionError> {
    if pieces.is_empty() {
        let only = only_removal(position);
        return only.ok_or(ParseActionError::Gipf(gipf::ParseActionError::WhichRemoval));
    }
    let captured = position.pieces(!position.to_act);
    let strip = |text| Mark::strip(text).ok_or(ParseActionError::Shape);
    let fits = |mark, spot| mark == Mark::None || mark == Mark::of(position, spot);
    read_removed(pieces, captured, strip, fits).map(Action::Remove)
}

/// Returns the removal that a bare `x` stands for: the only legal one.
fn only_removal(position: &Position) -> Option<Action> {
    let mut removals =
        LegalActions::of(position).filter(|action| matches!(action, Action::Remove(_)));
    let only = removals.next()?;
    removals.next().is_none().then_some(only)
}

/// Splits off the letter before a point, if there is one: a letter that is followed by a letter.
pub(crate) fn strip_letter(text: &str) -> (Option<char>, &str) {
    match text.as_bytes() {
        [letter, next, ..] if letter.is_ascii_alphabetic() && next.is_ascii_alphabetic() => {
            (Some(char::from(*letter)), text.get(1..).unwrap_or_default())
        }
        _ => (None, text),
    }
}
