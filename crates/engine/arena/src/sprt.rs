use crate::{elo::Elo, tally::Tally};

/// A sequential probability ratio test of two hypotheses about the Elo difference.
///
/// Pair scores are assumed to be normally distributed with the observed variance: the generalised
/// test that fishtest uses for pentanomial results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// Null hypothesis: no better than this.
    pub elo0: Elo,
    /// Alternative hypothesis: at least this much better.
    pub elo1: Elo,
    /// Probability of accepting the alternative when the null hypothesis is true.
    pub alpha: f64,
    /// Probability of accepting the null hypothesis when the alternative is true.
    pub beta: f64,
}

/// Decision of a test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Undecided: more games are needed.
    Open,
    /// The alternative is accepted: the change is good.
    Accepted,
    /// The null hypothesis is accepted.
    Rejected,
}

impl Sprt {
    /// Minimum number of pairs for a decision; with fewer, the variance is unreliable.
    pub const MIN_PAIRS: u64 = 16;

    /// Creates a test with both error probabilities at 5 %.
    #[must_use]
    pub const fn new(elo0: Elo, elo1: Elo) -> Self {
        Self { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// Returns the log-likelihood ratio of the alternative to the null hypothesis.
    #[must_use]
    pub fn llr(&self, tally: &Tally) -> f64 {
        /// Count added to each pair score that has not occurred: without variance any result would
        /// be significant.
        const TRACE: f64 = 1e-3;
        if tally.games() == 0 {
            return 0.0;
        }
        let (pairs, mean, variance) = tally.moments(TRACE);
        let [score0, score1] = [self.elo0.score(), self.elo1.score()];
        pairs * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }

    /// Returns the log-likelihood ratios at which the null hypothesis or the alternative is
    /// accepted.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the decision after the pairs so far.
    #[must_use]
    pub fn decide(&self, tally: &Tally) -> Decision {
        let llr = self.llr(tally);
        let (lower, upper) = self.bounds();
        if tally.pairs().iter().sum::<u64>() < Self::MIN_PAIRS {
            Decision::Open
        } else if llr >= upper {
            Decision::Accepted
        } else if llr <= lower {
            Decision::Rejected
        } else {
            Decision::Open
        }
    }

    /// Returns the state of the test in one line: `LLR 1.20 (-2.94 to 2.94) for [0.0, 5.0]`.
    #[must_use]
    pub fn summary(&self, tally: &Tally) -> String {
        let (lower, upper) = self.bounds();
        let llr = self.llr(tally);
        let hypotheses = format!("[{:.1}, {:.1}]", self.elo0.0, self.elo1.0);
        format!("LLR {llr:.2} ({lower:.2} to {upper:.2}) for {hypotheses}")
    }
}
