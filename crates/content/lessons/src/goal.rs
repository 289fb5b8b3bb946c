use core::{fmt, str::FromStr};

use game::{Color, History};
use serde::Deserialize;
use variants::AnyGame;

use crate::{
    condition::Condition,
    progress::{LessonGame, Progress},
};

/// Goal of a lesson step: conditions joined by commas, as in `remove, keep f6`.
///
/// The game must start at the step's position, whose player to act is the learner.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Goal {
    text: String,
    conditions: Vec<Condition>,
}

game::codes! {
    /// Status of a lesson step.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum GoalStatus {
        /// The learner can still reach the goal.
        Open = "open",
        /// The learner has finished the turn without reaching the goal.
        Missed = "missed",
        /// The goal is reached.
        Reached = "reached",
    }
}

impl Goal {
    /// Returns the status of the step after the turns played so far.
    #[must_use]
    pub fn status(&self, game: &AnyGame) -> GoalStatus {
        match game {
            AnyGame::Yinsh(game) => self.status_of(game),
            AnyGame::Gipf(game) => self.status_of(game),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => self.status_of(game),
            // Other games have no lessons.
            _ => GoalStatus::Missed,
        }
    }

    /// Returns a turn that solves the step, or leads towards the goal if it takes several turns;
    /// after part of a turn, returns the rest of that turn. `None` if the goal can no longer be
    /// reached.
    #[must_use]
    pub fn solution(&self, game: &AnyGame) -> Option<String> {
        match game {
            AnyGame::Yinsh(game) => self.search(&mut game.clone()),
            AnyGame::Gipf(game) => self.search(&mut game.clone()),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => self.search(&mut game.clone()),
            _ => None,
        }
    }

    fn status_of<G: LessonGame>(&self, game: &History<G>) -> GoalStatus {
        let learner = game.start().to_act();
        let progress = Progress::of(game, learner);
        if self.conditions.iter().all(|condition| condition.is_met(game, learner, &progress)) {
            GoalStatus::Reached
        } else if game.outcome().is_some() || self.is_lost(game.position(), learner, &progress) {
            GoalStatus::Missed
        } else {
            GoalStatus::Open
        }
    }

    /// Returns whether the goal can no longer be reached. This is decided only after the learner has
    /// ended a turn; before that, they may undo.
    fn is_lost<G: LessonGame>(&self, position: &G, learner: Color, progress: &Progress) -> bool {
        position.to_act() != learner
            && !self
                .conditions
                .iter()
                .any(|condition| condition.is_open(position, learner, progress))
    }

    /// Searches for a solution, trying short turns first, so the shortest solution is shown.
    fn search<G: LessonGame>(&self, game: &mut History<G>) -> Option<String> {
        (1..=TURN_MAX_ACTIONS).find_map(|actions| self.search_turn(game, actions))
    }

    fn search_turn<G: LessonGame>(&self, game: &mut History<G>, actions: u32) -> Option<String> {
        let player = game.position().to_act();
        game.legal_actions().into_iter().find_map(|action| {
            let token = game.position().shown(action).to_string();
            game.try_play(action).ok()?;
            let solves = match self.status_of(game) {
                GoalStatus::Reached => true,
                GoalStatus::Missed => false,
                GoalStatus::Open => game.position().to_act() != player,
            };
            let goes_on = game.outcome().is_none() && game.position().to_act() == player;
            let found = if actions == 1 {
                solves.then_some(token)
            } else if goes_on && !solves {
                self.search_turn(game, actions - 1).map(|rest| format!("{token};{rest}"))
            } else {
                None
            };
            game.undo();
            found
        })
    }
}

/// Maximum number of actions in a turn that a lesson needs: two rows with their rings, a move, and
/// a row with its ring.
const TURN_MAX_ACTIONS: u32 = 7;

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Error returned when parsing an invalid goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseGoalError {
    text: String,
}

impl fmt::Display for ParseGoalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid goal: {}", self.text)
    }
}

impl core::error::Error for ParseGoalError {}

impl FromStr for Goal {
    type Err = ParseGoalError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let conditions = text
            .split(',')
            .map(|part| Condition::read(part.trim()))
            .collect::<Option<Vec<Condition>>>()
            .ok_or_else(|| ParseGoalError { text: text.to_owned() })?;
        Ok(Self { text: text.to_owned(), conditions })
    }
}

impl TryFrom<String> for Goal {
    type Error = ParseGoalError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
