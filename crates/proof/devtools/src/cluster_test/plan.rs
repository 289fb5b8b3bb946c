//! The plan of a test: the faults that it injects.

use std::num::NonZero;

use clap::{Args, ValueEnum as _};

use super::kind::Kind;

/// The faults that a test injects.
#[derive(Clone, Debug, Args)]
pub(crate) struct Plan {
    /// The number of faults; by default, one of each kind.
    #[arg(long)]
    faults: Option<usize>,
    /// The kinds of faults, separated by commas; by default, all kinds.
    #[arg(long, value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// Inject only the kinds that need no long outage, and shorten outages to a few seconds. Otherwise every fourth round of all kinds has
    /// outages of 40 to 60 s, and the others have outages of 12 to 25 s.
    #[arg(long)]
    pub(super) short: bool,
    /// Let every fourth pair of players send their turns over HTTP instead of over their sockets.
    #[arg(long)]
    pub(super) over_http: bool,
    /// The number of clusters that are broken at the same time, each with a part of the faults.
    #[arg(long, default_value_t = NonZero::<usize>::MIN)]
    pub(super) at_once: NonZero<usize>,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
}

impl Plan {
    /// Returns a plan with a number of faults of all kinds.
    #[cfg(test)]
    pub(super) const fn of(faults: usize) -> Self {
        Self {
            faults: Some(faults),
            kinds: Vec::new(),
            short: false,
            over_http: false,
            at_once: NonZero::<usize>::MIN,
            seed: 1,
        }
    }

    /// Returns the kinds of faults.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        match (self.kinds.is_empty(), self.short) {
            (false, _) => self.kinds.clone(),
            (true, true) => Kind::quick().to_vec(),
            (true, false) => Kind::value_variants().to_vec(),
        }
    }

    /// Returns the number of faults.
    pub(super) fn faults(&self) -> usize {
        self.faults.unwrap_or_else(|| self.kinds().len())
    }
}
