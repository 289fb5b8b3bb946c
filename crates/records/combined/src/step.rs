use game::Color;
use potentials::Action;
use variants::AnyAction;

/// One decision in a combined game, or one roll.
///
/// Colours are always those of GIPF, even in a linked game in which a player has the other colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// An action in GIPF.
    Action(Action),
    /// A declaration of the use of a linked potential.
    Declare(Action),
    /// The opponent's answer to a declaration.
    Answer(Answer),
    /// A pass after a lost challenge that leaves no other turn.
    Pass,
    /// An action in the linked game.
    Linked(AnyAction),
    /// A roll of both dice, White's first.
    Roll([u8; 2]),
    /// A player's entry of the result of a game played elsewhere.
    Enter {
        /// The player.
        by: Color,
        /// The result.
        entry: Entry,
    },
    /// A player's concession of the contest for the right to use a potential.
    Concede {
        /// The player.
        by: Color,
        /// The manner of conceding.
        how: Concession,
    },
}

game::codes! {
    /// The opponent's answer to a declaration (rule P21).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Answer {
        /// The opponent accepts the use.
        LetPass = "ok",
        /// The opponent challenges the use: the right to it must be won.
        Challenge = "challenge",
    }
}

game::codes! {
    /// The result of a game played elsewhere, as entered by one of the players (rule P20).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Entry {
        /// The player who is White in GIPF won.
        WhiteWon = "1-0",
        /// The player who is Black in GIPF won.
        BlackWon = "0-1",
        /// The game was a draw.
        Draw = "1/2-1/2",
        /// The player wants to decide by the die instead.
        Die = "die",
    }
}

impl Entry {
    /// Returns the entry for a win by a player.
    #[must_use]
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWon,
            Color::Black => Self::BlackWon,
        }
    }
}

game::codes! {
    /// The manner in which a player loses a linked game without losing the combined game (rule P23).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Concession {
        /// The player resigns.
        Resignation = "resigns",
        /// The player's time runs out.
        Time = "time",
        /// The player leaves.
        Abandoned = "leaves",
    }
}
