use game::{Color, TurnError, TurnErrorKind};
use potentials::{Action, Position, Stage};
use record::{ChallengeCount, Link};
use variants::PlayError;

use crate::{
    contest::{Contest, Verdict},
    kinds::Kinds,
    refusal::Refusal,
    step::{Answer, Step},
    terms::CombinedTerms,
};

/// The complete state of a combined game, except for past positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) position: Position,
    /// Number of challenges that each player has left.
    pub(crate) left: [ChallengeCount; 2],
    /// The kinds for which the player to act has lost a challenge in this turn. Only kinds that can
    /// still be used are included: after the turn's push or use, only TAMSK.
    pub(crate) barred: Kinds,
    pub(crate) moment: Moment,
}

/// The current stage of a combined game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// A turn of GIPF is in progress.
    Turn,
    /// A declared use must be answered.
    Declared(Action),
    /// A contest for the right to the declared use is in progress.
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

    /// Returns the player whose turn of GIPF it is.
    pub(crate) fn player(&self) -> Color {
        self.position.to_act()
    }

    /// Takes a step; if it fails, nothing changes.
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

    /// Checks that an action is legal in GIPF and does not use a barred kind.
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

    /// Returns whether a legal action must be declared. This applies to uses of a linked potential
    /// that the opponent can challenge (rules P21, P22).
    pub(crate) fn must_declare(&self, terms: CombinedTerms, action: Action) -> bool {
        let linked = action.uses().is_some_and(|kind| terms.links().of(kind) != Link::Free);
        linked && !self.left[(!self.player()).index()].is_none()
    }

    /// Returns the actions in GIPF available to the player to act, whether or not they must be
    /// declared.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> {
        let barred = self.barred;
        let open = move |action: &Action| action.uses().is_none_or(|kind| !barred.has(kind));
        self.position.legal_actions().filter(open)
    }

    /// Returns whether a lost challenge leaves no choice but to pass (rule P22).
    pub(crate) fn may_pass(&self) -> bool {
        !self.barred.is_empty()
            && self.position.stage() == Stage::Push
            && self.actions().next().is_none()
    }

    /// Plays a legal action in GIPF.
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
