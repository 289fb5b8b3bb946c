use game::Game;
use hexgrid::Symmetry;
use solver::{Candidate, Solvable};

use crate::{error::ReadError, theme::Themes};

/// A game that has puzzles.
pub trait PuzzleGame: Solvable {
    /// The themes of a line.
    fn themes(replay: &Replay<Self>) -> Themes;
    /// What a turn decides, in an order of its own, where a gain is judged: which ring comes off for a
    /// row of YINSH matters little, and hardly ever is one of them clearly best.
    fn decisions(actions: &[Self::Action]) -> Vec<Self::Action>;
    /// The position under a symmetry of the board.
    fn image(&self, symmetry: Symmetry) -> Self;
    /// The position with the colours exchanged.
    #[must_use]
    fn exchanged(&self) -> Self;
}

/// A turn that was played: the position before it, its actions, and the position after it.
#[derive(Clone, Debug)]
pub struct PlayedTurn<G: Game> {
    /// Where it starts.
    pub before: G,
    /// Its actions.
    pub actions: Vec<G::Action>,
    /// Where it ends.
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

    /// The candidate that it makes.
    #[must_use]
    pub fn candidate(&self) -> Option<Candidate<G>> {
        Candidate::made(&self.before, &self.actions)
    }
}

/// A puzzle, played through.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The position to be solved.
    pub position: G,
    /// The turns of the line: the first is the solution.
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
        // A turn that ended with the game leads nowhere; one that the same player follows is no turn.
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

    /// The position at the end of the line.
    #[must_use]
    pub fn end(&self) -> &G {
        self.turns.last().map_or(&self.position, |turn| &turn.after)
    }
}
