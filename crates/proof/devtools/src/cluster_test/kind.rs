//! The kinds of faults, each a list of steps.

use std::{fmt, time::Duration};

use clap::ValueEnum;

use super::{
    outages::Outages,
    step::{Part, Step},
};
use crate::cluster::{Connectivity, Link};

/// Maximum time for which anyone waits after a fault.
pub(super) const WAIT_MAX: Duration = Duration::from_secs(8);
/// Maximum time for which a turn waits while a node hands its games over.
const HAND_OVER_MAX: Duration = Duration::from_secs(1);

/// Offset of a wrong system clock, in seconds.
const CLOCK_OFFSET: i64 = 300;
/// Jump of the database's clock, in seconds.
const DATABASE_JUMP: i64 = 60;
/// Time after which every node follows a clock of the database that has jumped ahead: a leap invalidates earlier samples.
const FOLLOWED: Step = Step::Wait(10_000, 15_000);
/// Maximum time from the moment at which a node has caught up with a clock that was set back until it follows the clock, in milliseconds.
const CAUGHT_UP_MS: u64 = 10_000;
/// Delay of a slow link to NATS, in each direction.
const NATS_DELAY: Duration = Duration::from_millis(1_600);
/// Delay of a slow link to the database, in each direction.
const POSTGRES_DELAY: Duration = Duration::from_millis(500);

/// A kind of fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(crate) enum Kind {
    /// A node receives SIGKILL, and is started again after some time.
    Kill,
    /// A node receives SIGSTOP and, after a time longer than its lease, SIGCONT.
    Pause,
    /// A node receives SIGTERM and, once it has stopped, is started again in the other of two successive versions.
    Stop,
    /// One node after another is stopped and started in the other version.
    RollingRestart,
    /// All nodes are stopped at once, and started again.
    RestartAll,
    /// A node is started with its clock 300 s ahead. Then another one is restarted.
    ClockAhead,
    /// A node is started with its clock 300 s behind. Then another one is restarted.
    ClockBehind,
    /// The clock of a running node jumps 300 s ahead, and later back.
    ClockJumps,
    /// PostgreSQL is killed, and started again.
    PostgresAway,
    /// The connections of one node to PostgreSQL are closed, and it cannot open new ones.
    PostgresCut,
    /// Nothing arrives over the connections of one node to PostgreSQL until the end of the fault.
    PostgresHeld,
    /// Everything that one node and PostgreSQL send each other is lost.
    PostgresDropped,
    /// One node receives from PostgreSQL, but what it sends does not arrive until the end of the fault.
    PostgresReceivesOnly,
    /// One node sends to PostgreSQL, but receives no answers until the end of the fault.
    PostgresSendsOnly,
    /// The link of one node to PostgreSQL takes a second for a round trip.
    PostgresSlow,
    /// The clock of the database jumps 60 s ahead.
    PostgresClockAhead,
    /// The clock of the database jumps back: 60 s if outages are long, and 20 s otherwise.
    PostgresClockBehind,
    /// The database fails over to another machine, whose clock is 60 s ahead.
    PostgresFailover,
    /// NATS is killed, and started again.
    NatsAway,
    /// While NATS is away, all players reconnect, most of them to another node.
    NatsAwayAndMoves,
    /// The connections of one node to NATS are closed, and it cannot open new ones.
    NatsCut,
    /// Nothing arrives over the connections of one node to NATS until the end of the fault.
    NatsHeld,
    /// Everything that one node and NATS send each other is lost.
    NatsDropped,
    /// One node receives from NATS, but what it sends does not arrive.
    NatsReceivesOnly,
    /// One node sends to NATS, but receives nothing.
    NatsSendsOnly,
    /// The link of one node to NATS takes 1.6 s in each direction.
    NatsSlow,
    /// A node is cut off from NATS, and for a few seconds from PostgreSQL too.
    NatsCutThenPostgres,
    /// HAProxy loads its configuration again. Then a node is paused.
    BalancerReload,
}

