//! The plan of a test: which faults it injects.

use clap::{Args, ValueEnum as _};

use super::kind::Kind;

/// Which faults a test injects.
#[derive(Clone, Debug, Args)]
pub(crate) struct Plan {
    /// The number of faults; by default, one of each kind.
    #[arg(long)]
    faults: Option<usize>,
    /// The kinds of faults, separated by commas; by default, all kinds.
    #[arg(long, value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// Inject only the kinds that need no long outage, and shorten outages to a few seconds.
    #[arg(long)]
    pub(super) short: bool,
    /// Let every fourth pair of players send their turns over HTTP instead of over their sockets.
    #[arg(long)]
    pub(super) over_http: bool,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
}

impl Plan {
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
