//! Enums whose cases have stable codes: one way to declare them.

use core::{error::Error, fmt, marker::PhantomData};

/// An enum without data whose cases have stable codes; [`codes!`](crate::codes) implements it.
pub trait Coded: Copy + 'static {
    /// Every case, in the order of declaration.
    const CASES: &'static [Self];

    /// The code of a case: for programs, it never changes.
    fn code_of(self) -> &'static str;
}

/// A text that is the code of no case of `T`. Its message lists the codes.
///
/// ```
/// game::codes! {
///     /// How fast a game is.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Speed {
///         /// Minutes.
///         Blitz = "blitz",
///         /// Hours.
///         Classical = "classical",
///     }
/// }
///
/// let error = "slow".parse::<Speed>().unwrap_err();
/// assert_eq!(error.to_string(), "expected one of: blitz, classical");
/// ```
pub struct UnknownCode<T>(PhantomData<T>);

impl<T> UnknownCode<T> {
    /// The error for any text that is no code of `T`.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T> Default for UnknownCode<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Clone for UnknownCode<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for UnknownCode<T> {}

impl<T> PartialEq for UnknownCode<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for UnknownCode<T> {}

impl<T> fmt::Debug for UnknownCode<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("UnknownCode")
    }
}

impl<T: Coded> fmt::Display for UnknownCode<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected one of: ")?;
        for (index, case) in T::CASES.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            f.write_str(case.code_of())?;
        }
        Ok(())
    }
}

impl<T: Coded> Error for UnknownCode<T> {}

/// Declares an enum without data whose cases have stable codes, and for people a sentence where
/// one is given.
///
/// Besides the enum there are `ALL`, `code()`, `from_code()` and [`Coded`], `FromStr` (codes
/// only; the error is [`UnknownCode`]) and `Display`: the sentence, or the code without one.
///
/// ```
/// game::codes! {
///     /// Why something was refused.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Refused {
///         /// Somebody else was faster.
///         Late = "late": "somebody else was faster",
///         /// It does not exist.
///         Missing = "missing": "it does not exist",
///     }
/// }
///
/// assert_eq!(Refused::ALL.len(), 2);
/// assert_eq!(Refused::Late.code(), "late");
/// assert_eq!(Refused::Late.to_string(), "somebody else was faster");
/// assert_eq!(Refused::from_code("missing"), Some(Refused::Missing));
/// assert_eq!("late".parse(), Ok(Refused::Late));
/// ```
#[macro_export]
macro_rules! codes {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $($(#[$case_meta:meta])* $Case:ident = $code:literal $(: $text:literal)?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $Name {
            $($(#[$case_meta])* $Case,)+
        }

        impl $Name {
            /// Every case, in the order of declaration.
            $vis const ALL: [Self; [$($code),+].len()] = [$(Self::$Case),+];

            /// The code: for programs, it never changes.
            #[must_use]
            $vis const fn code(self) -> &'static str {
                match self {
                    $(Self::$Case => $code,)+
                }
            }

            /// The case with a code.
            #[must_use]
            $vis fn from_code(code: &str) -> ::core::option::Option<Self> {
                match code {
                    $($code => ::core::option::Option::Some(Self::$Case),)+
                    _ => ::core::option::Option::None,
                }
            }
        }

        impl $crate::Coded for $Name {
            const CASES: &'static [Self] = &Self::ALL;

            fn code_of(self) -> &'static str {
                self.code()
            }
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(match self {
                    $(Self::$Case => $crate::codes!(@shown $code $(, $text)?),)+
                })
            }
        }

        impl ::core::str::FromStr for $Name {
            type Err = $crate::UnknownCode<Self>;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                Self::from_code(text).ok_or($crate::UnknownCode::new())
            }
        }
    };
    (@shown $code:literal) => { $code };
    (@shown $code:literal, $text:literal) => { $text };
}

/// Declares an enum whose cases may carry data and have stable codes.
///
/// Besides the enum there are `code()` and `CODES`. A case that only carries another error names
/// its field after `=>`, and has the code of that error; `CODES` lists the enum's own codes.
/// Attributes are passed on, so that a derived `Display` finds its own.
///
/// ```
/// game::error_codes! {
///     /// Why a file was refused.
///     #[derive(Debug)]
///     pub enum FileError {
///         /// It is too long.
///         TooLong { bytes: usize } = "too-long",
///         /// A line cannot be read.
///         Unreadable(usize) = "unreadable",
///         /// It is empty.
///         Empty = "empty",
///     }
/// }
///
/// game::error_codes! {
///     /// Why a folder was refused.
///     #[derive(Debug)]
///     pub enum FolderError {
///         /// It does not exist.
///         Missing = "missing",
///         /// One of its files was refused.
///         File { name: String, error: FileError } => error,
///     }
/// }
///
/// assert_eq!(FileError::TooLong { bytes: 9 }.code(), "too-long");
/// assert_eq!(FileError::CODES, ["too-long", "unreadable", "empty"]);
/// let error = FolderError::File { name: "a".to_owned(), error: FileError::Empty };
/// assert_eq!(error.code(), "empty");
/// assert_eq!(FolderError::CODES, ["missing"]);
/// ```
#[macro_export]
macro_rules! error_codes {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $(
                $(#[$case_meta:meta])*
                $Case:ident $(($($tuple:tt)*))? $({$($fields:tt)*})?
                $(= $code:literal)? $(=> $source:tt)?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $Name {
            $($(#[$case_meta])* $Case $(($($tuple)*))? $({$($fields)*})?,)+
        }

        impl $Name {
            /// The codes of all cases, in the order of declaration.
            $vis const CODES: &'static [&'static str] = &[$($($code,)?)+];

            /// The code: for programs, it never changes.
            #[must_use]
            $vis fn code(&self) -> &'static str {
                match self {
                    $(
                        $(Self::$Case { .. } => $code,)?
                        $(Self::$Case { $source: source, .. } => source.code(),)?
                    )+
                }
            }
        }
    };
}
