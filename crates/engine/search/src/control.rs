/// Conditions that end a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Maximum depth of iterative deepening.
    pub depth: Option<u32>,
    /// Maximum number of nodes. The limit is exact, which makes a search repeatable.
    pub nodes: Option<u64>,
    /// Soft time limit in milliseconds: no new iteration starts after it.
    pub soft_time: Option<u64>,
    /// Hard time limit in milliseconds: the search stops.
    pub hard_time: Option<u64>,
    /// Number of the player's own turns within which a win, once found, ends the search.
    pub mate: Option<u32>,
}

/// Clock and stop flag of a search, provided by the caller.
pub trait Control: Sync {
    /// Returns whether the search should stop now.
    fn stopped(&self) -> bool;
    /// Returns the milliseconds since the search began.
    fn elapsed(&self) -> u64;
}

/// A control without a clock or stop flag: only depth and nodes limit the search.
#[derive(Clone, Copy, Debug)]
pub struct NoControl;

impl Control for NoControl {
    fn stopped(&self) -> bool {
        false
    }

    fn elapsed(&self) -> u64 {
        0
    }
}
