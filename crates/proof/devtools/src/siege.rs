//! Attacks a server from outside, injects faults into the system under it, and prints every attack with its extent and outcome.
//!
//! Every attack starts its own server on the loopback interface, with an empty data folder. Attacks belong here if they need a whole
//! process: they measure its memory or its times, crash it, or take away what it needs. What the responses of a server show is tested
//! in `server/tests/server/hostile`.

mod archive;
mod attack;
mod checks;
mod club_nights;
mod connections;
mod crashes;
mod disk;
mod exports;
mod games;
mod load;
mod memory;
mod openings;
mod puzzles;
mod reviews;
mod table;
mod time;
mod turn_times;
mod unread;

use std::{
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use anyhow::ensure;

use self::attack::{Attack, Setting};

/// All attacks, in the order in which the table lists them.
const ATTACKS: &[Attack] = &[
    Attack::new("load on all routes", memory::routes),
    Attack::long("archive searchers", archive::searchers),
    Attack::new("account exports", exports::exports),
    Attack::new("expensive openings", openings::lookups),
    Attack::new("lists of puzzles", puzzles::lists),
    Attack::new("unread connections", unread::connections),
    Attack::new("half handshakes", connections::half_handshakes),
    Attack::new("oversize frames", connections::oversize_frames),
    Attack::new("club-night viewers", club_nights::viewers),
    Attack::new("reports in a queue", reviews::reports),
    Attack::new("engine turns in a queue", reviews::engine_turns),
    Attack::new("two crashes in a row", crashes::two_in_a_row),
    Attack::new("full disk", disk::full),
    Attack::new("delayed pongs", time::delayed_pongs),
    Attack::new("clock ten years ahead", time::clock_ahead),
];

/// Runs the attacks and prints the table; fails if an attack succeeded.
pub(crate) fn run(binary: &Path, short: bool, only: Option<&str>) -> anyhow::Result<()> {
    let setting = Setting { binary, short };
    let chosen: Vec<&Attack> = ATTACKS
        .iter()
        .filter(|attack| only.map_or(!short || attack.is_short, |part| attack.name.contains(part)))
        .collect();
    let began = Instant::now();
    // In the short form attacks mostly wait for timeouts; in the long form nothing may disturb the measurements.
    let rows = in_parallel(&chosen, if short { 6 } else { 1 }, |attack| attack.run(&setting));
    table::print(&rows);
    let failed = rows.iter().filter(|row| row.failed()).count();
    println!(
        "{} attacks, {failed} not withstood, {:.0} s",
        rows.len(),
        began.elapsed().as_secs_f64()
    );
    ensure!(!chosen.is_empty(), "no attack name contains the given text");
    ensure!(rows.len() == chosen.len(), "an attack panicked");
    ensure!(failed == 0, "the server did not withstand {failed} of {} attacks", rows.len());
    Ok(())
}

/// Applies an action to all items, a few at a time, and returns the results in order.
fn in_parallel<T: Copy + Sync, R: Send>(
    items: &[T],
    at_once: usize,
    action: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || -> Vec<(usize, R)> {
        let indices = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        indices.map_while(|index| Some((index, action(*items.get(index)?)))).collect()
    };
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..at_once).map(|_| scope.spawn(work)).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).flatten().collect()
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}
