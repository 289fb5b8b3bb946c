/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most nodes; exact, so that a search can be repeated.
    pub nodes: Option<u64>,
    /// Milliseconds after which no new iteration starts.
    pub soft_time: Option<u64>,
    /// Milliseconds after which the search is stopped.
    pub hard_time: Option<u64>,
    /// Stop as soon as a win in this many own turns is found.
    pub mate: Option<u32>,
}

/// The clock and the stop flag of a search; both belong to the caller.
pub trait Control: Sync {
    /// Whether the search should stop now.
    fn stopped(&self) -> bool;
    /// Milliseconds since the search began.
    fn elapsed(&self) -> u64;
}

/// No clock and no stop flag: only depth and nodes limit the search.
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
