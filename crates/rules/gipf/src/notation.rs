//! Tokens of actions; position strings are in `notation/position.rs`.

use core::fmt;

use crate::{
    Action, Bitboard, Dot, Kind, LegalActions, ParsePointError, Position, Push, Spot, Way,
};

mod position;

pub(crate) use position::read_position;
pub use position::{LENGTHS, ParsePositionError, read_reserves, read_rights, write_rights};

pub(crate) fn write_action(
    position: &Position,
    action: Action,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    match action {
        Action::Enter { kind, spot } => write!(out, "{}{spot}", prefix(kind == Kind::Gipf)),
        Action::Push { kind, push } => {
            let reached = position.reached(push).unwrap_or(push.entry());
            write!(out, "{}{}-{reached}", prefix(kind == Kind::Gipf), push.dot())
        }
        Action::Remove(spots) => {
            let captured = position.pieces(!position.to_act);
            // By column, then by row, which is the order of the bits.
            for (index, spot) in spots.iter().enumerate() {
                out.write_char(if index == 0 { 'x' } else { ',' })?;
                write!(out, "{}{spot}", prefix(position.gipf.has(spot)))?;
                if captured.has(spot) {
                    out.write_char('*')?;
                }
            }
            Ok(())
        }
        Action::Leave => out.write_char('='),
    }
}

const fn prefix(gipf: bool) -> &'static str {
    if gipf { "G" } else { "" }
}

game::error_codes! {
    /// Reason why a string is not an action.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParseActionError {
        /// The string does not have the form of an action.
        Shape = "gipf-shape",
        /// The string names a point that is not on the board.
        Point = "gipf-point",
        /// The starting point of a push is not a dot.
        NotADot = "not-a-dot",
        /// A dot is named alone, so the push is ambiguous.
        DotAlone = "dot-alone",
        /// A dot is named where a spot is expected.
        NotASpot = "not-a-spot",
        /// No line runs from the dot to the spot.
        NotInLine = "no-line",
        /// The push ends elsewhere: the furthest piece moves to this spot.
        Reaches(Spot) = "reaches",
        /// `G` or `*` does not match the piece on this spot.
        Mark(Spot) = "wrong-mark",
        /// A spot is named twice.
        Twice(Spot) = "named-twice",
        /// More than one removal is possible, or none, so the pieces must be named.
        WhichRemoval = "which-removal",
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape => f.write_str(
                "not an action: write e8 to push onto an empty spot, e9-e6 to push from a dot, \
                 xe2,e3,e4,e5 to remove, or =",
            ),
            Self::Point => {
                f.write_str("no such point: a point is a column from a to i and a row, as in e5")
            }
            Self::NotADot => f.write_str("a push starts at a dot on the rim"),
            Self::DotAlone => f.write_str("this is a dot: name the spot that the push reaches"),
            Self::NotASpot => f.write_str("this is a dot on the rim, where no piece can stay"),
            Self::NotInLine => f.write_str("no line runs from this dot to this spot"),
            Self::Reaches(spot) => {
                write!(f, "in this push the furthest piece moves to {spot}; name that spot")
            }
            Self::Mark(spot) => {
                write!(
                    f,
                    "the mark at {spot} is wrong: G is for a GIPF-piece, * for an opponent's piece"
                )
            }
            Self::Twice(spot) => write!(f, "{spot} is named twice"),
            Self::WhichRemoval => f.write_str("name the pieces to remove"),
        }
    }
}

impl core::error::Error for ParseActionError {}

pub(crate) fn read_action(position: &Position, token: &str) -> Result<Action, ParseActionError> {
    if token == "=" {
        return Ok(Action::Leave);
    }
    if let Some(pieces) = token.strip_prefix(['x', 'X']) {
        return read_removal(position, pieces);
    }
    let (gipf, token) = strip_gipf(token);
    let kind = if gipf { Kind::Gipf } else { Kind::Single };
    Ok(match Way::read(token, position.occupied())? {
        Way::Onto(spot) => Action::Enter { kind, spot },
        Way::Along(push) => Action::Push { kind, push },
    })
}

impl Way {
    /// Reads the token of a push without the kind of piece, given the occupied spots: `e8` or
    /// `e9-e6`.
    ///
    /// # Errors
    /// Fails if the token is malformed or does not match the occupied spots.
    #[doc(hidden)]
    pub fn read(token: &str, occupied: Bitboard) -> Result<Self, ParseActionError> {
        let Some((from, to)) = token.split_once('-') else {
            return match token.parse::<Spot>() {
                Ok(spot) => Ok(Self::Onto(spot)),
                Err(_) if token.parse::<Dot>().is_ok() => Err(ParseActionError::DotAlone),
                Err(_) => Err(shape_or_point(token)),
            };
        };
        let to = read_spot(to)?;
        let dot: Dot = from.parse().map_err(|_: ParsePointError| match from.parse::<Spot>() {
            Ok(_) => ParseActionError::NotADot,
            Err(_) => shape_or_point(from),
        })?;
        let push = Push::towards(dot, to).ok_or(ParseActionError::NotInLine)?;
        match push.reached(occupied) {
            Some(reached) if reached != to => Err(ParseActionError::Reaches(reached)),
            Some(reached) if reached == push.entry() => Ok(Self::Onto(reached)),
            // On a full line no spot is reached; the legality check reports that.
            _ => Ok(Self::Along(push)),
        }
    }
}

