//! Storage and message counts of a cluster's services.

use std::fmt;

use crate::cluster::Cluster;

/// Counts since the start of the services.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts {
    games: u64,
    events: u64,
    /// Size of the tables and indexes on disk, in bytes.
    bytes: u64,
    /// Bytes written to the database's write-ahead log.
    log_bytes: u64,
    /// Number of transactions, including read-only ones.
    transactions: u64,
    /// Numbers of messages received and sent by NATS.
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

    /// Returns the difference from an earlier count.
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
            "from the first connection to the end, {} games with {} events; per event, {:.0} bytes of tables and indexes, \
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
