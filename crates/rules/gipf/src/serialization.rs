use core::fmt;

use game::deserialize_text;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    Action, Bitboard, Dot, Kind, ParseActionError, Position, Push, Spot, Variant,
    notation::{read_spot, strip_gipf},
};

/// Implements serde's traits with the string that `Display` writes and `FromStr` validates.
macro_rules! as_text {
    ($Type:ty, $expected:literal) => {
        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserialize_text(deserializer, $expected, str::parse)
            }
        }
    };
}

as_text!(Spot, "a spot such as \"e5\"");
as_text!(Dot, "a dot such as \"e1\"");
as_text!(Variant, "a variant such as \"gipf-basic\"");

/// Serializes a position as the code of its variant and its position string:
/// `"gipf-basic p2P/5/6/P5p/6/5/p2P w push 12-12"`.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{} {self}", self.variant.code()))
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer, "a variant and a position string", |text| {
            let (variant, position) = text.split_once(' ').unwrap_or((text, ""));
            let variant = variant.parse().map_err(D::Error::custom)?;
            Self::from_text(variant, position).map_err(D::Error::custom)
        })
    }
}

/// Serializes an action like its token, but independently of the position: a push names its dot
/// and its first spot (`"e1-e2"`), a removal its spots without marks (`"xe2,e3,e4,e5"`).
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
        let prefix = |kind| if kind == Kind::Gipf { "G" } else { "" };
        match self.0 {
            Action::Enter { kind, spot } => write!(f, "{}{spot}", prefix(kind)),
            Action::Push { kind, push } => {
                write!(f, "{}{}-{}", prefix(kind), push.dot(), push.entry())
            }
            Action::Remove(spots) => {
                f.write_str("x")?;
                for (index, spot) in spots.iter().enumerate() {
                    write!(f, "{}{spot}", if index == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Action::Leave => f.write_str("="),
        }
    }
}

fn read(text: &str) -> Result<Action, ParseActionError> {
    if text == "=" {
        return Ok(Action::Leave);
    }
    if let Some(spots) = text.strip_prefix('x') {
        let spots = spots.split(',').filter(|spot| !spot.is_empty());
        return Ok(Action::Remove(spots.map(read_spot).collect::<Result<Bitboard, _>>()?));
    }
    let (gipf, text) = strip_gipf(text);
    let kind = if gipf { Kind::Gipf } else { Kind::Single };
    match text.split_once('-') {
        None => Ok(Action::Enter { kind, spot: read_spot(text)? }),
        Some((dot, entry)) => {
            let dot: Dot = dot.parse().map_err(|_| ParseActionError::NotADot)?;
            let entry = read_spot(entry)?;
            let push = Push::towards(dot, entry).filter(|push| push.entry() == entry);
            Ok(Action::Push { kind, push: push.ok_or(ParseActionError::NotInLine)? })
        }
    }
}
