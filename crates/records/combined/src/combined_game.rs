use std::collections::HashMap;

use game::{Color, Game, Outcome};
use potentials::{Action, Position, Stage};
use record::{ChallengeCount, Score, Termination};

use crate::{
    contest::{Contest, player},
    decision::Decision,
    kinds::Kinds,
    refusal::Refusal,
    state::{Moment, State},
    step::{Answer, Step},
    terms::CombinedTerms,
};

/// A game of GIPF with potentials in which the right to use a potential may have to be won
/// in another game. It includes the linked games and every decision made so far.
///
/// It neither measures time nor rolls dice: rolls and losses on time are passed to it as steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedGame {
    terms: CombinedTerms,
    start: State,
    steps: Vec<Step>,
    pub(crate) state: State,
    /// The positions that have arisen at the start of a push, in order, for counting repetitions (rule P17).
    arisen: Vec<Standing>,
    occurrences: HashMap<Standing, usize>,
    end: Option<End>,
}

/// The part of the state that is compared to detect repetitions: the position and the challenges left.
type Standing = (Position, [ChallengeCount; 2]);

/// The end of a combined game that was not ended by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// The result.
    pub score: Score,
    /// The reason.
    pub by: Termination,
}

impl CombinedGame {
    /// Returns a combined game at its start.
    #[must_use]
    pub fn start(terms: CombinedTerms) -> Self {
        Self::from_state(terms, State::start(terms))
    }

    pub(crate) fn from_state(terms: CombinedTerms, start: State) -> Self {
        let mut game = Self {
            terms,
            state: start.clone(),
            start,
            steps: Vec::new(),
            arisen: Vec::new(),
            occurrences: HashMap::new(),
            end: None,
        };
        game.count();
        game
    }

