//! What is broken, and for how long.

use std::{
    fmt, thread,
    time::{Duration, Instant},
};

use crate::cluster::{Cluster, Link, NODES};

/// Longer than a node may be silent before others take its games: 5 s.
const FREEZE: std::ops::Range<u64> = 6_000..9_000;
/// How long a node or a service is away.
const AWAY: std::ops::Range<u64> = 300..6_000;

/// How long each service is away once in a long test.
const LONG: Duration = Duration::from_secs(60);
/// A test with so many faults is long.
const LONG_TEST: usize = 60;

/// What is broken. Nodes are meant by their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// A node gets SIGKILL, and is started again after some time.
    Kill(usize),
    /// A node gets SIGSTOP for longer than its lease, then SIGCONT.
    Freeze(usize),
    /// A node gets SIGTERM, and is started again when it has ended: in the other of two versions that follow each other.
    Restart(usize),
    /// The messages between the nodes are away, or the database: for some time or for this one.
    Service(Service, Option<Duration>),
    /// A node loses its connections to NATS and gets no new ones.
    CutOff(usize),
    /// Nothing arrives between a node and NATS, and nobody notices.
    Silence(usize),
}

/// What all nodes need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Service {
    Nats,
    Postgres,
}

/// Every game goes on within this time after a node has died or a service is back.
const GOES_ON: Duration = Duration::from_secs(10);
/// A node that is told to end hands its games over: no turn waits longer.
const HANDED_OVER: Duration = Duration::from_secs(1);

/// How many kinds there are.
const KINDS: usize = 7;

/// What a fault was like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Happened {
    /// When it began.
    pub(super) began: Instant,
    /// From when on all games have to go on: a dead node is replaced, and a service that is away is waited for.
    pub(super) serving: Instant,
    /// When everything ran again.
    pub(super) ended: Instant,
}

impl Fault {
    /// The kinds take turns in random order, so that a short test meets all of them.
    pub(super) fn sequence(count: usize, rng: &mut fastrand::Rng) -> Vec<Self> {
        let mut faults = Vec::new();
        while faults.len() < count {
            let mut kinds: Vec<usize> = (0..KINDS).collect();
            rng.shuffle(&mut kinds);
            faults.extend(kinds.into_iter().map(|kind| Self::of_kind(kind, rng.usize(..NODES))));
        }
        faults.truncate(count);
        if count >= LONG_TEST {
            for service in [Service::Nats, Service::Postgres] {
                let is_meant = |fault: &&mut Self| **fault == Self::Service(service, None);
                if let Some(fault) = faults.iter_mut().find(is_meant) {
                    *fault = Self::Service(service, Some(LONG));
                }
            }
        }
        faults
    }

    const fn of_kind(kind: usize, node: usize) -> Self {
        match kind {
            0 => Self::Kill(node),
            1 => Self::Freeze(node),
            2 => Self::Restart(node),
            3 => Self::Service(Service::Nats, None),
            4 => Self::Service(Service::Postgres, None),
            5 => Self::CutOff(node),
            _ => Self::Silence(node),
        }
    }

    /// The longest that a turn may wait for it.
    pub(super) const fn longest_wait(self) -> Duration {
        match self {
            Self::Restart(_) => HANDED_OVER,
            _ => GOES_ON,
        }
    }

    /// Lets it happen, and mends what was broken.
    pub(super) fn happen(
        self,
        cluster: &mut Cluster,
        rng: &mut fastrand::Rng,
    ) -> anyhow::Result<Happened> {
        let away = Duration::from_millis(rng.u64(AWAY));
        let began = Instant::now();
        let serving = match self {
            Self::Kill(node) => {
                cluster.nodes[node].kill()?;
                thread::sleep(away);
                cluster.nodes[node].launch()?;
                began
            }
            Self::Freeze(node) => {
                cluster.nodes[node].pause(true)?;
                thread::sleep(Duration::from_millis(rng.u64(FREEZE)));
                cluster.nodes[node].pause(false)?;
                began
            }
            Self::Restart(node) => {
                cluster.nodes[node].stop()?;
                cluster.nodes[node].launch_other_version()?;
                began
            }
            Self::Service(Service::Nats, time) => {
                cluster.nats.kill()?;
                thread::sleep(time.unwrap_or(away));
                cluster.nats.launch()?;
                Instant::now()
            }
            Self::Service(Service::Postgres, time) => {
                cluster.postgres.kill()?;
                thread::sleep(time.unwrap_or(away));
                cluster.postgres.launch()?;
                Instant::now()
            }
            Self::CutOff(node) => {
                cut(cluster, node, Link::Closed, away);
                began
            }
            Self::Silence(node) => {
                cut(cluster, node, Link::Silent, away);
                began
            }
        };
        Ok(Happened { began, serving, ended: Instant::now() })
    }
}

fn cut(cluster: &Cluster, node: usize, link: Link, away: Duration) {
    cluster.nodes[node].set_link(link);
    thread::sleep(away);
    cluster.nodes[node].set_link(Link::Open);
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self {
            Self::Kill(node) => format!("SIGKILL n{}", node + 1),
            Self::Freeze(node) => format!("SIGSTOP n{}", node + 1),
            Self::Restart(node) => format!("SIGTERM n{}", node + 1),
            Self::Service(Service::Nats, _) => "NATS killed".to_owned(),
            Self::Service(Service::Postgres, _) => "PostgreSQL killed".to_owned(),
            Self::CutOff(node) => format!("n{} cut off from NATS", node + 1),
            Self::Silence(node) => format!("n{} hears nothing", node + 1),
        })
    }
}
