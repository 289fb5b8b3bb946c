//! The steps of faults, and how they are performed.

use std::{
    ops::RangeInclusive,
    thread,
    time::{Duration, Instant},
};

use tokio::sync::watch;

use super::{outages::Outages, signs::Signs};
use crate::cluster::{Cluster, Connectivity, Link, NODES};

/// Interval between two lines of progress.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(10);

/// A part of the cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The node that the fault concerns.
    Node,
    /// The node after it by this number.
    Another(usize),
    AllNodes,
    Nats,
    Postgres,
}

/// A step of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Sends SIGKILL.
    Kill(Part),
    /// Sends SIGTERM to nodes and waits until they have stopped.
    Stop(Part),
    /// Starts a part again, and waits until it answers.
    Launch(Part),
    /// Starts a node again in the other of two successive versions.
    Upgrade(Part),
    /// Sends SIGSTOP to the node.
    Pause,
    /// Sends SIGCONT to the node.
    Resume,
    /// Changes the state of a link of the node.
    Set(Link, Connectivity),
    /// Sets the clock of a part ahead by a number of seconds, or back.
    Clock(Part, i64),
    /// Makes HAProxy load its configuration again.
    Reload,
    /// Makes all players leave their connections for other ones.
    Move,
    /// Waits for a random time between these numbers of milliseconds.
    Wait(u64, u64),
    /// Waits for the length of an outage.
    Away(Outages),
}

/// Performs steps on a cluster.
#[derive(Debug)]
pub(super) struct Injector<'a> {
    pub(super) cluster: &'a mut Cluster,
    rng: fastrand::Rng,
    /// Prefix of the lines of progress.
    label: String,
    moves: watch::Sender<usize>,
    /// Offsets of the clocks of the nodes, in seconds.
    node_clocks: [i64; NODES],
    /// Offset of the clock of the database, in seconds.
    database_clock: i64,
}

impl<'a> Injector<'a> {
    pub(super) fn new(
        cluster: &'a mut Cluster,
        rng: fastrand::Rng,
        label: String,
        moves: watch::Sender<usize>,
    ) -> Self {
        Self { cluster, rng, label, moves, node_clocks: [0; NODES], database_clock: 0 }
    }

    /// Performs a step of a fault that concerns this node.
    pub(super) fn perform(
        &mut self,
        step: Step,
        node: usize,
        signs: &mut Signs,
    ) -> anyhow::Result<()> {
        match step {
            Step::Kill(Part::Nats) => self.cluster.nats.kill(),
            Step::Kill(Part::Postgres) => self.cluster.postgres.kill(),
            Step::Kill(part) => {
                self.nodes(part, node).try_for_each(|index| self.cluster.nodes[index].kill())
            }
            Step::Stop(part) => self.stop(part, node),
            Step::Launch(Part::Nats) => self.cluster.nats.launch(),
            Step::Launch(Part::Postgres) => self.cluster.postgres.launch(),
            Step::Launch(part) => {
                self.nodes(part, node).try_for_each(|index| self.cluster.nodes[index].launch())
            }
            Step::Upgrade(part) => self
                .nodes(part, node)
                .try_for_each(|index| self.cluster.nodes[index].launch_other_version()),
            Step::Pause => self.cluster.nodes[node].pause(true),
            Step::Resume => self.cluster.nodes[node].pause(false),
            Step::Set(link, state) => self.cluster.nodes[node].set_link(link, state),
            Step::Clock(part, seconds) => self.shift(part, node, seconds),
            Step::Reload => self.cluster.balancer.reload(),
            Step::Move => {
                self.moves.send_modify(|moves| *moves += 1);
                Ok(())
            }
            Step::Wait(from, to) => {
                self.wait(from..=to, signs);
                Ok(())
            }
            Step::Away(outages) => {
                self.wait(outages.lengths(), signs);
                Ok(())
            }
        }
    }

    /// Waits for a random number of milliseconds, then looks at what the nodes report while the fault lasts.
    fn wait(&mut self, lengths: RangeInclusive<u64>, signs: &mut Signs) {
        let end = Instant::now() + Duration::from_millis(self.rng.u64(lengths));
        loop {
            let left = end.saturating_duration_since(Instant::now());
            thread::sleep(left.min(PROGRESS_INTERVAL));
            let left = end.saturating_duration_since(Instant::now());
            signs.update(self.cluster);
            if left.is_zero() {
                return;
            }
            println!("{}          … repaired in {:.0} s", self.label, left.as_secs_f64());
        }
    }

    fn stop(&mut self, part: Part, node: usize) -> anyhow::Result<()> {
        if part != Part::AllNodes {
            return self
                .nodes(part, node)
                .try_for_each(|index| self.cluster.nodes[index].stop().map(drop));
        }
        thread::scope(|scope| {
            let stopping: Vec<_> =
                self.cluster.nodes.iter_mut().map(|node| scope.spawn(|| node.stop())).collect();
            stopping.into_iter().try_for_each(|stopped| {
                stopped.join().unwrap_or_else(|_| anyhow::bail!("cannot stop a node")).map(drop)
            })
        })
    }

    fn shift(&mut self, part: Part, node: usize, seconds: i64) -> anyhow::Result<()> {
        if part == Part::Postgres {
            self.database_clock += seconds;
            return self.cluster.postgres.set_clock(self.database_clock);
        }
        for index in self.nodes(part, node) {
            self.node_clocks[index] += seconds;
            self.cluster.nodes[index].set_clock(self.node_clocks[index])?;
        }
        Ok(())
    }

    /// Returns the indices of the nodes that a part contains.
    fn nodes(&self, part: Part, node: usize) -> std::ops::Range<usize> {
        let index = match part {
            Part::Another(after) => (node + after) % self.cluster.nodes.len(),
            Part::AllNodes => return 0..self.cluster.nodes.len(),
            _ => node,
        };
        index..index + 1
    }
}
