use super::Hall;

/// Activity counts of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Live games in progress.
    pub games: usize,
    /// Open rooms.
    pub rooms: usize,
    /// Open connections.
    pub connections: usize,
    /// Games whose rooms cannot be opened; the server's log names them.
    pub set_aside: usize,
}

impl Hall {
    /// Returns the numbers of live games, rooms and connections of this node.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.live_games.len(),
            rooms: self.rooms.len(),
            connections: self.lobby.online_here(),
            set_aside: self.rooms.set_aside(),
        }
    }
}
