use std::fmt;

use serde::{Serialize, Serializer, ser::Error};
use serde_json::value::RawValue;

/// A number with four digits behind the point, which it counts.
///
/// Coordinates need no more, and code that writes any floating-point number is large.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Decimal(i32);

/// How many of them are one.
const ONE: i32 = 10_000;

impl Decimal {
    /// So many ten-thousandths.
    #[must_use]
    pub const fn new(ten_thousandths: i32) -> Self {
        Self(ten_thousandths)
    }

    /// The number as the rest of the world has it.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / f64::from(ONE)
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        let (whole, mut rest) = (size / ONE as u32, size % ONE as u32);
        write!(f, "{sign}{whole}")?;
        if rest > 0 {
            f.write_str(".")?;
        }
        while rest > 0 {
            write!(f, "{}", rest * 10 / ONE as u32)?;
            rest = rest * 10 % ONE as u32;
        }
        Ok(())
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.to_string())
            .map_err(|_| S::Error::custom("no number"))?
            .serialize(serializer)
    }
}
