use std::sync::atomic::AtomicBool;

use record::Evaluation;
use variants::{AnyAction, AnyGame, Color, PlayedTurn};

use super::{
    chance::{Chance, evaluation_of},
    judged_turn::{JudgedTurn, misses_win},
    kind::Kind,
    phase::Phase,
    reason::{Case, reason_of},
    search_id::SearchId,
    summary::Review,
};
use crate::{answer::Variation, engine::Engine, search_request::SearchRequest, session::own_table};

/// How many nodes a position gets unless told.
pub const NODES: u64 = 100_000;

/// How much further a turn is searched before it is blamed. Most of a review of a bad game are these searches: with twice the
/// nodes a game of 60 turns takes at most as long as with 300 000 nodes for each position.
const FURTHER: u64 = 2;

/// The result of searching a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Assessment {
    /// From White's side.
    pub(crate) evaluation: Evaluation,
    /// The principal variation, as tokens; empty after the end.
    pub(crate) variation: Vec<String>,
}

/// Reviews the turns of a game; `request` limits the search of each position.
///
/// It goes from the end to the start, so that the transposition table, where it is kept from
/// position to position, holds what follows a turn. After each turn `done` gets the number of turns reviewed so far.
#[must_use]
pub fn review_game(
    game: &AnyGame,
    engine: &Engine,
    request: &SearchRequest,
    done: impl FnMut(usize),
) -> Review {
    let stop = AtomicBool::new(false);
    let mut search = |_: &SearchId, game: &AnyGame, request: &SearchRequest| {
        // What is searched without a clock is searched alike everywhere, with an empty table of the same size.
        let own = own_table(request).filter(|_| engine.threads() == 1).map(Engine::new);
        let answer = own.as_ref().unwrap_or(engine).search(game, request, &stop, |_| {});
        let best = answer.variations.into_iter().next();
        Some(best.map_or(
            Assessment { evaluation: Evaluation::Centi(0), variation: Vec::new() },
            |Variation { turn, follow, score }| Assessment {
                evaluation: evaluation_of(score, game.to_act()),
                variation: [turn].into_iter().chain(follow).collect(),
            },
        ))
    };
    review_game_by(&mut search, game, request, done).expect("every position is searched")
}

/// Searches a position; `None` if that is still to be done.
pub(crate) type Search<'a> =
    dyn FnMut(&SearchId, &AnyGame, &SearchRequest) -> Option<Assessment> + 'a;

/// Reviews the turns of a game as [`review_game`] does, by the caller's search; `None` where that
/// has found nothing yet. All searches that do not wait for another are asked for.
pub(crate) fn review_game_by(
    search: &mut Search<'_>,
    game: &AnyGame,
    request: &SearchRequest,
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
        let known = before.as_ref().zip(after.as_ref());
        let turn = known.and_then(|(before, after)| reviewer.judged(step, before, after));
        judged += usize::from(turn.is_some());
        turns.push(turn);
        after = before;
        done(judged);
    }
    after?;
    let mut turns = turns.into_iter().rev().collect::<Option<Vec<_>>>()?;
    find_phases(game, &mut turns);
    Some(Review { variant: game.variant(), turns })
}

/// Says in which phase each turn was played.
fn find_phases(game: &AnyGame, turns: &mut [JudgedTurn]) {
    let start = game.start_position();
    let Ok(mut position) = AnyGame::from_position(game.variant(), &start) else { return };
    let mut phase = None;
    for turn in turns {
        turn.phase = Phase::of(&position, phase);
        phase = Some(turn.phase);
        // The turns of a game can be played in it.
        let _ = position.play_turn(&turn.token);
    }
}

struct Reviewer<'a, 'b> {
    search: &'a mut Search<'b>,
    request: &'a SearchRequest,
}

