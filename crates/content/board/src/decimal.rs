use json::{Writer, Written};

/// A fixed-point number with four decimal places, stored in ten-thousandths.
///
/// Coordinates need no more precision, and code that formats floating-point numbers is large.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Decimal(i32);

/// The value of 1.
const ONE: i32 = 10_000;

impl Decimal {
    /// Creates a number from ten-thousandths.
    #[must_use]
    pub const fn new(ten_thousandths: i32) -> Self {
        Self(ten_thousandths)
    }

    /// Returns the number as a floating-point value.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / f64::from(ONE)
    }
}

impl Written for Decimal {
    fn write(&self, out: &mut Writer) {
        out.plain(if self.0 < 0 { "-" } else { "" });
        let size = self.0.unsigned_abs();
        out.number((size / ONE as u32).into());
        let mut rest = size % ONE as u32;
        out.plain(if rest > 0 { "." } else { "" });
        while rest > 0 {
            out.number((rest * 10 / ONE as u32).into());
            rest = rest * 10 % ONE as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_is_written_as_a_javascript_number() {
        for (ten_thousandths, text) in
            [(0, "0"), (10_000, "1"), (-12_500, "-1.25"), (1, "0.0001"), (-10_000, "-1")]
        {
            let mut out = Writer::default();
            Decimal::new(ten_thousandths).write(&mut out);
            assert_eq!(out.into_text(), text);
        }
    }
}
