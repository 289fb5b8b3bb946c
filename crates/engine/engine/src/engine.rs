use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
};

#[cfg(feature = "potentials")]
use eval::Potentials;
use eval::{
    Blurred, Gipf, Hand, Yinsh,
    pattern::{self, Patterned},
};
use game::{Color, Game, History, Shown};
use search::{
    ActionOf, Control, Evaluate, Feature, Limits, Report, Score, SearchResult, Searchable, Task,
    TranspositionTable,
};
use variants::AnyGame;

use crate::{
    answer::{Answer, Progress, Variation},
    chances::EVALUATION_UNIT,
    search_request::SearchRequest,
    stopwatch::Stopwatch,
};

/// Evaluation used by an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EvaluationKind {
    /// Line patterns with weights fitted to games.
    #[default]
    Pattern,
    /// The hand-written evaluation, for comparison.
    Hand,
}

/// An engine for all variants, which keeps its transposition table between searches.
#[derive(Debug)]
pub struct Engine {
    table: TranspositionTable,
    threads: usize,
    evaluation: EvaluationKind,
}

/// Control of all threads of a search. The threads are stopped by the caller, or by the main thread
/// when it has finished.
struct SharedControl<'a> {
    caller: &'a dyn Control,
    done: AtomicBool,
}

impl Control for SharedControl<'_> {
    fn stopped(&self) -> bool {
        self.done.load(Relaxed) || self.caller.stopped()
    }

    fn elapsed(&self) -> u64 {
        self.caller.elapsed()
    }
}

impl Engine {
    /// Creates an engine with one thread and a transposition table of about this many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let table = TranspositionTable::new(mebibytes);
        Self { table, threads: 1, evaluation: EvaluationKind::default() }
    }

    /// Sets the number of threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }

    /// Returns the number of search threads.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Sets the evaluation.
    #[must_use]
    pub fn with_evaluation(self, evaluation: EvaluationKind) -> Self {
        Self { evaluation, ..self }
    }

    /// Clears the transposition table.
    pub fn clear(&self) {
        self.table.clear();
    }

    /// Searches until a limit of the request is reached or `stop` is set.
    pub fn search(
        &self,
        game: &AnyGame,
        request: &SearchRequest,
        stop: &AtomicBool,
        report: impl FnMut(&Progress),
    ) -> Answer {
        self.search_with(game, request, &Stopwatch::start(stop), report)
    }

    /// Searches until a limit of the request is reached or the caller's control stops the search.
    ///
    /// The caller provides the clock, and an engine with one thread starts no other thread, so this
    /// works on platforms without a clock or threads.
    pub fn search_with(
        &self,
        game: &AnyGame,
        request: &SearchRequest,
        control: &dyn Control,
        mut report: impl FnMut(&Progress),
    ) -> Answer {
        self.search_any(game, request, control, &mut report)
    }

    /// Searches any game. The function is not generic: the search is compiled once, here, rather than in every crate that
    /// starts one.
    fn search_any(
        &self,
        game: &AnyGame,
        request: &SearchRequest,
        control: &dyn Control,
        report: &mut dyn FnMut(&Progress),
    ) -> Answer {
        let control = &SharedControl { caller: control, done: AtomicBool::new(false) };
        match (game, self.evaluation) {
            (AnyGame::Yinsh(game), EvaluationKind::Pattern) => {
                self.search_game::<Yinsh, _>(game, pattern::yinsh(), request, control, report)
            }
            (AnyGame::Gipf(game), EvaluationKind::Pattern) => {
                self.search_game::<Gipf, _>(game, pattern::gipf(), request, control, report)
            }
            (AnyGame::Yinsh(game), EvaluationKind::Hand) => {
                self.search_game::<Yinsh, _>(game, Hand, request, control, report)
            }
            (AnyGame::Gipf(game), EvaluationKind::Hand) => {
                self.search_game::<Gipf, _>(game, Hand, request, control, report)
            }
            #[cfg(feature = "potentials")]
            (AnyGame::Potentials(game), EvaluationKind::Pattern) => {
                let evaluation = pattern::potentials();
                self.search_game::<Potentials, _>(game, evaluation, request, control, report)
            }
            #[cfg(feature = "potentials")]
            (AnyGame::Potentials(game), EvaluationKind::Hand) => {
                self.search_game::<Potentials, _>(game, Hand, request, control, report)
            }
            // Other games cannot be set up in the engine.
            _ => Answer { variations: Vec::new(), depth: 0, nodes: 0, time: 0 },
        }
    }

    /// Returns the static evaluation of the position for the player to act.
    #[must_use]
    pub fn evaluate(game: &AnyGame) -> i32 {
        match game {
            AnyGame::Yinsh(game) => evaluate(game.position(), pattern::yinsh()),
            AnyGame::Gipf(game) => evaluate(game.position(), pattern::gipf()),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => evaluate(game.position(), pattern::potentials()),
            _ => 0,
        }
    }

    fn search_game<G, E>(
        &self,
        game: &History<G::Position>,
        evaluation: E,
        request: &SearchRequest,
        control: &SharedControl<'_>,
        report: &mut dyn FnMut(&Progress),
    ) -> Answer
    where
        G: Searchable<Position: Patterned + Sync>,
        E: Evaluate<G::Position> + Copy,
        ActionOf<G>: Sync + Send,
    {
        let strength = request.strength;
        let evaluation = &Blurred { clear: evaluation, blur: strength.blur, seed: strength.seed };
        let features = if strength.blind {
            request.features.without(Feature::Quiescence)
        } else {
            request.features
        };
        let task = Task::<G> {
            game,
            limits: request.limits(),
            multi_pv: request.multi_pv.max(1),
            only: request.only.iter().filter_map(|token| read_turn(game, token)).collect(),
            first_depth: 1,
            features,
        };
        let total = AtomicU64::new(0);
        let (result, helper_nodes) = thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                .map(|number| {
                    let (total, table) = (&total, &self.table);
                    let task = Task {
                        limits: Limits { depth: task.limits.depth, ..Limits::default() },
                        multi_pv: 1,
                        // Different initial depths make the threads search different parts of the
                        // tree (lazy SMP).
                        first_depth: 1 + number as u32 % 2,
                        ..task.clone()
                    };
                    scope.spawn(move || {
                        search::search(&task, evaluation, table, control, total, |_| {}).nodes
                    })
                })
                .collect();
            let result =
                search::search(&task, evaluation, &self.table, control, &total, |iteration| {
                    report(&self.progress(game, iteration, control, &total));
                });
            control.done.store(true, Relaxed);
            let nodes = helpers.into_iter().filter_map(|helper| helper.join().ok()).sum::<u64>();
            (result, nodes)
        });
        let SearchResult { variations, depth, nodes } = result;
        Answer {
            variations: variations.iter().map(|found| spell(game, found)).collect(),
            depth,
            nodes: nodes + helper_nodes,
            time: control.elapsed(),
        }
    }

    fn progress<P: Patterned>(
        &self,
        game: &History<P>,
        report: &Report<P::Action>,
        control: &SharedControl<'_>,
        total: &AtomicU64,
    ) -> Progress {
        Progress {
            depth: report.depth,
            selective_depth: report.selective_depth,
            rank: report.rank,
            variation: spell(game, &report.variation),
            nodes: report.nodes.max(total.load(Relaxed)),
            time: control.elapsed(),
            hashfull: self.table.hashfull(),
        }
    }
}