/// Reads what is serialized independently of a position: the spots of a removal, separated by commas.
///
/// # Errors
/// Fails if a name is not that of a spot.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub fn read_spots(names: &str) -> Result<Bitboard, ParseActionError> {
    names.split(',').filter(|name| !name.is_empty()).map(read_spot).collect()
}

#[cfg(feature = "serde")]
impl Way {
    /// Reads what is serialized independently of a position: the first spot of a push, after its dot if it moves other pieces on.
    ///
    /// # Errors
    /// Fails if the text is malformed or the dot does not lead to the spot.
    #[doc(hidden)]
    pub fn read_serialized(text: &str) -> Result<Self, ParseActionError> {
        let Some((dot, entry)) = text.split_once('-') else {
            return Ok(Self::Onto(read_spot(text)?));
        };
        let dot: Dot = dot.parse().map_err(|_| ParseActionError::NotADot)?;
        let entry = read_spot(entry)?;
        let push = Push::towards(dot, entry).filter(|push| push.entry() == entry);
        push.map(Self::Along).ok_or(ParseActionError::NotInLine)
    }
}

fn read_removal(position: &Position, pieces: &str) -> Result<Action, ParseActionError> {
    if pieces.is_empty() {
        return only_removal(position).ok_or(ParseActionError::WhichRemoval);
    }
    let captured = position.pieces(!position.to_act);
    let fits = |gipf: bool, spot| !gipf || position.gipf.has(spot);
    read_removed(pieces, captured, |text| Ok(strip_gipf(text)), fits).map(Action::Remove)
}

/// Reads the pieces of a removal, separated by commas.
///
/// `strip` splits the mark of a piece from the name of its spot, `fits` says whether a mark is that of the piece on a spot, and
/// only the spots in `captured` may be followed by `*`.
///
/// # Errors
/// Fails if a piece is malformed, has a wrong mark or is named twice.
#[doc(hidden)]
pub fn read_removed<'a, M, E: From<ParseActionError>>(
    pieces: &'a str,
    captured: Bitboard,
    strip: impl Fn(&'a str) -> Result<(M, &'a str), E>,
    fits: impl Fn(M, Spot) -> bool,
) -> Result<Bitboard, E> {
    let mut spots = Bitboard::EMPTY;
    for text in pieces.split(',') {
        let (mark, text) = strip(text)?;
        let name = text.strip_suffix('*');
        let spot = read_spot(name.unwrap_or(text))?;
        if !fits(mark, spot) || (name.is_some() && !captured.has(spot)) {
            return Err(ParseActionError::Mark(spot).into());
        }
        if spots.has(spot) {
            return Err(ParseActionError::Twice(spot).into());
        }
        spots = spots.with(spot);
    }
    Ok(spots)
}

/// Returns the removal that a bare `x` stands for: the only legal one.
fn only_removal(position: &Position) -> Option<Action> {
    let mut removals =
        LegalActions::of(position).filter(|action| matches!(action, Action::Remove(_)));
    let only = removals.next()?;
    removals.next().is_none().then_some(only)
}

/// Strips the mark of a GIPF-piece. `G` or `g` is a mark if a letter follows; otherwise it is the
/// column.
pub(crate) fn strip_gipf(text: &str) -> (bool, &str) {
    match text.as_bytes() {
        [b'G' | b'g', letter, ..] if letter.is_ascii_alphabetic() => {
            (true, text.get(1..).unwrap_or_default())
        }
        _ => (false, text),
    }
}

/// Reads the name of a spot within a token.
///
/// # Errors
/// Fails if the text is not a spot; the error says whether it names a dot, a point outside the board
/// or no point at all.
#[doc(hidden)]
pub fn read_spot(text: &str) -> Result<Spot, ParseActionError> {
    text.parse().map_err(|_| match text.parse::<Dot>() {
        Ok(_) => ParseActionError::NotASpot,
        Err(_) => shape_or_point(text),
    })
}

/// Distinguishes a point outside the board from a text that is not a point at all.
fn shape_or_point(text: &str) -> ParseActionError {
    match *text.as_bytes() {
        [letter, ref digits @ ..]
            if letter.is_ascii_alphabetic()
                && (1..=2).contains(&digits.len())
                && digits.iter().all(u8::is_ascii_digit) =>
        {
            ParseActionError::Point
        }
        _ => ParseActionError::Shape,
    }
}
