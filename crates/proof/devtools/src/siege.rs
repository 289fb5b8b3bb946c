//! A hostile day: attacks a server from outside and breaks what is under it, and prints what was tried, how often, and what happened.
//!
//! Every attack has a server of its own on the loopback interface, with an empty data folder.

mod archive;
mod attack;
mod connections;
mod crashes;
mod faults;
mod floods;
mod matches;
mod meetings;
mod memory;
mod people;
mod ratings;
mod rights;
mod table;
mod time;

use std::{
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use anyhow::ensure;

use self::attack::{Attack, Setting};

/// All attacks, in the order of the table.
const ATTACKS: [Attack; 31] = [
    Attack::new("logins", memory::logins),
    Attack::new("load on all routes", memory::routes),
    Attack::long("archive searchers", archive::searchers),
    Attack::new("slow bodies", connections::slow_bodies),
    Attack::new("half handshakes", connections::half_handshakes),
    Attack::new("empty fragments", connections::empty_fragments),
    Attack::new("oversize frames", connections::oversize_frames),
    Attack::new("unreadable forwarded address", connections::unreadable_address),
    Attack::new("forged forwarded address", connections::forged_address),
    Attack::new("games over the socket", floods::games),
    Attack::new("rematch offers", floods::rematches),
    Attack::new("club nights", meetings::club_nights),
    Attack::new("standing seeks", meetings::standing_seeks),
    Attack::new("unrated offers", meetings::unrated_offers),
    Attack::new("follows", meetings::follows),
    Attack::new("wrong passwords", people::wrong_passwords),
    Attack::new("stranger at a private game", rights::private_game),
    Attack::new("stranger takes a challenge", rights::challenge),
    Attack::new("revoked token", rights::revoked_token),
    Attack::new("ended session", rights::ended_session),
    Attack::new("terms of matches", matches::terms),
    Attack::new("decisions in matches", matches::decisions),
    Attack::new("resigning at once", ratings::resigning),
    Attack::new("rated games in a row", ratings::in_a_row),
    Attack::new("invisible chat", people::invisible_chat),
    Attack::new("two crashes in a row", crashes::two_in_a_row),
    Attack::new("damaged log", crashes::damaged_log),
    Attack::new("full disk", faults::full_disk),
    Attack::new("failing fsync", faults::failing_sync),
    Attack::new("delayed pongs", time::delayed_pongs),
    Attack::new("clock ten years ahead", time::clock_ahead),
];

/// Runs the attacks and prints the table; an error if anything did not hold.
pub(crate) fn run(binary: &Path, short: bool, only: Option<&str>) -> anyhow::Result<()> {
    let setting = Setting { binary, short };
    let chosen: Vec<&Attack> = ATTACKS
        .iter()
        .filter(|attack| only.map_or(!short || attack.is_short, |part| attack.name.contains(part)))
        .collect();
    let began = Instant::now();
    // In the short form most attacks wait for timeouts most of the time; in the long one nothing may disturb what is timed.
    let rows = in_parallel(&chosen, if short { 6 } else { 1 }, |attack| attack.run(&setting));
    table::print(&rows);
    let failed = rows.iter().filter(|row| row.failed()).count();
    println!(
        "{} attacks, {failed} not withstood, {:.0} s",
        rows.len(),
        began.elapsed().as_secs_f64()
    );
    ensure!(!chosen.is_empty(), "no attack has such a name");
    ensure!(rows.len() == chosen.len(), "an attack has panicked");
    ensure!(failed == 0, "{failed} of {} attacks were not withstood", rows.len());
    Ok(())
}

/// Does something with all items, a few at a time, and returns the results in order.
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
