//! Nodes of a cluster: which are alive, and which games they own.
//!
//! All times are read from the clock of the database so that the clocks of the nodes need not agree. An SQLite database has a
//! single server, which passes its own time.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use protocol::limits::millis;
use record::GameId;

use crate::{
    connection::{Connection, Dialect, Row, values},
    failure::{Failure, StoreError},
    limits::LEASE,
    threads::Threads,
};

mod heartbeat;
mod node_heartbeat;

/// Node of a cluster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Identifier of the node.
    pub id: i64,
    /// Name chosen by the operator.
    pub name: String,
    /// Version of the program.
    pub version: String,
    /// Version of the message format between nodes.
    pub messages: u16,
    /// Time at which the node was started.
    pub started: i64,
    /// Time of its last heartbeat.
    pub last_heartbeat: i64,
    /// Time without a heartbeat while the database was available, in milliseconds.
    pub silent: i64,
    /// Whether the node reaches the other nodes over the message bus.
    pub connected: bool,
}

impl Node {
    /// Returns whether the node is alive.
    #[must_use]
    pub const fn is_alive(&self) -> bool {
        self.silent <= millis(LEASE)
    }
}

/// Period during which no node was running, or none could use the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClusterOutage {
    /// Time of the last heartbeat before it.
    pub from: i64,
    /// Time of the first heartbeat after it.
    pub until: i64,
}

/// Result of a node's heartbeat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// Time by the clock of the database.
    pub now: i64,
    /// Time of the previous heartbeat of any node; `None` for the first heartbeat.
    pub before: Option<i64>,
    /// Whether this node counted as dead before the heartbeat.
    pub was_dead: bool,
    /// The last outage of the whole cluster. It has just ended if it ends at the time of this heartbeat.
    pub outage: Option<ClusterOutage>,
    /// All nodes, including this one.
    pub nodes: Vec<Node>,
}

impl Heartbeat {
    /// Returns whether an outage of the whole cluster has just ended.
    #[must_use]
    pub fn ends_outage(&self) -> bool {
        self.outage.is_some_and(|outage| outage.until == self.now)
    }
}

/// Description of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeDescription {
    /// Identifier of the node.
    pub id: i64,
    /// Name chosen by the operator.
    pub name: String,
    /// Version of the program.
    pub version: String,
    /// Version of the message format between nodes.
    pub messages: u16,
}

/// Which node owns a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameOwnership {
    /// The calling node.
    Mine {
        /// Epoch to be used for appending.
        epoch: i64,
        /// Time of the previous owner's last heartbeat, if that node is dead.
        since: Option<i64>,
    },
    /// Another node, which is alive.
    Theirs(i64),
    /// The game does not exist.
    NoSuchGame,
}

/// Statement that gives up the ownership of all games of a node.
const RELEASE_GAMES: &str = "UPDATE games SET owner = NULL WHERE owner = $1";

/// Time at which the last heartbeat was stored, by the clock of this process.
#[derive(Clone, Debug, Default)]
pub(crate) struct LastHeartbeat(Arc<Mutex<Option<Instant>>>);

impl LastHeartbeat {
    /// Records that a heartbeat was stored.
    fn note(&self) {
        if let Ok(mut heartbeat) = self.0.lock() {
            *heartbeat = Some(Instant::now());
        }
    }
}

/// Nodes of a cluster, their heartbeats, and the games that they own.
#[derive(Clone, Copy, Debug)]
pub struct Nodes<'a> {
    threads: &'a Threads,
    last_heartbeat: &'a LastHeartbeat,
}

impl<'a> Nodes<'a> {
    pub(crate) const fn new(threads: &'a Threads, last_heartbeat: &'a LastHeartbeat) -> Self {
        Self { threads, last_heartbeat }
    }

    /// Returns the time since the last heartbeat was stored, or `None` before the first one.
    #[must_use]
    pub fn heartbeat_age(self) -> Option<Duration> {
        let heartbeat = self.last_heartbeat.0.lock().ok().and_then(|heartbeat| *heartbeat);
        heartbeat.map(|heartbeat| heartbeat.elapsed())
    }
}

