//! Reviews of matches. The GIPF part is reviewed as the game with potentials that its turns make, each turn among those that the match
//! left open; declarations, missed ones, and answers are judged in addition.

mod decision;
mod judge;
mod token;

use std::collections::BTreeMap;

use combined::CombinedGame;
use engine::{Engine, SearchRequest};
use variants::AnyGame;

pub use decision::{CONTEST_CHANCES, DecisionCode, DecisionReason, DecisionValues, JudgedDecision};

use self::{judge::judged, token::tokens};
use crate::{
    reviewer::{Assessment, Search, review_among},
    search_id::SearchId,
    searches::searched,
    summary::Review,
};

/// Review of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchReview {
    /// Review of the GIPF part: see [`CombinedGame::gipf_part`].
    pub part: Review,
    /// Declarations, missed ones, and answers in that part, in the order of play.
    pub decisions: Vec<JudgedDecision>,
}

/// Reviews a match, with the same limits and progress as [`review_game`](crate::review_game).
#[must_use]
pub fn review_match(
    game: &CombinedGame,
    engine: &Engine,
    request: &SearchRequest,
    done: impl FnMut(usize),
) -> MatchReview {
    let turns = game.gipf_part().turns().len();
    let review = |search: &mut Search<'_>, done: &mut dyn FnMut(usize)| {
        review_match_by(search, game, request, done)
    };
    searched(engine, request, turns, done, review)
}

/// Reviews a match using the caller's search: see [`review_game_by`](crate::review_game_by). All searches are of the GIPF part, or of
/// its beginning and an unfinished turn.
pub fn review_match_by(
    search: &mut Search<'_>,
    game: &CombinedGame,
    request: &SearchRequest,
    done: impl FnMut(usize),
) -> Option<MatchReview> {
    let part = game.gipf_part();
    let tokens = tokens(game, &part);
    // Turns and decisions need some of the same searches.
    let mut known: BTreeMap<SearchId, Option<Assessment>> = BTreeMap::new();
    let mut once = |id: &SearchId, game: &AnyGame, request: &SearchRequest| {
        known.entry(*id).or_insert_with(|| search(id, game, request)).clone()
    };
    let is_open = |ply: usize, turn: &str| tokens.is_open(ply, turn);
    let review = review_among(&mut once, &part, request, &is_open, done);
    let judged: Vec<_> = tokens.all.iter().map(|it| judged(&mut once, it, request)).collect();
    let decisions = judged.into_iter().collect::<Result<Vec<_>, _>>();
    Some(MatchReview { part: review?, decisions: decisions.ok()?.into_iter().flatten().collect() })
}
