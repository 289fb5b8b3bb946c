//! Enums serialized as their codes.

/// Declares an enum with [`game::codes!`] that is serialized as its code and whose OpenAPI schema lists all codes.
macro_rules! coded {
    (
        $(#[doc = $doc:literal])+
        pub enum $Name:ident { $($cases:tt)+ }
    ) => {
        game::codes! {
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum $Name { $($cases)+ }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.code())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        $crate::schema::listed! { $Name, $Name::ALL.map($Name::code), concat!($($doc),+) }
    };
}
pub(crate) use coded;
