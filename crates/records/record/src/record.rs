//! A record of a game: its tags, turns, annotations and result.

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
    limits::VARIATIONS_MAX_DEPTH,
    record::{
        notes::{Comment, Notes},
        score::{Score, Termination},
        start::Start,
        tags::{ORDER, Tags, rank},
        turn_path::TurnPath,
        variation::{TurnNode, Variation, take_back},
    },
};

/// A game with its tags, annotations, variations and result.
///
/// Every record is legal: all its turns, including those of variations, have been played
/// under the rules, and its result does not contradict them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Tags,
    game: AnyGame,
    line: Variation,
    score: Score,
    termination: Option<Termination>,
}

impl Record {
    /// Creates the record of a game from the turns played so far.
    #[must_use]
    pub fn from_game(game: &AnyGame) -> Self {
        let mut replayed = game.clone();
        let actions = take_back(&mut replayed, game.len());
        let mut line = Variation::default();
        for action in actions {
            // Cannot fail: the action has already been played in this position.
            if line.play(&mut replayed, action).is_err() {
                break;
            }
        }
        Self::from_main_line(replayed, line)
    }

    /// Creates the record of a game from the main line along which it was played.
    pub(crate) fn from_main_line(game: AnyGame, line: Variation) -> Self {
        let score = Score::of(game.outcome());
        Self { tags: Tags::default(), game, line, score, termination: None }
    }

    /// Returns the players, event, date and other tags.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Returns the tags for modification.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Returns all tags in the order in which they are written, including those derived from
    /// the game.
    #[must_use]
    pub fn all_tags(&self) -> Vec<(String, String)> {
        let mut pairs = vec![
            ("Game".to_owned(), self.variant().id().to_owned()),
            ("Result".to_owned(), self.score.code().to_owned()),
        ];
        if let Some(terms) = self.variant().custom_terms() {
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
        // The sort is stable: other tags keep their order.
        pairs.sort_by_key(|(name, _)| rank(name).min(ORDER.len()));
        pairs
    }

    /// Returns the variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.game.variant()
    }

    /// Returns the start of the game.
    #[must_use]
    pub fn start(&self) -> Start {
        Start::of(&self.game)
    }

    /// Returns the turns of the game, with their variations.
    #[must_use]
    pub fn main_line(&self) -> &Variation {
        &self.line
    }

    /// Returns the game after the last turn of the main line.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns a copy of the game after the main line, for playing on.
    #[must_use]
    pub fn replay(&self) -> AnyGame {
        self.game.clone()
    }

    /// Returns the outcome according to the rules, if the game has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Returns the result stated in the record.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score
    }

    /// Returns the stated reason for the end of a game that the rules did not end, if there is one.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// Sets the stated result.
    ///
    /// # Errors
    /// Fails if the rules ended the game and the result contradicts them. The record is then unchanged.
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

    /// Returns the turn at a path.
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

    /// Returns the notes of the turn at a path, for modification.
    pub fn notes_mut(&mut self, path: &TurnPath) -> Option<&mut Notes> {
        self.turn_mut(path).map(|node| &mut node.notes)
    }

    /// Returns the comments before the first turn, for modification.
    pub fn comments_mut(&mut self) -> &mut Vec<Comment> {
        &mut self.line.comments
    }

    /// Returns the comments before the first turn of a variation of the turn at a path, for
    /// modification.
    pub fn variation_comments_mut(
        &mut self,
        path: &TurnPath,
        variation: usize,
    ) -> Option<&mut Vec<Comment>> {
        let line = self.turn_mut(path)?.variations.get_mut(variation)?;
        Some(&mut line.comments)
    }

    /// Adds a variation that replaces the turn at a path.
    ///
    /// # Errors
    /// Fails if there is no such turn, or if the variation is empty, nested too deeply or illegal.
    /// The record is then unchanged.
    pub fn add_variation(
        &mut self,
        path: &TurnPath,
        tokens: &[&str],
    ) -> Result<(), VariationError> {
        if path.depth() >= VARIATIONS_MAX_DEPTH {
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

    /// Returns the game before the turn at a path.
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

/// Reason why a result cannot be stated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResultError {
    /// The stated result contradicts the outcome according to the rules.
    #[error("the record says {stated}, but according to the rules {}", by_the_rules(.outcome))]
    Score {
        /// The stated result.
        stated: Score,
        /// The outcome according to the rules.
        outcome: Outcome,
    },
    /// The record states another reason although the rules ended the game.
    #[error("the record says that the game ended by {stated}, but {}", by_the_rules(.outcome))]
    Termination {
        /// The stated reason.
        stated: Termination,
        /// The outcome according to the rules.
        outcome: Outcome,
    },
}

/// Returns an outcome as the second half of a sentence.
fn by_the_rules(outcome: &Outcome) -> String {
    let reason = outcome.reason();
    match outcome.winner() {
        Some(winner) => format!("{winner} has won: {reason}"),
        None => format!("the game is a draw: {reason}"),
    }
}

/// Reason why a variation cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VariationError {
    /// There is no turn at the path.
    #[error("there is no turn at this path")]
    NoTurn,
    /// The variation has no turns.
    #[error("a variation must have at least one turn")]
    Empty,
    /// Variations are nested too deeply.
    #[error("variations must not be nested more than {VARIATIONS_MAX_DEPTH} deep")]
    TooDeep,
    /// A turn breaks a rule.
    #[error("turn {} of the variation: {source}", index + 1)]
    Play {
        /// Index of the turn, from 0.
        index: usize,
        /// The broken rule.
        source: PlayError,
    },
}
