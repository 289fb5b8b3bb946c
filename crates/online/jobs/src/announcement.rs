//! Announcements of workers. Each worker announces itself every second; servers submit jobs only while there are workers for
//! them.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use crate::job::{Kind, VERSION};

/// Subject of the announcements.
pub const WORKERS: &str = "gipfel.workers";

/// Interval between announcements by a worker.
pub(crate) const ANNOUNCEMENT_INTERVAL: Duration = Duration::from_secs(1);

/// Age of a worker's last announcement at which the worker counts as gone.
const ANNOUNCEMENT_LIFETIME: Duration = Duration::from_secs(3);

/// Maximum number of known workers. Further ones are ignored.
const WORKERS_MAX: usize = 10_000;

/// Announcement of a worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Announcement {
    /// Version of the message.
    pub v: u32,
    /// Identifier of the worker process.
    pub id: String,
    /// Codes of the [`Kind`]s of jobs that the worker accepts; empty when it is shutting down.
    pub kinds: Vec<String>,
    /// Maximum number of simultaneous jobs.
    pub threads: usize,
    /// Number of further jobs that the worker could accept now.
    pub free: usize,
}

impl Announcement {
    pub(crate) fn new(id: &str, kinds: &[Kind], threads: usize, free: usize) -> Self {
        let kinds = kinds.iter().map(|kind| kind.code().to_owned()).collect();
        Self { v: VERSION, id: id.to_owned(), kinds, threads, free }
    }
}

/// Known workers.
#[derive(Debug, Default)]
pub(crate) struct Workers(HashMap<String, Seen>);

#[derive(Debug)]
struct Seen {
    /// Accepted kinds of jobs, except those unknown to this program.
    kinds: Vec<Kind>,
    threads: usize,
    at: Instant,
}

impl Workers {
    /// Records the announcement of a worker.
    pub(crate) fn record(&mut self, announcement: &Announcement, at: Instant) {
        self.0.retain(|_, seen| at.duration_since(seen.at) <= ANNOUNCEMENT_LIFETIME);
        let kinds: Vec<Kind> =
            announcement.kinds.iter().filter_map(|kind| kind.parse().ok()).collect();
        if kinds.is_empty() {
            self.0.remove(&announcement.id);
        } else if self.0.len() < WORKERS_MAX {
            self.0
                .insert(announcement.id.clone(), Seen { kinds, threads: announcement.threads, at });
        }
    }

    /// Returns whether a worker accepts jobs of a kind.
    pub(crate) fn has(&self, kind: Kind, now: Instant) -> bool {
        let is_there =
            |seen: &Seen| now.saturating_duration_since(seen.at) <= ANNOUNCEMENT_LIFETIME;
        self.0.values().any(|seen| is_there(seen) && seen.kinds.contains(&kind))
    }

    /// Returns the number of jobs of a kind that the workers can do at a time.
    pub(crate) fn threads(&self, kind: Kind, now: Instant) -> usize {
        let is_there =
            |seen: &&Seen| now.saturating_duration_since(seen.at) <= ANNOUNCEMENT_LIFETIME;
        let doing = self.0.values().filter(is_there).filter(|seen| seen.kinds.contains(&kind));
        doing.fold(0, |sum, seen| sum.saturating_add(seen.threads.max(1)))
    }

    /// Returns the number of workers.
    pub(crate) fn count(&self, now: Instant) -> usize {
        self.0
            .values()
            .filter(|seen| now.saturating_duration_since(seen.at) <= ANNOUNCEMENT_LIFETIME)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_that_is_silent_for_three_seconds_is_gone() {
        let mut workers = Workers::default();
        let start = Instant::now();
        workers.record(&Announcement::new("a", &[Kind::Turn], 1, 1), start);
        assert!(
            workers.has(Kind::Turn, start + ANNOUNCEMENT_LIFETIME)
                && !workers.has(Kind::Review, start)
        );
        assert!(!workers.has(Kind::Turn, start + ANNOUNCEMENT_LIFETIME + Duration::from_millis(1)));
        assert_eq!(
            (workers.count(start), workers.count(start + ANNOUNCEMENT_LIFETIME * 2)),
            (1, 0)
        );
    }

    #[test]
    fn only_workers_that_accept_a_kind_of_job_count_towards_its_threads() {
        let mut workers = Workers::default();
        let start = Instant::now();
        workers.record(&Announcement::new("a", &[Kind::Turn, Kind::Review], 4, 1), start);
        workers.record(&Announcement::new("b", &[Kind::Review], 2, 2), start);
        assert_eq!([Kind::Turn, Kind::Review].map(|kind| workers.threads(kind, start)), [4, 6]);
        assert_eq!(workers.threads(Kind::Turn, start + ANNOUNCEMENT_LIFETIME * 2), 0);
    }

    #[test]
    fn a_worker_that_shuts_down_is_gone_at_once() {
        let mut workers = Workers::default();
        let now = Instant::now();
        workers.record(&Announcement::new("a", &Kind::ALL, 1, 1), now);
        workers.record(&Announcement::new("a", &[], 1, 0), now);
        assert!(!workers.has(Kind::SelfPlay, now));
    }
}
