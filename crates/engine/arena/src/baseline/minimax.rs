use super::{dice::Dice, evaluated::Evaluated};

/// Value of a game that is already won; a win `n` actions away is worth `n` less.
const WIN: i32 = 1_000_000;

/// Absolute value above which a position is won or lost.
const DECIDED: i32 = WIN - 10_000;

/// Node limit of a fixed-depth search. Removals use up no depth, and with potentials a row can be removed in so many ways that
/// searching two turns would take hours.
const FIXED_DEPTH_MAX_NODES: u64 = 2_000_000;

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    depths: (u32, u32),
    nodes: u64,
}

impl Limits {
    /// Returns limits for one search of a fixed depth. Only games with potentials reach its node limit.
    pub(super) const fn depth(depth: u32) -> Self {
        Self { depths: (depth, depth), nodes: FIXED_DEPTH_MAX_NODES }
    }

    /// Returns limits for iterative deepening until the nodes are used up.
    pub(super) const fn nodes(nodes: u64) -> Self {
        Self { depths: (1, 64), nodes }
    }
}

/// Returns the best variation; among equals, the first in random order.
pub(super) fn turn<G: Evaluated>(position: &G, limits: Limits, dice: &mut Dice) -> Vec<G::Action> {
    let mut roots = children(position);
    dice.shuffle(&mut roots);
    settling_first(&mut roots);
    let mut search = Minimax { nodes_left: limits.nodes };
    let mut variation = Vec::new();
    for depth in limits.depths.0..=limits.depths.1 {
        // The best action comes first, so an unfinished iteration has at least searched it.
        if let Some(best) = variation.first() {
            roots.sort_by_key(|(action, _)| action != best);
        }
        let value = search.best_of(
            position,
            &roots,
            Span { depth, height: 0, window: ALL },
            &mut variation,
        );
        if value.is_none_or(|value| value.abs() > DECIDED) {
            break;
        }
    }
    variation
}

/// The full window, below and above every value.
const ALL: (i32, i32) = (-WIN - 1, WIN + 1);

/// Remaining depth, height and alpha-beta window at a node.
#[derive(Clone, Copy)]
struct Span {
    depth: u32,
    height: i32,
    window: (i32, i32),
}

type Child<G> = (<G as game::Game>::Action, G);

struct Minimax {
    nodes_left: u64,
}

impl Minimax {
    /// Returns the value for the player to act and the variation that leads to it; `None` when the nodes are used up.
    fn value<G: Evaluated>(
        &mut self,
        position: &G,
        span: Span,
        variation: &mut Vec<G::Action>,
    ) -> Option<i32> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        variation.clear();
        if let Some(outcome) = position.outcome() {
            return Some(match outcome.winner() {
                None => 0,
                Some(winner) if winner == position.to_act() => WIN - span.height,
                Some(_) => span.height - WIN,
            });
        }
        if span.depth == 0 && !position.is_settling() {
            return Some(position.evaluate(position.to_act()));
        }
        let mut children = children(position);
        settling_first(&mut children);
        self.best_of(position, &children, span, variation)
    }

    fn best_of<G: Evaluated>(
        &mut self,
        position: &G,
        children: &[Child<G>],
        span: Span,
        variation: &mut Vec<G::Action>,
    ) -> Option<i32> {
        let (mut alpha, beta) = span.window;
        let depth = span.depth - u32::from(!position.is_settling());
        let mut best = i32::MIN;
        let mut below = Vec::new();
        for (action, child) in children {
            let mut child_span = Span { depth, height: span.height + 1, window: (alpha, beta) };
            // The sign depends on the player to act, because a turn may have several actions.
            let value = if child.to_act() == position.to_act() {
                self.value(child, child_span, &mut below)?
            } else {
                child_span.window = (-beta, -alpha);
                -self.value(child, child_span, &mut below)?
            };
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    variation.clear();
                    variation.push(*action);
                    variation.append(&mut below);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        Some(best)
    }
}

fn children<G: Evaluated>(position: &G) -> Vec<Child<G>> {
    let child = |action| {
        let mut next = *position;
        next.play_unchecked(action);
        (action, next)
    };
    position.legal_actions().map(child).collect()
}

/// Moves actions that lead to a removal to the front.
fn settling_first<G: Evaluated>(children: &mut [Child<G>]) {
    children.sort_by_key(|(_, child)| !child.is_settling());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nodes<G: Evaluated>(position: &G, depth: u32) -> u64 {
        let mut search = Minimax { nodes_left: u64::MAX };
        search.value(position, Span { depth, height: 0, window: ALL }, &mut Vec::new());
        u64::MAX - search.nodes_left
    }

    #[test]
    fn the_node_counts_of_searches_never_change() {
        let text = "1m1m/r3m2/mm2r1m1/2m3r2/5mRr2/9/7R2/1M2M2MM/1M4MR/1M1m1Rr/3R w move 0-0";
        let yinsh = yinsh::Position::from_text(yinsh::Variant::Normal, text).unwrap();
        assert_eq!(nodes(&yinsh, 3), 12_904);
        let text = "pPPp/1G1g1/p4p/Pg5/p1p1gG/1G3/pp2 b push 9-4";
        let gipf = gipf::Position::from_text(gipf::Variant::Standard, text).unwrap();
        assert_eq!(nodes(&gipf, 4), 13_867);
    }
}
