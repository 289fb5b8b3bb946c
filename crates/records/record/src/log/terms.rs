use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};
use variants::{Handicap, Variant};

use crate::{
    log::{challenges::Challenges, link::Links, time_control::TimeControl},
    serde_text,
};

/// What the players have agreed on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    pub variant: Variant,
    /// Extra pieces for one of them.
    #[serde(with = "serde_text::option_handicap", default)]
    pub handicap: Option<Handicap>,
    /// How much time they have.
    pub clock: TimeControl,
    /// Whether ratings change.
    pub rated: bool,
    /// Whether the lobby shows the game, for anybody to join.
    pub open: bool,
    /// What has to be won before potentials can be used, in a match.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub combined: Option<MatchTerms>,
}

/// What a match adds to the terms of a game with potentials (rules P20 to P22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct MatchTerms {
    /// What has to be won for each kind of potential.
    pub links: Links,
    /// How many challenges each player has.
    #[serde(default)]
    pub challenges: Challenges,
    /// The time control of linked games, if it is not that of the match.
    #[serde(default)]
    pub clock: Option<TimeControl>,
}

impl Serialize for MatchTerms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// Only from an object: what is derived would also take a list of the fields in their order.
impl<'de> Deserialize<'de> for MatchTerms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = MatchTerms;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with the terms of a match")
            }

            fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<MatchTerms, A::Error> {
                MatchTerms::deserialize(MapAccessDeserializer::new(fields))
            }
        }
        deserializer.deserialize_map(Object)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_of_a_match_are_an_object_with_known_fields() {
        let read = |text: &str| serde_json::from_str::<MatchTerms>(text).ok();
        let terms = read(r#"{"links": "Y:die", "challenges": "*"}"#).expect("terms");
        let written = serde_json::to_string(&terms).expect("JSON");
        assert_eq!(written, r#"{"links":"Y:die","challenges":"*","clock":null}"#);
        assert_eq!(read(&written), Some(terms));
        for wrong in [r#"["Y:die"]"#, r#""Y:die""#, r#"{"links": "Y:die", "dice": "6-6"}"#, "{}"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
