//! The faults of a test, and the times at which they happened.

use std::{fmt, time::Instant};

use super::{
    kind::Kind,
    outages::Outages,
    plan::Plan,
    signs::Signs,
    step::{Injector, Step},
};
use crate::cluster::NODES;

/// A fault of a kind that concerns a node, given by its index, and perhaps others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    kind: Kind,
    outages: Outages,
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
    /// Returns the planned faults in rounds of all kinds, each round in random order: even a short test covers them all.
    pub(super) fn sequence(plan: &Plan, rng: &mut fastrand::Rng) -> Vec<Self> {
        let (mut kinds, count) = (plan.kinds(), plan.faults());
        let mut faults = Vec::new();
        for round in 0..count.div_ceil(kinds.len()) {
            let outages = Outages::of_round(round, plan.short);
            rng.shuffle(&mut kinds);
            faults.extend(kinds.iter().map(|&kind| Self {
                kind,
                outages,
                node: rng.usize(..NODES),
            }));
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
        for step in self.kind.steps(self.outages) {
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
    use super::*;

    fn sequence(rounds: usize) -> (Vec<Kind>, Vec<Fault>) {
        let kinds = Plan::of(1).kinds();
        let plan = Plan::of(rounds * kinds.len());
        (kinds, Fault::sequence(&plan, &mut fastrand::Rng::with_seed(1)))
    }

    #[test]
    fn every_kind_happens_once_before_any_happens_twice() {
        let (kinds, faults) = sequence(2);
        let mut first: Vec<Kind> = faults[..kinds.len()].iter().map(|fault| fault.kind).collect();
        first.sort_unstable();
        assert_eq!(first, kinds);
    }

    #[test]
    fn every_kind_happens_once_in_four_rounds_with_long_outages() {
        let (kinds, faults) = sequence(4);
        let mut long: Vec<Kind> = faults
            .iter()
            .filter(|fault| fault.outages == Outages::Long)
            .map(|fault| fault.kind)
            .collect();
        long.sort_unstable();
        assert_eq!(long, kinds);
    }
}
