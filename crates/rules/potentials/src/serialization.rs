use core::fmt;

use game::{deserialize_text, serialize_as_text, serialize_position};
use gipf::{Dot, Way, read_spots};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Action, Kind, ParseActionError, Position, Potential, Terms,
    notation::{read_use, strip_letter, write_kind},
};

serialize_as_text!(Terms, "terms such as \"standard:18/15:T3U2-z6\"");
serialize_position!(Position, "terms and a position string");

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
        return Ok(Action::Remove(read_spots(spots)?));
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
    Ok(match Way::read_serialized(rest)? {
        Way::Onto(spot) => Action::Enter { kind, spot },
        Way::Along(push) => Action::Push { kind, push },
    })
}
