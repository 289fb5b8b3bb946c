use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

use game::{Color, Game};

use crate::{
    candidate::Candidate,
    context::Context,
    control::{Control, Limits},
    evaluate::Evaluate,
    evaluation_cache::EvaluationCache,
    feature::Features,
    history::HistoryTables,
    parameters::{HEIGHT_MAX, POLL_INTERVAL},
    score::{MATE, Score},
    searchable::{ActionOf, Searchable},
    transposition_table::TranspositionTable,
};

/// State of one search thread: its counters, its tables and the current variation.
pub(crate) struct Worker<'a, G: Searchable, E, C> {
    evaluation: &'a E,
    evaluation_cache: EvaluationCache,
    pub(crate) table: &'a TranspositionTable,
    control: &'a C,
    limits: Limits,
    pub(crate) features: Features,
    /// Total nodes of all threads, updated every [`POLL_INTERVAL`] nodes.
    total_nodes: &'a AtomicU64,
    pub(crate) nodes: u64,
    /// Greatest height reached.
    pub(crate) selective_depth: usize,
    pub(crate) stopped: bool,
    pub(crate) history: HistoryTables,
    /// Keys of the positions that count for repetition, in the game and in the current variation.
    pub(crate) keys: Vec<u64>,
    /// Principal variation from each height.
    variations: Vec<Vec<ActionOf<G>>>,
    /// Candidate lists, kept for reuse.
    buffers: Vec<Vec<Candidate<G>>>,
}

impl<'a, G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'a, G, E, C> {
    pub(crate) fn new(
        evaluation: &'a E,
        table: &'a TranspositionTable,
        control: &'a C,
        (limits, features): (Limits, Features),
        total_nodes: &'a AtomicU64,
        past: &[u64],
    ) -> Self {
        Self {
            evaluation,
            evaluation_cache: EvaluationCache::new(),
            table,
            control,
            limits,
            features,
            total_nodes,
            nodes: 0,
            selective_depth: 0,
            stopped: false,
            history: HistoryTables::new(G::ACTION_INDICES, features),
            keys: past.to_vec(),
            variations: vec![Vec::new(); HEIGHT_MAX + 2],
            buffers: Vec::new(),
        }
    }

    /// Returns the static evaluation of a position for the player to act.
    pub(crate) fn evaluate(&mut self, position: &G::Position) -> i32 {
        let evaluate = || Score::evaluation(self.evaluation.evaluate(position)).value();
        self.evaluation_cache.get(position.key(), evaluate)
    }

    /// Counts a node and checks the limits: nodes exactly, clock and stop flag periodically.
    /// Returns `false` if the search is stopped.
    pub(crate) fn count_node(&mut self) -> bool {
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(POLL_INTERVAL) {
            self.total_nodes.fetch_add(POLL_INTERVAL, Relaxed);
            let late = self.limits.hard_time.is_some_and(|most| self.control.elapsed() >= most);
            if late || self.control.stopped() {
                self.stopped = true;
            }
        }
        !self.stopped
    }

    /// Returns the principal variation of the last node searched at this height.
    pub(crate) fn variation(&self, height: usize) -> &[ActionOf<G>] {
        &self.variations[height]
    }

    /// Clears the principal variation at this height, when the search of a node begins.
    pub(crate) fn clear_variation(&mut self, height: usize) {
        self.variations[height].clear();
    }

    /// Sets the principal variation to an action followed by the variation of its child.
    pub(crate) fn set_variation(&mut self, height: usize, action: ActionOf<G>) {
        let (here, below) = self.variations.split_at_mut(height + 1);
        here[height].clear();
        here[height].push(action);
        here[height].extend_from_slice(&below[0]);
    }

    /// Returns an empty candidate list.
    pub(crate) fn take_buffer(&mut self) -> Vec<Candidate<G>> {
        let mut candidates = self.buffers.pop().unwrap_or_default();
        candidates.clear();
        candidates
    }

    /// Keeps a candidate list for reuse.
    pub(crate) fn return_buffer(&mut self, candidates: Vec<Candidate<G>>) {
        self.buffers.push(candidates);
    }
}

/// Returns the score of a finished game for `player`, the player to act.
pub(crate) fn score_of_end(winner: Option<Color>, player: Color, context: Context) -> i32 {
    match winner {
        None => 0,
        Some(winner) if winner == player => MATE - context.turn,
        Some(_) => context.turn - MATE,
    }
}
