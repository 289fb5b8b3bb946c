//! The searches of a review: one after the other, or side by side if none depends on what another one has left in the table.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
        mpsc::channel,
    },
    thread,
};

use engine::{Engine, SearchRequest, Variation, evaluation_of};
use record::Evaluation;
use variants::AnyGame;

use crate::{
    reviewer::{Assessment, Search, further, review_game_by},
    search_id::SearchId,
    summary::Review,
};

/// Reviews the turns of a game; `request` limits the search of each position.
///
/// If nodes alone limit the searches, each has a table of its own, so the result is the same everywhere, and the threads of the
/// engine search different positions. Otherwise all threads search the same position with the table of the engine, and the
/// review goes from the end of the game to its start: the table then contains what follows a turn.
///
/// `done` receives the number of turns after which the position has been searched, or that have been judged.
#[must_use]
pub fn review_game(
    game: &AnyGame,
    engine: &Engine,
    request: &SearchRequest,
    done: impl FnMut(usize),
) -> Review {
    let turns = game.turns().len();
    let review = |search: &mut Search<'_>, done: &mut dyn FnMut(usize)| {
        review_game_by(search, game, request, done)
    };
    searched(engine, request, turns, done, review)
}

/// Calls a review with the results of the searches that it requests, until none is missing. `done` receives its progress: see
/// [`review_game`].
pub(crate) fn searched<R>(
    engine: &Engine,
    request: &SearchRequest,
    turns: usize,
    mut done: impl FnMut(usize),
    review: impl Fn(&mut Search<'_>, &mut dyn FnMut(usize)) -> Option<R>,
) -> R {
    if is_independent(request) && engine.threads() > 1 {
        return side_by_side(engine.threads(), turns, &mut done, review);
    }
    let mut search = |_: &SearchId, game: &AnyGame, request: &SearchRequest| {
        Some(assessment(engine, game, request))
    };
    review(&mut search, &mut done).expect("every position is searched")
}

/// Returns whether the searches of a review do not share a table, so the number of threads does not change the result.
#[must_use]
pub fn is_independent(request: &SearchRequest) -> bool {
    further(request).own_table().is_some()
}

/// A search that a review needs.
struct Wanted {
    id: SearchId,
    game: AnyGame,
    request: SearchRequest,
}

fn side_by_side<R>(
    threads: usize,
    turns: usize,
    done: &mut dyn FnMut(usize),
    review: impl Fn(&mut Search<'_>, &mut dyn FnMut(usize)) -> Option<R>,
) -> R {
    let mut found = BTreeMap::new();
    loop {
        let mut wanted = Vec::new();
        let mut search = |id: &SearchId, game: &AnyGame, request: &SearchRequest| {
            let known = found.get(id).cloned();
            if known.is_none() {
                wanted.push(Wanted { id: *id, game: game.clone(), request: request.clone() });
            }
            known
        };
        if let Some(review) = review(&mut search, &mut |_| {}) {
            return review;
        }
        let is_first = found.is_empty();
        let mut searched = |count: usize| {
            if is_first {
                done(count.min(turns));
            }
        };
        found.extend(search_all(&wanted, threads, &mut searched));
    }
}

/// Runs searches on several threads. Calls `searched` with the number of finished ones.
fn search_all(
    wanted: &[Wanted],
    threads: usize,
    searched: &mut dyn FnMut(usize),
) -> Vec<(SearchId, Assessment)> {
    let next = AtomicUsize::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(wanted.len()) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some(Wanted { id, game, request }) =
                    wanted.get(next.fetch_add(1, Relaxed))
                {
                    // Nobody waits for the result if another thread has panicked.
                    let _ = sender.send((*id, assessment(&Engine::new(1), game, request)));
                }
            });
        }
        drop(sender);
        let numbered = results.into_iter().zip(1..);
        numbered
            .map(|(result, count)| {
                searched(count);
                result
            })
            .collect()
    })
}

/// Searches a position: with a table of its own if only nodes limit the search and one thread is used.
fn assessment(engine: &Engine, game: &AnyGame, request: &SearchRequest) -> Assessment {
    // Such a search gives the same result everywhere, because it starts with an empty table of the same size.
    let own = request.own_table().filter(|_| engine.threads() == 1).map(Engine::new);
    let stop = AtomicBool::new(false);
    let answer = own.as_ref().unwrap_or(engine).search(game, request, &stop, |_| {});
    let best = answer.variations.into_iter().next();
    best.map_or(
        Assessment { evaluation: Evaluation::Centi(0), variation: Vec::new() },
        |Variation { turn, follow, score }| Assessment {
            evaluation: evaluation_of(score, game.to_act()),
            variation: [turn].into_iter().chain(follow).collect(),
        },
    )
}
