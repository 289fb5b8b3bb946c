use game::Color;

/// A piece on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A player's ring.
    Ring(Color),
    /// A marker that shows a player's colour.
    Marker(Color),
}
