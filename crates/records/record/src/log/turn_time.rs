/// The times that are stored with a turn, and whether the turn came in time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TurnTime {
    /// What the turn took, in milliseconds, outages left out.
    pub spent: u32,
    /// How much of that is not charged, in milliseconds.
    pub lag: u32,
    /// The round trip on which the next quota depends.
    pub rtt: Option<u32>,
    /// The flag has fallen: the turn does not count and the game is lost.
    pub flagged: bool,
}
