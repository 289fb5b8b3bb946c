use core::fmt;

use game::{deserialize_text, serialize_as_text, serialize_position};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Action, Dot, Kind, ParseActionError, Position, Spot, Variant, Way,
    notation::{read_spots, strip_gipf},
};

serialize_as_text!(Spot, "a spot such as \"e5\"");
serialize_as_text!(Dot, "a dot such as \"e1\"");
serialize_as_text!(Variant, "a variant such as \"gipf-basic\"");
// For example "gipf-basic p2P/5/6/P5p/6/5/p2P w push 12-12".
serialize_position!(Position, "a variant and a position string");

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
        return read_spots(spots).map(Action::Remove);
    }
    let (gipf, text) = strip_gipf(text);
    let kind = if gipf { Kind::Gipf } else { Kind::Single };
    Ok(match Way::read_serialized(text)? {
        Way::Onto(spot) => Action::Enter { kind, spot },
        Way::Along(push) => Action::Push { kind, push },
    })
}
