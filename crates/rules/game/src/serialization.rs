use core::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use crate::Color;

/// Deserializes a value from a string with `parse`, for implementations of `Deserialize`.
///
/// `expected` completes the sentence "expected …" in the error for input of another type.
///
/// # Errors
/// Fails if the input is not a string, or if `parse` fails.
#[doc(hidden)]
pub fn deserialize_text<'de, D, T, E>(
    deserializer: D,
    expected: &'static str,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    E: fmt::Display,
{
    deserializer.deserialize_str(Text { expected, parse, value: PhantomData })
}

struct Text<F, T> {
    expected: &'static str,
    parse: F,
    value: PhantomData<T>,
}

impl<T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Text<F, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<X: Error>(self, text: &str) -> Result<T, X> {
        (self.parse)(text).map_err(X::custom)
    }
}

/// Serializes a colour as `"w"` or `"b"`.
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer, "a color, \"w\" or \"b\"", str::parse)
    }
}

/// Implements serde's traits for a type by the string that `Display` writes and `FromStr` validates.
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_as_text {
    ($Type:ty, $expected:literal) => {
        impl ::serde::Serialize for $Type {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::deserialize_text(deserializer, $expected, str::parse)
            }
        }
    };
}

/// Implements serde's traits for a position by its variant and its position string, separated by a space.
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_position {
    ($Position:ty, $expected:literal) => {
        /// Serializes a position as its variant and its position string.
        impl ::serde::Serialize for $Position {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(&::core::format_args!("{} {self}", self.variant()))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Position {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                use ::serde::de::Error;
                $crate::deserialize_text(deserializer, $expected, |text| {
                    let (variant, position) = text.split_once(' ').unwrap_or((text, ""));
                    let variant = variant.parse().map_err(D::Error::custom)?;
                    Self::from_text(variant, position).map_err(D::Error::custom)
                })
            }
        }
    };
}
