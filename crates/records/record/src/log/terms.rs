use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};
use variants::{Handicap, Variant};

use crate::{
    log::{challenge_count::ChallengeCount, link::Links, time_control::TimeControl},
    serde_text,
};

/// Terms on which the players agree before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The variant played.
    #[serde(with = "serde_text::variant")]
    pub variant: Variant,
    /// Extra pieces for one of the players.
    #[serde(with = "serde_text::option_handicap", default)]
    pub handicap: Option<Handicap>,
    /// The time control.
    pub clock: TimeControl,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether the game is listed in the lobby for anyone to join.
    pub open: bool,
    /// The additional terms of a combined game.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub combined: Option<MatchTerms>,
}

/// Additional terms of a combined game (rules P20 to P22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct MatchTerms {
    /// The link of each kind of potential.
    pub links: Links,
    /// Number of challenges per player.
    #[serde(default)]
    pub challenges: ChallengeCount,
    /// The time control of linked games, if it differs from that of the combined game.
    #[serde(default)]
    pub clock: Option<TimeControl>,
}

impl Serialize for MatchTerms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// Accepts only an object; the derived implementation would also accept an array of the field values.
impl<'de> Deserialize<'de> for MatchTerms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = MatchTerms;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with the terms of a combined game")
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
    fn the_terms_of_a_combined_game_are_an_object_with_known_fields() {
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
