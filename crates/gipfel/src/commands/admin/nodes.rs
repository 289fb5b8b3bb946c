//! Nodes of a cluster, as recorded in the database.

use std::{fmt, io::Write};

use bus::NodeId;
use clap::Args;
use protocol::limits::millis;
use serde::Serialize;
use store::{LEASE, Node, Store};

use super::{
    database::wait,
    time::{moment, now},
};
use crate::commands::exit_status::ExitStatus;

/// Columns of the table.
const TITLES: [&str; 6] = ["NAME", "STATE", "GAMES", "VERSION", "SINCE", "LAST SEEN"];

/// Options of the list.
#[derive(Args, Debug)]
pub(crate) struct Nodes {
    /// Print one JSON object for all nodes
    #[arg(long)]
    json: bool,
}

/// State of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    /// The node is working.
    Alive,
    /// The node is running but cannot reach the other nodes, which have taken over its games.
    CutOff,
    /// The node has sent no heartbeat. Other nodes have taken over its games, or will do so.
    Dead,
}

impl State {
    /// Returns the state of a node. The lease runs only while the database receives heartbeats, so it never expires after the
    /// last node has died; the age of the last heartbeat is therefore checked too.
    const fn of(node: &Node, now: i64) -> Self {
        if !node.is_alive() || now - node.last_heartbeat > millis(LEASE) {
            Self::Dead
        } else if node.connected {
            Self::Alive
        } else {
            Self::CutOff
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Alive => "alive",
            Self::CutOff => "cut off",
            Self::Dead => "dead",
        })
    }
}

/// Node in the list.
#[derive(Debug, Serialize)]
struct Listed {
    /// Id, as in the logs.
    id: String,
    name: String,
    version: String,
    /// Version of the message format; nodes that run side by side have equal or consecutive versions.
    messages: u16,
    state: State,
    /// Number of games that the node owns.
    games: u32,
    /// Start time in milliseconds since 1970.
    since: i64,
    /// Time of the last heartbeat in milliseconds since 1970.
    #[serde(rename = "beat")]
    last_heartbeat: i64,
}

impl Listed {
    fn of(node: Node, games: u32, now: i64) -> Self {
        let state = State::of(&node, now);
        let Node { id, name, version, messages, started, last_heartbeat, .. } = node;
        let id = NodeId::from_i64(id).to_string();
        Self { id, name, version, messages, state, games, since: started, last_heartbeat }
    }

    fn cells(&self, now: i64) -> [String; 6] {
        // The name comes from another machine's command line: control characters must not reach the terminal.
        let plain = |text: &str| text.chars().filter(|c| !c.is_control()).collect();
        let seen = format!("{:.1} s ago", (now - self.last_heartbeat).max(0) as f64 / 1000.0);
        let seen = if self.state == State::Dead { moment(self.last_heartbeat) } else { seen };
        let (state, games) = (self.state.to_string(), self.games.to_string());
        [plain(&self.name), state, games, plain(&self.version), moment(self.since), seen]
    }
}

impl Nodes {
    /// Prints the list. Fails if there are nodes but none is alive, so scripts can detect it.
    pub(super) fn run(&self, store: &Store, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let now = wait(store.nodes().time(now()))??;
        let nodes = wait(store.nodes().all())??;
        let nodes: Vec<_> =
            nodes.into_iter().map(|(node, games)| Listed::of(node, games, now)).collect();
        if self.json {
            writeln!(out, "{}", serde_json::json!({ "now": now, "nodes": nodes }))?;
        } else {
            list(&nodes, now, out)?;
        }
        let is_well = nodes.is_empty() || nodes.iter().any(|node| node.state == State::Alive);
        Ok(if is_well { ExitStatus::Success } else { ExitStatus::Failure })
    }
}

fn list(nodes: &[Listed], now: i64, out: &mut dyn Write) -> anyhow::Result<()> {
    if nodes.is_empty() {
        writeln!(
            out,
            "There are no nodes: no server with --nats uses this database, or all have been shut down."
        )?;
        return Ok(());
    }
    let mut rows = vec![TITLES.map(str::to_owned)];
    rows.extend(nodes.iter().map(|node| node.cells(now)));
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = (0..TITLES.len()).map(|column| width(column).unwrap_or(0)).collect();
    for row in &rows {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    // The nodes are sorted by name.
    let living: Vec<_> = nodes.iter().filter(|node| node.state != State::Dead).collect();
    for alike in living.chunk_by(|one, next| one.name == next.name) {
        if let [node, _, ..] = alike {
            let [name, ..] = node.cells(now);
            writeln!(out, "Several nodes are named {name}. Start each with its own --node-name.")?;
        }
    }
    if nodes.iter().all(|node| node.state == State::Dead) {
        writeln!(out, "No node is alive.")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Time at which the list is printed.
    const NOW: i64 = 1_790_000_000_000;

    fn node(name: &str, silent: i64, connected: bool) -> Node {
        let (last_heartbeat, started) = (NOW - silent, NOW - 60_000);
        let (name, version) = (name.to_owned(), "0.1.0".to_owned());
        Node { id: 7, name, version, messages: 1, started, last_heartbeat, silent, connected }
    }

    fn listed(nodes: &[(Node, u32)]) -> String {
        let nodes: Vec<_> =
            nodes.iter().cloned().map(|(node, games)| Listed::of(node, games, NOW)).collect();
        let mut out = Vec::new();
        list(&nodes, NOW, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_list_shows_the_state_and_the_games_of_each_node() {
        let nodes = [
            (node("n1", 400, true), 12),
            (node("n2", 1_200, false), 0),
            (node("n\u{1b}3", 9_000, true), 3),
        ];
        assert_eq!(
            listed(&nodes),
            "NAME  STATE    GAMES  VERSION  SINCE                 LAST SEEN\n\
             n1    alive    12     0.1.0    2026-09-21 14:12 UTC  0.4 s ago\n\
             n2    cut off  0      0.1.0    2026-09-21 14:12 UTC  1.2 s ago\n\
             n3    dead     3      0.1.0    2026-09-21 14:12 UTC  2026-09-21 14:13 UTC\n"
        );
    }

    #[test]
    fn nodes_are_dead_when_all_of_them_have_stopped() {
        let mut last = node("n1", 60_000, true);
        last.silent = 0;
        assert_eq!(State::of(&last, NOW), State::Dead);
        assert!(listed(&[(last, 4)]).ends_with("\nNo node is alive.\n"));
    }

    #[test]
    fn living_nodes_with_the_same_name_are_reported() {
        let (one, dead) = (node("n1", 400, true), node("n1", 60_000, true));
        assert!(!listed(&[(one.clone(), 1), (dead, 0)]).contains("Several"));
        let reported = "Several nodes are named n1. Start each with its own --node-name.\n";
        assert!(listed(&[(one.clone(), 1), (one, 0)]).ends_with(reported));
    }

    #[test]
    fn an_empty_list_explains_the_possible_reasons() {
        assert!(listed(&[]).starts_with("There are no nodes: no server with --nats"));
    }
}
