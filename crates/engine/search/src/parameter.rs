//! Numbers of the search that can be tuned.

#[cfg(feature = "tuning")]
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

/// A number of the search with the range in which it may be tuned.
///
/// It is a constant, unless the program is built with the feature `tuning`.
#[derive(Debug)]
pub struct Parameter {
    /// Name of the option that sets it.
    pub name: &'static str,
    /// The value that the engine plays with.
    pub default: i32,
    /// Smallest value worth trying.
    pub least: i32,
    /// Largest value worth trying.
    pub most: i32,
    #[cfg(feature = "tuning")]
    value: AtomicI32,
}

impl Parameter {
    pub(crate) const fn new(name: &'static str, default: i32, least: i32, most: i32) -> Self {
        assert!(least <= default && default <= most, "the default lies in the range");
        Self {
            name,
            default,
            least,
            most,
            #[cfg(feature = "tuning")]
            value: AtomicI32::new(default),
        }
    }

    /// Returns the value.
    #[cfg(not(feature = "tuning"))]
    #[inline(always)]
    pub(crate) const fn get(&self) -> i32 {
        self.default
    }

    /// Returns the value.
    #[cfg(feature = "tuning")]
    #[inline]
    pub(crate) fn get(&self) -> i32 {
        self.value.load(Relaxed)
    }

    /// Sets the value for all searches of this process; returns `false` if it is outside the range.
    #[cfg(feature = "tuning")]
    pub fn set(&self, value: i32) -> bool {
        let fits = (self.least..=self.most).contains(&value);
        if fits {
            self.value.store(value, Relaxed);
        }
        fits
    }
}

/// Declares parameters, and the list of all of them.
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident = $default:literal in $least:literal..=$most:literal as $option:literal;)*) => {
        $(
            $(#[$doc])*
            #[cfg(not(feature = "tuning"))]
            pub(crate) const $name: $crate::parameter::Parameter =
                $crate::parameter::Parameter::new($option, $default, $least, $most);
            $(#[$doc])*
            #[cfg(feature = "tuning")]
            pub(crate) static $name: $crate::parameter::Parameter =
                $crate::parameter::Parameter::new($option, $default, $least, $most);
        )*

        /// All parameters that can be tuned.
        pub static PARAMETERS: &[&$crate::parameter::Parameter] = &[$(&$name),*];
    };
}

pub(crate) use parameters;
