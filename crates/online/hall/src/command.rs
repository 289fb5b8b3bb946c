//! What a player may ask of a room.

use serde::Deserialize;

/// The longest id of a command.
pub(crate) const ID_LENGTH: usize = 64;

/// One thing that a player wants done. The id makes it count once, however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A whole turn.
    Play {
        /// The id of the command.
        id: String,
        /// How many turns have been played before it.
        ply: u32,
        /// Its token.
        turn: String,
        /// Milliseconds for which the player saw the position, by his own watch.
        spent: Option<u32>,
    },
    /// Anything else that changes the game.
    Act {
        /// The id of the command.
        id: String,
        /// What is to be done.
        act: Act,
    },
    /// Conditional turns, in place of all earlier ones.
    Plan {
        /// Lines of turns, the opponent's first.
        lines: Vec<Vec<String>>,
    },
    /// A line of chat.
    Say {
        /// Who can read it.
        to: Circle,
        /// What is said.
        what: Saying,
    },
}

/// What can be done besides playing a turn. Offers are accepted by offering the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Gives the game up.
    Resign,
    /// Breaks the game off, before each side has completed a turn.
    Abort,
    /// Offers a draw, or accepts one. YINSH only.
    Draw,
    /// Asks to take the own last turn back, or allows it.
    TakeBack,
    /// Offers another game with changed colours, or accepts it.
    Rematch,
    /// Claims the win after the opponent has gone.
    ClaimWin,
    /// Claims a draw after the opponent has gone. YINSH only.
    ClaimDraw,
    /// Declines a draw.
    DeclineDraw,
    /// Does not allow to take a turn back.
    DeclineTakeBack,
    /// Declines another game.
    DeclineRematch,
}

/// Who can read a line of chat.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize, utoipa::ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Circle {
    /// The two players.
    Players,
    /// Those who watch.
    Watchers,
}

/// What is said in a chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// Words of one's own.
    Text(String),
    /// One of [`PHRASES`], which everybody reads in his own language.
    Phrase(String),
}

/// The phrases that are there in every language.
pub const PHRASES: [&str; 8] =
    ["hello", "good-luck", "good-game", "thanks", "sorry", "nice-turn", "one-moment", "goodbye"];

/// A command was carried out, and what it did is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct Done {
    /// The last event of the game that everybody has by now.
    pub seq: u32,
}