impl Kind {
    /// Returns the steps from the beginning of the fault to its repair.
    pub(super) fn steps(self, outages: Outages) -> Vec<Step> {
        use Part::{AllNodes, Another, Nats, Node, Postgres};
        use Step::{
            Away, Clock, Kill, Launch, Move, Pause, Reload, Resume, Set, Stop, Upgrade, Wait,
        };
        let away = Away(outages);
        let broken = |link, state| vec![Set(link, state), away, Set(link, Connectivity::OPEN)];
        match self {
            Self::Kill => vec![Kill(Node), Wait(1_000, 6_000), Launch(Node)],
            Self::Pause => vec![Pause, Wait(6_000, 9_000), Resume],
            Self::Stop => vec![Stop(Node), Upgrade(Node)],
            Self::RollingRestart => [Node, Another(1), Another(2)]
                .into_iter()
                .flat_map(|node| [Stop(node), Upgrade(node), Wait(1_000, 1_000)])
                .collect(),
            Self::RestartAll => vec![Stop(AllNodes), Wait(500, 5_000), Launch(AllNodes)],
            Self::ClockAhead => wrong_clock(CLOCK_OFFSET),
            Self::ClockBehind => wrong_clock(-CLOCK_OFFSET),
            Self::ClockJumps => vec![
                Clock(Node, CLOCK_OFFSET),
                Wait(8_000, 12_000),
                Clock(Node, -CLOCK_OFFSET),
                Wait(4_000, 6_000),
            ],
            Self::PostgresAway => vec![Kill(Postgres), away, Launch(Postgres)],
            Self::PostgresCut => broken(Link::Postgres, Connectivity::Cut),
            Self::PostgresHeld => broken(Link::Postgres, Connectivity::HELD),
            Self::PostgresDropped => broken(Link::Postgres, Connectivity::DROPPED),
            Self::PostgresReceivesOnly => broken(Link::Postgres, Connectivity::RECEIVES_ONLY),
            Self::PostgresSendsOnly => broken(Link::Postgres, Connectivity::SENDS_ONLY),
            Self::PostgresSlow => broken(Link::Postgres, Connectivity::slow(POSTGRES_DELAY)),
            Self::PostgresClockAhead => vec![Clock(Postgres, DATABASE_JUMP), FOLLOWED],
            Self::PostgresClockBehind => {
                let jump = outages.jump_back();
                let caught_up = jump.unsigned_abs() * 1_000;
                vec![Clock(Postgres, -jump), Wait(caught_up, caught_up + CAUGHT_UP_MS)]
            }
            Self::PostgresFailover => vec![
                Kill(Postgres),
                Wait(2_000, 5_000),
                Clock(Postgres, DATABASE_JUMP),
                Launch(Postgres),
                FOLLOWED,
            ],
            Self::NatsAway => vec![Kill(Nats), away, Launch(Nats)],
            Self::NatsAwayAndMoves => {
                vec![Kill(Nats), Wait(4_000, 6_000), Move, away, Launch(Nats)]
            }
            Self::NatsCut => broken(Link::Nats, Connectivity::Cut),
            Self::NatsHeld => broken(Link::Nats, Connectivity::HELD),
            Self::NatsDropped => broken(Link::Nats, Connectivity::DROPPED),
            Self::NatsReceivesOnly => broken(Link::Nats, Connectivity::RECEIVES_ONLY),
            Self::NatsSendsOnly => broken(Link::Nats, Connectivity::SENDS_ONLY),
            Self::NatsSlow => broken(Link::Nats, Connectivity::slow(NATS_DELAY)),
            Self::NatsCutThenPostgres => vec![
                Set(Link::Nats, Connectivity::Cut),
                // The node is about to leave, for which it needs the database.
                Wait(1_000, 2_000),
                Set(Link::Postgres, Connectivity::Cut),
                Wait(3_000, 5_000),
                Set(Link::Postgres, Connectivity::OPEN),
                away,
                Set(Link::Nats, Connectivity::OPEN),
            ],
            Self::BalancerReload => {
                vec![Reload, Wait(2_000, 2_000), Pause, Wait(9_000, 12_000), Resume]
            }
        }
    }

    /// Returns whether games can continue only after the last part has been started again.
    pub(super) const fn stops_all(self) -> bool {
        matches!(
            self,
            Self::RestartAll
                | Self::PostgresAway
                | Self::PostgresFailover
                | Self::NatsAway
                | Self::NatsAwayAndMoves
        )
    }

    /// Returns the maximum time for which a turn may wait because of this fault.
    pub(super) const fn turn_wait_max(self) -> Duration {
        match self {
            Self::Stop | Self::RollingRestart => HAND_OVER_MAX,
            _ => WAIT_MAX,
        }
    }

    /// Returns the kinds of a short test: those that need no long outage and stay within the limits.
    pub(super) const fn quick() -> [Self; 6] {
        [
            Self::Kill,
            Self::Pause,
            Self::Stop,
            Self::RollingRestart,
            Self::PostgresAway,
            Self::NatsAway,
        ]
    }
}

/// Restarts one node with a wrong clock, then another one, and sets the clock right.
fn wrong_clock(seconds: i64) -> Vec<Step> {
    use Part::{Another, Node};
    use Step::{Clock, Launch, Stop, Wait};
    vec![
        Stop(Node),
        Clock(Node, seconds),
        Launch(Node),
        Wait(4_000, 6_000),
        Stop(Another(1)),
        Launch(Another(1)),
        Wait(4_000, 6_000),
        Stop(Node),
        Clock(Node, -seconds),
        Launch(Node),
    ]
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value();
        f.pad(value.as_ref().map_or("", |value| value.get_name()))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_promises_to_operators_name_every_kind_of_fault() {
        let promises =
            fs::read_to_string(crate::project::root().join("docs/operating.md")).unwrap();
        let missing: Vec<String> = Kind::value_variants()
            .iter()
            .map(|kind| format!("*{kind}*"))
            .filter(|name| !promises.contains(name))
            .collect();
        assert_eq!(missing, Vec::<String>::new());
    }
}
