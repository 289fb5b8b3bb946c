use std::collections::HashMap;

use game::{Color, Game, Outcome};
use potentials::{Action, Position, Stage};
use record::{Challenges, Score, Termination};

use crate::{
    contest::{Contest, player},
    decision::Decision,
    kinds::Kinds,
    refusal::Refusal,
    state::{Moment, State},
    step::{Answer, Step},
    terms::CombinedTerms,
};

/// A game of GIPF with potentials in which the right to use one may have to be won in another
/// game: a match of GIPF with the games that are linked to it, and everything that was decided.
///
/// It knows no time and rolls no dice: rolls, and players whose time is up, are steps like others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedGame {
    terms: CombinedTerms,
    start: State,
    steps: Vec<Step>,
    pub(crate) state: State,
    /// What has stood at a push, in order, and how often (rule P17).
    arisen: Vec<Standing>,
    occurrences: HashMap<Standing, usize>,
    end: Option<End>,
}

/// What is compared for repetition: a position, and the challenges left.
type Standing = (Position, [Challenges; 2]);

/// How a match ended that the rules did not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// The result.
    pub score: Score,
    /// What ended it.
    pub by: Termination,
}

impl CombinedGame {
    /// The start of a match.
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

    /// The same match before its first step.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::from_state(self.terms, self.start.clone())
    }

    /// What the players agreed on.
    #[must_use]
    pub fn terms(&self) -> CombinedTerms {
        self.terms
    }

    /// The position of GIPF; it rests while something else is played.
    #[must_use]
    pub fn gipf(&self) -> &Position {
        &self.state.position
    }

    /// The challenges that a player has left.
    #[must_use]
    pub fn challenges_left(&self, color: Color) -> Challenges {
        self.state.left[color.index()]
    }

    /// The kinds that the player to act has lost a challenge for in this turn (rule P22).
    #[must_use]
    pub fn barred(&self) -> Kinds {
        self.state.barred
    }

    /// The use that is declared and neither played nor given up.
    #[must_use]
    pub fn declared(&self) -> Option<Action> {
        match &self.state.moment {
            Moment::Turn => None,
            Moment::Declared(action) | Moment::Contest(action, _) => Some(*action),
        }
    }

    /// What is being played for the right to use a potential.
    #[must_use]
    pub fn contest(&self) -> Option<&Contest> {
        match &self.state.moment {
            Moment::Contest(_, contest) => Some(contest),
            _ => None,
        }
    }

    /// All steps so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How the rules ended the match, or `None`.
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

    /// How the match ended, if the rules did not end it.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The result; open while the match goes on.
    #[must_use]
    pub fn score(&self) -> Score {
        self.end.map_or_else(|| Score::of(self.outcome()), |end| end.score)
    }

    /// Whether the match has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.outcome().is_some()
    }

    /// Ends the match otherwise than by the rules (rule P23): by resignation, time, agreement.
    /// A linked game that is being played ends with it.
    ///
    /// # Errors
    /// If the match has ended.
    pub fn conclude(&mut self, score: Score, by: Termination) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.end = Some(End { score, by });
        Ok(())
    }

    /// A player resigns the match.
    ///
    /// # Errors
    /// If the match has ended.
    pub fn resign(&mut self, color: Color) -> Result<(), Refusal> {
        self.conclude(Score::won_by(!color), Termination::Resignation)
    }

    /// Whose decision comes next, and what about; `None` when the match has ended.
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

    /// Whether an action that is legal in GIPF has to be declared by the player whose turn it is:
    /// the use of a linked potential that the opponent can challenge (rules P21, P22).
    #[must_use]
    pub fn must_declare(&self, action: Action) -> bool {
        self.state.must_declare(self.terms, action)
    }

    /// Every step that could come next, but for giving up; none when the match has ended.
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
    /// Names the rule that it breaks; the match is then unchanged.
    pub fn play(&mut self, step: Step) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let before = self.state.position;
        self.state.play(self.terms, step)?;
        self.steps.push(step);
        // After a challenge that was not won the same turn goes on: nothing has arisen.
        if self.state.position != before {
            self.count();
        }
        Ok(())
    }

    /// Takes several steps, or none.
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

    /// Takes the last step back; `None` at the start. What ended the match otherwise than by the
    /// rules is taken back with it.
    pub fn undo(&mut self) -> Option<Step> {
        let last = self.steps.pop()?;
        let mut again = self.restarted();
        for &step in &self.steps {
            // They have been taken from the same start before.
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
