use game::Game;
use hexgrid::Symmetry;
use solver::{Candidate, Solvable};

use crate::{error::ReadError, theme::Themes};

/// A game that has puzzles.
pub trait PuzzleGame: Solvable {
    /// Returns the themes of a line.
    fn themes(replay: &Replay<Self>) -> Themes;
    /// Returns the actions of a turn other than the removal of rings, in a fixed order. The ring removed for a row of
    /// YINSH matters little, and one ring is hardly ever clearly the best.
    fn decisions(actions: &[Self::Action]) -> Vec<Self::Action>;
    /// Returns the points of the rings that a turn of YINSH removes, in a fixed order.
    fn removed_rings(actions: &[Self::Action]) -> Vec<String>;
    /// Returns the points that the pieces of each kind and colour occupy, as bits.
    fn occupied_bits(&self) -> [u128; 4];
    /// Returns the image of the position under a symmetry of the board.
    fn image(&self, symmetry: Symmetry) -> Self;
    /// Returns the position with the colours exchanged.
    #[must_use]
    fn exchanged(&self) -> Self;
}

/// A turn that was played: the position before it, its actions, and the position after it.
#[derive(Clone, Debug)]
pub struct PlayedTurn<G: Game> {
    /// Position before the turn.
    pub before: G,
    /// Actions of the turn.
    pub actions: Vec<G::Action>,
    /// Position after the turn.
    pub after: G,
}

impl<G: Solvable> PlayedTurn<G> {
    fn read(before: &G, token: &str) -> Option<Self> {
        let mut after = *before;
        let mut actions = Vec::new();
        for text in token.split(';') {
            if after.to_act() != before.to_act() || after.outcome().is_some() {
                return None;
            }
            let action = after.parse_action(text).ok()?;
            after.try_play(action).ok()?;
            actions.push(action);
        }
        let over = after.to_act() != before.to_act() || after.outcome().is_some();
        over.then_some(Self { before: *before, actions, after })
    }

    /// Returns the candidate that the turn belongs to.
    #[must_use]
    pub fn candidate(&self) -> Option<Candidate<G>> {
        Candidate::made(&self.before, &self.actions)
    }
}

/// A puzzle that has been played through.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The position to be solved.
    pub position: G,
    /// Turns of the line; the first is the solution.
    pub turns: Vec<PlayedTurn<G>>,
}

impl<G: Solvable> Replay<G> {
    pub(crate) fn read(
        variant: G::Variant,
        start: &str,
        led_by: Option<&str>,
        line: &[String],
    ) -> Result<Self, ReadError> {
        let start = G::from_text(variant, start).map_err(|_| ReadError::Position)?;
        let mut position = match led_by {
            Some(token) => PlayedTurn::read(&start, token).ok_or(ReadError::Turn(0))?.after,
            None => start,
        };
        let solver = position.to_act();
        // A turn that ended the game does not lead to a puzzle, and a turn after which the same player acts is incomplete.
        if position.outcome().is_some() || (led_by.is_some() && solver == start.to_act()) {
            return Err(ReadError::Turn(0));
        }
        let mut replay = Self { position, turns: Vec::new() };
        for (index, token) in line.iter().enumerate() {
            let turn = PlayedTurn::read(&position, token).ok_or(ReadError::Turn(index + 1))?;
            position = turn.after;
            replay.turns.push(turn);
        }
        Ok(replay)
    }

    /// Returns the position at the end of the line.
    #[must_use]
    pub fn end(&self) -> &G {
        self.turns.last().map_or(&self.position, |turn| &turn.after)
    }
}
