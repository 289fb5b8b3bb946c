/// A solver's answer to the question of whether the attacker wins within a number of turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The attacker wins, whatever the opponent plays.
    Proved,
    /// The attacker does not win within that number of turns.
    Disproved,
    /// A limit was reached before the answer was certain.
    Unknown,
}

/// Resource limits of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Maximum number of positions visited, in total for all questions to one solver.
    pub nodes: u64,
    /// Maximum number of positions whose answers are stored; further positions are searched again.
    pub entries: usize,
}

impl Default for Limits {
    /// Returns limits that amount to about a second and about ten megabytes.
    fn default() -> Self {
        Self { nodes: 5_000_000, entries: 100_000 }
    }
}
