//! Heartbeats of the nodes of a cluster.

use protocol::limits::millis;

#[cfg(feature = "cluster")]
use super::node;
use super::{ClusterOutage, Heartbeat, NodeDescription, Nodes, nodes};
use crate::{
    connection::{Connection, Dialect, values},
    failure::{Failure, StoreError},
    limits::{CLUSTER_OUTAGE, COUNTED_GAP_MAX, DEAD_NODE_RETENTION, LEASE, OUTAGES_MERGED_WITHIN},
};

const FIRST_PULSE: &str =
    "INSERT INTO pulse (one, at, served) VALUES (1, 0, 0) ON CONFLICT (one) DO NOTHING";

impl Nodes<'_> {
    /// Stores the heartbeat of a node, and returns all nodes. `now` is used if the database has no clock.
    pub async fn heartbeat(
        self,
        node: NodeDescription,
        connected: bool,
        now: i64,
    ) -> Result<Heartbeat, StoreError> {
        let now = now + self.threads.faults().clock_ahead();
        let record = move |connection: &mut dyn Connection| match connection.dialect() {
            Dialect::Sqlite => stepwise(connection, &node, connected, now),
            #[cfg(feature = "cluster")]
            Dialect::Postgres => at_once(connection, &node, connected),
        };
        let heartbeat = self.threads.heartbeat(record).await?;
        self.last_heartbeat.note();
        Ok(heartbeat)
    }
}

/// Stores a heartbeat with several statements. On a database with a single server, there is no hurry.
fn stepwise(
    connection: &mut dyn Connection,
    node: &NodeDescription,
    connected: bool,
    now: i64,
) -> Result<Heartbeat, StoreError> {
    connection.execute(FIRST_PULSE, &[])?;
    let sql = "SELECT at, served, outage_from, outage_until FROM pulse WHERE one = 1";
    let row = connection.first(sql, &[])?;
    let mut row = row.ok_or(Failure::Unreadable("missing pulse row"))?;
    let (at, served): (i64, i64) = (row.take()?, row.take()?);
    let known = ClusterOutage { from: row.take()?, until: row.take()? };
    let sql = "SELECT id FROM nodes WHERE id = $1 OR served >= $2";
    let runs = connection.first(sql, values![node.id, served - millis(LEASE)])?.is_some();
    let is_outage = at > 0 && (!runs || now - at > millis(CLUSTER_OUTAGE));
    let outage = if is_outage { known.then(at, now) } else { known };
    let served = served + (now - at).clamp(0, millis(COUNTED_GAP_MAX));
    let sql = "UPDATE pulse SET at = $1, served = $2, outage_from = $3, outage_until = $4 \
               WHERE one = 1";
    connection.execute(sql, values![now, served, outage.from, outage.until])?;
    let row = connection.first("SELECT served FROM nodes WHERE id = $1", values![node.id])?;
    let own: Option<i64> = row.map(|mut row| row.take()).transpose()?;
    let was_dead = own.is_some_and(|own| served - own > millis(LEASE));
    let sql = "INSERT INTO nodes (id, name, version, messages, started, beat, served, connected) \
               VALUES ($1, $2, $3, $4, $5, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET \
               beat = excluded.beat, served = excluded.served, connected = excluded.connected";
    let (name, version) = (node.name.as_str(), node.version.as_str());
    let messages = i64::from(node.messages);
    connection.execute(sql, values![node.id, name, version, messages, now, served, connected])?;
    let sql = "DELETE FROM nodes WHERE beat < $1 \
               AND NOT EXISTS (SELECT 1 FROM games \
                               WHERE games.owner = nodes.id AND games.status <> 'ended')";
    connection.execute(sql, values![now - millis(DEAD_NODE_RETENTION)])?;
    let nodes = nodes(connection, served)?;
    Ok(Heartbeat { now, before: (at > 0).then_some(at), was_dead, outage: outage.stored(), nodes })
}

impl ClusterOutage {
    /// Returns the outage between two heartbeats, together with this earlier one if the cluster has hardly served anyone in between.
    const fn then(self, from: i64, until: i64) -> Self {
        let is_one = from <= self.until + millis(OUTAGES_MERGED_WITHIN);
        Self { from: if is_one { self.from } else { from }, until }
    }

    /// Returns the outage as read from the database, which contains zeros until the first one.
    fn stored(self) -> Option<Self> {
        (self.until > 0).then_some(self)
    }
}

