use engine::{Chance, SearchRequest};
use record::Evaluation;
use variants::{AnyAction, AnyGame, Color, PlayedTurn};

use crate::{
    judged_turn::{JudgedTurn, misses_win},
    kind::Kind,
    line::{LINE_TURNS, extended},
    phase::Phase,
    reason::{Case, close, reason_of},
    search_id::SearchId,
    summary::Review,
};

/// Default number of nodes per position.
pub const REVIEW_NODES: u64 = 100_000;

/// Factor by which the limits on nodes and time are raised before a turn is criticised for a small loss. The position after the
/// turn is then searched again; the one after the best turn has been searched before that, with the usual limits. So a
/// criticised turn costs up to three times as much as a search of a position: half of that on average.
const FURTHER: u64 = 2;

/// Divisor of the limits for positions in which rings are being placed: no turn is criticised there.
const PLACING_DIVISOR: u64 = 4;

/// Maximum number of turns among which the open ones are looked for.
const OPEN_TURNS_MAX: usize = 4_000;

/// Loss of winning chances that needs no confirmation by a search with higher limits.
const CLEAR: f64 = 0.1;

/// Result of searching a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// Evaluation from White's point of view.
    pub evaluation: Evaluation,
    /// Principal variation as tokens; empty if the game is over.
    pub variation: Vec<String>,
}

/// A function that searches a position; it returns `None` if the result is not available yet.
pub type Search<'a> = dyn FnMut(&SearchId, &AnyGame, &SearchRequest) -> Option<Assessment> + 'a;

/// Reviews the turns of a game from the last to the first, using the caller's search; `None` if some search has no result yet.
/// After each turn, `done` receives the number of turns judged so far. All searches that do not depend on a missing result are requested.
pub fn review_game_by(
    search: &mut Search<'_>,
    game: &AnyGame,
    request: &SearchRequest,
    done: impl FnMut(usize),
) -> Option<Review> {
    review_among(search, game, request, &|_, _| true, done)
}

/// Reviews the turns of a game in which only some turns were open: `is_open` receives the number of turns before, and a turn.
pub(crate) fn review_among(
    search: &mut Search<'_>,
    game: &AnyGame,
    request: &SearchRequest,
    is_open: &dyn Fn(usize, &str) -> bool,
    mut done: impl FnMut(usize),
) -> Option<Review> {
    let mut reviewer = Reviewer { search, request };
    let played = game.turns();
    let first = played.first().map_or(0, |turn| turn.player.index());
    let mut position = game.clone();
    let mut after = reviewer.assess(SearchId::After(played.len()), &position);
    let mut judged = 0;
    let mut turns = Vec::with_capacity(played.len());
    for (ply, turn) in played.into_iter().enumerate().rev() {
        let next = position.clone();
        for _ in 0..turn.actions {
            position.undo();
        }
        let before = reviewer.assess(SearchId::After(ply), &position);
        let number = (ply + first) / 2 + 1;
        let step = Step { ply, number, turn, position: &position, next: &next };
        let open = before.as_ref().and_then(|before| reviewer.among(&step, before, is_open));
        let known = open.as_ref().zip(after.as_ref());
        let turn = known.and_then(|(before, after)| reviewer.judged(step, before, after));
        judged += usize::from(turn.is_some());
        turns.push(turn);
        after = before;
        done(judged);
    }
    after?;
    let turns = turns.into_iter().rev().collect::<Option<Vec<Judged>>>()?;
    // Reasons need short searches, so they are found only once, when no other search is missing.
    let mut turns: Vec<_> = turns.into_iter().map(|turn| turn.explained(request)).collect();
    find_phases(game, &mut turns);
    Some(Review { variant: game.variant(), turns })
}

/// Determines the phase in which each turn was played.
fn find_phases(game: &AnyGame, turns: &mut [JudgedTurn]) {
    let start = game.start_position();
    let Ok(mut position) = AnyGame::from_position(game.variant(), &start) else { return };
    let mut phase = None;
    for turn in turns {
        turn.phase = Phase::of(&position, phase);
        phase = Some(turn.phase);
        // The turns of a game are legal in it.
        let _ = position.play_turn(&turn.token);
    }
}

struct Reviewer<'a, 'b> {
    search: &'a mut Search<'b>,
    request: &'a SearchRequest,
}

/// A turn of the game, with the game before and after it.
struct Step<'a> {
    ply: usize,
    number: usize,
    turn: PlayedTurn,
    position: &'a AnyGame,
    next: &'a AnyGame,
}

struct Judgement {
    before: Evaluation,
    loss: f64,
    kind: Kind,
    /// Results of the deeper searches.
    further: Option<Further>,
}

/// A turn whose reason has not been looked for.
struct Judged {
    turn: JudgedTurn,
    seeming: Option<Seeming>,
}

