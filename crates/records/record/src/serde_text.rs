//! Serde modules that store values of the rules crates as text: `#[serde(with = "record::serde_text::color")]`.
//!
//! They exist because the rules crates do not depend on serde by default.

use std::{borrow::Cow, fmt::Display, str::FromStr};

use serde::{Deserialize, Deserializer, de};

/// Deserializes a value from its text.
pub(crate) fn parse<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

/// Deserializes a value from its text, or `None` from null.
fn parse_option<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    Option::<Cow<'de, str>>::deserialize(deserializer)?
        .map(|text| text.parse().map_err(de::Error::custom))
        .transpose()
}

macro_rules! text_module {
    (
        $(#[$doc:meta])* $name:ident,
        $(#[$option_doc:meta])* $option:ident,
        $type:ty, $text:expr
    ) => {
        text_module! { $(#[$doc])* $name, $(#[$option_doc])* $option, $type, $text, $type, |read| read }
    };
    (
        $(#[$doc:meta])* $name:ident,
        $(#[$option_doc:meta])* $option:ident,
        $type:ty, $text:expr, $read:ty, $value:expr
    ) => {
        $(#[$doc])*
        pub mod $name {
            use serde::{Deserializer, Serializer};

            /// Serializes the value as text.
            ///
            /// # Errors
            /// Returns the serializer's errors.
            pub fn serialize<S: Serializer>(
                value: &$type,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let text: fn(&$type) -> String = $text;
                serializer.serialize_str(&text(value))
            }

            /// Deserializes the value from its text.
            ///
            /// # Errors
            /// Fails if the input is not the text of a valid value.
            pub fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                let value: fn($read) -> $type = $value;
                super::parse(deserializer).map(value)
            }
        }

        $(#[$option_doc])*
        pub mod $option {
            use serde::{Deserializer, Serializer};

            /// Serializes the value as text, or `None` as null.
            ///
            /// # Errors
            /// Returns the serializer's errors.
            pub fn serialize<S: Serializer>(
                value: &Option<$type>,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let text: fn(&$type) -> String = $text;
                match value {
                    Some(value) => serializer.serialize_some(&text(value)),
                    None => serializer.serialize_none(),
                }
            }

            /// Deserializes the value from its text, or `None` from null.
            ///
            /// # Errors
            /// Fails if the input is neither null nor the text of a valid value.
            pub fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Option<$type>, D::Error> {
                let value: fn($read) -> $type = $value;
                Ok(super::parse_option(deserializer)?.map(value))
            }
        }
    };
}

text_module! {
    /// A colour: `"w"` or `"b"`.
    color,
    /// A colour or null.
    option_color,
    variants::Color, |color| color.letter().to_string()
}

text_module! {
    /// A variant by its id, followed by its terms if they are not those of a preset.
    variant,
    /// A variant or null.
    option_variant,
    variants::Variant, |variant| variants::WrittenVariant(*variant).to_string(),
    variants::WrittenVariant, |read| read.0
}

text_module! {
    /// A handicap: `"w1"` to `"b3"`.
    handicap,
    /// A handicap or null.
    option_handicap,
    variants::Handicap, ToString::to_string
}

/// Implements serde's traits for a type of this crate through its `Display` and `FromStr`.
macro_rules! as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::serde_text::parse(deserializer)
            }
        }
    };
}
pub(crate) use as_text;
