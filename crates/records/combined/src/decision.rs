use std::fmt;

use game::Color;

/// The next decision and who makes it. Players are identified by their colours in GIPF.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// A player acts in GIPF, declares a use, or passes.
    Turn(Color),
    /// A player accepts a declared use or challenges it.
    Answer(Color),
    /// A player acts in the linked game.
    Linked(Color),
    /// The dice are rolled.
    Roll,
    /// These players (White first) enter the result of a game played elsewhere.
    Enter([bool; 2]),
}

impl Decision {
    /// Returns whether a player takes part in the decision; a roll of the dice involves both
    /// players.
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

    /// Returns the player who decides, if there is exactly one.
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

/// Formats the decision as in the published test vectors: `w turn`, `wb enter`, `roll`.
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
