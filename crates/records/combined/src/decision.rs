use std::fmt;

use game::Color;

/// Whose decision comes next, and what about. Players are named by their colours in GIPF.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// A player acts in GIPF, declares a use, or passes.
    Turn(Color),
    /// A player lets a declared use pass, or challenges.
    Answer(Color),
    /// A player acts in the linked game.
    Linked(Color),
    /// The dice are rolled.
    Roll,
    /// These players enter how the game elsewhere ended, White first.
    Enter([bool; 2]),
}

impl Decision {
    /// Whether a player can decide it; both wait for the dice.
    #[must_use]
    pub const fn is_of(self, color: Color) -> bool {
        match self {
            Self::Turn(player) | Self::Answer(player) | Self::Linked(player) => {
                player.index() == color.index()
            }
            Self::Roll => true,
            Self::Enter(asked) => asked[color.index()],
        }
    }

    /// The player who decides, if it is one alone.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Turn(player) | Self::Answer(player) | Self::Linked(player) => Some(player),
            Self::Enter([true, false]) => Some(Color::White),
            Self::Enter([false, true]) => Some(Color::Black),
            Self::Roll | Self::Enter(_) => None,
        }
    }
}

/// Who decides and what, as the published vectors have it: `w turn`, `wb enter`, `roll`.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(player) => write!(f, "{} turn", player.letter()),
            Self::Answer(player) => write!(f, "{} answer", player.letter()),
            Self::Linked(player) => write!(f, "{} linked", player.letter()),
            Self::Roll => f.write_str("roll"),
            Self::Enter(asked) => {
                let asked = Color::ALL.into_iter().filter(|color| asked[color.index()]);
                asked.map(Color::letter).try_for_each(|letter| write!(f, "{letter}"))?;
                f.write_str(" enter")
            }
        }
    }
}
