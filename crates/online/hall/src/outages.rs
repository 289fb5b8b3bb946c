//! Outages of the server: it was down, its process was paused, or it could not reach the database.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use protocol::limits::millis;

use crate::limits::{OUTAGES_KEPT, PAUSE_MIN, RECONNECT_TIME, STORE_OUTAGE};

/// An outage of the server. Its time is not charged to any player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outage {
    pub(crate) from: i64,
    pub(crate) ended: i64,
}

impl Outage {
    /// Returns the time until which no clock runs, including the time to reconnect.
    pub(crate) const fn until(self) -> i64 {
        self.ended + millis(RECONNECT_TIME)
    }

    /// Adds the outage to a list in the order of time. Overlapping outages become one.
    fn add_to(mut self, outages: &mut Vec<Self>) {
        outages.retain(|known| {
            let is_apart = known.ended < self.from || self.ended < known.from;
            if !is_apart {
                self = Self { from: self.from.min(known.from), ended: self.ended.max(known.ended) };
            }
            is_apart
        });
        let place = outages.partition_point(|known| known.from < self.from);
        outages.insert(place, self);
    }
}

/// The latest outages of the whole server.
#[derive(Debug)]
pub(crate) struct Outages(Mutex<State>);

#[derive(Debug)]
struct State {
    /// Last reading of the machine's clock, which continues while the process is paused.
    looked: Instant,
    /// Time at which the database last stored something for this node; `None` for a single server.
    stored: Option<i64>,
    recent: Vec<Outage>,
}

impl Outages {
    /// Creates the state of a single server with the downtime before its start, if any.
    pub(crate) fn new(before_start: Option<Outage>) -> Self {
        let recent = before_start.into_iter().collect();
        Self(Mutex::new(State { looked: Instant::now(), stored: None, recent }))
    }

    /// Creates the state of a node, which stores heartbeats in the database from now on.
    pub(crate) fn of_node(before_start: Option<Outage>, now: i64) -> Self {
        let outages = Self::new(before_start);
        outages.lock().stored = Some(now);
        outages
    }

    /// Detects a pause of the process. Must be called regularly.
    pub(crate) fn look(&self, now: i64) {
        self.lock().look(now, Instant::now());
    }

    /// Returns all outages that had not ended by the given time, including one that may be in progress, in the order of time. The
    /// first call after a pause of the process detects the pause, before any game clock is read.
    pub(crate) fn since(&self, last: i64, now: i64) -> Vec<Outage> {
        self.since_at(last, now, Instant::now())
    }

    fn since_at(&self, last: i64, now: i64, instant: Instant) -> Vec<Outage> {
        let mut state = self.lock();
        state.look(now, instant);
        let mut found = state.recent.clone();
        if let Some(outage) = state.in_progress(now) {
            outage.add_to(&mut found);
        }
        found.retain(|outage| last < outage.ended);
        found
    }

    /// Returns the outages that had not ended by the given time, together with an outage of one room.
    pub(crate) fn with(&self, own: Option<Outage>, last: i64, now: i64) -> Vec<Outage> {
        let mut found = self.since(last, now);
        if let Some(own) = own {
            own.add_to(&mut found);
        }
        found
    }

    /// Records an outage.
    pub(crate) fn note(&self, outage: Outage) {
        self.lock().note(outage);
    }

    /// Records that the database has stored something for this node. If that was not possible for a while, there was an outage,
    /// even if other nodes could use the database again earlier.
    pub(crate) fn stored(&self, at: i64) {
        let mut state = self.lock();
        let Some(before) = state.stored else { return };
        if let Some(outage) = state.in_progress(at) {
            let ms = outage.ended - outage.from;
            tracing::warn!(ms, "Nothing was stored for {ms} ms; no clock is charged for it");
            state.note(outage);
        }
        state.stored = Some(before.max(at));
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn look(&mut self, now: i64, instant: Instant) {
        let pause = instant.saturating_duration_since(self.looked);
        self.looked = self.looked.max(instant);
        if pause > PAUSE_MIN {
            let ms = i64::try_from(pause.as_millis()).unwrap_or(i64::MAX);
            tracing::warn!(ms, "The server was paused for {ms} ms; no clock is charged for it");
            self.note(Outage { from: now.saturating_sub(ms), ended: now });
        }
    }

    /// Returns the time since the database last stored something for this node, if it is long enough to count as an outage.
    fn in_progress(&self, now: i64) -> Option<Outage> {
        let from = self.stored.filter(|stored| now - stored > millis(STORE_OUTAGE))?;
        Some(Outage { from, ended: now })
    }

    fn note(&mut self, outage: Outage) {
        outage.add_to(&mut self.recent);
        if self.recent.len() > OUTAGES_KEPT {
            self.recent.remove(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const fn outage(from: i64, ended: i64) -> Outage {
        Outage { from, ended }
    }

    #[test]
    fn every_caller_after_a_pause_of_the_process_sees_an_outage() {
        let outages = Outages::new(None);
        let start = Instant::now();
        assert_eq!(outages.since_at(0, 1_000, start + Duration::from_secs(1)), []);
        let paused = start + Duration::from_secs(41);
        assert_eq!(outages.since_at(0, 41_000, paused), [outage(1_000, 41_000)]);
        let later = paused + Duration::from_millis(1);
        assert_eq!(outages.since_at(0, 41_001, later), [outage(1_000, 41_000)]);
    }

    #[test]
    fn a_busy_second_is_not_an_outage() {
        let outages = Outages::new(None);
        let start = Instant::now();
        assert_eq!(outages.since_at(0, 3_000, start + Duration::from_secs(3)), []);
        assert_eq!(outages.since_at(0, 6_000, start + Duration::from_secs(6)), []);
    }

    #[test]
    fn time_without_a_stored_heartbeat_is_an_outage_before_and_after_its_end() {
        let outages = Outages::of_node(None, 0);
        outages.stored(1_000);
        assert_eq!(outages.since(0, 4_000), []);
        assert_eq!(outages.since(0, 30_000), [outage(1_000, 30_000)], "it is not over");
        outages.stored(31_000);
        outages.stored(32_000);
        assert_eq!(outages.since(0, 32_000), [outage(1_000, 31_000)]);
        assert_eq!(outages.since(31_000, 32_000), [], "it was over");
    }

    #[test]
    fn a_single_server_without_heartbeats_has_no_outage() {
        let outages = Outages::new(None);
        outages.stored(1_000);
        assert_eq!(outages.since(0, 100_000), []);
    }

    #[test]
    fn two_outages_are_both_known_and_overlapping_ones_are_one() {
        let outages = Outages::new(Some(outage(100_000, 130_000)));
        outages.note(outage(10_000, 20_000));
        outages.note(outage(120_000, 140_000));
        assert_eq!(outages.since(0, 200_000), [outage(10_000, 20_000), outage(100_000, 140_000)]);
        let own = Some(outage(15_000, 110_000));
        assert_eq!(outages.with(own, 0, 200_000), [outage(10_000, 140_000)]);
    }

    #[test]
    fn old_outages_are_forgotten() {
        let outages = Outages::new(None);
        for minute in 0..100 {
            outages.note(outage(minute * 60_000, minute * 60_000 + 5_000));
        }
        assert_eq!(outages.since(0, 6_000_000).len(), OUTAGES_KEPT);
    }
}
