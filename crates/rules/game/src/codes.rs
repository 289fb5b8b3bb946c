//! Macros for declaring enums whose variants have stable codes.

use core::{error::Error, fmt, marker::PhantomData};

/// A fieldless enum whose variants have stable codes; implemented by [`codes!`](crate::codes).
#[doc(hidden)]
pub trait Coded: Copy + 'static {
    /// All variants, in the order of declaration.
    const CASES: &'static [Self];

    /// Returns the stable code of a variant, for programs.
    fn code_of(self) -> &'static str;
}

/// Error for a string that is not one of the codes of `T`. Its message lists the codes.
///
/// ```
/// use game::Color;
///
/// let error = "white".parse::<Color>().unwrap_err();
/// assert_eq!(error.to_string(), "expected one of: w, b");
/// ```
pub struct UnknownCode<T>(PhantomData<T>);

impl<T> UnknownCode<T> {
    /// Creates the error.
    #[doc(hidden)]
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

/// Declares a fieldless enum whose variants have stable codes and, optionally, a
/// human-readable sentence.
///
/// Besides the enum, the macro generates `ALL`, `code()` and `from_code()`, and implements [`Coded`],
/// `FromStr` (codes only; the error is [`UnknownCode`]) and `Display` (the sentence, or else the
/// code).
///
/// ```
/// game::codes! {
///     /// Reason why a request was rejected.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Refused {
///         /// Another user was faster.
///         Late = "late": "another user was faster",
///         /// The item does not exist.
///         Missing = "missing": "the item does not exist",
///     }
/// }
///
/// assert_eq!(Refused::ALL.len(), 2);
/// assert_eq!(Refused::Late.code(), "late");
/// assert_eq!(Refused::Late.to_string(), "another user was faster");
/// assert_eq!(Refused::from_code("missing"), Some(Refused::Missing));
/// assert_eq!("late".parse(), Ok(Refused::Late));
/// ```
#[doc(hidden)]
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
            /// All variants, in the order of declaration.
            $vis const ALL: [Self; [$($code),+].len()] = [$(Self::$Case),+];

            /// Returns the stable code, for programs.
            #[must_use]
            $vis const fn code(self) -> &'static str {
                match self {
                    $(Self::$Case => $code,)+
                }
            }

            /// Returns the variant with the given code.
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

/// Declares an enum whose variants may carry data and have stable codes.
///
/// Besides the enum, the macro generates `code()` and `CODES`. A variant that wraps another error
/// names the field with that error after `=>` and returns its code; `CODES` lists only the enum's
/// own codes.
/// Attributes are passed on, for example to a derived `Display`.
///
/// ```
/// game::error_codes! {
///     /// Reason why a file was rejected.
///     #[derive(Debug)]
///     pub enum FileError {
///         /// The file is too long.
///         TooLong { bytes: usize } = "too-long",
///         /// A line is malformed.
///         Unreadable(usize) = "unreadable",
///         /// The file is empty.
///         Empty = "empty",
///     }
/// }
///
/// game::error_codes! {
///     /// Reason why a folder was rejected.
///     #[derive(Debug)]
///     pub enum FolderError {
///         /// The folder does not exist.
///         Missing = "missing",
///         /// One of its files was rejected.
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
#[doc(hidden)]
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
            /// The enum's own codes, in the order of declaration.
            $vis const CODES: &'static [&'static str] = &[$($($code,)?)+];

            /// Returns the stable code, for programs.
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