/// Returns the evaluation of a position in a unit common to all games.
fn evaluate<P: Patterned>(position: &P, evaluation: &impl Evaluate<P>) -> i32 {
    in_common_unit::<P>(Score::evaluation(evaluation.evaluate(position))).value()
}

fn in_common_unit<P: Patterned>(score: Score) -> Score {
    score.scaled(EVALUATION_UNIT, P::UNIT)
}

/// Returns the actions of a turn token, if it is legal.
fn read_turn<P: Game>(game: &History<P>, token: &str) -> Option<Vec<P::Action>> {
    let mut next = game.clone();
    let actions = next.play_turn(token).ok()?;
    Some(next.actions()[next.actions().len() - actions..].to_vec())
}

/// Returns a variation as turn tokens.
fn spell<P: Patterned>(game: &History<P>, variation: &search::Variation<P::Action>) -> Variation {
    let mut position = *game.position();
    let mut turns: Vec<(Color, String)> = Vec::new();
    for &action in variation.turn.iter().chain(&variation.follow) {
        let player = position.to_act();
        let token = Shown { position: &position, action }.to_string();
        match turns.last_mut() {
            Some((last, turn)) if *last == player => {
                turn.push(';');
                turn.push_str(&token);
            }
            _ => turns.push((player, token)),
        }
        position.play_unchecked(action);
    }
    let mut tokens = turns.into_iter().map(|(_, turn)| turn);
    Variation {
        turn: tokens.next().unwrap_or_default(),
        follow: tokens.collect(),
        score: in_common_unit::<P>(variation.score),
    }
}
