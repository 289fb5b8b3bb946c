//! A record of a game: its turns, what was written beside them, and its result.

pub(crate) mod clock;
pub(crate) mod date;
pub(crate) mod evaluation;
pub(crate) mod notes;
pub(crate) mod score;
pub(crate) mod start;
pub(crate) mod tags;
pub(crate) mod token;
pub(crate) mod turn_number;
pub(crate) mod turn_path;
pub(crate) mod variation;

use variants::{AnyGame, Outcome, PlayError, Variant};

use crate::{
    limits::MAX_DEPTH,
    record::{
        notes::{Comment, Notes},
        score::{Score, Termination},
        start::Start,
        tags::{ORDER, Tags, rank},
        turn_path::TurnPath,
        variation::{TurnNode, Variation, take_back},
    },
};

/// A game with everything that a record says about it.
///
/// Every record is legal: its turns, those of its variations too, have been played by
/// the rules, and its result does not contradict them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Tags,
    game: AnyGame,
    line: Variation,
    score: Score,
    termination: Option<Termination>,
}

impl Record {
    /// The record of a game as far as it has been played.
    #[must_use]
    pub fn from_game(game: &AnyGame) -> Self {
        let mut replayed = game.clone();
        let actions = take_back(&mut replayed, game.len());
        let mut line = Variation::default();
        for action in actions {
            // It has been played from this very position before.
            if line.play(&mut replayed, action).is_err() {
                break;
            }
        }
        Self::from_main_line(replayed, line)
    }

    /// The record of a game and of the line along which it was played.
    pub(crate) fn from_main_line(game: AnyGame, line: Variation) -> Self {
        let score = Score::of(game.outcome());
        Self { tags: Tags::default(), game, line, score, termination: None }
    }