/// A turn that seemed bad at first: the game before and after it, and its evaluation by the deeper search.
struct Seeming {
    position: AnyGame,
    next: AnyGame,
    reached: Evaluation,
}

impl Judged {
    /// Returns the turn with the reason why it is criticised, or why it is not although it seemed bad at first.
    fn explained(self, request: &SearchRequest) -> JudgedTurn {
        let Self { mut turn, seeming } = self;
        let Some(Seeming { position, next, reached }) = seeming else { return turn };
        if !turn.kind.is_blamed() {
            turn.reason = Some(close(&position));
            return turn;
        }
        turn.variation = extended(&position, &turn.variation, LINE_TURNS, request);
        turn.answer = extended(&next, &turn.answer, LINE_TURNS - 1, request);
        turn.reason = reason_of(&Case {
            before: &position,
            played: &turn.token,
            better: &turn.variation,
            answer: &turn.answer,
            expected: turn.before,
            reached,
        });
        turn
    }
}

struct Further {
    /// The better turn and the best play after it.
    better: Vec<String>,
    /// Result of the search of the position after the turn.
    reached: Assessment,
}

impl Reviewer<'_, '_> {
    fn assess(&mut self, id: SearchId, game: &AnyGame) -> Option<Assessment> {
        if let Some(outcome) = game.outcome() {
            let evaluation = match outcome.winner() {
                Some(winner) => Evaluation::Win { winner, turns: 0 },
                None => Evaluation::Centi(0),
            };
            return Some(Assessment { evaluation, variation: Vec::new() });
        }
        if is_placing(game) {
            let fewer = limited(self.request, |limit| (limit / PLACING_DIVISOR).max(1));
            return (self.search)(&id, game, &fewer);
        }
        (self.search)(&id, game, self.request)
    }

    /// Returns the result of searching the position before a turn among the open turns: the known one if its turn is open.
    fn among(
        &mut self,
        step: &Step<'_>,
        before: &Assessment,
        is_open: &dyn Fn(usize, &str) -> bool,
    ) -> Option<Assessment> {
        let Step { ply, position, .. } = *step;
        if before.variation.first().is_none_or(|best| is_open(ply, best)) {
            return Some(before.clone());
        }
        let all = position.legal_turns(OPEN_TURNS_MAX).unwrap_or_default().into_iter();
        let only: Vec<String> =
            all.map(|turn| turn.token).filter(|turn| is_open(ply, turn)).collect();
        if only.is_empty() {
            // No other turn is known to be open, so nothing was lost.
            return Some(Assessment { variation: Vec::new(), ..before.clone() });
        }
        let request = SearchRequest { only, ..self.request.clone() };
        (self.search)(&SearchId::Open(ply), position, &request)
    }

    fn judged(
        &mut self,
        step: Step<'_>,
        before: &Assessment,
        after: &Assessment,
    ) -> Option<Judged> {
        let judgement = self.judge(&step, before, after)?;
        let Step { number, turn, position, next, .. } = step;
        let (variation, answer, reached) = match judgement.further {
            Some(Further { better, reached }) => {
                (better, reached.variation, Some(reached.evaluation))
            }
            None => (before.variation.clone(), after.variation.clone(), None),
        };
        let turn = JudgedTurn {
            number,
            player: turn.player,
            token: turn.token,
            position: position.position(),
            before: judgement.before,
            after: after.evaluation,
            variation,
            answer,
            loss: judgement.loss,
            kind: judgement.kind,
            reason: None,
            phase: Phase::Middle,
        };
        let seeming = reached.map(|reached| Seeming {
            position: position.clone(),
            next: next.clone(),
            reached,
        });
        Some(Judged { turn, seeming })
    }

    /// Judges the turn that led from a position to the next one.
    fn judge(
        &mut self,
        step: &Step<'_>,
        before: &Assessment,
        after: &Assessment,
    ) -> Option<Judgement> {
        let Step { position, next, .. } = step;
        let player = position.to_act();
        let best = best_next(position, before);
        let finished = next.to_act() != player || next.outcome().is_some();
        if best.as_ref().is_none_or(|best| is_same(best, next))
            || is_as_quick(before.evaluation, after.evaluation, player, finished)
        {
            // No better turn is known, so nothing was lost.
            return Some(Judgement::without_loss(before.evaluation, Kind::Best));
        }
        let judgement = Judgement::of(before.evaluation, after.evaluation, player);
        match &best {
            Some(best) if judgement.kind.is_blamed() => {
                self.judge_firmly(step, best, judgement, (before, after))
            }
            _ => Some(judgement),
        }
    }

