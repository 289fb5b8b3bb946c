use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

use game::Color;

use crate::{
    Control, Evaluate, Limits, MATE, Score, Searched, Table,
    ordering::{Candidate, History, Kind, MOST_PLIES, pick},
    table::{Bound, Entry, from_table, to_table},
};

/// No score is outside of this.
pub(crate) const INFINITE: i32 = MATE + 1;

/// How far a search looks at rows alone once its depth is spent, in row-making actions.
const QUIET_PLIES: i32 = 6;

/// One thread of a search: its counters, its history and the line it is in.
pub(crate) struct Worker<'a, G: Searched, E, C> {
    evaluation: &'a E,
    table: &'a Table,
    control: &'a C,
    limits: Limits,
    /// The nodes of all threads, told from time to time.
    total: &'a AtomicU64,
    pub(crate) nodes: u64,
    pub(crate) deepest: usize,
    pub(crate) stopped: bool,
    history: History,
    /// The keys of the game and of the current line that count for repetition.
    keys: Vec<u64>,
    /// The best line found from each ply on.
    lines: Vec<Vec<G::Action>>,
    /// Lists of candidates to be used again.
    spare: Vec<Vec<Candidate<G>>>,
}

/// Where in the tree a node stands.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) ply: usize,
    /// The number of the turn in which the last action was played, and who played it.
    pub(crate) turn: i32,
    pub(crate) player: Color,
}

