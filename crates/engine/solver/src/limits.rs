/// What is known about a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// It holds, whatever the other player does.
    Proved,
    /// It does not hold within the number of turns asked for.
    Disproved,
    /// A limit was reached before either was certain.
    Unknown,
}

/// How much a solver may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most positions that are looked at, by all questions to one solver together.
    pub nodes: u64,
    /// The most positions whose answers are kept; more are looked at again.
    pub entries: usize,
}

impl Default for Limits {
    /// About a second, and some ten megabytes.
    fn default() -> Self {
        Self { nodes: 5_000_000, entries: 100_000 }
    }
}
