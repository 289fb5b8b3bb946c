//! What the services of a cluster have kept and passed on.

use std::fmt;

use crate::cluster::Cluster;

/// Counts, from the start of the services.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts {
    games: u64,
    events: u64,
    /// Tables and indexes, as they are on the disk.
    bytes: u64,
    /// What was written to the log of the database.
    log_bytes: u64,
    /// Transactions, those that only read too.
    transactions: u64,
    /// Messages that came to NATS, and that it passed on.
    messages: [u64; 2],
}

impl Counts {
    pub(super) fn of(cluster: &Cluster) -> anyhow::Result<Self> {
        let number = |sql: &str| cluster.postgres.number(sql);
        Ok(Self {
            games: number("SELECT count(*) FROM games")?,
            events: number("SELECT count(*) FROM events")?,
            bytes: number("SELECT pg_database_size('gipfel')")?,
            log_bytes: number("SELECT pg_current_wal_lsn() - '0/0'")?,
            transactions: number(
                "SELECT xact_commit FROM pg_stat_database WHERE datname = 'gipfel'",
            )?,
            messages: cluster.nats.messages()?,
        })
    }

    /// What was added since an earlier moment.
    pub(super) const fn since(self, before: Self) -> Self {
        Self {
            games: self.games - before.games,
            events: self.events - before.events,
            bytes: self.bytes - before.bytes,
            log_bytes: self.log_bytes - before.log_bytes,
            transactions: self.transactions - before.transactions,
            messages: [
                self.messages[0] - before.messages[0],
                self.messages[1] - before.messages[1],
            ],
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let a_turn = |count: u64| count as f64 / self.events as f64;
        write!(
            f,
            "from the first connection to the end, {} games with {} events; for an event {:.0} bytes of tables and indexes, \
             {:.0} bytes of the database's log, {:.2} transactions, {:.2} messages to NATS and {:.2} from it",
            self.games,
            self.events,
            a_turn(self.bytes),
            a_turn(self.log_bytes),
            a_turn(self.transactions),
            a_turn(self.messages[0]),
            a_turn(self.messages[1]),
        )
    }
}