    /// Returns the same combined game before its first step.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::from_state(self.terms, self.start.clone())
    }

    /// Returns the terms of the game.
    #[must_use]
    pub fn terms(&self) -> CombinedTerms {
        self.terms
    }

    /// Returns the GIPF position, which does not change during a contest.
    #[must_use]
    pub fn gipf(&self) -> &Position {
        &self.state.position
    }

    /// Returns the number of challenges that a player has left.
    #[must_use]
    pub fn challenges_left(&self, color: Color) -> ChallengeCount {
        self.state.left[color.index()]
    }

    /// Returns the kinds for which the player to act has lost a challenge in this turn (rule P22).
    #[must_use]
    pub fn barred(&self) -> Kinds {
        self.state.barred
    }

    /// Returns the declared use that is still pending, if any.
    #[must_use]
    pub fn declared(&self) -> Option<Action> {
        match &self.state.moment {
            Moment::Turn => None,
            Moment::Declared(action) | Moment::Contest(action, _) => Some(*action),
        }
    }

    /// Returns the contest for the right to use a potential, if one is being played.
    #[must_use]
    pub fn contest(&self) -> Option<&Contest> {
        match &self.state.moment {
            Moment::Contest(_, contest) => Some(contest),
            _ => None,
        }
    }

    /// Returns all steps taken so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns the outcome according to the rules, or `None` if they have not ended the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let State { position, left, moment, .. } = &self.state;
        if *moment != Moment::Turn {
            return None;
        }
        position.outcome().or_else(|| {
            let times = self.occurrences.get(&(*position, *left)).copied().unwrap_or_default();
            let counts = position.counts_for_repetition();
            if counts { position.outcome_by_repetition(times) } else { None }
        })
    }

    /// Returns the end of the game, if it was not ended by the rules.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Returns the result; open while the game is in progress.
    #[must_use]
    pub fn score(&self) -> Score {
        self.end.map_or_else(|| Score::of(self.outcome()), |end| end.score)
    }

    /// Returns whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.outcome().is_some()
    }

    /// Ends a game that the rules have not ended (rule P23): by resignation, on time or by agreement.
    /// This also ends a linked game in progress.
    ///
    /// # Errors
    /// Fails if the game has already ended.
    pub fn conclude(&mut self, score: Score, by: Termination) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.end = Some(End { score, by });
        Ok(())
    }

    /// Resigns the game for a player.
    ///
    /// # Errors
    /// Fails if the game has already ended.
    pub fn resign(&mut self, color: Color) -> Result<(), Refusal> {
        self.conclude(Score::won_by(!color), Termination::Resignation)
    }

    /// Returns the next decision and who makes it; `None` when the game has ended.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        if self.is_over() {
            return None;
        }
        let acting = self.state.player();
        Some(match &self.state.moment {
            Moment::Turn => Decision::Turn(acting),
            Moment::Declared(_) => Decision::Answer(!acting),
            Moment::Contest(_, contest) => match contest {
                Contest::Game(game) => Decision::Linked(player(game.to_act(), acting)),
                Contest::Die => Decision::Roll,
                Contest::Elsewhere(entries) => {
                    Decision::Enter(entries.map(|entry| entry.is_none()))
                }
            },
        })
    }

    /// Returns whether an action that is legal in GIPF must be declared by the player whose turn it is.
    /// This applies to uses of a linked potential that the opponent can challenge (rules P21, P22).
    #[must_use]
    pub fn must_declare(&self, action: Action) -> bool {
        self.state.must_declare(self.terms, action)
    }

    /// Returns every legal next step, except concessions; none when the game has ended.
    #[must_use]
    pub fn legal_steps(&self) -> Vec<Step> {
        if self.is_over() {
            return Vec::new();
        }
        match &self.state.moment {
            Moment::Turn if self.state.may_pass() => vec![Step::Pass],
            Moment::Turn => self
                .state
                .actions()
                .map(|action| match self.state.must_declare(self.terms, action) {
                    true => Step::Declare(action),
                    false => Step::Action(action),
                })
                .collect(),
            Moment::Declared(_) => Answer::ALL.map(Step::Answer).to_vec(),
            Moment::Contest(_, contest) => contest.legal_steps(),
        }
    }

    /// Takes a step.
    ///
    /// # Errors
    /// Returns the rule that the step breaks; the game is then unchanged.
    pub fn play(&mut self, step: Step) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let before = self.state.position;
        self.state.play(self.terms, step)?;
        self.steps.push(step);
        // After a lost challenge the same turn continues: no new position has arisen.
        if self.state.position != before {
            self.count();
        }
        Ok(())
    }

    /// Calls `steps` and returns the number of steps taken; undoes all of them if the call fails.
    pub(crate) fn play_all(
        &mut self,
        steps: impl FnOnce(&mut Self) -> Result<(), Refusal>,
    ) -> Result<usize, Refusal> {
        let (before, taken, arisen) = (self.state.clone(), self.steps.len(), self.arisen.len());
        if let Err(refusal) = steps(self) {
            self.state = before;
            self.steps.truncate(taken);
            for standing in self.arisen.drain(arisen..) {
                if let Some(times) = self.occurrences.get_mut(&standing) {
                    *times -= 1;
                    if *times == 0 {
                        self.occurrences.remove(&standing);
                    }
                }
            }
            return Err(refusal);
        }
        Ok(self.steps.len() - taken)
    }

    /// Takes back the last step and returns it; `None` at the start. If the game was not ended
    /// by the rules, its end is taken back too.
    pub fn undo(&mut self) -> Option<Step> {
        let last = self.steps.pop()?;
        let mut again = self.restarted();
        for &step in &self.steps {
            // Cannot fail: the same steps have been taken from the same start.
            again.play(step).ok()?;
        }
        *self = again;
        Some(last)
    }

    fn count(&mut self) {
        if self.state.moment == Moment::Turn && self.state.position.stage() == Stage::Push {
            let standing = (self.state.position, self.state.left);
            self.arisen.push(standing);
            *self.occurrences.entry(standing).or_default() += 1;
        }
    }
}
