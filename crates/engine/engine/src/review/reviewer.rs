use std::sync::atomic::AtomicBool;

use record::Evaluation;
use variants::{AnyAction, AnyGame, Color};

use super::{
    chance::{Chance, evaluation_of},
    judged_turn::{JudgedTurn, misses_win},
    kind::Kind,
    summary::Review,
};
use crate::{answer::Variation, engine::Engine, search_request::SearchRequest, session::own_table};

/// How many nodes a position gets unless told.
pub const NODES: u64 = 100_000;

/// How much further a turn is searched before it is blamed.
const FURTHER: u64 = 4;

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
    let mut search = |game: &AnyGame, request: &SearchRequest| {
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
pub(crate) type Search<'a> = dyn FnMut(&AnyGame, &SearchRequest) -> Option<Assessment> + 'a;

/// Reviews the turns of a game as [`review_game`] does, by the caller's search; `None` where that
/// has found nothing yet.
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
    let mut after = reviewer.assess(&position)?;
    let mut turns = Vec::with_capacity(played.len());
    for (index, turn) in played.into_iter().enumerate().rev() {
        let next = position.clone();
        for _ in 0..turn.actions {
            position.undo();
        }
        let before = reviewer.assess(&position)?;
        let judgement = reviewer.judge(&position, &next, &before, after.evaluation)?;
        turns.push(JudgedTurn {
            number: (index + first) / 2 + 1,
            player: turn.player,
            token: turn.token,
            position: position.position(),
            before: judgement.before,
            after: after.evaluation,
            variation: before.variation.clone(),
            loss: judgement.loss,
            kind: judgement.kind,
        });
        after = before;
        done(turns.len());
    }
    turns.reverse();
    Some(Review { variant: game.variant(), turns })
}

struct Reviewer<'a, 'b> {
    search: &'a mut Search<'b>,
    request: &'a SearchRequest,
}

struct Judgement {
    before: Evaluation,
    loss: f64,
    kind: Kind,
}

impl Reviewer<'_, '_> {
    fn assess(&mut self, game: &AnyGame) -> Option<Assessment> {
        if let Some(outcome) = game.outcome() {
            let evaluation = match outcome.winner() {
                Some(winner) => Evaluation::Win { winner, turns: 0 },
                None => Evaluation::Centi(0),
            };
            return Some(Assessment { evaluation, variation: Vec::new() });
        }
        (self.search)(game, self.request)
    }

    /// Judges the turn that led from a position to the next one.
    fn judge(
        &mut self,
        position: &AnyGame,
        next: &AnyGame,
        before: &Assessment,
        after: Evaluation,
    ) -> Option<Judgement> {
        let player = position.to_act();
        let best = best_next(position, before);
        let finished = next.to_act() != player || next.outcome().is_some();
        if best.as_ref().is_none_or(|best| is_same(best, next))
            || is_as_quick(before.evaluation, after, player, finished)
        {
            // Nothing better is known, so that nothing was lost.
            return Some(Judgement { before: before.evaluation, loss: 0.0, kind: Kind::Best });
        }
        let expected = before.evaluation;
        let judgement = Judgement::of(expected, after, player);
        match &best {
            Some(best) if judgement.kind.is_blamed() => {
                self.judge_firmly(position, best, next, &judgement)
            }
            _ => Some(judgement),
        }
    }

    /// Judges a turn that seems to have lost something. Both turns are searched alike and further ahead: a difference that is
    /// gone then was never there.
    fn judge_firmly(
        &mut self,
        position: &AnyGame,
        best: &AnyGame,
        next: &AnyGame,
        seeming: &Judgement,
    ) -> Option<Judgement> {
        let expected = seeming.before;
        // Where the first rings are placed no difference says anything yet.
        if is_placing(position) {
            return Some(Judgement { before: expected, loss: 0.0, kind: Kind::Good });
        }
        let player = position.to_act();
        let mut further = Reviewer { search: self.search, request: &further(self.request) };
        // A forced win was found to its end; nothing further ahead changes it.
        let could = match expected {
            Evaluation::Win { .. } => expected,
            Evaluation::Centi(_) => further.assess(best)?.evaluation,
        };
        let firm = Judgement::of(could, further.assess(next)?.evaluation, player);
        if firm.loss <= seeming.loss {
            return Some(firm);
        }
        Some(Judgement { before: could, ..*seeming })
    }
}

impl Judgement {
    /// The judgement of a turn, other than the engine's.
    fn of(before: Evaluation, after: Evaluation, player: Color) -> Self {
        let loss = Chance::of(after, player).less_than(Chance::of(before, player));
        let missed = misses_win(before, after, player);
        Self { before, loss, kind: if missed { Kind::Blunder } else { Kind::of(loss) } }
    }
}

/// What a mistake must stand: a request with four times the limits.
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
