//! Judging declarations, turns instead of declarations, and answers, by the values by which the engine decides.

use combined::{Answer, CombinedGame, Link};
use engine::{Challenge, Declaration, OpenTurns, Plan, SearchRequest, Value, even_chance, price};
use potentials::Potential;
use variants::AnyGame;

use super::{
    decision::{CONTEST_CHANCES, DecisionCode, DecisionValues, JudgedDecision},
    token::Token,
};
use crate::{
    kind::Kind,
    line::{LINE_TURNS, extended},
    reviewer::{Search, further},
    search_id::{SearchId, TurnGroup},
};

/// A search has no result yet.
pub(super) struct Missing;

/// Judges the decision of a token; `None` if there was nothing to decide, or if a turn without a declaration was right. Before a
/// decision is criticised, it is judged again with higher limits, and the smaller loss counts.
pub(super) fn judged(
    search: &mut Search<'_>,
    token: &Token,
    request: &SearchRequest,
) -> Result<Option<JudgedDecision>, Missing> {
    let Some(turns) = OpenTurns::of(&token.before) else { return Ok(None) };
    let mut judge = Judge { search, token, turns, request, further: false };
    let considered = judge.considered()?;
    let Some(first) = judge.verdict(considered)? else { return Ok(None) };
    if !Kind::of(first.loss).is_blamed() {
        return Ok(first.decision(token));
    }
    let request = further(judge.request);
    let mut judge = Judge { request: &request, further: true, ..judge };
    let second = judge.verdict(considered)?.filter(|second| second.loss < first.loss);
    Ok(second.unwrap_or(first).decision(token))
}

/// Kinds whose declarations are compared: that of the token, and that of the engine's choice if it is another one.
#[derive(Clone, Copy)]
struct Considered {
    declared: Option<Potential>,
    instead: Option<Potential>,
}

/// A judged decision without its details.
struct Verdict {
    better: String,
    /// The code if the decision is criticised.
    code: DecisionCode,
    /// Negative if the decision is better than the alternatives.
    loss: f64,
    values: DecisionValues,
}

impl Verdict {
    fn decision(self, token: &Token) -> Option<JudgedDecision> {
        let Self { better, code, loss, values } = self;
        let kind = if loss > 0.0 { Kind::of(loss) } else { Kind::Best };
        let reason = kind.is_blamed().then(|| values.reason(code));
        // A turn instead of a declaration is a decision only if it is wrong.
        if code == DecisionCode::DeclarationMissed && reason.is_none() {
            return None;
        }
        Some(JudgedDecision {
            index: token.index,
            ply: token.ply,
            number: token.number,
            player: token.before.decision()?.player()?,
            token: token.text.clone(),
            better: if loss > 0.0 { better } else { token.text.clone() },
            position: token.before.position(),
            loss: loss.max(0.0),
            kind,
            values,
            reason,
        })
    }
}

/// The best turn of a group.
struct Best {
    plan: Plan,
    value: Value,
    /// The turn and the principal variation after it.
    line: Vec<String>,
}

/// A declaration that is compared with others.
struct Compared {
    /// Token that declares the use.
    token: String,
    values: Declaration,
    chance: f64,
}

impl Compared {
    /// Returns the expected score with the assumed chance.
    fn worth(&self) -> f64 {
        self.values.worth(self.chance)
    }

    /// Returns the least and the greatest expected score within the chances to consider.
    fn range(&self) -> [f64; 2] {
        CONTEST_CHANCES.map(|chance| self.values.worth(chance))
    }
}

struct Judge<'a, 'b> {
    search: &'a mut Search<'b>,
    token: &'a Token,
    turns: OpenTurns<'a>,
    request: &'a SearchRequest,
    further: bool,
}

impl Judge<'_, '_> {
    fn game(&self) -> &CombinedGame {
        &self.token.before
    }

    /// Returns the kinds whose declarations are compared.
    fn considered(&mut self) -> Result<Considered, Missing> {
        let declared = self.token.declared;
        let none = Considered { declared, instead: None };
        if self.token.is_answer() || self.turns.quiet().len() == self.turns.open().len() {
            return Ok(none);
        }
        let choice = self.first_choice()?;
        let instead = choice.and_then(|best| best.plan.declared);
        Ok(Considered { instead: instead.filter(|kind| Some(*kind) != declared), ..none })
    }

    /// Returns the turn that the engine would choose if all potentials could be used freely.
    fn first_choice(&mut self) -> Result<Option<Best>, Missing> {
        let is_whole =
            self.game().barred().is_empty() && self.token.part.turns().len() == self.token.ply;
        if !is_whole {
            return self.best(TurnGroup::Open, self.turns.open());
        }
        // The review searches this position anyway.
        self.searched(&SearchId::After(self.token.ply), self.request)
    }

    fn verdict(&mut self, considered: Considered) -> Result<Option<Verdict>, Missing> {
        if self.token.is_answer() {
            return self.answer();
        }
        if considered.declared.is_none() && considered.instead.is_none() {
            return Ok(None);
        }
        // All searches that are independent of each other are requested at once.
        let quiet = self.best(TurnGroup::Quiet, self.turns.quiet());
        let declared = self.compared(considered.declared, [TurnGroup::Declared, TurnGroup::Lost]);
        let instead =
            self.compared(considered.instead, [TurnGroup::Instead, TurnGroup::InsteadLost]);
        let (quiet, declared, instead) = (quiet?, declared?, instead?);
        Ok(match considered.declared {
            Some(_) => declared.and_then(|declared| wrong(&declared, quiet, instead)),
            None => instead.zip(quiet).map(|(instead, quiet)| missed(instead, &quiet)),
        })
    }

