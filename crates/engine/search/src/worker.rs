use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

use game::{Color, Game};

use crate::{
    ActionOf, Control, Evaluate, Feature, Features, Limits, MATE, Score, Searchable, Table,
    candidate::Candidate,
    history::{History, MOST_PLIES},
    known::Known,
    node::{Node, Tried},
    place::{Place, Window},
    table::{Bound, Entry, from_table, to_table},
};

/// No score is outside of this.
pub(crate) const INFINITE: i32 = MATE + 1;

/// One thread of a search: its counters, its history and the line it is in.
pub(crate) struct Worker<'a, G: Searchable, E, C> {
    evaluation: &'a E,
    known: Known,
    table: &'a Table,
    control: &'a C,
    limits: Limits,
    pub(crate) features: Features,
    /// The nodes of all threads, told from time to time.
    total: &'a AtomicU64,
    pub(crate) nodes: u64,
    pub(crate) deepest: usize,
    pub(crate) stopped: bool,
    pub(crate) history: History,
    /// The keys of the game and of the current line that count for repetition.
    keys: Vec<u64>,
    /// The best line found from each ply on.
    lines: Vec<Vec<ActionOf<G>>>,
    /// Lists of candidates to be used again.
    pub(crate) spare: Vec<Vec<Candidate<G>>>,
}

impl<'a, G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'a, G, E, C> {
    pub(crate) fn new(
        evaluation: &'a E,
        table: &'a Table,
        control: &'a C,
        (limits, features): (Limits, Features),
        total: &'a AtomicU64,
        past: &[u64],
    ) -> Self {
        Self {
            evaluation,
            known: Known::new(),
            table,
            control,
            limits,
            features,
            total,
            nodes: 0,
            deepest: 0,
            stopped: false,
            history: History::new(G::ACTION_INDICES, features),
            keys: past.to_vec(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            spare: Vec::new(),
        }
    }

    /// The best line from the last search of a position.
    pub(crate) fn line(&self, ply: usize) -> &[ActionOf<G>] {
        &self.lines[ply]
    }

    /// How good a position is for the player to act, by the evaluation alone.
    pub(crate) fn evaluate(&mut self, position: &G::Position) -> i32 {
        let make = || Score::evaluation(self.evaluation.evaluate(position)).value();
        self.known.get(position.key(), make)
    }

    /// Counts a node and looks at the limits: nodes exactly, the clock now and then.
    /// `false` means that the search is over.
    pub(crate) fn count(&mut self) -> bool {
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(1_024) {
            self.total.fetch_add(1_024, Relaxed);
            let late = self.limits.hard_time.is_some_and(|most| self.control.elapsed() >= most);
            if late || self.control.stopped() {
                self.stopped = true;
            }
        }
        !self.stopped
    }

    /// The score of a finished game for `player`, who would be to act.
    pub(crate) fn ending(winner: Option<Color>, player: Color, place: Place) -> i32 {
        match winner {
            None => 0,
            Some(winner) if winner == player => MATE - place.turn,
            Some(_) => place.turn - MATE,
        }
    }

    /// The score of a position for its player to act.
    pub(crate) fn search(
        &mut self,
        position: &G::Position,
        window: Window,
        depth: i32,
        place: Place,
    ) -> i32 {
        self.lines[place.ply].clear();
        if !self.count() {
            return 0;
        }
        self.deepest = self.deepest.max(place.ply);
        let player = position.to_act();
        if let Some(outcome) = position.outcome() {
            return Self::ending(outcome.winner(), player, place);
        }
        if place.ply >= MOST_PLIES {
            return self.evaluate(position);
        }
        let counts = position.counts_for_repetition();
        if counts && self.keys.contains(&position.key()) {
            // Once more and once more again would be a draw: nobody gets anywhere.
            return 0;
        }
        if depth <= 0 && !G::is_settling(position) {
            return self.quiet(position, window, place);
        }
        if counts {
            self.keys.push(position.key());
        }
        let score = self.expand(position, window, depth, place);
        if counts {
            self.keys.pop();
        }
        score
    }

    fn expand(&mut self, position: &G::Position, window: Window, depth: i32, place: Place) -> i32 {
        let player = position.to_act();
        let settling = G::is_settling(position);
        let key = position.key();
        let turn = place.turn_of(player);
        let found = self.table.probe(key);
        if let Some(entry) = found
            && !window.is_open()
            && i32::from(entry.depth) >= depth
            && self.features.has(Feature::Table)
        {
            let score = from_table(entry.score, turn);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if settles {
                return score;
            }
        }
        let evaluation = match found {
            _ if settling => 0,
            Some(entry) => i32::from(entry.evaluation),
            None => self.evaluate(position),
        };
        let bold = !window.is_open()
            && !settling
            && !G::wants_exact_search(position)
            && window.beta.abs() < Score::LARGEST_EVALUATION;
        let far_above = self.features.has(Feature::ReverseFutility);
        if far_above && bold && depth <= 4 && evaluation - 90 * depth >= window.beta {
            return evaluation;
        }
        // Without an idea from the table a deep search is better done after a shallower one.
        let idealess = self.features.has(Feature::IdealessReduction);
        let less = idealess && depth >= 4 && found.is_none() && !settling;
        let depth = depth - i32::from(less);
        let node = Node { window, depth, place, evaluation, bold, idea: found, without: 0 };
        let Tried { score: best, fingerprint } = self.try_all(position, node);
        if !self.stopped {
            let bound = if best >= window.beta {
                Bound::Lower
            } else if best <= window.alpha {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let entry = Entry {
                score: to_table(best, turn),
                evaluation: evaluation as i16,
                fingerprint,
                depth: depth.clamp(0, 255) as u8,
                bound,
            };
            self.table.store(key, entry);
        }
        best
    }

    pub(crate) fn extend_line(&mut self, ply: usize, action: ActionOf<G>) {
        let (here, there) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(action);
        here[ply].extend_from_slice(&there[0]);
    }
}
