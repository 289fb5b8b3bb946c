//! Principal variation search: the recursion over the nodes of the tree.

use game::Game;

use crate::{
    candidate::{Candidate, pick},
    context::Context,
    control::Control,
    evaluate::Evaluate,
    feature::Feature,
    ordering::candidate_of,
    parameters::{
        FUTILITY_MARGIN, HEIGHT_MAX, ITERATIVE_REDUCTION_MIN_DEPTH, LATE_PRUNING_BASE,
        LATE_PRUNING_GROWTH, PRUNING_MAX_DEPTH, REDUCTION_DIVISOR, REDUCTION_FIRST_ACTIONS,
        REDUCTION_HISTORY_DIVISOR, REDUCTION_MIN_DEPTH, REVERSE_FUTILITY_MARGIN,
        REVERSE_FUTILITY_MAX_DEPTH, SEARCHED_REMOVALS_MAX, SINGULAR_MARGIN,
        SINGULAR_MAX_DEPTH_DEFICIT, SINGULAR_MIN_DEPTH,
    },
    score::Score,
    searchable::Searchable,
    transposition_table::{Bound, Entry, from_table, to_table},
    window::{INFINITE, Window},
    worker::{Worker, score_of_end},
};

/// State of a node before its actions are searched.
#[derive(Clone, Copy)]
struct Node {
    window: Window,
    depth: i32,
    context: Context,
    static_evaluation: i32,
    /// Whether actions may be pruned.
    may_prune: bool,
    tt_entry: Option<Entry>,
    /// Fingerprint of the action excluded from this search, or 0.
    excluded: u16,
}

/// Result of searching the actions of a node.
#[derive(Clone, Copy)]
struct Best {
    score: i32,
    /// Fingerprint of the best action if its score is above alpha, or 0.
    fingerprint: u16,
}

/// Comparison of the transposition-table move with all other actions.
enum Singularity {
    /// Not better by the margin, or not tested.
    None,
    /// Better than every other action by the margin.
    Singular,
    /// At least one other action reaches beta as well, so the node is cut off.
    MultiCut(Best),
}