    /// Judges a turn that seems to have lost something. First the best turn, then the turn played is looked at further
    /// ahead; a difference that then disappears was not real.
    fn judge_firmly(
        &mut self,
        step: &Step<'_>,
        best: &AnyGame,
        seeming: Judgement,
        (before, after): (&Assessment, &Assessment),
    ) -> Option<Judgement> {
        let Step { ply, position, next, .. } = *step;
        let expected = seeming.before;
        // While the first rings are being placed, differences are not significant.
        if is_placing(position) {
            return Some(Judgement::without_loss(expected, Kind::Good));
        }
        let player = position.to_act();
        let is_win = matches!(expected, Evaluation::Win { .. });
        // A forced win was searched to its end, so another search cannot change it.
        let (could, better) = if is_win {
            (expected, before.variation.clone())
        } else {
            let found = self.assess(SearchId::Better(ply), best)?;
            let first = before.variation.first().cloned();
            let better = first.into_iter().chain(found.variation).collect();
            (counting_better_turn(found.evaluation, player), better)
        };
        let firm = Judgement::of(could, after.evaluation, player);
        let is_clear = !firm.kind.is_blamed() || (!is_win && firm.loss >= CLEAR);
        let reached = if is_clear {
            after.clone()
        } else {
            let mut further = Reviewer { search: self.search, request: &further(self.request) };
            further.assess(SearchId::AfterFurther(ply + 1), next)?
        };
        let firm = Judgement::of(could, reached.evaluation, player);
        let judgement =
            if firm.loss <= seeming.loss { firm } else { Judgement { before: could, ..seeming } };
        Some(Judgement { further: Some(Further { better, reached }), ..judgement })
    }
}

impl Judgement {
    fn without_loss(before: Evaluation, kind: Kind) -> Self {
        Self { before, loss: 0.0, kind, further: None }
    }

    /// Returns the judgement of a turn that is not the engine's choice.
    fn of(before: Evaluation, after: Evaluation, player: Color) -> Self {
        let loss = Chance::of(after, player).less_than(Chance::of(before, player));
        let missed = misses_win(before, after, player);
        let kind = if missed { Kind::Blunder } else { Kind::of(loss) };
        Self { before, loss, kind, further: None }
    }
}

/// Returns the evaluation before a player's turn, given the one after it: a win then takes one turn more.
fn counting_better_turn(after: Evaluation, player: Color) -> Evaluation {
    match after {
        Evaluation::Win { winner, turns } if winner == player => {
            Evaluation::Win { winner, turns: turns.saturating_add(1) }
        }
        _ => after,
    }
}

/// Returns a request with higher limits, which confirms or refutes a mistake.
pub(crate) fn further(request: &SearchRequest) -> SearchRequest {
    limited(request, |limit| limit.saturating_mul(FURTHER))
}

/// Returns a request with changed limits on nodes and time.
fn limited(request: &SearchRequest, change: impl Fn(u64) -> u64) -> SearchRequest {
    SearchRequest {
        nodes: request.nodes.map(&change),
        movetime: request.movetime.map(&change),
        ..request.clone()
    }
}

/// Returns whether rings are being placed.
fn is_placing(game: &AnyGame) -> bool {
    let first = game.legal_actions().into_iter().next();
    matches!(first, Some(AnyAction::Yinsh(yinsh::Action::Place(_))))
}

/// Returns whether the turn keeps a forced win without delaying it.
fn is_as_quick(before: Evaluation, after: Evaluation, player: Color, finished: bool) -> bool {
    match (before, after) {
        (
            Evaluation::Win { winner, turns: could },
            Evaluation::Win { winner: still, turns: left },
        ) => {
            winner == player && still == player && left.saturating_add(u16::from(finished)) <= could
        }
        _ => false,
    }
}

/// Returns the game after the best turn.
fn best_next(position: &AnyGame, assessment: &Assessment) -> Option<AnyGame> {
    let mut best = position.clone();
    best.play_turn(assessment.variation.first()?).ok()?;
    Some(best)
}

/// Returns whether both games have the same position, as after removals in a different order, or the second is in the
/// middle of the same turn.
fn is_same(best: &AnyGame, played: &AnyGame) -> bool {
    let last = |game: &AnyGame| game.turns().pop().map(|turn| turn.token).unwrap_or_default();
    best.position() == played.position() || last(best).starts_with(&format!("{};", last(played)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_that_follows_the_better_turn_takes_one_turn_more() {
        let win = |winner, turns| Evaluation::Win { winner, turns };
        let white = |after| counting_better_turn(after, Color::White);
        assert_eq!(white(win(Color::White, 2)), win(Color::White, 3));
        assert_eq!(white(win(Color::Black, 2)), win(Color::Black, 2));
        assert_eq!(white(Evaluation::Centi(5)), Evaluation::Centi(5));
    }
}
