use super::{Elo, Tally};

/// A sequential probability ratio test: plays until one of two guesses is refuted.
///
/// Pair scores are taken as normally distributed with the variance that was seen, the
/// generalised test of fishtest for pentanomial results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The first guess: no better than this.
    pub elo0: Elo,
    /// The second guess: at least this much better.
    pub elo1: Elo,
    /// How often the second guess may be accepted although the first is true.
    pub alpha: f64,
    /// How often the first guess may be accepted although the second is true.
    pub beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Play on.
    Open,
    /// The second guess stands: the change is good.
    Accepted,
    /// The first guess stands.
    Rejected,
}

impl Sprt {
    /// With fewer pairs the variance means nothing, and nothing is decided.
    pub const FEWEST_PAIRS: u64 = 16;

    /// A test that errs in one of twenty cases either way.
    #[must_use]
    pub const fn new(elo0: Elo, elo1: Elo) -> Self {
        Self { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The logarithm of how much more likely the second guess makes what was seen.
    #[must_use]
    pub fn llr(&self, tally: &Tally) -> f64 {
        /// A trace of every kind of pair, or equal pairs would prove anything.
        const TRACE: f64 = 1e-3;
        if tally.games() == 0 {
            return 0.0;
        }
        let (pairs, mean, variance) = tally.moments(TRACE);
        let [score0, score1] = [self.elo0.score(), self.elo1.score()];
        pairs * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }

    /// The ratios at which the first or the second guess is accepted.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What follows from the pairs so far.
    #[must_use]
    pub fn decide(&self, tally: &Tally) -> Decision {
        let llr = self.llr(tally);
        let (lower, upper) = self.bounds();
        if tally.pairs().iter().sum::<u64>() < Self::FEWEST_PAIRS {
            Decision::Open
        } else if llr >= upper {
            Decision::Accepted
        } else if llr <= lower {
            Decision::Rejected
        } else {
            Decision::Open
        }
    }

    /// One line about the state of the test: `LLR 1.20 (-2.94 to 2.94) for [0.0, 5.0]`.
    #[must_use]
    pub fn line(&self, tally: &Tally) -> String {
        let (lower, upper) = self.bounds();
        let llr = self.llr(tally);
        let guesses = format!("[{:.1}, {:.1}]", self.elo0.0, self.elo1.0);
        format!("LLR {llr:.2} ({lower:.2} to {upper:.2}) for {guesses}")
    }
}
