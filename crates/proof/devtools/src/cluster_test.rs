//! Three nodes behind a balancer. People play on them while nodes are killed, paused, restarted and cut off, links are broken,
//! clocks are wrong, and services are killed: no acknowledged turn is lost or duplicated, and no fault costs a player time or a
//! game.

mod check;
mod fault;
mod impact;
mod kind;
mod pair;
mod plan;
mod signs;
mod step;

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

use anyhow::{Context as _, ensure};
use tokio::sync::watch;

pub(crate) use self::plan::Plan;
use self::{
    check::Found,
    fault::{Fault, Happened},
    impact::Impacts,
    pair::{Pair, Played},
    signs::Signs,
    step::Injector,
};
use crate::{cluster::Cluster, online::Wait};

/// Number of concurrent games, each with two players.
const PAIRS: usize = 8;
/// Maximum time from the end of a fault until every game continues; the test ends if it is exceeded.
const STALL_LIMIT: Duration = Duration::from_secs(90);
/// Time for which the test watches undisturbed play: every pair ends a game and starts the next.
const CALM: Duration = Duration::from_secs(7);
/// Undisturbed time between two faults, in milliseconds.
const CALM_MS: std::ops::Range<u64> = 500..2_500;

/// Injects the planned faults into a cluster.
pub(crate) fn run(binary: &Path, plan: &Plan) -> anyhow::Result<()> {
    let faults = plan.faults();
    println!("cluster-test: {faults} faults, {PAIRS} games at once, seed {}", plan.seed);
    let began = Instant::now();
    let mut cluster = Cluster::start_fragile(binary, "cluster-test")?;
    println!("cluster-test: three nodes after {:.1} s", began.elapsed().as_secs_f64());
    let tested = test(&mut cluster, plan).and_then(|(found, impacts)| {
        print_summary(&found, &impacts, faults, began.elapsed());
        let broken = impacts.broken();
        ensure!(broken.is_empty(), "exceeded limits:\n  {}", broken.join("\n  "));
        Ok(())
    });
    tested.with_context(|| format!("the logs of all parts are in {}", cluster.logs().display()))?;
    cluster.forget();
    Ok(())
}

fn test(cluster: &mut Cluster, plan: &Plan) -> anyhow::Result<(Found, Impacts)> {
    let (waits, waited) = mpsc::channel();
    let (moves, moved) = watch::channel(0);
    let address = cluster.balancer.address().to_owned();
    let pairs = (0..PAIRS)
        .map(|index| {
            let pair = Pair::register(&address, index, waits.clone(), moved.clone())?;
            Ok(pair.posting(plan.over_http && index % 4 == 2))
        })
        .collect::<anyhow::Result<Vec<_>>>()?;
    drop(waits);
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = pairs
        .into_iter()
        .enumerate()
        .map(|(index, pair)| {
            let (stop, seed) = (Arc::clone(&stop), plan.seed.wrapping_mul(1000) + index as u64);
            thread::spawn(move || pair.play_on(&stop, seed))
        })
        .collect();
    let injector = Injector::new(cluster, plan.seed, plan.short, moves);
    let broken = break_repeatedly(injector, &waited, plan);
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
    mut injector: Injector<'_>,
    waited: &mpsc::Receiver<Wait>,
    plan: &Plan,
) -> anyhow::Result<Impacts> {
    let (mut signs, mut impacts) = (Signs::default(), Impacts::default());
    signs.mark(injector.cluster);
    thread::sleep(CALM);
    signs.learn(injector.cluster);
    let began = Instant::now();
    let faults = Fault::sequence(&plan.kinds(), plan.faults(), &mut injector.rng);
    for (index, fault) in faults.into_iter().enumerate() {
        thread::sleep(Duration::from_millis(injector.rng.u64(CALM_MS)));
        println!("  {:3} {:5.0} s  {fault}", index + 1, began.elapsed().as_secs_f64());
        signs.mark(injector.cluster);
        let happened =
            fault.happen(&mut injector, &mut signs).with_context(|| fault.to_string())?;
        let wait =
            going_on(waited, happened).with_context(|| format!("fault {}: {fault}", index + 1))?;
        for node in &mut injector.cluster.nodes {
            node.still_runs()?;
        }
        impacts.add(happened, signs.noticed(injector.cluster));
        println!(
            "               for {:4.1} s; turns waited {:.2} s at most",
            (happened.ended - happened.began).as_secs_f64(),
            wait.as_secs_f64(),
        );
    }
    Ok(impacts)
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
