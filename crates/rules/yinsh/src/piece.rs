use game::Color;

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A ring of a player.
    Ring(Color),
    /// A marker with a player's colour up.
    Marker(Color),
}
