use game::Color;
use serde::{Deserialize, Serialize};

/// One of the two players: `w` or `b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
pub enum Player {
    /// The player who starts.
    #[serde(rename = "w")]
    White,
    /// The other player.
    #[serde(rename = "b")]
    Black,
}

impl From<Color> for Player {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Player> for Color {
    fn from(player: Player) -> Self {
        match player {
            Player::White => Self::White,
            Player::Black => Self::Black,
        }
    }
}