/// Statement that stores a heartbeat. All nodes update the row in `pulse`, so it must not stay locked while an answer travels to a
/// node: the statement commits by itself. It sees the nodes as they were before it. The time is read once the row is locked.
#[cfg(feature = "cluster")]
const HEARTBEAT: &str = "\
WITH own AS (
    SELECT CAST($1 AS BIGINT) AS id, CAST($2 AS TEXT) AS name, CAST($3 AS TEXT) AS version,
        CAST($4 AS BIGINT) AS messages, CAST($5 AS BIGINT) AS connected
), pulsed AS (
    UPDATE pulse SET
        at = moment,
        served = served + LEAST(CAST($6 AS BIGINT), GREATEST(0, moment - before)),
        outage_from = CASE
            WHEN is_outage AND before > outage_until + CAST($10 AS BIGINT) THEN before
            ELSE outage_from END,
        outage_until = CASE WHEN is_outage THEN moment ELSE outage_until END
    FROM (
        SELECT before, moment,
            before > 0 AND (moment - before > CAST($9 AS BIGINT) OR NOT runs) AS is_outage
        FROM (
            SELECT before,
                CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS moment,
                EXISTS (
                    SELECT 1 FROM nodes WHERE nodes.id = (SELECT id FROM own)
                        OR nodes.served >= served_before - CAST($8 AS BIGINT)) AS runs
            FROM (
                SELECT at AS before, served AS served_before FROM pulse WHERE one = 1 FOR UPDATE
            ) AS locked
        ) AS timed
    ) AS earlier
    WHERE one = 1
    RETURNING at, served, before, outage_from, outage_until
), stored AS (
    INSERT INTO nodes (id, name, version, messages, started, beat, served, connected)
    SELECT own.id, own.name, own.version, own.messages, at, at, served, own.connected
    FROM own, pulsed
    ON CONFLICT (id) DO UPDATE SET
        beat = excluded.beat, served = excluded.served, connected = excluded.connected
), forgotten AS (
    DELETE FROM nodes WHERE id <> (SELECT id FROM own)
        AND beat < (SELECT at FROM pulsed) - CAST($7 AS BIGINT)
        AND NOT EXISTS (
            SELECT 1 FROM games WHERE games.owner = nodes.id AND games.status <> 'ended')
), known AS (
    SELECT id, name, version, messages, started, beat, served, connected FROM nodes
    WHERE id <> (SELECT id FROM own)
    UNION ALL
    SELECT own.id, own.name, own.version, own.messages, COALESCE(nodes.started, pulsed.at),
        pulsed.at, pulsed.served, own.connected
    FROM own CROSS JOIN pulsed LEFT JOIN nodes ON nodes.id = own.id
)
SELECT pulsed.at, pulsed.before, pulsed.served, pulsed.outage_from, pulsed.outage_until,
    (SELECT nodes.served FROM nodes JOIN own ON nodes.id = own.id),
    known.id, known.name, known.version, known.messages, known.started, known.beat, known.served,
    known.connected
FROM pulsed CROSS JOIN known ORDER BY known.name, known.started";

/// Stores a heartbeat by one statement.
#[cfg(feature = "cluster")]
fn at_once(
    connection: &mut dyn Connection,
    own: &NodeDescription,
    connected: bool,
) -> Result<Heartbeat, StoreError> {
    let (name, version) = (own.name.as_str(), own.version.as_str());
    let messages = i64::from(own.messages);
    let [gap, retention, lease] = [COUNTED_GAP_MAX, DEAD_NODE_RETENTION, LEASE].map(millis);
    let [outage, merged] = [CLUSTER_OUTAGE, OUTAGES_MERGED_WITHIN].map(millis);
    let values =
        values![own.id, name, version, messages, connected, gap, retention, lease, outage, merged];
    let mut rows = connection.query(HEARTBEAT, values)?;
    if rows.is_empty() {
        connection.execute(FIRST_PULSE, &[])?;
        rows = connection.query(HEARTBEAT, values)?;
    }
    let mut heartbeat = None;
    for mut row in rows {
        let (now, before, served): (i64, i64, i64) = (row.take()?, row.take()?, row.take()?);
        let outage = ClusterOutage { from: row.take()?, until: row.take()? };
        let own_served: Option<i64> = row.maybe()?;
        let heartbeat = heartbeat.get_or_insert_with(|| Heartbeat {
            now,
            before: (before > 0).then_some(before),
            was_dead: own_served.is_some_and(|own| served - own > millis(LEASE)),
            outage: outage.stored(),
            nodes: Vec::new(),
        });
        heartbeat.nodes.push(node(&mut row, served)?);
    }
    Ok(heartbeat.ok_or(Failure::Unreadable("missing pulse row"))?)
}
