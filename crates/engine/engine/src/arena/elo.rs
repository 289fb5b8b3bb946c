use core::fmt;

/// A difference in strength: 400 for ten to one.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Elo(pub f64);

impl Elo {
    /// The difference that explains a score between 0 and 1; infinite at both ends.
    #[must_use]
    pub fn of_score(score: f64) -> Self {
        Self(-400.0 * (1.0 / score - 1.0).log10())
    }

    /// The score to expect, between 0 and 1.
    #[must_use]
    pub fn score(self) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-self.0 / 400.0))
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1}", self.0)
    }
}