/// A turn of the game, with the games before and after it.
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
    /// What was found about the position after the turn when it was searched further ahead.
    further: Option<Assessment>,
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
        (self.search)(&id, game, self.request)
    }

    fn judged(
        &mut self,
        step: Step<'_>,
        before: &Assessment,
        after: &Assessment,
    ) -> Option<JudgedTurn> {
        let judgement = self.judge(&step, before, after.evaluation)?;
        let Step { number, turn, position, .. } = step;
        let reached = judgement.further.as_ref().unwrap_or(after);
        let reason = judgement.kind.is_blamed().then(|| {
            reason_of(&Case {
                before: position,
                played: &turn.token,
                better: &before.variation,
                answer: &reached.variation,
                expected: judgement.before,
                reached: reached.evaluation,
            })
        });
        Some(JudgedTurn {
            number,
            player: turn.player,
            token: turn.token,
            position: position.position(),
            before: judgement.before,
            after: after.evaluation,
            variation: before.variation.clone(),
            answer: reached.variation.clone(),
            loss: judgement.loss,
            kind: judgement.kind,
            reason: reason.flatten(),
            phase: Phase::Middle,
        })
    }

    /// Judges the turn that led from a position to the next one.
    fn judge(
        &mut self,
        step: &Step<'_>,
        before: &Assessment,
        after: Evaluation,
    ) -> Option<Judgement> {
        let Step { position, next, .. } = step;
        let player = position.to_act();
        let best = best_next(position, before);
        let finished = next.to_act() != player || next.outcome().is_some();
        if best.as_ref().is_none_or(|best| is_same(best, next))
            || is_as_quick(before.evaluation, after, player, finished)
        {
            // Nothing better is known, so that nothing was lost.
            return Some(Judgement::without_loss(before.evaluation, Kind::Best));
        }
        let judgement = Judgement::of(before.evaluation, after, player);
        match &best {
            Some(best) if judgement.kind.is_blamed() => self.judge_firmly(step, best, judgement),
            _ => Some(judgement),
        }
    }

    /// Judges a turn that seems to have lost something. Both turns are searched alike and further ahead: a difference that is
    /// gone then was never there.
    fn judge_firmly(
        &mut self,
        step: &Step<'_>,
        best: &AnyGame,
        seeming: Judgement,
    ) -> Option<Judgement> {
        let Step { ply, position, next, .. } = *step;
        let expected = seeming.before;
        // Where the first rings are placed no difference says anything yet.
        if is_placing(position) {
            return Some(Judgement::without_loss(expected, Kind::Good));
        }
        let player = position.to_act();
        let mut further = Reviewer { search: self.search, request: &further(self.request) };
        // A forced win was found to its end; nothing further ahead changes it.
        let could = match expected {
            Evaluation::Win { .. } => Some(expected),
            Evaluation::Centi(_) => {
                further.assess(SearchId::BestFurther(ply), best).map(|found| found.evaluation)
            }
        };
        let reached = further.assess(SearchId::AfterFurther(ply + 1), next);
        let (could, reached) = could.zip(reached)?;
        let firm = Judgement::of(could, reached.evaluation, player);
        let judgement =
            if firm.loss <= seeming.loss { firm } else { Judgement { before: could, ..seeming } };
        Some(Judgement { further: Some(reached), ..judgement })
    }
}

impl Judgement {
    fn without_loss(before: Evaluation, kind: Kind) -> Self {
        Self { before, loss: 0.0, kind, further: None }
    }

    /// The judgement of a turn, other than the engine's.
    fn of(before: Evaluation, after: Evaluation, player: Color) -> Self {
        let loss = Chance::of(after, player).less_than(Chance::of(before, player));
        let missed = misses_win(before, after, player);
        let kind = if missed { Kind::Blunder } else { Kind::of(loss) };
        Self { before, loss, kind, further: None }
    }
}

/// What a mistake must stand: a request with larger limits.
fn further(request: &SearchRequest) -> SearchRequest {
    let times = |limit: Option<u64>| limit.map(|limit| limit.saturating_mul(FURTHER));
    SearchRequest {
        nodes: times(request.nodes),
        movetime: times(request.movetime),
        ..request.clone()
    }
}

/// Whether rings are being placed.
fn is_placing(game: &AnyGame) -> bool {
    let first = game.legal_actions().into_iter().next();
    matches!(first, Some(AnyAction::Yinsh(yinsh::Action::Place(_))))
}

/// Whether the turn keeps a forced win without delay.
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

/// The game after the best turn.
fn best_next(position: &AnyGame, assessment: &Assessment) -> Option<AnyGame> {
    let mut best = position.clone();
    best.play_turn(assessment.variation.first()?).ok()?;
    Some(best)
}

/// Whether both lead to the same position, as removals in another order do, or the second is
/// the beginning of the same turn.
fn is_same(best: &AnyGame, played: &AnyGame) -> bool {
    let last = |game: &AnyGame| game.turns().pop().map(|turn| turn.token).unwrap_or_default();
    best.position() == played.position() || last(best).starts_with(&format!("{};", last(played)))
}
