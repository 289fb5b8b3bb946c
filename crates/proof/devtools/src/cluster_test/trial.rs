//! A trial: one cluster, the people who play on it, and the faults that are injected into it.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use tokio::sync::watch;

use super::{
    check::{self, Found},
    fault::{Fault, Happened},
    impact::Impacts,
    pair::{Pair, Played},
    signs::Signs,
    step::Injector,
};
use crate::{cluster::Cluster, online::Wait};

/// Number of concurrent games, each with two players.
const PAIRS: usize = 8;
/// Maximum time from the end of a fault until every game continues; the trial ends if it is exceeded.
const STALL_LIMIT: Duration = Duration::from_secs(90);
/// Time for which the trial watches undisturbed play: every pair ends a game and starts the next.
const CALM: Duration = Duration::from_secs(7);
/// Undisturbed time between two faults, in milliseconds.
const CALM_MS: std::ops::Range<u64> = 500..2_500;

/// The plan of a trial.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    /// Number of the trial among those at the same time.
    pub(super) number: usize,
    pub(super) faults: Vec<Fault>,
    /// Whether every fourth pair sends its turns over HTTP.
    pub(super) over_http: bool,
    pub(super) rng: fastrand::Rng,
}

impl Trial {
    /// Starts a cluster, injects the faults and checks the games.
    pub(super) fn perform(&self, binary: &Path) -> anyhow::Result<(Found, Impacts)> {
        let began = Instant::now();
        let mut cluster = Cluster::start_fragile(binary, &format!("cluster-test-{}", self.number))?;
        let took = began.elapsed().as_secs_f64();
        println!("{}three nodes with {PAIRS} games after {took:.1} s", self.label());
        let (found, impacts) = self.test(&mut cluster).with_context(|| {
            format!("the logs of all parts are in {}", cluster.logs().display())
        })?;
        if impacts.broken().is_empty() {
            cluster.forget();
        } else {
            println!("{}the logs of all parts are in {}", self.label(), cluster.logs().display());
        }
        Ok((found, impacts))
    }

    /// Returns the prefix of the lines of progress.
    fn label(&self) -> String {
        format!("  [{}] ", self.number)
    }

    fn test(&self, cluster: &mut Cluster) -> anyhow::Result<(Found, Impacts)> {
        let mut rng = self.rng.clone();
        let (waits, waited) = mpsc::channel();
        let (moves, moved) = watch::channel(0);
        let address = cluster.balancer.address().to_owned();
        let pairs = (0..PAIRS)
            .map(|index| {
                let pair = Pair::register(&address, index, waits.clone(), moved.clone())?;
                Ok(pair.posting(self.over_http && index % 4 == 2))
            })
            .collect::<anyhow::Result<Vec<_>>>()?;
        drop(waits);
        let stop = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = pairs
            .into_iter()
            .map(|pair| {
                let (stop, seed) = (Arc::clone(&stop), rng.u64(..));
                thread::spawn(move || pair.play_on(&stop, seed))
            })
            .collect();
        let injector = Injector::new(cluster, rng.fork(), self.label(), moves);
        let broken = self.break_repeatedly(injector, &waited, rng);
        stop.store(true, Ordering::Relaxed);
        let mut impacts = broken?;
        let mut played: Vec<Played> = Vec::new();
        for pair in playing {
            played.extend(pair.join().map_err(|_| anyhow::anyhow!("a player panicked"))??);
        }
        for node in &mut cluster.nodes {
            node.still_runs()?;
            node.process().has_no_panic()?;
        }
        let found = check::check(&cluster.postgres.url(), &played, &mut impacts)?;
        Ok((found, impacts))
    }

    /// Injects the faults.
    fn break_repeatedly(
        &self,
        mut injector: Injector<'_>,
        waited: &mpsc::Receiver<Wait>,
        mut rng: fastrand::Rng,
    ) -> anyhow::Result<Impacts> {
        let (mut signs, mut impacts) = (Signs::default(), Impacts::default());
        signs.mark(injector.cluster);
        thread::sleep(CALM);
        signs.learn(injector.cluster);
        let began = Instant::now();
        let label = self.label();
        for (index, fault) in self.faults.iter().enumerate() {
            thread::sleep(Duration::from_millis(rng.u64(CALM_MS)));
            println!("{label}{:3} {:5.0} s  {fault}", index + 1, began.elapsed().as_secs_f64());
            signs.mark(injector.cluster);
            let happened =
                fault.happen(&mut injector, &mut signs).with_context(|| fault.to_string())?;
            let wait = going_on(waited, happened)
                .with_context(|| format!("fault {}: {fault}", index + 1))?;
            for node in &mut injector.cluster.nodes {
                node.still_runs()?;
            }
            impacts.add(happened, signs.noticed(injector.cluster));
            println!(
                "{label}             {fault} for {:4.1} s; turns waited {:.2} s at most",
                (happened.ended - happened.began).as_secs_f64(),
                wait.as_secs_f64(),
            );
        }
        Ok(impacts)
    }
}

/// Waits until every game continues, and returns the longest wait of a turn.
fn going_on(waited: &mpsc::Receiver<Wait>, happened: Happened) -> anyhow::Result<Duration> {
    let mut goes_on = [false; PAIRS];
    let mut longest = Duration::ZERO;
    while goes_on.contains(&false) {
        let left = (happened.ended + STALL_LIMIT).saturating_duration_since(Instant::now());
        let Ok(wait) = waited.recv_timeout(left) else {
            let count = goes_on.iter().filter(|goes_on| !**goes_on).count();
            anyhow::bail!("{count} of {PAIRS} games have stalled");
        };
        if wait.answered > happened.began {
            let from = wait.sent.max(happened.serving);
            longest = longest.max(wait.answered.saturating_duration_since(from));
        }
        goes_on[wait.pair] |= wait.sent > happened.ended;
    }
    Ok(longest)
}
