use std::sync::atomic::AtomicBool;

use record::Evaluation;
use variants::{AnyAction, AnyGame, Color};

use super::{
    chance::{Chance, evaluation_of},
    judged_turn::{JudgedTurn, misses_win},
    kind::Kind,
    summary::Review,
};
use crate::{answer::Variation, engine::Engine, search_request::SearchRequest};

/// How much further a turn is searched before it is blamed.
const FURTHER: u64 = 4;

/// The result of searching a position.
struct Assessment {
    /// From White's side.
    evaluation: Evaluation,
    /// The principal variation, as tokens; empty after the end.
    variation: Vec<String>,
}

/// Reviews the turns of a game; `request` limits the search of each position.
///
/// It goes from the end to the start, so that the transposition table already holds what follows
/// a turn. After each turn `done` gets the number of turns reviewed so far.
#[must_use]
pub fn review_game(
    game: &AnyGame,
    engine: &Engine,
    request: &SearchRequest,
    mut done: impl FnMut(usize),
) -> Review {
    let reviewer = Reviewer { engine, request };
    let played = game.turns();
    let first = played.first().map_or(0, |turn| turn.player.index());
    let mut position = game.clone();
    let mut after = reviewer.assess(&position);
    let mut turns = Vec::with_capacity(played.len());
    for (index, turn) in played.into_iter().enumerate().rev() {
        let next = position.clone();
        for _ in 0..turn.actions {
            position.undo();
        }
        let before = reviewer.assess(&position);
        let judgement = reviewer.judge(&position, &next, &before, after.evaluation);
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
    Review { variant: game.variant(), turns }
}

struct Reviewer<'a> {
    engine: &'a Engine,
    request: &'a SearchRequest,
}

struct Judgement {
    before: Evaluation,
    loss: f64,
    kind: Kind,
}

impl Reviewer<'_> {
    fn assess(&self, game: &AnyGame) -> Assessment {
        if let Some(outcome) = game.outcome() {
            let evaluation = match outcome.winner() {
                Some(winner) => Evaluation::Win { winner, turns: 0 },
                None => Evaluation::Centi(0),
            };
            return Assessment { evaluation, variation: Vec::new() };
        }
        let answer = self.engine.search(game, self.request, &AtomicBool::new(false), |_| {});
        match answer.variations.into_iter().next() {
            Some(Variation { turn, follow, score }) => Assessment {
                evaluation: evaluation_of(score, game.to_act()),
                variation: [turn].into_iter().chain(follow).collect(),
            },
            None => Assessment { evaluation: Evaluation::Centi(0), variation: Vec::new() },
        }
    }

    /// Judges the turn that led from a position to the next one.
    fn judge(
        &self,
        position: &AnyGame,
        next: &AnyGame,
        before: &Assessment,
        after: Evaluation,
    ) -> Judgement {
        let player = position.to_act();
        let best = best_next(position, before);
        let finished = next.to_act() != player || next.outcome().is_some();
        if best.as_ref().is_none_or(|best| is_same(best, next))
            || is_as_quick(before.evaluation, after, player, finished)
        {
            // Nothing better is known, so that nothing was lost.
            return Judgement { before: before.evaluation, loss: 0.0, kind: Kind::Best };
        }
        let expected = before.evaluation;
        let lost = loss(expected, after, player);
        if Kind::of(lost).is_blamed()
            && let (Evaluation::Centi(_), Some(best)) = (expected, &best)
        {
            return self.judge_firmly(position, best, next, expected, lost);
        }
        let missed = misses_win(expected, after, player);
        let kind = if missed { Kind::Blunder } else { Kind::of(lost) };
        Judgement { before: expected, loss: lost, kind }
    }

    /// Judges a turn that seems to have lost something. Both turns are searched alike and further ahead: a difference that is
    /// gone then was never there.
    fn judge_firmly(
        &self,
        position: &AnyGame,
        best: &AnyGame,
        next: &AnyGame,
        before: Evaluation,
        lost: f64,
    ) -> Judgement {
        // Where the first rings are placed no difference says anything yet.
        if is_placing(position) {
            return Judgement { before, loss: 0.0, kind: Kind::Good };
        }
        let player = position.to_act();
        let further = Reviewer { engine: self.engine, request: &further(self.request) };
        let (could, has) = (further.assess(best).evaluation, further.assess(next).evaluation);
        let loss = lost.min(loss(could, has, player));
        let missed = misses_win(could, has, player);
        Judgement { before: could, loss, kind: if missed { Kind::Blunder } else { Kind::of(loss) } }
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

/// The chance that a player lost.
fn loss(before: Evaluation, after: Evaluation, player: Color) -> f64 {
    Chance::of(after, player).less_than(Chance::of(before, player))
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
