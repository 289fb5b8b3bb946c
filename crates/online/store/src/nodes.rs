//! The nodes of a cluster: which are alive, and which has which game in its hands.
//!
//! All times are by the clock of the database, so that those of the nodes need not agree. SQLite has one server, whose clock is the
//! one that the caller names.

use record::GameId;

use crate::{
    Store, StoreError,
    connection::{Connection, Dialect, Row, values},
    failure::Failure,
};

/// A node is dead when it was not heard for so long while the database answered, in milliseconds.
pub const LEASE: i64 = 5_000;

/// The most that one gap between two beats counts, in milliseconds: in a longer one nobody could reach the database.
const LONGEST_GAP: i64 = 2_000;

/// Dead nodes are forgotten after this time, in milliseconds: a week.
const FORGOTTEN: i64 = 7 * 24 * 3_600_000;

/// A node, as the database knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its id.
    pub id: i64,
    /// What its operator calls it.
    pub name: String,
    /// The version of its program.
    pub version: String,
    /// The version of its messages.
    pub messages: u16,
    /// When it was started.
    pub started: i64,
    /// When it was last alive.
    pub beat: i64,
    /// For how long it was silent while the database answered, in milliseconds.
    pub silent: i64,
    /// Whether it reaches the others over the bus.
    pub connected: bool,
}

impl Node {
    /// Whether it is alive.
    #[must_use]
    pub const fn is_alive(&self) -> bool {
        self.silent <= LEASE
    }
}

/// What a node learns when it says that it is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The time by the clock of the database.
    pub now: i64,
    /// When any node was last alive before; `None` if there never was one.
    pub before: Option<i64>,
    /// Whether others may have taken this node for dead before it said so.
    pub was_dead: bool,
    /// All nodes, this one among them.
    pub nodes: Vec<Node>,
}

/// Who a node is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeDescription {
    /// Its id.
    pub id: i64,
    /// What its operator calls it.
    pub name: String,
    /// The version of its program.
    pub version: String,
    /// The version of its messages.
    pub messages: u16,
}

/// Who has a game in their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The node that asked.
    Mine {
        /// Appends have to name it.
        epoch: i64,
        /// When the node that had it before was last alive, if that is dead.
        since: Option<i64>,
    },
    /// Another node, which is alive.
    Theirs(i64),
    /// There is no such game.
    NoSuchGame,
}

impl Store {
    /// Notes that a node is alive, and returns which others are. `now` is the time for a database without a clock.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn beat(
        &self,
        node: NodeDescription,
        connected: bool,
        now: i64,
    ) -> Result<Beat, StoreError> {
        let beat =
            self.write_beat(move |connection| beat(connection, &node, connected, now)).await?;
        self.note_heartbeat();
        Ok(beat)
    }

    /// The time by the clock of the database; `now` is the time for a database without a clock.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn time(&self, now: i64) -> Result<i64, StoreError> {
        self.read(move |connection| Ok(clock(connection, now)?)).await
    }

    /// All nodes, and how many games each has in its hands.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn nodes(&self) -> Result<Vec<(Node, u32)>, StoreError> {
        self.read(|connection| {
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

    /// Takes a game into the hands of a node, unless another one has it that is alive: one conditional update.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_game(&self, game: GameId, node: i64) -> Result<Claim, StoreError> {
        self.write(move |connection| {
            loop {
                if let Some(claim) = claim(connection, game, node)? {
                    return Ok(claim);
                }
            }
        })
        .await
    }

    /// Lets a game go.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release_game(
        &self,
        game: GameId,
        node: i64,
        epoch: i64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE games SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3";
            connection.execute(sql, values![game, node, epoch])?;
            Ok(())
        })
        .await
    }

    /// Hands a game over to another node; whether it was in the hands of the first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hand_game(
        &self,
        game: GameId,
        node: i64,
        epoch: i64,
        to: i64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE games SET owner = $4, epoch = $3 + 1 \
                       WHERE id = $1 AND owner = $2 AND epoch = $3";
            Ok(connection.touches(sql, values![game, node, epoch, to])?)
        })
        .await
    }

    /// A node ends: it lets all its games go.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leave(&self, node: i64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("UPDATE games SET owner = NULL WHERE owner = $1", values![node])?;
            connection.execute("DELETE FROM nodes WHERE id = $1", values![node])?;
            Ok(())
        })
        .await
    }

    /// Games with a running clock that no living node has in its hands.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.read(move |connection| {
            let alive = served(connection)? - LEASE;
            let sql = "SELECT games.id FROM games LEFT JOIN nodes ON nodes.id = games.owner \
                       WHERE games.status = 'playing' AND games.status <> 'ended' AND games.live = 1 \
                       AND (nodes.id IS NULL OR nodes.served < $1) LIMIT $2";
            let rows = connection.query(sql, values![alive, limit])?;
            Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
        })
        .await
    }
}

