/// The times that are stored with a turn, and whether the turn arrived in time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TurnTime {
    /// Duration of the turn in milliseconds, excluding outages.
    pub spent: u32,
    /// The part of `spent` that is not charged, in milliseconds.
    pub lag: u32,
    /// The measured round-trip time, in milliseconds, on which the next quota depends.
    pub rtt: Option<u32>,
    /// Whether the flag has fallen: the turn then does not count and the game is lost.
    pub flagged: bool,
}
