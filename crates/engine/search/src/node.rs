use game::Game;

use crate::{
    Control, Evaluate, Feature, Score, Searchable,
    candidate::{Candidate, pick},
    place::{Place, Window},
    table::{Bound, Entry, from_table},
    worker::{INFINITE, Worker},
};

/// What is known of a node before its actions are tried.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) window: Window,
    pub(crate) depth: i32,
    pub(crate) place: Place,
    pub(crate) evaluation: i32,
    /// Whether actions may be left out unseen.
    pub(crate) bold: bool,
    /// What the table says.
    pub(crate) idea: Option<Entry>,
    /// The fingerprint of an action that is left out, or 0.
    pub(crate) without: u16,
}

/// What came of trying the actions of a node.
#[derive(Clone, Copy)]
pub(crate) struct Tried {
    pub(crate) score: i32,
    /// The fingerprint of the action that was better than `alpha`, or 0.
    pub(crate) fingerprint: u16,
}

/// Less deep than this the idea of the table is not compared with all others.
const SINGULAR_DEPTH: i32 = 6;

/// How many removals are tried where no exact score is wanted.
const REMOVALS: usize = 4;

impl<G: Searchable, E: Evaluate<G::Position>, C: Control> Worker<'_, G, E, C> {
    /// Searches the actions of a node one by one, the most promising first.
    pub(crate) fn try_all(&mut self, position: &G::Position, node: Node) -> Tried {
        let extension = match self.compare_idea(position, node) {
            Compared::Unknown => 0,
            Compared::Alone => 1,
            Compared::Enough(tried) => return tried,
        };
        let mut candidates = self.spare.pop().unwrap_or_default();
        candidates.clear();
        let tried = self.try_listed(position, node, extension, &mut candidates);
        self.spare.push(candidates);
        tried
    }

    fn try_listed(
        &mut self,
        position: &G::Position,
        node: Node,
        extension: i32,
        candidates: &mut Vec<Candidate<G>>,
    ) -> Tried {
        let Node { window, place, .. } = node;
        let player = position.to_act();
        let mut alpha = window.alpha;
        let mut tried = Tried { score: -INFINITE, fingerprint: 0 };
        // The idea of the table comes first, before the others are even listed: often it
        // is good enough.
        self.recall(position, node, candidates);
        let mut listed = false;
        let mut number = 0;
        loop {
            if number == candidates.len() {
                if listed {
                    break;
                }
                self.list(position, node, candidates);
                listed = true;
                continue;
            }
            if listed {
                pick(candidates, number);
            }
            let candidate = &candidates[number];
            number += 1;
            if self.leaves_out(position, candidate, number - 1, alpha, tried.score, node) {
                continue;
            }
            let extension = if number == 1 { extension } else { 0 };
            let score = if tried.score == -INFINITE {
                let deeper = node.depth - spent(candidate) + extension;
                self.child(position, candidate, window, deeper, place)
            } else {
                self.scout(position, candidate, number - 1, alpha, node)
            };
            if self.stopped {
                tried.score = tried.score.max(score);
                return tried;
            }
            if score > tried.score {
                tried.score = score;
                if score > alpha {
                    alpha = score;
                    tried.fingerprint = G::fingerprint(candidate.action);
                    self.extend_line(place.ply, candidate.action);
                }
                if score >= window.beta {
                    if candidate.quiet && spent(candidate) > 0 {
                        let before = &candidates[..number - 1];
                        self.history.reward(player, candidate, before, node.depth, place);
                    }
                    break;
                }
            }
        }
        tried
    }

    /// Whether a candidate is left out unseen. Never before something has been found that
    /// does not lose: what is called lost is lost.
    fn leaves_out(
        &self,
        position: &G::Position,
        candidate: &Candidate<G>,
        number: usize,
        alpha: i32,
        best: i32,
        node: Node,
    ) -> bool {
        let Node { window, depth, evaluation, bold, .. } = node;
        if best <= -Score::LARGEST_EVALUATION {
            return false;
        }
        if G::is_settling(position) {
            return self.features.has(Feature::Removals)
                && number >= REMOVALS
                && !window.is_open()
                && !G::wants_exact_search(position);
        }
        if !bold || !candidate.quiet || depth > 3 {
            return false;
        }
        let late = number as i32 > 6 + 4 * depth * depth;
        let hopeless = evaluation + 120 * depth <= alpha;
        late && self.features.has(Feature::LatePruning)
            || hopeless && self.features.has(Feature::Futility)
    }

    /// Asks whether a later candidate is better than the best so far, and only if it seems
    /// so how good it is.
    fn scout(
        &mut self,
        position: &G::Position,
        candidate: &Candidate<G>,
        number: usize,
        alpha: i32,
        node: Node,
    ) -> i32 {
        let Node { window, depth, place, .. } = node;
        let deeper = depth - spent(candidate);
        let mut reduction = 0;
        if spent(candidate) > 0
            && candidate.quiet
            && depth >= 2
            && number >= 3
            && !G::wants_exact_search(position)
            && self.features.has(Feature::Reductions)
        {
            let less = reduced(depth, number) - candidate.past / 6_000;
            reduction = (less - i32::from(window.is_open())).clamp(0, deeper.max(0));
        }
        let question = Window::scout(alpha);
        let mut score = self.child(position, candidate, question, deeper - reduction, place);
        if score > alpha && reduction > 0 {
            score = self.child(position, candidate, question, deeper, place);
        }
        if score > alpha && score < window.beta && window.is_open() {
            score = self.child(position, candidate, window.above(alpha), deeper, place);
        }
        score
    }

    /// The score of what a candidate leads to, for the player to act in `position`.
    fn child(
        &mut self,
        position: &G::Position,
        candidate: &Candidate<G>,
        window: Window,
        depth: i32,
        place: Place,
    ) -> i32 {
        let next = &candidate.next;
        let place = place.after::<G>(position.to_act(), candidate.action);
        if next.to_act() == position.to_act() {
            self.search(next, window, depth, place)
        } else {
            -self.search(next, window.flipped(), depth, place)
        }
    }

    /// Whether the idea of the table is so much better than everything else that it
    /// deserves a deeper look, or everything so good that none is needed.
    fn compare_idea(&mut self, position: &G::Position, node: Node) -> Compared {
        let Node { window, depth, place, .. } = node;
        let Some(entry) = node.idea else { return Compared::Unknown };
        let told = from_table(entry.score, place.turn_of(position.to_act()));
        if node.without != 0
            || depth < SINGULAR_DEPTH
            || !self.features.has(Feature::Singular)
            || G::is_settling(position)
            || i32::from(entry.depth) < depth - 3
            || entry.bound == Bound::Upper
            || entry.fingerprint == 0
            || told.abs() >= Score::LARGEST_EVALUATION
        {
            return Compared::Unknown;
        }
        let less = told - 3 * depth;
        let others = Node {
            window: Window::scout(less - 1),
            depth: (depth - 1) / 2,
            idea: None,
            without: entry.fingerprint,
            ..node
        };
        let score = self.try_all(position, others).score;
        if self.stopped {
            Compared::Unknown
        } else if score < less {
            Compared::Alone
        } else if less >= window.beta && !window.is_open() {
            Compared::Enough(Tried { score: less, fingerprint: entry.fingerprint })
        } else {
            Compared::Unknown
        }
    }

    /// Puts the idea of the table first, if it is legal here.
    fn recall(&self, position: &G::Position, node: Node, candidates: &mut Vec<Candidate<G>>) {
        let idea = node.idea.map_or(0, |entry| entry.fingerprint);
        if idea != 0 {
            let action = position.legal_actions().find(|&action| G::fingerprint(action) == idea);
            candidates.extend(action.map(|action| Candidate::new(position, action)));
        }
    }

    /// Lists all other candidates, and says how promising they are.
    fn list(&mut self, position: &G::Position, node: Node, candidates: &mut Vec<Candidate<G>>) {
        let recalled = candidates.first().map_or(0, |first| G::fingerprint(first.action));
        let others = position.legal_actions().filter(|&action| {
            let fingerprint = G::fingerprint(action);
            fingerprint != recalled && fingerprint != node.without
        });
        let first = candidates.len();
        candidates.extend(others.map(|action| Candidate::new(position, action)));
        let listed = &mut candidates[first..];
        if G::is_settling(position) && self.features.has(Feature::Removals) {
            self.rate_removals(position, listed);
        } else {
            self.history.rate(position.to_act(), listed, node.place);
        }
    }
}

/// How the idea of the table compares with everything else.
enum Compared {
    /// Nothing is known.
    Unknown,
    /// It stands alone.
    Alone,
    /// Others are good enough too.
    Enough(Tried),
}

fn spent<G: Searchable>(candidate: &Candidate<G>) -> i32 {
    i32::from(G::spends_depth(candidate.action))
}

/// By how much a late action is searched less deeply: grows with depth and lateness.
fn reduced(depth: i32, index: usize) -> i32 {
    let log =
        |number: u32| (2 * number.ilog2() + (number >> (number.ilog2().max(1) - 1) & 1)) as i32;
    log(depth.max(1) as u32) * log(index.max(1) as u32) / 12
}
