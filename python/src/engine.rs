//! The engine, in the process of the interpreter.

use std::{
    sync::{
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use ::engine::{Answer, Chance, Level, SearchRequest, evaluation_of};
use pyo3::{exceptions::PyValueError, prelude::*};
use variants::AnyGame;

use crate::{any_game::game_of, errors::EngineError};

/// Number of nodes for a turn at full strength unless the caller gives a limit: those with which level 10 was measured.
const FULL_STRENGTH_NODES: u64 = 40_000;
/// Time between two checks for Ctrl-C.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);

/// A line of play found by the engine.
#[pyclass(name = "Line", module = "gipfel.engine", frozen, get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The whole turn of the player to act.
    turn: String,
    /// The turns that follow; the last one may be incomplete.
    continuation: Vec<String>,
    /// The score for the player to act in hundredths; `None` for a forced win or loss.
    score: Option<i32>,
    /// Number of the player's own turns until they win (positive) or lose (negative) by force.
    wins_in: Option<i32>,
    /// The evaluation as written in records, from White's point of view.
    evaluation: String,
    /// The expected score of the player to act, from 0 to 1.
    chance: f64,
    /// Depth of the last finished iteration.
    depth: u32,
    /// Number of nodes searched.
    nodes: u64,
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        format!("<Line {} {}>", self.turn, self.evaluation)
    }
}

/// The engine. It keeps its transposition table between searches that are limited by time.
#[pyclass(name = "Engine", module = "gipfel.engine", frozen)]
#[derive(Debug)]
pub(crate) struct Engine(::engine::Engine);

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, threads=1, mebibytes=16))]
    fn new(threads: usize, mebibytes: usize) -> Self {
        Self(::engine::Engine::new(mebibytes).with_threads(threads))
    }

    /// Number of threads.
    #[getter]
    fn threads(&self) -> usize {
        self.0.threads()
    }

    /// Returns the best lines of a game or position, best first; none if the game is over.
    #[pyo3(signature = (game, *, nodes=None, seconds=None, depth=None, lines=1, turns=Vec::new()))]
    #[expect(clippy::too_many_arguments, reason = "each is an option, given by name")]
    fn analyse(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        depth: Option<u32>,
        lines: usize,
        turns: Vec<String>,
    ) -> PyResult<Vec<Line>> {
        let game = game_of(game)?;
        let movetime = seconds.map(milliseconds).transpose()?;
        let request = SearchRequest {
            nodes,
            movetime,
            depth,
            multi_pv: lines,
            only: turns,
            ..SearchRequest::default()
        };
        if request.is_endless() {
            return Err(PyValueError::new_err(
                "an analysis needs a limit: give nodes, seconds or depth",
            ));
        }
        let answer = self.search(py, &game, &request)?;
        let line = |found: &::engine::Variation| {
            let evaluation = evaluation_of(found.score, game.to_act());
            Line {
                turn: found.turn.clone(),
                continuation: found.follow.clone(),
                score: found.score.turns_to_end().is_none().then(|| found.score.value()),
                wins_in: found.score.own_turns_to_end(),
                evaluation: evaluation.to_string(),
                chance: Chance::of(evaluation, game.to_act()).share(),
                depth: answer.depth,
                nodes: answer.nodes,
            }
        };
        Ok(answer.variations.iter().map(line).collect())
    }

    /// Returns the turn that the engine plays at a level from 1 to 10.
    #[pyo3(signature = (game, *, level=10, nodes=None, seconds=None, seed=0))]
    fn play(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        level: u8,
        nodes: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
    ) -> PyResult<String> {
        let game = game_of(game)?;
        let level = Level::new(level)
            .ok_or_else(|| PyValueError::new_err("a level must be a number from 1 to 10"))?;
        let strength = level.strength(&game, seed);
        let movetime = seconds.map(milliseconds).transpose()?;
        let nodes = nodes.or_else(|| movetime.is_none().then_some(FULL_STRENGTH_NODES));
        let request = SearchRequest { nodes, movetime, strength, ..SearchRequest::default() };
        let answer = self.search(py, &game, &request)?;
        let over = || EngineError::new_err(("the game is over", "game-over"));
        answer.best_turn(&request).map(str::to_owned).ok_or_else(over)
    }

    /// Returns the static evaluation for the player to act, in hundredths.
    #[staticmethod]
    fn evaluate(game: &Bound<'_, PyAny>) -> PyResult<i32> {
        Ok(::engine::Engine::evaluate(&game_of(game)?))
    }

    /// Clears the transposition table.
    fn clear(&self) {
        self.0.clear();
    }
}

impl Engine {
    /// Searches in another thread without holding the interpreter; this thread checks for Ctrl-C.
    fn search(&self, py: Python<'_>, game: &AnyGame, request: &SearchRequest) -> PyResult<Answer> {
        // A search that is limited by nodes alone has the same result every time: it does not share the table.
        let own = request
            .own_table()
            .map(|mebibytes| ::engine::Engine::new(mebibytes).with_threads(self.0.threads()));
        let engine = own.as_ref().unwrap_or(&self.0);
        let stop = &AtomicBool::new(false);
        py.detach(|| {
            thread::scope(|scope| {
                let (sender, receiver) = mpsc::channel();
                scope.spawn(move || sender.send(engine.search(game, request, stop, |_| {})));
                loop {
                    match receiver.recv_timeout(SIGNAL_INTERVAL) {
                        Ok(answer) => return Ok(answer),
                        Err(RecvTimeoutError::Disconnected) => {
                            return Err(EngineError::new_err((
                                "the search has failed",
                                "search-failed",
                            )));
                        }
                        Err(RecvTimeoutError::Timeout) => {
                            if let Err(interrupt) = Python::attach(|py| py.check_signals()) {
                                stop.store(true, Relaxed);
                                return Err(interrupt);
                            }
                        }
                    }
                }
            })
        })
    }
}

fn milliseconds(seconds: f64) -> PyResult<u64> {
    let duration = Duration::try_from_secs_f64(seconds);
    let duration =
        duration.map_err(|_| PyValueError::new_err("seconds must be a positive number"))?;
    Ok(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
}

/// Returns the turn of a baseline player, `b0` to `b5`.
#[pyfunction]
#[pyo3(signature = (game, baseline, *, seed=0))]
pub(crate) fn baseline_turn(
    py: Python<'_>,
    game: &Bound<'_, PyAny>,
    baseline: &str,
    seed: u64,
) -> PyResult<String> {
    let game = game_of(game)?;
    let baseline: arena::baseline::Baseline =
        baseline.parse().map_err(|error| PyValueError::new_err(format!("{error}")))?;
    let over = || EngineError::new_err(("the game is over", "game-over"));
    py.detach(|| baseline.choose_turn(&game, seed)).ok_or_else(over)
}