/// The time: of the database, or what is given.
fn clock(connection: &mut dyn Connection, given: i64) -> Result<i64, Failure> {
    match connection.dialect() {
        Dialect::Sqlite => Ok(given),
        #[cfg(feature = "cluster")]
        Dialect::Postgres => {
            let sql = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
            let row = connection.first(sql, &[])?;
            row.ok_or(Failure::Unreadable("no time"))?.take()
        }
    }
}

/// For how long the database has answered in all.
fn served(connection: &mut dyn Connection) -> Result<i64, Failure> {
    let row = connection.first("SELECT served FROM pulse WHERE one = 1", &[])?;
    Ok(row.map(|mut row| row.take()).transpose()?.unwrap_or(0))
}

fn beat(
    connection: &mut dyn Connection,
    node: &NodeDescription,
    connected: bool,
    given: i64,
) -> Result<Beat, StoreError> {
    let sql = "INSERT INTO pulse (one, at, served) VALUES (1, 0, 0) ON CONFLICT (one) DO NOTHING";
    connection.execute(sql, &[])?;
    // Others wait here, so that no time is counted twice.
    connection.execute("UPDATE pulse SET served = served WHERE one = 1", &[])?;
    let now = clock(connection, given)?;
    let row = connection.first("SELECT at, served FROM pulse WHERE one = 1", &[])?;
    let mut row = row.ok_or(Failure::Unreadable("no pulse"))?;
    let (at, served): (i64, i64) = (row.take()?, row.take()?);
    let served = served + (now - at).clamp(0, LONGEST_GAP);
    let sql = "UPDATE pulse SET at = $1, served = $2 WHERE one = 1";
    connection.execute(sql, values![now.max(at), served])?;
    let row = connection.first("SELECT served FROM nodes WHERE id = $1", values![node.id])?;
    let own: Option<i64> = row.map(|mut row| row.take()).transpose()?;
    let was_dead = own.is_some_and(|own| served - own > LEASE);
    let sql = "INSERT INTO nodes (id, name, version, messages, started, beat, served, connected) \
               VALUES ($1, $2, $3, $4, $5, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET \
               beat = excluded.beat, served = excluded.served, connected = excluded.connected";
    let (name, version) = (node.name.as_str(), node.version.as_str());
    let messages = i64::from(node.messages);
    connection.execute(sql, values![node.id, name, version, messages, now, served, connected])?;
    let sql = "DELETE FROM nodes WHERE beat < $1 \
               AND NOT EXISTS (SELECT 1 FROM games WHERE games.owner = nodes.id)";
    connection.execute(sql, values![now - FORGOTTEN])?;
    let nodes = nodes(connection, served)?;
    Ok(Beat { now, before: (at > 0).then_some(at), was_dead, nodes })
}

fn nodes(connection: &mut dyn Connection, now: i64) -> Result<Vec<Node>, Failure> {
    let sql = "SELECT id, name, version, messages, started, beat, served, connected FROM nodes \
               ORDER BY name, started";
    let read = |mut row: Row| {
        let (id, name, version) = (row.take()?, row.take()?, row.take()?);
        let messages = u16::try_from(row.take::<i64>()?).unwrap_or(u16::MAX);
        let (started, beat) = (row.take()?, row.take()?);
        let silent = now - row.take::<i64>()?;
        let connected = row.take()?;
        Ok(Node { id, name, version, messages, started, beat, silent, connected })
    };
    connection.query(sql, &[])?.into_iter().map(read).collect()
}

/// One attempt; nothing if another node was quicker.
fn claim(
    connection: &mut dyn Connection,
    game: GameId,
    node: i64,
) -> Result<Option<Claim>, Failure> {
    let sql = "SELECT owner, epoch FROM games WHERE id = $1";
    let Some(mut row) = connection.first(sql, values![game])? else {
        return Ok(Some(Claim::NoSuchGame));
    };
    let (owner, epoch): (Option<i64>, i64) = (row.maybe()?, row.take()?);
    let mut since = None;
    if let Some(owner) = owner {
        if owner == node {
            return Ok(Some(Claim::Mine { epoch, since: None }));
        }
        let row =
            connection.first("SELECT beat, served FROM nodes WHERE id = $1", values![owner])?;
        if let Some(mut row) = row {
            since = Some(row.take()?);
            if served(connection)? - row.take::<i64>()? <= LEASE {
                return Ok(Some(Claim::Theirs(owner)));
            }
        }
    }
    let sql = "UPDATE games SET owner = $2, epoch = $3 + 1 WHERE id = $1 AND epoch = $3 \
               AND (owner = $4 OR (owner IS NULL AND $4 IS NULL))";
    let is_taken = connection.touches(sql, values![game, node, epoch, owner])?;
    Ok(is_taken.then_some(Claim::Mine { epoch: epoch + 1, since }))
}
