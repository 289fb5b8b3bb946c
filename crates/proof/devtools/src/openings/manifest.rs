use explorer::{PIECES_PER_PART, Tree};
use serde_json::{Value, json};

use super::arguments::Arguments;

/// Minimum number of games at a node; nodes with fewer games are pruned.
pub(super) const MIN_GAMES: u32 = 4;

/// The data that a reader of a tree's parts needs.
pub(super) struct Manifest {
    id: &'static str,
    facts: Value,
    bytes: usize,
    parts: Vec<Value>,
}

impl Manifest {
    pub(super) fn new(tree: &Tree, games: usize, arguments: &Arguments) -> Self {
        let id = tree.variant().id();
        let facts = json!({
            "format": 1,
            "variant": id,
            "games": games,
            "nodes": tree.nodes().len(),
            "fewest": MIN_GAMES,
            "pieces_per_part": PIECES_PER_PART,
            "seed": arguments.seed,
            "search_nodes": arguments.nodes,
            "evaluation_nodes": arguments.evaluation_nodes,
        });
        Self { id, facts, bytes: 0, parts: Vec::new() }
    }

    pub(super) fn add(&mut self, number: u8, bytes: usize) {
        self.bytes += bytes;
        self.parts.push(json!({ "number": number, "bytes": bytes }));
    }

    pub(super) fn to_json(&self) -> String {
        let mut facts = self.facts.clone();
        facts["parts"] = Value::from(self.parts.clone());
        format!("{facts:#}\n")
    }

    pub(super) fn summary(&self) -> String {
        let Self { id, facts, bytes, parts } = self;
        let (games, nodes) = (&facts["games"], &facts["nodes"]);
        format!("{id}: {games} games, {nodes} positions, {} parts, {bytes} bytes", parts.len())
    }
}
