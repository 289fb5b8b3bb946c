//! Kinds that are kept in the database as words.

/// An enum whose cases have fixed names in the database and in JSON.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $error:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$case_doc])* #[serde(rename = $word)] $case),+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$case),+];

            /// The word for it in the database and in JSON.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$case => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        #[doc = concat!("A text that is no [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
        #[error("there are {}", [$($word),+].join(", "))]
        pub struct $error;

        impl std::str::FromStr for $name {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.iter().copied().find(|one| one.id() == text).ok_or($error)
            }
        }
    };
}
pub(crate) use words;
