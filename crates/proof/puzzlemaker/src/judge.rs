use std::sync::atomic::AtomicBool;

use engine::{Chances, Engine, SearchRequest};
use puzzles::Kind;
use variants::AnyGame;

use crate::rivals::Rivals;

/// Depth at which a gain is judged.
pub const GAIN_DEPTH: u8 = 8;

/// Size of the transposition table in MiB, always the same so that judgements are repeatable.
const JUDGE_TABLE_MIB: usize = 16;

/// Maximum number of nodes for a judgement.
const JUDGE_MAX_NODES: u64 = 3_000_000;

/// Margin, in thousandths of winning chances, by which the best turn must beat every other one.
const MARGIN: u16 = 250;

/// Minimum winning chance after the best turn of a puzzle, in thousandths.
const MIN_CHANCE: u16 = 550;

/// The engine's judgement of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The best turn, and the turns expected to follow it.
    pub line: Vec<String>,
    /// Winning chances after the best turn, in thousandths.
    pub best: u16,
    /// Winning chances after the best of the other turns, in thousandths.
    pub second: u16,
}

impl Judgement {
    /// Returns whether one turn is clearly best.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.best >= MIN_CHANCE && self.best >= self.second.saturating_add(MARGIN)
    }
}

/// Judges the turns of a position at a depth; `None` if this takes too long, if the engine sees that the best turn forces a
/// win, or if there is only one choice.
#[must_use]
pub fn judge(game: &AnyGame, depth: u8) -> Option<Judgement> {
    judge_within(game, Some(depth), JUDGE_MAX_NODES)
}

/// Judges the turns of a position without a depth limit, with this many nodes.
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
    let engine = Engine::new(JUDGE_TABLE_MIB);
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
    // The second turn may be the best one with a different ring removed; then the best of the remaining turns counts.
    let rivals = Rivals::of(game, Kind::Gain(depth.unwrap_or(GAIN_DEPTH)), &best.turn, &[]);
    let second = if rivals.is_same(&second.turn) {
        let others = search(&SearchRequest { only: rivals.others()?, multi_pv: 1, ..request });
        others.variations.first()?.score
    } else {
        second.score
    };
    let [best, second] = [best.score, second].map(|score| Chances::of(score).win);
    Some(Judgement { line, best, second })
}