impl Nodes<'_> {
    /// Returns the time by the clock of the database, without waiting for anything else, as a heartbeat does. `now` is used if the
    /// database has no clock.
    pub async fn time(self, now: i64) -> Result<i64, StoreError> {
        let now = now + self.threads.faults().clock_ahead();
        self.threads.heartbeat(move |connection| Ok(clock(connection, now)?)).await
    }

    /// Returns all nodes, with the number of games that each node owns.
    pub async fn all(self) -> Result<Vec<(Node, u32)>, StoreError> {
        self.threads
            .read(|connection| {
                let served = served(connection)?;
                let sql = "SELECT COUNT(*) FROM games WHERE owner = $1";
                let mut found = Vec::new();
                for node in nodes(connection, served)? {
                    let row = connection.first(sql, values![node.id])?;
                    let games = row.map(|mut row| row.take()).transpose()?.unwrap_or(0);
                    found.push((node, games));
                }
                Ok::<_, StoreError>(found)
            })
            .await
    }

    /// Makes a node the owner of a game by a conditional update, unless another living node owns the game.
    pub async fn acquire_game(self, game: GameId, node: i64) -> Result<GameOwnership, StoreError> {
        self.threads
            .write(move |connection| {
                loop {
                    if let Some(owner) = acquire(connection, game, node)? {
                        return Ok(owner);
                    }
                }
            })
            .await
    }

    /// Gives up the ownership of a game.
    pub async fn release_game(self, game: GameId, node: i64, epoch: i64) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let sql =
                    "UPDATE games SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3";
                connection.execute(sql, values![game, node, epoch])?;
                Ok(())
            })
            .await
    }

    /// Gives up the ownership of all games of a node.
    pub async fn release_games(self, node: i64) -> Result<(), StoreError> {
        self.threads
            .write_atomic(move |connection| {
                connection.execute(RELEASE_GAMES, values![node])?;
                Ok(())
            })
            .await
    }

    /// Declares a node dead that has lost the database, as if `since` had been the time of its last heartbeat, unless it has stored
    /// one after `until`. Returns whether the node was alive.
    pub async fn declare_dead(self, node: i64, since: i64, until: i64) -> Result<bool, StoreError> {
        self.threads
            .write_atomic(move |connection| {
                let sql = "UPDATE nodes SET beat = CASE WHEN beat < $2 THEN beat ELSE $2 END, \
                       served = (SELECT served FROM pulse WHERE one = 1) - $4 - 1 \
                       WHERE id = $1 AND beat <= $3 \
                       AND served >= (SELECT served FROM pulse WHERE one = 1) - $4";
                Ok(connection.touches(sql, values![node, since, until, millis(LEASE)])?)
            })
            .await
    }

    /// Hands a game over to another node, and returns whether the first node owned the game.
    pub async fn hand_game(
        self,
        game: GameId,
        node: i64,
        epoch: i64,
        to: i64,
    ) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE games SET owner = $4, epoch = $3 + 1 \
                       WHERE id = $1 AND owner = $2 AND epoch = $3";
                Ok(connection.touches(sql, values![game, node, epoch, to])?)
            })
            .await
    }

    /// Removes a node that is shutting down, and gives up the ownership of its games.
    pub async fn leave(self, node: i64) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection.execute(RELEASE_GAMES, values![node])?;
                connection.execute("DELETE FROM nodes WHERE id = $1", values![node])?;
                Ok(())
            })
            .await
    }

    /// Returns the live games in progress that no living node owns.
    pub async fn orphans(self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.threads.read(move |connection| {
            let alive = served(connection)? - millis(LEASE);
            let sql = "SELECT games.id FROM games LEFT JOIN nodes ON nodes.id = games.owner \
                       WHERE games.status = 'playing' AND games.status <> 'ended' AND games.live = 1 \
                       AND (nodes.id IS NULL OR nodes.served < $1) LIMIT $2";
            let rows = connection.query(sql, values![alive, limit])?;
            Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
        })
        .await
    }
}

/// Returns the time of the database, or the given time if it has no clock.
fn clock(connection: &mut dyn Connection, given: i64) -> Result<i64, Failure> {
    match connection.dialect() {
        Dialect::Sqlite => Ok(given),
        #[cfg(feature = "cluster")]
        Dialect::Postgres => {
            let sql = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
            let row = connection.first(sql, &[])?;
            row.ok_or(Failure::Unreadable("expected a time"))?.take()
        }
    }
}

/// Returns the total time for which the database has been available.
fn served(connection: &mut dyn Connection) -> Result<i64, Failure> {
    let row = connection.first("SELECT served FROM pulse WHERE one = 1", &[])?;
    Ok(row.map(|mut row| row.take()).transpose()?.unwrap_or(0))
}

fn nodes(connection: &mut dyn Connection, now: i64) -> Result<Vec<Node>, Failure> {
    let sql = "SELECT id, name, version, messages, started, beat, served, connected FROM nodes \
               ORDER BY name, started";
    let read = |mut row: Row| node(&mut row, now);
    connection.query(sql, &[])?.into_iter().map(read).collect()
}

/// Reads a node from a row.
fn node(row: &mut Row, now: i64) -> Result<Node, Failure> {
    let (id, name, version) = (row.take()?, row.take()?, row.take()?);
    let messages = u16::try_from(row.take::<i64>()?).unwrap_or(u16::MAX);
    let (started, last_heartbeat) = (row.take()?, row.take()?);
    let silent = now - row.take::<i64>()?;
    let connected = row.take()?;
    Ok(Node { id, name, version, messages, started, last_heartbeat, silent, connected })
}

/// Makes one attempt to acquire a game. Returns `None` if another node was faster.
fn acquire(
    connection: &mut dyn Connection,
    game: GameId,
    node: i64,
) -> Result<Option<GameOwnership>, Failure> {
    let sql = "SELECT owner, epoch FROM games WHERE id = $1";
    let Some(mut row) = connection.first(sql, values![game])? else {
        return Ok(Some(GameOwnership::NoSuchGame));
    };
    let (owner, epoch): (Option<i64>, i64) = (row.maybe()?, row.take()?);
    let mut since = None;
    if let Some(owner) = owner {
        if owner == node {
            return Ok(Some(GameOwnership::Mine { epoch, since: None }));
        }
        let row =
            connection.first("SELECT beat, served FROM nodes WHERE id = $1", values![owner])?;
        if let Some(mut row) = row {
            since = Some(row.take()?);
            if served(connection)? - row.take::<i64>()? <= millis(LEASE) {
                return Ok(Some(GameOwnership::Theirs(owner)));
            }
        }
    }
    let sql = "UPDATE games SET owner = $2, epoch = $3 + 1 WHERE id = $1 AND epoch = $3 \
               AND (owner = $4 OR (owner IS NULL AND $4 IS NULL))";
    let is_taken = connection.touches(sql, values![game, node, epoch, owner])?;
    Ok(is_taken.then_some(GameOwnership::Mine { epoch: epoch + 1, since }))
}
