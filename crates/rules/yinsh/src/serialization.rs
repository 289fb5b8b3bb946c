use game::deserialize_text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Action, Point, Position, Row, Variant};

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

as_text!(Point, "a point such as \"f6\"");
as_text!(Row, "a row such as \"c2-c6\"");
as_text!(Action, "an action such as \"e1-e9\"");
as_text!(Variant, "a variant such as \"yinsh\"");

/// Serializes a position as the code of its variant and its position string: `"yinsh 4/7/… w place 0-0"`.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{} {self}", self.variant.code()))
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        deserialize_text(deserializer, "a variant and a position string", |text| {
            let (variant, position) = text.split_once(' ').unwrap_or((text, ""));
            let variant = variant.parse().map_err(D::Error::custom)?;
            Self::from_text(variant, position).map_err(D::Error::custom)
        })
    }
}
