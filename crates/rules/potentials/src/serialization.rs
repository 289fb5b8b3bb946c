use core::fmt;

use game::deserialize_text;
use gipf::{Bitboard, Dot, Push, read_spot};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    Action, Kind, ParseActionError, Position, Potential, Terms,
    notation::{read_use, strip_letter, write_kind},
};

/// Serializes terms as their text: `"standard:18/15:T3U2-z6"`.
impl Serialize for Terms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Terms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer, "terms such as \"standard:18/15:T3U2-z6\"", str::parse)
    }
}

/// Serializes a position as its terms and its position string.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{} {self}", self.terms))
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer, "terms and a position string", |text| {
            let (terms, position) = text.split_once(' ').unwrap_or((text, ""));
            let terms = terms.parse().map_err(D::Error::custom)?;
            Self::from_text(terms, position).map_err(D::Error::custom)
        })
    }
}

/// Serializes an action like its token, but independently of the position: a push names its dot
/// and its first spot (`"Ye1-e2"`), a removal its spots without marks (`"xe2,e3,e4,e5"`), and
/// declining is `"=t"`.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&WithoutPosition(*self))
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer, "an action such as \"e1-e2\"", read)
    }
}

struct WithoutPosition(Action);

impl fmt::Display for WithoutPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Action::Enter { kind, spot } => {
                write_kind(kind, f)?;
                write!(f, "{spot}")
            }
            Action::Push { kind, push } => {
                write_kind(kind, f)?;
                write!(f, "{}-{}", push.dot(), push.entry())
            }
            Action::Use { kind, from, to } => {
                write!(f, "{}{from}-{to}", kind.letter().to_ascii_lowercase())
            }
            Action::Remove(spots) => {
                f.write_str("x")?;
                for (index, spot) in spots.iter().enumerate() {
                    write!(f, "{}{spot}", if index == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Action::Leave => f.write_str("="),
            Action::Decline => f.write_str("=t"),
        }
    }
}

fn read(text: &str) -> Result<Action, ParseActionError> {
    match text {
        "=" => return Ok(Action::Leave),
        "=t" => return Ok(Action::Decline),
        _ => {}
    }
    if let Some(spots) = text.strip_prefix('x') {
        let spots = spots.split(',').filter(|spot| !spot.is_empty());
        return Ok(Action::Remove(spots.map(read_spot).collect::<Result<Bitboard, _>>()?));
    }
    let (letter, rest) = strip_letter(text);
    let kind = match letter {
        None => Kind::Basic,
        Some('G') => Kind::Gipf,
        Some('t') => match rest.split_once('-') {
            // A TAMSK-potential used like the others, which is never legal.
            Some((from, _)) if from.parse::<Dot>().is_err() => {
                return read_use(Potential::Tamsk, rest);
            }
            _ => Kind::Extra,
        },
        Some(letter) => match Potential::from_letter(letter.to_ascii_uppercase()) {
            Some(potential) if letter.is_ascii_uppercase() => Kind::Loaded(potential),
            Some(potential) => return read_use(potential, rest),
            None => return Err(ParseActionError::Shape),
        },
    };
    match rest.split_once('-') {
        None => Ok(Action::Enter { kind, spot: read_spot(rest)? }),
        Some((dot, entry)) => {
            let dot: Dot = dot.parse().map_err(|_| gipf::ParseActionError::NotADot)?;
            let entry = read_spot(entry)?;
            let push = Push::towards(dot, entry).filter(|push| push.entry() == entry);
            Ok(Action::Push { kind, push: push.ok_or(gipf::ParseActionError::NotInLine)? })
        }
    }
}
