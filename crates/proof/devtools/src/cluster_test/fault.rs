//! The faults of a test, and the times at which they happened.

use std::{fmt, time::Instant};

use super::{
    kind::Kind,
    signs::Signs,
    step::{Injector, Step},
};
use crate::cluster::NODES;

/// A fault of a kind that concerns a node, given by its index, and perhaps others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    node: usize,
}

/// A fault that has happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Happened {
    pub(super) kind: Kind,
    /// Time at which the fault began.
    pub(super) began: Instant,
    /// Time at which all games must be able to continue: at once if only a node fails, but only after a failed service is back.
    pub(super) serving: Instant,
    /// Time at which everything was running again.
    pub(super) ended: Instant,
}

impl Fault {
    /// Returns faults in rounds of all kinds, each round in random order, so that even a short test covers them all.
    pub(super) fn sequence(kinds: &[Kind], count: usize, rng: &mut fastrand::Rng) -> Vec<Self> {
        let mut faults = Vec::new();
        while faults.len() < count {
            let mut kinds = kinds.to_vec();
            rng.shuffle(&mut kinds);
            faults.extend(kinds.into_iter().map(|kind| Self { kind, node: rng.usize(..NODES) }));
        }
        faults.truncate(count);
        faults
    }

    /// Injects the fault and then repairs it.
    pub(super) fn happen(
        self,
        injector: &mut Injector<'_>,
        signs: &mut Signs,
    ) -> anyhow::Result<Happened> {
        let began = Instant::now();
        let mut serving = began;
        for step in self.kind.steps() {
            injector.perform(step, self.node, signs)?;
            if self.kind.stops_all() && matches!(step, Step::Launch(_)) {
                serving = Instant::now();
            }
        }
        Ok(Happened { kind: self.kind, began, serving, ended: Instant::now() })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (n{})", self.kind, self.node + 1)
    }
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum as _;

    use super::*;

    #[test]
    fn every_kind_happens_once_before_any_happens_twice() {
        let kinds = Kind::value_variants();
        let mut rng = fastrand::Rng::with_seed(1);
        let mut faults: Vec<Kind> = Fault::sequence(kinds, kinds.len(), &mut rng)
            .into_iter()
            .map(|fault| fault.kind)
            .collect();
        faults.sort_unstable();
        assert_eq!(faults, kinds);
    }
}
