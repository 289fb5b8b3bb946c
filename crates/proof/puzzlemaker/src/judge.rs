use std::sync::atomic::AtomicBool;

use engine::{Chances, Engine, SearchRequest};
use puzzles::Kind;
use variants::AnyGame;

use crate::rivals::Rivals;

/// The depth at which a gain is judged.
pub const DEPTH: u8 = 8;

/// The size of the table, in mebibytes: the same everywhere, so that a judgement can be repeated.
const TABLE: usize = 16;

/// A search that takes longer judges nothing.
const MOST_NODES: u64 = 3_000_000;

/// How much better than every other turn the best one must be: winning chances in thousandths.
const MARGIN: u16 = 250;

/// The least winning chance, in thousandths, that is worth a puzzle.
const LEAST: u16 = 550;

/// What the engine thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The best turn, and the turns expected to follow it.
    pub line: Vec<String>,
    /// The winning chances after it, in thousandths.
    pub best: u16,
    /// The same after the best of all others.
    pub second: u16,
}

impl Judgement {
    /// Whether one turn is clearly best.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.best >= LEAST && self.best >= self.second.saturating_add(MARGIN)
    }
}

/// Judges the turns of a position at a depth; `None` if that takes too long, if the best one wins by
/// force as far as the engine sees, or if there is nothing to choose.
#[must_use]
pub fn judge(game: &AnyGame, depth: u8) -> Option<Judgement> {
    judge_within(game, Some(depth), MOST_NODES)
}

/// The same without a depth: as far as so many nodes go.
pub(crate) fn judge_further(game: &AnyGame, nodes: u64) -> Option<Judgement> {
    judge_within(game, None, nodes)
}

fn judge_within(game: &AnyGame, depth: Option<u8>, nodes: u64) -> Option<Judgement> {
    let request = SearchRequest {
        depth: depth.map(Into::into),
        nodes: Some(nodes),
        multi_pv: 2,
        ..SearchRequest::default()
    };
    let engine = Engine::new(TABLE);
    let search =
        |request: &SearchRequest| engine.search(game, request, &AtomicBool::new(false), |_| {});
    let answer = search(&request);
    if depth.is_some_and(|depth| answer.depth < depth.into()) {
        return None;
    }
    let [best, second] = answer.variations.get(..2)? else { return None };
    // A win is a puzzle of another kind.
    if best.score.turns_to_end().is_some() {
        return None;
    }
    let mut line = vec![best.turn.clone()];
    line.extend(best.follow.iter().cloned());
    // The second turn may be the best one with another ring taken off: then the best of all others counts.
    let rivals = Rivals::of(game, Kind::Gain(depth.unwrap_or(DEPTH)), &best.turn);
    let second = if rivals.is_same(&second.turn) {
        let others = search(&SearchRequest { only: rivals.others()?, multi_pv: 1, ..request });
        others.variations.first()?.score
    } else {
        second.score
    };
    let [best, second] = [best.score, second].map(|score| Chances::of(score).win);
    Some(Judgement { line, best, second })
}