impl Place {
    /// The place after an action of `player`.
    fn after(self, player: Color) -> Self {
        let turn = if player == self.player { self.turn } else { self.turn + 1 };
        Self { ply: self.ply + 1, turn, player }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Seen by the other player.
    fn flipped(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

impl<'a, G: Searched, E: Evaluate<G>, C: Control> Worker<'a, G, E, C> {
    pub(crate) fn new(
        evaluation: &'a E,
        table: &'a Table,
        control: &'a C,
        limits: Limits,
        total: &'a AtomicU64,
        past: &[u64],
    ) -> Self {
        Self {
            evaluation,
            table,
            control,
            limits,
            total,
            nodes: 0,
            deepest: 0,
            stopped: false,
            history: History::new(G::ACTION_INDICES),
            keys: past.to_vec(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            spare: Vec::new(),
        }
    }

    /// The best line from the last search of a position.
    pub(crate) fn line(&self, ply: usize) -> &[G::Action] {
        &self.lines[ply]
    }

    /// Counts a node and looks at the limits: nodes exactly, the clock now and then.
    /// `false` means that the search is over.
    fn count(&mut self) -> bool {
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
    fn ending(winner: Option<Color>, player: Color, place: Place) -> i32 {
        match winner {
            None => 0,
            Some(winner) if winner == player => MATE - place.turn,
            Some(_) => place.turn - MATE,
        }
    }

    /// The score of a position for its player to act.
    pub(crate) fn search(&mut self, position: &G, window: Window, depth: i32, place: Place) -> i32 {
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
            return self.evaluation.evaluate(position);
        }
        let counts = position.counts_for_repetition();
        if counts && self.keys.contains(&position.key()) {
            // Once more and once more again would be a draw: nobody gets anywhere.
            return 0;
        }
        if depth <= 0 && !position.is_settling() {
            return self.quiet(position, window, QUIET_PLIES, place);
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

    fn expand(&mut self, position: &G, window: Window, depth: i32, place: Place) -> i32 {
        let player = position.to_act();
        let settling = position.is_settling();
        let key = position.key();
        let turn = place.after(player).turn;
        let found = self.table.probe(key);
        if let Some(entry) = found
            && !window.is_open()
            && i32::from(entry.depth) >= depth
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
            None => Score::evaluation(self.evaluation.evaluate(position)).value(),
        };
        let bold = !window.is_open()
            && !settling
            && !position.wants_exact_search()
            && window.beta.abs() < Score::LARGEST_EVALUATION;
        if bold && depth <= 4 && evaluation - 90 * depth >= window.beta {
            return evaluation;
        }
        // Without an idea from the table a deep search is better done after a shallower one.
        let depth = if depth >= 4 && found.is_none() && !settling { depth - 1 } else { depth };
        let mut candidates = self.candidates(position);
        let idea = found.map(|entry| entry.fingerprint);
        self.history.rate(position, &mut candidates, idea, place.ply);
        let (best, fingerprint) = self.try_all(
            position,
            &mut candidates,
            Node { window, depth, place, evaluation, bold },
        );
        self.spare.push(candidates);
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

    /// Searches the candidates one by one and answers with the best score and action.
    fn try_all(&mut self, position: &G, candidates: &mut [Candidate<G>], node: Node) -> (i32, u16) {
        let Node { window, depth, place, evaluation, bold } = node;
        let player = position.to_act();
        let next_place = place.after(player);
        let mut alpha = window.alpha;
        let mut best = -INFINITE;
        let mut fingerprint = 0;
        for index in 0..candidates.len() {
            pick(candidates, index);
            let candidate = candidates[index];
            let quiet = candidate.kind != Kind::Row;
            if bold && quiet && best > -Score::LARGEST_EVALUATION {
                let late = index as i32 > 6 + 4 * depth * depth;
                let hopeless = depth <= 3 && evaluation + 120 * depth <= alpha;
                if (depth <= 3 && late) || hopeless {
                    continue;
                }
            }
            let spent = i32::from(G::spends_depth(candidate.action));
            let deeper = depth - spent;
            let child = |this: &mut Self, window: Window, depth: i32| {
                if candidate.next.to_act() == player {
                    this.search(&candidate.next, window, depth, next_place)
                } else {
                    -this.search(&candidate.next, window.flipped(), depth, next_place)
                }
            };
            let scout = Window { alpha, beta: alpha + 1 };
            let open = Window { alpha, beta: window.beta };
            let mut score;
            if index == 0 {
                score = child(self, open, deeper);
            } else {
                let mut reduction = 0;
                if spent > 0 && quiet && depth >= 2 && index >= 3 && !position.wants_exact_search()
                {
                    reduction = reduced(depth, index);
                    reduction -= self.history.value::<G>(player, candidate.action) / 6_000;
                    reduction = (reduction - i32::from(window.is_open())).clamp(0, deeper.max(0));
                }
                score = child(self, scout, deeper - reduction);
                if score > alpha && reduction > 0 {
                    score = child(self, scout, deeper);
                }
                if score > alpha && score < window.beta && window.is_open() {
                    score = child(self, open, deeper);
                }
            }
            if self.stopped {
                return (best.max(score), fingerprint);
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    fingerprint = G::fingerprint(candidate.action);
                    self.extend_line(place.ply, candidate.action);
                }
                if score >= window.beta {
                    if quiet && spent > 0 {
                        let (tried, rest) = candidates.split_at(index);
                        self.history.reward(player, &rest[0], tried, depth, place.ply);
                    }
                    break;
                }
            }
        }
        (best, fingerprint)
    }

    fn extend_line(&mut self, ply: usize, action: G::Action) {
        let (here, there) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(action);
        here[ply].extend_from_slice(&there[0]);
    }

    /// Looks at rows alone: the player to act may stop at any time, unless he settles.
    fn quiet(&mut self, position: &G, window: Window, plies: i32, place: Place) -> i32 {
        let player = position.to_act();
        let settling = position.is_settling();
        let mut best = -INFINITE;
        let mut alpha = window.alpha;
        if !settling {
            best = Score::evaluation(self.evaluation.evaluate(position)).value();
            if best >= window.beta || plies <= 0 {
                return best;
            }
            alpha = alpha.max(best);
        }
        let next_place = place.after(player);
        for action in position.legal_actions() {
            let mut next = *position;
            next.play_unchecked(action);
            let row = settling || (next.is_settling() && next.to_act() == player);
            if !row {
                continue;
            }
            if !self.count() {
                return best.max(alpha);
            }
            self.deepest = self.deepest.max(next_place.ply);
            let window = Window { alpha, beta: window.beta };
            let same = next.to_act() == player;
            let seen = if same { window } else { window.flipped() };
            let score = match next.outcome() {
                Some(outcome) => Self::ending(outcome.winner(), next.to_act(), next_place),
                None if next_place.ply >= MOST_PLIES => self.evaluation.evaluate(&next),
                None => self.quiet(&next, seen, plies - 1, next_place),
            };
            if self.stopped {
                return best.max(alpha);
            }
            let score = if same { score } else { -score };
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }

    fn candidates(&mut self, position: &G) -> Vec<Candidate<G>> {
        let player = position.to_act();
        let settling = position.is_settling();
        let mut candidates = self.spare.pop().unwrap_or_default();
        candidates.clear();
        candidates.extend(position.legal_actions().map(|action| {
            let mut next = *position;
            next.play_unchecked(action);
            let kind = if settling {
                Kind::Row
            } else if !next.is_settling() {
                Kind::Quiet
            } else if next.to_act() == player {
                Kind::Row
            } else {
                Kind::Gift
            };
            Candidate { action, next, worth: 0, kind }
        }));
        candidates
    }
}

/// What the loop over candidates has to know of its node.
#[derive(Clone, Copy)]
struct Node {
    window: Window,
    depth: i32,
    place: Place,
    evaluation: i32,
    bold: bool,
}

/// By how much a late action is searched less deeply: grows with depth and lateness.
fn reduced(depth: i32, index: usize) -> i32 {
    let log =
        |number: u32| (2 * number.ilog2() + (number >> (number.ilog2().max(1) - 1) & 1)) as i32;
    log(depth.max(1) as u32) * log(index.max(1) as u32) / 12
}
