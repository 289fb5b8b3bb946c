use std::sync::atomic::AtomicBool;

use record::Evaluation;
use variants::{AnyGame, Color};

use super::{Chance, JudgedTurn, Kind, Review, evaluation_of, judged::misses_win};
use crate::{Thinker, ThoughtLine, Wish};

/// What the engine thinks of a position.
struct Thought {
    /// From White's side.
    evaluation: Evaluation,
    /// The best line, as tokens; none after the end.
    line: Vec<String>,
}

/// Looks over the turns of a game; `wish` is what each position may cost.
///
/// It goes from the end to the start, so that the table already knows what became of a turn
/// when its position is looked at. After each turn `done` hears how many have been done.
#[must_use]
pub fn look_over(
    game: &AnyGame,
    thinker: &Thinker,
    wish: &Wish,
    mut done: impl FnMut(usize),
) -> Review {
    let look = Look { thinker, wish };
    let played = game.turns();
    let first = played.first().map_or(0, |turn| turn.player.index());
    let mut position = game.clone();
    let mut after = look.think(&position);
    let mut turns = Vec::with_capacity(played.len());
    for (index, turn) in played.into_iter().enumerate().rev() {
        let next = position.clone();
        for _ in 0..turn.actions {
            position.undo();
        }
        let before = look.think(&position);
        let judgement = look.judge(&position, &next, &before, after.evaluation);
        turns.push(JudgedTurn {
            number: (index + first) / 2 + 1,
            player: turn.player,
            token: turn.token,
            position: position.position(),
            before: judgement.before,
            after: after.evaluation,
            line: before.line.clone(),
            loss: judgement.loss,
            kind: judgement.kind,
        });
        after = before;
        done(turns.len());
    }
    turns.reverse();
    Review { variant: game.variant(), turns }
}

struct Look<'a> {
    thinker: &'a Thinker,
    wish: &'a Wish,
}

struct Judgement {
    before: Evaluation,
    loss: f64,
    kind: Kind,
}

impl Look<'_> {
    fn think(&self, game: &AnyGame) -> Thought {
        if let Some(outcome) = game.outcome() {
            let evaluation = match outcome.winner() {
                Some(winner) => Evaluation::Win { winner, turns: 0 },
                None => Evaluation::Centi(0),
            };
            return Thought { evaluation, line: Vec::new() };
        }
        let answer = self.thinker.think(game, self.wish, &AtomicBool::new(false), |_| {});
        match answer.lines.into_iter().next() {
            Some(ThoughtLine { turn, follow, score }) => Thought {
                evaluation: evaluation_of(score, game.to_act()),
                line: [turn].into_iter().chain(follow).collect(),
            },
            None => Thought { evaluation: Evaluation::Centi(0), line: Vec::new() },
        }
    }

    /// Judges the turn that led from a position to the next one.
    fn judge(
        &self,
        position: &AnyGame,
        next: &AnyGame,
        before: &Thought,
        after: Evaluation,
    ) -> Judgement {
        let player = position.to_act();
        let best = best_next(position, before);
        let finished = next.to_act() != player || next.outcome().is_some();
        if best.as_ref().is_none_or(|best| is_same(best, next))
            || is_as_quick(before.evaluation, after, player, finished)
        {
            // Nothing better is known, so that nothing was given away.
            return Judgement { before: before.evaluation, loss: 0.0, kind: Kind::Best };
        }
        let mut expected = before.evaluation;
        if Kind::of(loss(expected, after, player)).is_blamed()
            && let (Evaluation::Centi(_), Some(best)) = (expected, &best)
        {
            // The position after the turn was seen one turn further ahead: before anybody
            // is blamed, the better turn has to stand the same test.
            expected = self.think(best).evaluation;
        }
        let loss = loss(expected, after, player);
        let kind = if misses_win(expected, after, player) { Kind::Blunder } else { Kind::of(loss) };
        Judgement { before: expected, loss, kind }
    }
}

/// The chance that a player gave away.
fn loss(before: Evaluation, after: Evaluation, player: Color) -> f64 {
    Chance::of(after, player).less_than(Chance::of(before, player))
}

/// Whether a forced win comes as soon after the turn as it could.
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

/// Where the best turn leads.
fn best_next(position: &AnyGame, thought: &Thought) -> Option<AnyGame> {
    let mut best = position.clone();
    best.play_turn(thought.line.first()?).ok()?;
    Some(best)
}

/// Whether two ways to play lead to the same position, as removals in another order do, or
/// the second one stopped in the middle of the first.
fn is_same(best: &AnyGame, played: &AnyGame) -> bool {
    let last = |game: &AnyGame| game.turns().pop().map(|turn| turn.token).unwrap_or_default();
    best.position() == played.position() || last(best).starts_with(&format!("{};", last(played)))
}
