//! The nodes of a cluster, as the database knows them.

use std::{fmt, io::Write};

use bus::NodeId;
use clap::Args;
use serde::Serialize;
use store::{LEASE, Node, Store};

use super::{
    database::wait,
    time::{moment, now},
};
use crate::commands::exit_status::ExitStatus;

/// The columns of the table.
const TITLES: [&str; 6] = ["NAME", "STATE", "GAMES", "VERSION", "SINCE", "LAST BEAT"];

/// Which nodes are listed, and how.
#[derive(Args, Debug)]
pub(crate) struct Nodes {
    /// Print JSON, one object for all
    #[arg(long)]
    json: bool,
}

/// How a node fares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    /// It plays.
    Alive,
    /// It lives, and does not reach the others: its games are played by them.
    CutOff,
    /// Nothing is heard of it. Others have its games, or take them.
    Dead,
}

impl State {
    /// The lease is counted in time in which the database was told anything: when the last node has died, that stands still.
    const fn of(node: &Node, now: i64) -> Self {
        if !node.is_alive() || now - node.beat > LEASE {
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

/// A node in the list.
#[derive(Debug, Serialize)]
struct Listed {
    /// Its id, as in the logs.
    id: String,
    name: String,
    version: String,
    /// The version of its messages: those of nodes side by side are the same or follow each other.
    messages: u16,
    state: State,
    /// The games in its hands.
    games: u32,
    /// When it was started, in milliseconds since 1970.
    since: i64,
    /// When it was last heard, in milliseconds since 1970.
    beat: i64,
}

impl Listed {
    fn of(node: Node, games: u32, now: i64) -> Self {
        let state = State::of(&node, now);
        let Node { id, name, version, messages, started, beat, .. } = node;
        let id = NodeId::from_i64(id).to_string();
        Self { id, name, version, messages, state, games, since: started, beat }
    }

    fn cells(&self, now: i64) -> [String; 6] {
        // The name comes from a command line elsewhere: control characters must not reach the terminal.
        let plain = |text: &str| text.chars().filter(|c| !c.is_control()).collect();
        let beat = format!("{:.1} s ago", (now - self.beat).max(0) as f64 / 1000.0);
        let beat = if self.state == State::Dead { moment(self.beat) } else { beat };
        let (state, games) = (self.state.to_string(), self.games.to_string());
        [plain(&self.name), state, games, plain(&self.version), moment(self.since), beat]
    }
}

impl Nodes {
    /// Lists them. It fails if there are nodes and none is alive, so that scripts notice.
    pub(super) fn run(&self, store: &Store, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let now = wait(store.time(now()))??;
        let nodes = wait(store.nodes())??;
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
            "There are no nodes: no server with --nats uses this database, or all were told to end."
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
    if nodes.iter().all(|node| node.state == State::Dead) {
        writeln!(out, "No node is alive.")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When the list is made.
    const NOW: i64 = 1_790_000_000_000;

    fn node(name: &str, silent: i64, connected: bool) -> Node {
        let (beat, started) = (NOW - silent, NOW - 60_000);
        let (name, version) = (name.to_owned(), "0.1.0".to_owned());
        Node { id: 7, name, version, messages: 1, started, beat, silent, connected }
    }

    fn listed(nodes: &[(Node, u32)]) -> String {
        let nodes: Vec<_> =
            nodes.iter().cloned().map(|(node, games)| Listed::of(node, games, NOW)).collect();
        let mut out = Vec::new();
        list(&nodes, NOW, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_list_says_how_each_node_fares_and_what_it_has_in_hand() {
        let nodes = [
            (node("n1", 400, true), 12),
            (node("n2", 1_200, false), 0),
            (node("n\u{1b}3", 9_000, true), 3),
        ];
        assert_eq!(
            listed(&nodes),
            "NAME  STATE    GAMES  VERSION  SINCE                 LAST BEAT\n\
             n1    alive    12     0.1.0    2026-09-21 14:12 UTC  0.4 s ago\n\
             n2    cut off  0      0.1.0    2026-09-21 14:12 UTC  1.2 s ago\n\
             n3    dead     3      0.1.0    2026-09-21 14:12 UTC  2026-09-21 14:13 UTC\n"
        );
    }

    #[test]
    fn nodes_that_have_all_died_are_dead_although_nobody_has_counted_their_silence() {
        let mut last = node("n1", 60_000, true);
        last.silent = 0;
        assert_eq!(State::of(&last, NOW), State::Dead);
        assert!(listed(&[(last, 4)]).ends_with("\nNo node is alive.\n"));
    }

    #[test]
    fn a_list_without_nodes_says_why_that_may_be() {
        assert!(listed(&[]).starts_with("There are no nodes: no server with --nats"));
    }
}
