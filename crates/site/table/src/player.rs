use game::Color;
use json::{Json, Writer, Written};

/// One of the two players: `w` or `b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player who starts.
    White,
    /// The other player.
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

impl Player {
    /// Reads `w` or `b`.
    pub(crate) fn read(json: Json<'_>) -> Option<Self> {
        json.text()?.parse().ok().map(|color: Color| color.into())
    }
}

impl Written for Player {
    fn write(&self, out: &mut Writer) {
        out.string(match self {
            Self::White => "w",
            Self::Black => "b",
        });
    }
}