    /// Who played, where and when.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The same, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// All tags in the order in which they are written, those that follow from the game
    /// included.
    #[must_use]
    pub fn all_tags(&self) -> Vec<(String, String)> {
        let mut pairs = vec![
            ("Game".to_owned(), self.variant().id().to_owned()),
            ("Result".to_owned(), self.score.code().to_owned()),
        ];
        if let Some(terms) = self.variant().own_terms() {
            pairs.push(("Terms".to_owned(), terms));
        }
        if let Some(termination) = self.termination {
            pairs.push(("Termination".to_owned(), termination.code().to_owned()));
        }
        match self.start() {
            Start::Usual => {}
            Start::Handicap(handicap) => {
                pairs.push(("Handicap".to_owned(), handicap.to_string()));
            }
            Start::Position(position) => pairs.push(("Position".to_owned(), position)),
        }
        pairs.extend(self.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())));
        // Stable, so that names without a meaning keep their order.
        pairs.sort_by_key(|(name, _)| rank(name).min(ORDER.len()));
        pairs
    }

    /// The variant that was played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.game.variant()
    }

    /// How the game started.
    #[must_use]
    pub fn start(&self) -> Start {
        Start::of(&self.game)
    }

    /// The turns of the game, with their variations.
    #[must_use]
    pub fn main_line(&self) -> &Variation {
        &self.line
    }

    /// The game after the last turn of the main line.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The game of the main line, to be played on.
    #[must_use]
    pub fn replay(&self) -> AnyGame {
        self.game.clone()
    }

    /// How the rules ended the game, if they did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The result that the record states.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score
    }

    /// What ended the game, if it was not the rules and the record says it.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// States a result.
    ///
    /// # Errors
    /// Refuses what contradicts the rules, if they ended the game; nothing is changed then.
    pub fn set_result(
        &mut self,
        score: Score,
        termination: Option<Termination>,
    ) -> Result<(), ResultError> {
        if let Some(outcome) = self.outcome() {
            if score != Score::of(Some(outcome)) {
                return Err(ResultError::Score { stated: score, outcome });
            }
            if let Some(stated) = termination {
                return Err(ResultError::Termination { stated, outcome });
            }
        }
        self.score = score;
        self.termination = termination;
        Ok(())
    }

    /// The turn at a path.
    #[must_use]
    pub fn turn(&self, path: &TurnPath) -> Option<&TurnNode> {
        let mut line = &self.line;
        for &(turn, variation) in &path.path {
            line = line.turns.get(turn)?.variations.get(variation)?;
        }
        line.turns.get(path.turn)
    }

    fn turn_mut(&mut self, path: &TurnPath) -> Option<&mut TurnNode> {
        let mut line = &mut self.line;
        for &(turn, variation) in &path.path {
            line = line.turns.get_mut(turn)?.variations.get_mut(variation)?;
        }
        line.turns.get_mut(path.turn)
    }

    /// What is written beside the turn at a path, to be changed.
    pub fn notes_mut(&mut self, path: &TurnPath) -> Option<&mut Notes> {
        self.turn_mut(path).map(|node| &mut node.notes)
    }

    /// What is said before the first turn, to be changed.
    pub fn comments_mut(&mut self) -> &mut Vec<Comment> {
        &mut self.line.comments
    }

    /// What is said before the first turn of a variation of the turn at a path, to be
    /// changed.
    pub fn variation_comments_mut(
        &mut self,
        path: &TurnPath,
        variation: usize,
    ) -> Option<&mut Vec<Comment>> {
        let line = self.turn_mut(path)?.variations.get_mut(variation)?;
        Some(&mut line.comments)
    }

    /// Adds a line that could have been played in place of the turn at a path.
    ///
    /// # Errors
    /// Says why the line cannot stand there; nothing is changed then.
    pub fn add_variation(
        &mut self,
        path: &TurnPath,
        tokens: &[&str],
    ) -> Result<(), VariationError> {
        if path.depth() >= MAX_DEPTH {
            return Err(VariationError::TooDeep);
        }
        if tokens.is_empty() {
            return Err(VariationError::Empty);
        }
        let mut game = self.game_before(path)?;
        let mut line = Variation::default();
        for (index, token) in tokens.iter().enumerate() {
            line.play_token(&mut game, token)
                .map_err(|source| VariationError::Play { index, source })?;
        }
        let node = self.turn_mut(path).ok_or(VariationError::NoTurn)?;
        node.variations.push(line);
        Ok(())
    }

    /// The game before the turn at a path.
    fn game_before(&self, path: &TurnPath) -> Result<AnyGame, VariationError> {
        let mut game = self.game.clone();
        take_back(&mut game, self.game.len());
        let mut line = &self.line;
        let mut play = |line: &Variation, end: usize| {
            let turns = line.turns.get(..end).ok_or(VariationError::NoTurn)?;
            for (index, node) in turns.iter().enumerate() {
                game.play_turn(node.token().as_str())
                    .map_err(|source| VariationError::Play { index, source })?;
            }
            Ok(())
        };
        for &(turn, variation) in &path.path {
            play(line, turn)?;
            let node = line.turns.get(turn).ok_or(VariationError::NoTurn)?;
            line = node.variations.get(variation).ok_or(VariationError::NoTurn)?;
        }
        play(line, path.turn)?;
        Ok(game)
    }
}

/// Why a result cannot be stated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResultError {
    /// The rules ended the game in another way.
    #[error("the record says {stated}, but by the rules {}", by_the_rules(.outcome))]
    Score {
        /// What the record says.
        stated: Score,
        /// What the rules say.
        outcome: Outcome,
    },
    /// The rules ended the game, so nothing else did.
    #[error("the record says that the game ended by {stated}, but {}", by_the_rules(.outcome))]
    Termination {
        /// What the record says.
        stated: Termination,
        /// What the rules say.
        outcome: Outcome,
    },
}

/// An outcome as the second half of a sentence.
fn by_the_rules(outcome: &Outcome) -> String {
    let reason = outcome.reason();
    match outcome.winner() {
        Some(winner) => format!("{winner} has won: {reason}"),
        None => format!("the game is a draw: {reason}"),
    }
}

/// Why a variation cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VariationError {
    /// No turn stands at the path.
    #[error("there is no turn at this path")]
    NoTurn,
    /// A variation has at least one turn.
    #[error("a variation has at least one turn")]
    Empty,
    /// Variations are nested too deeply.
    #[error("variations are nested at most {MAX_DEPTH} deep")]
    TooDeep,
    /// A turn breaks a rule.
    #[error("turn {} of the variation: {source}", index + 1)]
    Play {
        /// Which turn, from 0.
        index: usize,
        /// The rule.
        source: PlayError,
    },
}