    /// Returns the best declaration of a use of this kind; `None` without one, or if a lost contest would leave no turn.
    fn compared(
        &mut self,
        kind: Option<Potential>,
        [declaring, losing]: [TurnGroup; 2],
    ) -> Result<Option<Compared>, Missing> {
        let Some(kind) = kind else { return Ok(None) };
        let Some(best) = self.best(declaring, self.turns.declaring(kind))? else { return Ok(None) };
        let lost = self.best(losing, self.turns.after_losing(&best.plan))?;
        let Some(lost) = lost else { return Ok(None) };
        let opponent = !self.game().gipf().to_act();
        let values = Declaration {
            used: best.value.share,
            lost: lost.value.share,
            price: price(self.game(), opponent),
        };
        let chance = even_chance(self.game().terms().links().of(kind), true);
        Ok(Some(Compared { token: best.plan.token, values, chance }))
    }

    /// Judges an answer; `None` if a lost contest would leave no turn.
    fn answer(&mut self) -> Result<Option<Verdict>, Missing> {
        let used = self.best(TurnGroup::Used, self.turns.using());
        let prevented = self.best(TurnGroup::Prevented, self.turns.preventing());
        let Some((used, prevented)) = used?.zip(prevented?) else { return Ok(None) };
        let Some(kind) = self.game().declared().and_then(potentials::Action::uses) else {
            return Ok(None);
        };
        let player = !self.game().gipf().to_act();
        let challenge = Challenge {
            used: used.value,
            prevented: prevented.value,
            price: price(self.game(), player),
        };
        let chance = even_chance(self.game().terms().links().of(kind), false);
        let values = DecisionValues::Challenge { challenge, chance };
        let gains = CONTEST_CHANCES.map(|chance| challenge.gain(chance));
        let is_challenged = Answer::from_code(&self.token.text) == Some(Answer::Challenge);
        let (better, code, loss) = if is_challenged {
            let loss = -gains[0].max(gains[1]);
            (Answer::LetPass, DecisionCode::ChallengeWrong, loss)
        } else {
            let code = if challenge.is_about_win() {
                DecisionCode::WinNotChallenged
            } else {
                DecisionCode::ChallengeMissed
            };
            (Answer::Challenge, code, gains[0].min(gains[1]))
        };
        // A player who is lost in any case has nothing more to lose.
        let loss = if self.is_won_without_contests(&prevented) { 0.0 } else { loss };
        Ok(Some(Verdict { better: better.code().to_owned(), code, loss, values }))
    }

    /// Returns whether the player whose turn it is wins by force without another use that could be challenged.
    fn is_won_without_contests(&self, best: &Best) -> bool {
        if best.value.win.is_none() {
            return false;
        }
        let AnyGame::Potentials(part) = &self.token.part else { return false };
        let (mut part, player) = (part.clone(), part.position().to_act());
        let links = self.game().terms().links();
        // The end of the variation is often missing.
        for turn in &extended(&self.token.part, &best.line, LINE_TURNS, self.request) {
            let first = part.actions().len();
            if part.play_turn(turn).is_err() {
                return false;
            }
            let played = part.past().iter().zip(part.actions()).skip(first);
            let mut uses = played
                .filter(|(position, _)| position.to_act() == player)
                .filter_map(|(_, action)| action.uses());
            if uses.any(|kind| links.of(kind) != Link::Free) {
                return false;
            }
        }
        part.outcome().is_some()
    }

    /// Searches a group of turns; `None` if it is empty.
    fn best(&mut self, group: TurnGroup, only: Vec<String>) -> Result<Option<Best>, Missing> {
        if only.is_empty() {
            return Ok(None);
        }
        let id = SearchId::Decision { token: self.token.index, group, further: self.further };
        self.searched(&id, &SearchRequest { only, ..self.request.clone() })
    }

    fn searched(
        &mut self,
        id: &SearchId,
        request: &SearchRequest,
    ) -> Result<Option<Best>, Missing> {
        let part: &AnyGame = &self.token.part;
        let found = (self.search)(id, part, request).ok_or(Missing)?;
        let value = Value::of(found.evaluation, part.to_act());
        let plan = found.variation.first().and_then(|turn| Plan::of(self.game(), turn));
        Ok(plan.map(|plan| Best { plan, value, line: found.variation }))
    }
}

/// Compares a declaration with the best turn without one, and with the declaration that the engine would choose.
fn wrong(declared: &Compared, quiet: Option<Best>, instead: Option<Compared>) -> Option<Verdict> {
    let quiet = quiet.map(|best| (best.plan.token, best.value.share, best.value.share));
    let instead = instead.map(|other| {
        let ([least, _], worth) = (other.range(), other.worth());
        (other.token, least, worth)
    });
    let others = quiet.into_iter().chain(instead);
    let (better, least, instead) = others.max_by(|one, other| one.1.total_cmp(&other.1))?;
    let [_, most] = declared.range();
    let chance = declared.chance;
    let values = DecisionValues::Declaration { declaration: declared.values, chance, instead };
    Some(Verdict { better, code: DecisionCode::DeclarationWrong, loss: least - most, values })
}

/// Compares the best turn without a declaration with the declaration that the engine would choose.
fn missed(declared: Compared, quiet: &Best) -> Verdict {
    let [least, _] = declared.range();
    let (chance, instead) = (declared.chance, quiet.value.share);
    let loss = least - instead;
    let values = DecisionValues::Declaration { declaration: declared.values, chance, instead };
    Verdict { better: declared.token, code: DecisionCode::DeclarationMissed, loss, values }
}
