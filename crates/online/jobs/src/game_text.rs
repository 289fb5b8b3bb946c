use combined::{CombinedEvent, CombinedGame};
use serde::{Deserialize, Serialize};
use variants::{AnyGame, Variant};

/// No game that is played has more turns; nobody makes a worker play longer ones.
const MOST_TURNS: usize = 5_000;

/// A game or a match as it travels to a worker: its start and everything that was played, so that repetition is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub enum GameText {
    /// One game.
    Single {
        /// The id of its variant.
        variant: String,
        /// The terms of `gipf-potentials`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<String>,
        /// The position string of its start.
        start: String,
        /// All turns.
        turns: Vec<String>,
    },
    /// A match.
    Match {
        /// Everything that happened in it, without times.
        log: Vec<CombinedEvent>,
    },
}

/// Why a game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game of the job cannot be read: {0}")]
pub struct UnreadableGame(String);

impl UnreadableGame {
    fn of(error: &dyn std::fmt::Display) -> Self {
        Self(error.to_string())
    }
}

impl GameText {
    /// A game.
    #[must_use]
    pub fn single(game: &AnyGame) -> Self {
        let variant = game.variant();
        Self::Single {
            variant: variant.id().to_owned(),
            terms: variant.own_terms(),
            start: game.start_position(),
            turns: game.turns().into_iter().map(|turn| turn.token).collect(),
        }
    }

    /// A match that started as its terms say.
    #[must_use]
    pub fn of_match(game: &CombinedGame) -> Self {
        let events = (0..).zip(game.deeds());
        Self::Match { log: events.map(|(seq, kind)| CombinedEvent { seq, at: 0, kind }).collect() }
    }

    /// The game, if it is one alone.
    ///
    /// # Errors
    /// It is a match, its variant is unknown, or a turn cannot be played.
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

    /// The match, if it is one.
    ///
    /// # Errors
    /// It is a game alone, or an event cannot be played.
    pub fn read_match(&self) -> Result<CombinedGame, UnreadableGame> {
        let Self::Match { log } = self else {
            return Err(UnreadableGame("it is no match".to_owned()));
        };
        check_length(log.len())?;
        CombinedGame::from_log(log).map_err(|error| UnreadableGame::of(&error))
    }
}

fn check_length(turns: usize) -> Result<(), UnreadableGame> {
    if turns > MOST_TURNS {
        return Err(UnreadableGame(format!("it has {turns} turns")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_with_its_past() {
        let mut game = AnyGame::start(Variant::GipfStandard);
        for turn in ["e9-e7", "e9-e6"] {
            game.play_turn(turn).unwrap();
        }
        let text = serde_json::to_string(&GameText::single(&game)).unwrap();
        let read = serde_json::from_str::<GameText>(&text).unwrap().read_single().unwrap();
        assert_eq!((read.key(), read.turns()), (game.key(), game.turns()));
    }

    #[test]
    fn a_game_that_breaks_a_rule_is_refused() {
        let turns = vec!["e9-e7".to_owned(), "e5".to_owned()];
        let start = AnyGame::start(Variant::GipfBasic).position();
        let text = |turns| GameText::Single {
            variant: "gipf-basic".to_owned(),
            terms: None,
            start: start.clone(),
            turns,
        };
        assert!(text(turns).read_single().unwrap_err().to_string().contains("e5"));
        assert!(text(vec!["e9-e7".to_owned(); MOST_TURNS + 1]).read_single().is_err());
    }
}
