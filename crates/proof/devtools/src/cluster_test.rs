//! Three nodes behind a balancer. People play on them while nodes are killed, paused, restarted and cut off, links are broken,
//! clocks are wrong, and services are killed: no acknowledged turn is lost or duplicated, and no fault costs a player time or a
//! game.

mod check;
mod fault;
mod impact;
mod kind;
mod outages;
mod pair;
mod plan;
mod signs;
mod step;
mod trial;

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use anyhow::ensure;

pub(crate) use self::plan::Plan;
use self::{check::Found, fault::Fault, impact::Impacts, trial::Trial};

/// Injects the planned faults into one cluster, or deals them out to several ones.
pub(crate) fn run(binary: &Path, plan: &Plan) -> anyhow::Result<()> {
    let (faults, clusters) = (plan.faults(), plan.at_once.get());
    println!("cluster-test: {faults} faults, clusters at once: {clusters}, seed {}", plan.seed);
    let began = Instant::now();
    let (mut found, mut impacts) = (Found::default(), Impacts::default());
    let mut failures = Vec::new();
    for result in perform(&trials(plan), binary) {
        match result {
            Ok((its_found, its_impacts)) => {
                found.merge(&its_found);
                impacts.merge(its_impacts);
            }
            Err(error) => failures.push(format!("{error:#}")),
        }
    }
    print_summary(&found, &impacts, faults, began.elapsed());
    failures.extend(impacts.broken());
    ensure!(failures.is_empty(), "failures and exceeded limits:\n  {}", failures.join("\n  "));
    Ok(())
}

/// Deals the planned faults out to the clusters.
fn trials(plan: &Plan) -> Vec<Trial> {
    let clusters = plan.at_once.get();
    let mut rng = fastrand::Rng::with_seed(plan.seed);
    let faults = Fault::sequence(plan, &mut rng);
    (0..clusters)
        .map(|index| Trial {
            number: index + 1,
            faults: faults.iter().copied().skip(index).step_by(clusters).collect(),
            over_http: plan.over_http,
            rng: rng.fork(),
        })
        .collect()
}

/// Performs the trials at the same time, and returns their results.
fn perform(trials: &[Trial], binary: &Path) -> Vec<anyhow::Result<(Found, Impacts)>> {
    thread::scope(|scope| {
        // The processes of a cluster end with the thread that has started them.
        let running: Vec<_> =
            trials.iter().map(|trial| scope.spawn(|| trial.perform(binary))).collect();
        let joined = running.into_iter().map(thread::ScopedJoinHandle::join);
        joined.map(|ended| ended.unwrap_or_else(|_| anyhow::bail!("a trial panicked"))).collect()
    })
}

fn print_summary(found: &Found, impacts: &Impacts, faults: usize, took: Duration) {
    let Found { games, rated, acknowledged, outages, connections, refusals } = found;
    println!(
        "cluster-test: {faults} faults in {:.0} s: {games} games, {rated} of them rated, each once; {acknowledged} acknowledged \
         turns, each stored once; two players and a spectator saw the same game every time",
        took.as_secs_f64(),
    );
    println!("cluster-test: {outages} outages; {connections} connections; refusals: {refusals:?}");
    println!("{impacts}");
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use super::*;

    #[test]
    fn clusters_at_once_get_different_parts_of_the_same_faults() {
        let dealt = |clusters| {
            let mut plan = Plan::of(7);
            plan.at_once = NonZero::new(clusters).expect("at least one cluster");
            trials(&plan).into_iter().map(|trial| trial.faults).collect::<Vec<_>>()
        };
        let [one, two] = [1, 2].map(dealt);
        assert_eq!((two[0].len(), two[1].len()), (4, 3));
        for (index, fault) in one[0].iter().enumerate() {
            assert_eq!(two[index % 2][index / 2], *fault);
        }
    }
}