impl<G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'_, G, E, C> {
    /// Searches a position and returns its score for the player to act.
    pub(crate) fn search(
        &mut self,
        position: &G::Position,
        window: Window,
        depth: i32,
        context: Context,
    ) -> i32 {
        self.clear_variation(context.height);
        if !self.count_node() {
            return 0;
        }
        self.selective_depth = self.selective_depth.max(context.height);
        let player = position.to_act();
        if let Some(outcome) = position.outcome() {
            return score_of_end(outcome.winner(), player, context);
        }
        if context.height >= HEIGHT_MAX {
            return self.evaluate(position);
        }
        let counts = position.counts_for_repetition();
        if counts && self.keys.contains(&position.key()) {
            // The first repetition is already scored as a draw.
            return 0;
        }
        if depth <= 0 && !G::is_settling(position) {
            return self.quiescence(position, window, context);
        }
        if counts {
            self.keys.push(position.key());
        }
        let score = self.search_node(position, window, depth, context);
        if counts {
            self.keys.pop();
        }
        score
    }

    /// Probes the transposition table, tries to prune the whole node, and searches its actions.
    fn search_node(
        &mut self,
        position: &G::Position,
        window: Window,
        depth: i32,
        context: Context,
    ) -> i32 {
        let settling = G::is_settling(position);
        let key = position.key();
        let turn = context.turn_of(position.to_act());
        let tt_entry = self.table.probe(key);
        if let Some(entry) = tt_entry
            && window.is_null()
            && i32::from(entry.depth) >= depth
            && self.features.has(Feature::Table)
        {
            let score = from_table(entry.score, turn);
            let cuts_off = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if cuts_off {
                return score;
            }
        }
        let static_evaluation = match tt_entry {
            _ if settling => 0,
            Some(entry) => i32::from(entry.evaluation),
            None => self.evaluate(position),
        };
        let may_prune = window.is_null()
            && !settling
            && !G::wants_exact_search(position)
            && window.beta.abs() < Score::LARGEST_EVALUATION;
        // Reverse futility pruning: static evaluation minus margin is at least beta.
        if self.features.has(Feature::ReverseFutility)
            && may_prune
            && depth <= REVERSE_FUTILITY_MAX_DEPTH.get()
            && static_evaluation - REVERSE_FUTILITY_MARGIN.get() * depth >= window.beta
        {
            return static_evaluation;
        }
        // Internal iterative reduction: without a transposition-table move the ordering is poor,
        // and a shallower search provides one for the next iteration.
        let is_reduced = self.features.has(Feature::IterativeReduction)
            && depth >= ITERATIVE_REDUCTION_MIN_DEPTH.get()
            && tt_entry.is_none()
            && !settling;
        let depth = depth - i32::from(is_reduced);
        let node =
            Node { window, depth, context, static_evaluation, may_prune, tt_entry, excluded: 0 };
        let Best { score, fingerprint } = self.search_actions(position, node);
        if !self.stopped {
            let bound = if score >= window.beta {
                Bound::Lower
            } else if score <= window.alpha {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let entry = Entry {
                score: to_table(score, turn),
                evaluation: static_evaluation as i16,
                fingerprint,
                depth: depth.clamp(0, 255) as u8,
                bound,
            };
            self.table.store(key, entry);
        }
        score
    }

    /// Searches the actions of a node one by one, the most promising first.
    fn search_actions(&mut self, position: &G::Position, node: Node) -> Best {
        let extension = match self.test_singularity(position, node) {
            Singularity::None => 0,
            Singularity::Singular => 1,
            Singularity::MultiCut(best) => return best,
        };
        let mut candidates = self.take_buffer();
        let best = self.search_candidates(position, node, extension, &mut candidates);
        self.return_buffer(candidates);
        best
    }

    fn search_candidates(
        &mut self,
        position: &G::Position,
        node: Node,
        extension: i32,
        candidates: &mut Vec<Candidate<G>>,
    ) -> Best {
        let Node { window, context, .. } = node;
        let player = position.to_act();
        let mut alpha = window.alpha;
        let mut best = Best { score: -INFINITE, fingerprint: 0 };
        // The transposition-table move is searched before the other actions are generated, because
        // it often causes a cutoff.
        let tt_action = node.tt_entry.map_or(0, |entry| entry.fingerprint);
        candidates.extend(candidate_of::<G>(position, tt_action));
        let mut listed = false;
        let mut number = 0;
        loop {
            if number == candidates.len() {
                if listed {
                    break;
                }
                self.list(position, context, node.excluded, candidates);
                listed = true;
                continue;
            }
            if listed {
                pick(candidates, number);
            }
            let candidate = &candidates[number];
            number += 1;
            if self.is_pruned(position, candidate, number - 1, alpha, best.score, node) {
                continue;
            }
            let extension = if number == 1 { extension } else { 0 };
            let score = if best.score == -INFINITE {
                let depth = node.depth - candidate.cost() + extension;
                self.search_child(position, candidate, window, depth, context)
            } else {
                self.search_later(position, candidate, number - 1, alpha, node)
            };
            if self.stopped {
                best.score = best.score.max(score);
                return best;
            }
            if score > best.score {
                best.score = score;
                if score > alpha {
                    alpha = score;
                    best.fingerprint = G::fingerprint(candidate.action);
                    self.set_variation(context.height, candidate.action);
                }
                if score >= window.beta {
                    if candidate.is_quiet && candidate.cost() > 0 {
                        let searched = &candidates[..number - 1];
                        self.history.update(player, candidate, searched, node.depth, context);
                    }
                    break;
                }
            }
        }
        best
    }

    /// Returns whether a candidate is pruned as late or futile. Nothing is pruned until an action
    /// has been found that does not lose, so a loss is always proven.
    fn is_pruned(
        &self,
        position: &G::Position,
        candidate: &Candidate<G>,
        number: usize,
        alpha: i32,
        best: i32,
        node: Node,
    ) -> bool {
        let Node { window, depth, static_evaluation, may_prune, .. } = node;
        if best <= -Score::LARGEST_EVALUATION {
            return false;
        }
        if G::is_settling(position) {
            return self.features.has(Feature::Removals)
                && number >= SEARCHED_REMOVALS_MAX
                && window.is_null()
                && !G::wants_exact_search(position);
        }
        if !may_prune || !candidate.is_quiet || depth > PRUNING_MAX_DEPTH.get() {
            return false;
        }
        let is_late =
            number as i32 > LATE_PRUNING_BASE.get() + LATE_PRUNING_GROWTH.get() * depth * depth;
        let is_futile = static_evaluation + FUTILITY_MARGIN.get() * depth <= alpha;
        is_late && self.features.has(Feature::LatePruning)
            || is_futile && self.features.has(Feature::Futility)
    }

    /// Searches a later candidate with a null window and a late-move reduction, and searches it
    /// again, at full depth or with the full window, only if it raises alpha.
    fn search_later(
        &mut self,
        position: &G::Position,
        candidate: &Candidate<G>,
        number: usize,
        alpha: i32,
        node: Node,
    ) -> i32 {
        let Node { window, depth, context, .. } = node;
        let full_depth = depth - candidate.cost();
        let mut reduction = 0;
        if candidate.cost() > 0
            && candidate.is_quiet
            && depth >= REDUCTION_MIN_DEPTH.get()
            && number as i32 >= REDUCTION_FIRST_ACTIONS.get()
            && !G::wants_exact_search(position)
            && self.features.has(Feature::Reductions)
        {
            let late = late_reduction(depth, number);
            let history = candidate.history / REDUCTION_HISTORY_DIVISOR.get();
            let in_pv = i32::from(!window.is_null());
            reduction = (late - history - in_pv).clamp(0, full_depth.max(0));
        }
        let null_window = Window::null(alpha);
        let reduced_depth = full_depth - reduction;
        let mut score = self.search_child(position, candidate, null_window, reduced_depth, context);
        if score > alpha && reduction > 0 {
            score = self.search_child(position, candidate, null_window, full_depth, context);
        }
        if score > alpha && score < window.beta && !window.is_null() {
            let window = window.with_alpha(alpha);
            score = self.search_child(position, candidate, window, full_depth, context);
        }
        score
    }

    /// Searches the position after a candidate and returns its score for the player to act in
    /// `position`.
    fn search_child(
        &mut self,
        position: &G::Position,
        candidate: &Candidate<G>,
        window: Window,
        depth: i32,
        context: Context,
    ) -> i32 {
        let next = &candidate.next;
        let context = context.after::<G>(position.to_act(), candidate.action);
        if next.to_act() == position.to_act() {
            self.search(next, window, depth, context)
        } else {
            -self.search(next, window.flipped(), depth, context)
        }
    }

    /// Tests whether the transposition-table move is singular: searches all other actions at
    /// reduced depth with a null window below its score.
    fn test_singularity(&mut self, position: &G::Position, node: Node) -> Singularity {
        let Node { window, depth, context, .. } = node;
        let Some(entry) = node.tt_entry else { return Singularity::None };
        let tt_score = from_table(entry.score, context.turn_of(position.to_act()));
        if node.excluded != 0
            || depth < SINGULAR_MIN_DEPTH.get()
            || !self.features.has(Feature::Singular)
            || G::is_settling(position)
            || i32::from(entry.depth) < depth - SINGULAR_MAX_DEPTH_DEFICIT.get()
            || entry.bound == Bound::Upper
            || entry.fingerprint == 0
            || tt_score.abs() >= Score::LARGEST_EVALUATION
        {
            return Singularity::None;
        }
        let bound = tt_score - SINGULAR_MARGIN.get() * depth;
        let others = Node {
            window: Window::null(bound - 1),
            depth: (depth - 1) / 2,
            tt_entry: None,
            excluded: entry.fingerprint,
            ..node
        };
        let score = self.search_actions(position, others).score;
        if self.stopped {
            Singularity::None
        } else if score < bound {
            Singularity::Singular
        } else if bound >= window.beta && window.is_null() {
            Singularity::MultiCut(Best { score: bound, fingerprint: entry.fingerprint })
        } else {
            Singularity::None
        }
    }
}

/// Returns the late-move reduction, which grows with the depth and with the index of the action.
#[inline]
fn late_reduction(depth: i32, number: usize) -> i32 {
    // About twice the binary logarithm, in integers.
    let log =
        |number: u32| (2 * number.ilog2() + (number >> (number.ilog2().max(1) - 1) & 1)) as i32;
    log(depth.max(1) as u32) * log(number.max(1) as u32) / REDUCTION_DIVISOR.get()
}
