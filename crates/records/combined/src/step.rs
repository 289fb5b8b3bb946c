use game::Color;
use potentials::Action;
use variants::AnyAction;

/// One decision in a combined game, or one roll.
///
/// Colours are always those of GIPF, also where a linked game is played in which a player has
/// the other one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// An action of GIPF.
    Action(Action),
    /// The use of a linked potential is declared.
    Declare(Action),
    /// What the opponent says to a declaration.
    Answer(Answer),
    /// A lost challenge has left nothing else.
    Pass,
    /// An action of the linked game.
    Linked(AnyAction),
    /// Both players roll a die, White's first.
    Roll([u8; 2]),
    /// A player enters how the game that was played elsewhere ended.
    Enter {
        /// Who enters it.
        by: Color,
        /// What they enter.
        entry: Entry,
    },
    /// A player gives up what is being played for the right to use a potential.
    Concede {
        /// Who gives up.
        by: Color,
        /// How.
        how: Concession,
    },
}

game::codes! {
    /// What the opponent says to a declaration (rule P21).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Answer {
        /// The use is played.
        LetPass = "ok",
        /// The right to it has to be won.
        Challenge = "challenge",
    }
}

game::codes! {
    /// How a game that was played elsewhere ended, as one of the players says (rule P20).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Entry {
        /// The player who is White in GIPF won.
        WhiteWon = "1-0",
        /// The player who is Black in GIPF won.
        BlackWon = "0-1",
        /// Nobody won.
        Draw = "1/2-1/2",
        /// The die shall decide.
        Die = "die",
    }
}

impl Entry {
    /// The entry that a player won.
    #[must_use]
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWon,
            Color::Black => Self::BlackWon,
        }
    }
}

game::codes! {
    /// How a player gives up a linked game, which loses it and not the match (rule P23).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Concession {
        /// They resign it.
        Resignation = "resigns",
        /// Their time runs out.
        Time = "time",
        /// They leave.
        Abandoned = "leaves",
    }
}
