use combined::{CombinedEvent, CombinedGame};
use serde::{Deserialize, Serialize};
use variants::{AnyGame, Variant};

/// Maximum number of turns in a game so that a malicious job cannot occupy a worker for long. Real games have fewer.
const GAME_MAX_TURNS: usize = 5_000;

/// Game or match in the form sent to workers: its start and everything played since, so repetitions are detected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub enum GameText {
    /// A single game.
    Single {
        /// Id of the variant.
        variant: String,
        /// Custom terms of `gipf-potentials`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<String>,
        /// Position string of the start position.
        start: String,
        /// All turns.
        turns: Vec<String>,
    },
    /// A match.
    Match {
        /// All events of the match, without times.
        log: Vec<CombinedEvent>,
    },
}

/// Error returned when a game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game of the job cannot be read: {0}")]
pub struct UnreadableGame(String);

impl UnreadableGame {
    fn of(error: &dyn std::fmt::Display) -> Self {
        Self(error.to_string())
    }
}

impl GameText {
    /// Creates the text of a single game.
    #[must_use]
    pub fn single(game: &AnyGame) -> Self {
        let variant = game.variant();
        Self::Single {
            variant: variant.id().to_owned(),
            terms: variant.custom_terms(),
            start: game.start_position(),
            turns: game.turns().into_iter().map(|turn| turn.token).collect(),
        }
    }

    /// Creates the text of a match that started from its terms.
    #[must_use]
    pub fn of_match(game: &CombinedGame) -> Self {
        let events = (0..).zip(game.events());
        Self::Match { log: events.map(|(seq, kind)| CombinedEvent { seq, at: 0, kind }).collect() }
    }

    /// Reads a single game.
    ///
    /// # Errors
    /// Returns an error if the text describes a match, if the variant is unknown, or if a turn is illegal.
    pub fn read_single(&self) -> Result<AnyGame, UnreadableGame> {
        let Self::Single { variant, terms, start, turns } = self else {
            return Err(UnreadableGame("it is a match".to_owned()));
        };
        check_length(turns.len())?;
        let variant = Variant::known(variant, terms.as_deref())
            .map_err(|error| UnreadableGame::of(&error))?;
        let mut game =
            AnyGame::from_position(variant, start).map_err(|error| UnreadableGame::of(&error))?;
        for turn in turns {
            game.play_turn(turn).map_err(|error| UnreadableGame(format!("{turn}: {error}")))?;
        }
        Ok(game)
    }

    /// Reads a match.
    ///
    /// # Errors
    /// Returns an error if the text describes a single game, or if an event cannot be replayed.
    pub fn read_match(&self) -> Result<CombinedGame, UnreadableGame> {
        let Self::Match { log } = self else {
            return Err(UnreadableGame("not a match".to_owned()));
        };
        check_length(log.len())?;
        CombinedGame::from_log(log).map_err(|error| UnreadableGame::of(&error))
    }
}

fn check_length(turns: usize) -> Result<(), UnreadableGame> {
    if turns > GAME_MAX_TURNS {
        return Err(UnreadableGame(format!("too many turns: {turns}")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_keeps_its_history() {
        let mut game = AnyGame::start(Variant::GipfStandard);
        for turn in ["e9-e7", "e9-e6"] {
            game.play_turn(turn).unwrap();
        }
        let text = serde_json::to_string(&GameText::single(&game)).unwrap();
        let read = serde_json::from_str::<GameText>(&text).unwrap().read_single().unwrap();
        assert_eq!((read.key(), read.turns()), (game.key(), game.turns()));
    }

    #[test]
    fn a_game_that_breaks_a_rule_is_rejected() {
        let turns = vec!["e9-e7".to_owned(), "e5".to_owned()];
        let start = AnyGame::start(Variant::GipfBasic).position();
        let text = |turns| GameText::Single {
            variant: "gipf-basic".to_owned(),
            terms: None,
            start: start.clone(),
            turns,
        };
        assert!(text(turns).read_single().unwrap_err().to_string().contains("e5"));
        assert!(text(vec!["e9-e7".to_owned(); GAME_MAX_TURNS + 1]).read_single().is_err());
    }
}
