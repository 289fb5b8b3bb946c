/// The load to produce.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    /// Number of concurrent games, each with two connections.
    pub(crate) games: usize,
    /// Duration of the measurement in seconds.
    pub(crate) seconds: u64,
    /// Turns per second over all games; 0 for as many as possible.
    pub(crate) rate: f64,
}
