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
    parameters::{MAX_HEIGHT, POLL_INTERVAL},
    score::{MATE, Score},
    searchable::{ActionOf, Searchable},
    transposition_table::TranspositionTable,
};

/// The state of one thread of a search: its counters, its tables and the current variation.
pub(crate) struct Worker<'a, G: Searchable, E, C> {
    evaluation: &'a E,
    evaluation_cache: EvaluationCache,
    pub(crate) table: &'a TranspositionTable,
    control: &'a C,
    limits: Limits,
    pub(crate) features: Features,
    /// The nodes of all threads, updated every [`POLL_INTERVAL`] nodes.
    total_nodes: &'a AtomicU64,
    pub(crate) nodes: u64,
    /// The greatest height reached.
    pub(crate) selective_depth: usize,
    pub(crate) stopped: bool,
    pub(crate) history: HistoryTables,
    /// The keys of the game and of the current variation that count for repetition.
    pub(crate) keys: Vec<u64>,
    /// The principal variation from each height on.
    variations: Vec<Vec<ActionOf<G>>>,
    /// Lists of candidates, kept to be used again.
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
            variations: vec![Vec::new(); MAX_HEIGHT + 2],
            buffers: Vec::new(),
        }
    }

    /// The static evaluation of a position for the player to act.
    pub(crate) fn evaluate(&mut self, position: &G::Position) -> i32 {
        let evaluate = || Score::evaluation(self.evaluation.evaluate(position)).value();
        self.evaluation_cache.get(position.key(), evaluate)
    }

    /// Counts a node and checks the limits: nodes exactly, clock and stop flag now and then.
    /// Returns `false` when the search is over.
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

    /// The principal variation from the last search of a node at this height.
    pub(crate) fn variation(&self, height: usize) -> &[ActionOf<G>] {
        &self.variations[height]
    }

    /// Begins the search of a node without a principal variation.
    pub(crate) fn clear_variation(&mut self, height: usize) {
        self.variations[height].clear();
    }

    /// Makes an action, followed by the variation of its child, the principal variation.
    pub(crate) fn set_variation(&mut self, height: usize, action: ActionOf<G>) {
        let (here, below) = self.variations.split_at_mut(height + 1);
        here[height].clear();
        here[height].push(action);
        here[height].extend_from_slice(&below[0]);
    }

    /// An empty list of candidates.
    pub(crate) fn take_buffer(&mut self) -> Vec<Candidate<G>> {
        let mut candidates = self.buffers.pop().unwrap_or_default();
        candidates.clear();
        candidates
    }

    /// Gives a list back, to be used again.
    pub(crate) fn return_buffer(&mut self, candidates: Vec<Candidate<G>>) {
        self.buffers.push(candidates);
    }
}

/// The score of a finished game for `player`, who would be to act.
pub(crate) fn score_of_end(winner: Option<Color>, player: Color, context: Context) -> i32 {
    match winner {
        None => 0,
        Some(winner) if winner == player => MATE - context.turn,
        Some(_) => context.turn - MATE,
    }
}
