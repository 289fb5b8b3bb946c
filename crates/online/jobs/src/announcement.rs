//! Workers say every second that they are there; servers give jobs to a queue only while somebody takes them from it.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use crate::job::{Kind, VERSION};

/// The subject on which workers announce themselves.
pub const WORKERS: &str = "gipfel.workers";

/// How often a worker announces itself.
pub(crate) const INTERVAL: Duration = Duration::from_secs(1);

/// A worker that has said nothing for so long is gone.
const GONE: Duration = Duration::from_secs(3);

/// More workers are not remembered.
const MOST: usize = 10_000;

/// What a worker says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Announcement {
    /// The version of the message.
    pub v: u32,
    /// Which worker it is, from its start to its end.
    pub id: String,
    /// What it does, by the codes of [`Kind`]; nothing when it ends.
    pub kinds: Vec<String>,
    /// How many jobs it does at once.
    pub threads: usize,
    /// How many more it could do now.
    pub free: usize,
}

impl Announcement {
    pub(crate) fn new(id: &str, kinds: &[Kind], threads: usize, free: usize) -> Self {
        let kinds = kinds.iter().map(|kind| kind.code().to_owned()).collect();
        Self { v: VERSION, id: id.to_owned(), kinds, threads, free }
    }
}

/// The workers that are there.
#[derive(Debug, Default)]
pub(crate) struct Workers(HashMap<String, Seen>);

#[derive(Debug)]
struct Seen {
    /// Kinds that this program does not know do not concern it.
    kinds: Vec<Kind>,
    at: Instant,
}

impl Workers {
    /// A worker has announced itself.
    pub(crate) fn heard(&mut self, announcement: &Announcement, at: Instant) {
        self.0.retain(|_, seen| at.duration_since(seen.at) <= GONE);
        let kinds: Vec<Kind> =
            announcement.kinds.iter().filter_map(|kind| kind.parse().ok()).collect();
        if kinds.is_empty() {
            self.0.remove(&announcement.id);
        } else if self.0.len() < MOST {
            self.0.insert(announcement.id.clone(), Seen { kinds, at });
        }
    }

    /// Whether somebody does jobs of a kind.
    pub(crate) fn has(&self, kind: Kind, now: Instant) -> bool {
        let is_there = |seen: &Seen| now.saturating_duration_since(seen.at) <= GONE;
        self.0.values().any(|seen| is_there(seen) && seen.kinds.contains(&kind))
    }

    /// How many are there.
    pub(crate) fn count(&self, now: Instant) -> usize {
        self.0.values().filter(|seen| now.saturating_duration_since(seen.at) <= GONE).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_that_is_silent_for_three_seconds_is_gone() {
        let mut workers = Workers::default();
        let start = Instant::now();
        workers.heard(&Announcement::new("a", &[Kind::Turn], 1, 1), start);
        assert!(workers.has(Kind::Turn, start + GONE) && !workers.has(Kind::Review, start));
        assert!(!workers.has(Kind::Turn, start + GONE + Duration::from_millis(1)));
        assert_eq!((workers.count(start), workers.count(start + GONE * 2)), (1, 0));
    }

    #[test]
    fn a_worker_that_ends_is_gone_at_once() {
        let mut workers = Workers::default();
        let now = Instant::now();
        workers.heard(&Announcement::new("a", &Kind::ALL, 1, 1), now);
        workers.heard(&Announcement::new("a", &[], 1, 0), now);
        assert!(!workers.has(Kind::SelfPlay, now));
    }
}
