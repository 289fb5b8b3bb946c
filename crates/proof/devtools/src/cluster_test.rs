//! Three nodes behind a balancer on which people play while nodes are killed, paused, restarted and cut off, and the services under them
//! killed: nothing that was acknowledged is lost or doubled, and no fault costs anybody a game.

mod check;
mod fault;
mod pair;

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

use self::{
    check::Found,
    fault::{Fault, Happened},
    pair::{Pair, Played},
};
use crate::{cluster::Cluster, online::Wait};

/// Concurrent games.
const PAIRS: usize = 8;
/// Every game goes on within this time after the end of a fault, whatever it was.
const GOES_ON: Duration = Duration::from_secs(10);
/// Turns are played between two faults.
const CALM: std::ops::Range<u64> = 500..2_500;

/// Breaks a cluster so many times.
pub(crate) fn run(binary: &Path, faults: usize, seed: u64) -> anyhow::Result<()> {
    println!("cluster-test: {faults} faults, {PAIRS} games at once, seed {seed}");
    let began = Instant::now();
    let mut cluster = Cluster::start(binary, "cluster-test")?;
    println!("cluster-test: three nodes after {:.1} s", began.elapsed().as_secs_f64());
    let tested = test(&mut cluster, faults, seed);
    let (found, longest) = tested
        .with_context(|| format!("what every part printed is in {}", cluster.logs().display()))?;
    print_summary(&found, longest, faults, began.elapsed());
    cluster.forget();
    Ok(())
}

fn test(cluster: &mut Cluster, faults: usize, seed: u64) -> anyhow::Result<(Found, Duration)> {
    let (waits, waited) = mpsc::channel();
    let address = cluster.balancer.address().to_owned();
    let pairs = (0..PAIRS)
        .map(|index| Pair::register(&address, index, waits.clone()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    drop(waits);
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = pairs
        .into_iter()
        .enumerate()
        .map(|(index, pair)| {
            let (stop, seed) = (Arc::clone(&stop), seed.wrapping_mul(1000) + index as u64);
            thread::spawn(move || pair.play_on(&stop, seed))
        })
        .collect();
    let broken = break_repeatedly(cluster, &waited, faults, seed);
    stop.store(true, Ordering::Relaxed);
    let longest = broken?;
    let mut played: Vec<Played> = Vec::new();
    for pair in playing {
        played.extend(pair.join().map_err(|_| anyhow::anyhow!("a player has panicked"))??);
    }
    for node in &mut cluster.nodes {
        node.still_runs()?;
        node.process().has_no_panic()?;
    }
    Ok((check::check(&cluster.postgres.url(), &played)?, longest))
}

/// Returns the longest time that a turn waited for a node that had died.
fn break_repeatedly(
    cluster: &mut Cluster,
    waited: &mpsc::Receiver<Wait>,
    faults: usize,
    seed: u64,
) -> anyhow::Result<Duration> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let began = Instant::now();
    let mut longest = Duration::ZERO;
    for (index, fault) in Fault::sequence(faults, &mut rng).into_iter().enumerate() {
        thread::sleep(Duration::from_millis(rng.u64(CALM)));
        let happened = fault.happen(cluster, &mut rng).with_context(|| fault.to_string())?;
        let wait =
            going_on(waited, happened).with_context(|| format!("fault {}: {fault}", index + 1))?;
        for node in &mut cluster.nodes {
            node.still_runs()?;
        }
        let most = fault.longest_wait();
        ensure!(wait <= most, "fault {}: {fault}: a turn waited for {wait:?}", index + 1);
        longest = longest.max(wait);
        println!(
            "  {:3} {:5.1} s  {fault:22} for {:4.1} s, then turns waited {:.2} s at most",
            index + 1,
            began.elapsed().as_secs_f64(),
            (happened.ended - happened.began).as_secs_f64(),
            wait.as_secs_f64(),
        );
    }
    Ok(longest)
}

/// Waits until every game goes on, and returns how long the slowest turn had to wait.
fn going_on(waited: &mpsc::Receiver<Wait>, happened: Happened) -> anyhow::Result<Duration> {
    let mut goes_on = [false; PAIRS];
    let mut longest = Duration::ZERO;
    while goes_on.contains(&false) {
        let left = (happened.serving + GOES_ON).max(happened.ended + GOES_ON / 2);
        let left = left.saturating_duration_since(Instant::now());
        let Ok(wait) = waited.recv_timeout(left) else {
            let count = goes_on.iter().filter(|goes_on| !**goes_on).count();
            anyhow::bail!("{count} of {PAIRS} games do not go on");
        };
        let (sent, answered) = (wait.sent.into_std(), wait.answered.into_std());
        if answered > happened.began {
            longest = longest.max(answered.saturating_duration_since(sent.max(happened.serving)));
        }
        goes_on[wait.pair] |= sent > happened.ended;
    }
    Ok(longest)
}

fn print_summary(found: &Found, longest: Duration, faults: usize, took: Duration) {
    let Found { games, rated, acknowledged, outages, most_charged, connections, refusals } = found;
    println!(
        "cluster-test: {faults} faults in {:.0} s: {games} games, {rated} of them rated, each once; {acknowledged} acknowledged \
         turns, each stored once; two players and a spectator saw the same game every time",
        took.as_secs_f64(),
    );
    println!(
        "cluster-test: the longest wait was {:.2} s; no game was lost on time or by a claim: no turn was charged more than {:.2} s, and \
         {outages} outages nothing; {connections} connections; refusals: {refusals:?}",
        longest.as_secs_f64(),
        f64::from(*most_charged) / 1000.0,
    );
}
