use game::{Color, Game, TurnError, TurnErrorKind};
use potentials::{Action, Position, Stage};
use record::{Challenges, Link};
use variants::PlayError;

use crate::{
    contest::{Contest, Verdict},
    kinds::Kinds,
    refusal::Refusal,
    step::{Answer, Step},
    terms::CombinedTerms,
};

/// Everything that the future of a combined game depends on, but for repetition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) position: Position,
    /// The challenges that each player has left.
    pub(crate) left: [Challenges; 2],
    /// The kinds that the player to act has tried in this turn, and not won. Only what can still
    /// be used counts: after the push or use of the turn that is TAMSK alone.
    pub(crate) barred: Kinds,
    pub(crate) moment: Moment,
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// GIPF is played.
    Turn,
    /// A declared use is to be answered.
    Declared(Action),
    /// The right to the declared use is being played for.
    Contest(Action, Contest),
}

impl State {
    pub(crate) fn start(terms: CombinedTerms) -> Self {
        Self {
            position: Position::start(terms.potentials()),
            left: terms.all_challenges(),
            barred: Kinds::NONE,
            moment: Moment::Turn,
        }
    }

    /// The player whose turn of GIPF it is.
    pub(crate) fn player(&self) -> Color {
        self.position.to_act()
    }

    /// Takes a step; on an error nothing is changed.
    pub(crate) fn play(&mut self, terms: CombinedTerms, step: Step) -> Result<(), Refusal> {
        let player = self.player();
        match &mut self.moment {
            Moment::Turn => self.play_turn(terms, step),
            Moment::Declared(action) => match step {
                Step::Answer(Answer::LetPass) => {
                    let action = *action;
                    self.act(action);
                    Ok(())
                }
                Step::Answer(Answer::Challenge) => {
                    let action = *action;
                    self.challenge(terms, action)
                }
                _ => Err(Refusal::AnswerFirst),
            },
            Moment::Contest(action, contest) => {
                let action = *action;
                match contest.play(player, step)? {
                    Verdict::Open => {}
                    Verdict::Won => self.act(action),
                    Verdict::NotWon => {
                        self.moment = Moment::Turn;
                        if let Some(kind) = action.uses() {
                            self.barred = self.barred.with(kind);
                        }
                    }
                }
                Ok(())
            }
        }
    }

    fn play_turn(&mut self, terms: CombinedTerms, step: Step) -> Result<(), Refusal> {
        match step {
            Step::Action(action) => {
                self.check(action)?;
                if let Some(kind) = action.uses()
                    && self.must_declare(terms, action)
                {
                    return Err(Refusal::DeclareFirst(kind));
                }
                self.act(action);
                Ok(())
            }
            Step::Declare(action) => {
                let kind = action.uses().ok_or(Refusal::NotAUse)?;
                if terms.links().of(kind) == Link::Free {
                    return Err(Refusal::NotLinked(kind));
                }
                self.check(action)?;
                if !self.must_declare(terms, action) {
                    return Err(Refusal::NoChallengeLeft);
                }
                self.moment = Moment::Declared(action);
                Ok(())
            }
            Step::Pass => {
                let passed = self.position.passed().filter(|_| self.may_pass());
                self.position = passed.ok_or(Refusal::CannotPass)?;
                self.barred = Kinds::NONE;
                Ok(())
            }
            Step::Answer(_) => Err(Refusal::NothingDeclared),
            Step::Linked(_) | Step::Roll(_) | Step::Enter { .. } | Step::Concede { .. } => {
                Err(Refusal::OtherContest)
            }
        }
    }

    /// Whether an action is one of GIPF, and not of a kind that is barred.
    fn check(&self, action: Action) -> Result<(), Refusal> {
        let illegal = |rule| {
            Refusal::Play(PlayError::Potentials(TurnError {
                index: 0,
                kind: TurnErrorKind::Illegal(rule),
            }))
        };
        self.position.check(action).map_err(illegal)?;
        match action.uses() {
            Some(kind) if self.barred.has(kind) => Err(Refusal::Barred(kind)),
            _ => Ok(()),
        }
    }

    /// Whether a legal action has to be declared: the use of a linked potential that the
    /// opponent can challenge (rules P21, P22).
    pub(crate) fn must_declare(&self, terms: CombinedTerms, action: Action) -> bool {
        let linked = action.uses().is_some_and(|kind| terms.links().of(kind) != Link::Free);
        linked && !self.left[(!self.player()).index()].is_none()
    }

    /// The actions of GIPF that are open to the player to act, declared or not.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> {
        let barred = self.barred;
        let open = move |action: &Action| action.uses().is_none_or(|kind| !barred.has(kind));
        self.position.legal_actions().filter(open)
    }

    /// Whether a lost challenge has left nothing but to pass (rule P22).
    pub(crate) fn may_pass(&self) -> bool {
        !self.barred.is_empty()
            && self.position.stage() == Stage::Push
            && self.actions().next().is_none()
    }

    /// Plays an action of GIPF that is known to be legal.
    fn act(&mut self, action: Action) {
        self.position.play_unchecked(action);
        self.barred = Kinds::NONE;
        self.moment = Moment::Turn;
    }

    fn challenge(&mut self, terms: CombinedTerms, action: Action) -> Result<(), Refusal> {
        let link = action.uses().map_or(Link::Free, |kind| terms.links().of(kind));
        let contest = Contest::new(link).ok_or(Refusal::NothingDeclared)?;
        let challenger = (!self.player()).index();
        self.left[challenger] = self.left[challenger].spent();
        self.moment = Moment::Contest(action, contest);
        Ok(())
    }
}
