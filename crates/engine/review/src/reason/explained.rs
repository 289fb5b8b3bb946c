use game::{Color, Game};
use motifs::Turn;

use super::code::ReasonCode;

/// A position of a game whose play can be explained by events and numbers.
pub(super) trait Explained: Game {
    /// Returns the rows that a player removes in their turn, by their ends.
    fn rows(turn: &Turn<Self>) -> Vec<String>;

    /// Returns the pieces that a turn captures.
    fn captures(turn: &Turn<Self>) -> Vec<String>;

    /// Returns what a player threatens to do, as if it were their turn; `None` if the position is in the middle of a turn, or
    /// could not arise with this player to act.
    fn threats(&self, color: Color) -> Option<Threats>;

    /// Returns the numbers that are compared if no event tells two lines apart; `None` if the position is in the middle of a
    /// turn.
    fn measures(&self, color: Color) -> Option<Vec<Measure>>;

    /// Returns whether the numbers of both positions can be compared.
    fn is_comparable_with(&self, _other: &Self) -> bool {
        true
    }
}

/// Threats of a player, each carried out by one turn.
#[derive(Debug)]
pub(super) struct Threats {
    /// Rows that could be completed, by their ends.
    pub(super) rows: Vec<String>,
    /// Pieces of the opponent that could be captured.
    pub(super) pieces: Vec<String>,
    /// The GIPF-pieces among them.
    pub(super) gipf_pieces: Vec<String>,
}

/// A number that describes the position of one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure {
    pub(super) code: ReasonCode,
    pub(super) number: u16,
    /// Value of one more to the player, in hundredths of a marker or piece; negative if fewer are better.
    pub(super) worth: i32,
}

impl Measure {
    pub(super) fn new(code: ReasonCode, number: impl TryInto<u16>, worth: i32) -> Self {
        Self { code, number: number.try_into().unwrap_or(u16::MAX), worth }
    }
}
