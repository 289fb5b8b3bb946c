use game::Color;

use super::{dice::Dice, evaluated::Evaluated};

/// Exploration constant.
const EXPLORATION: f64 = 0.5;

/// Maximum length of a playout in actions; a longer playout counts as a draw.
const PLAYOUT_MAX_ACTIONS: usize = 400;

/// Returns the most visited variation of a tree grown by random playouts.
pub(super) fn turn<G: Evaluated>(position: &G, playouts: u32, dice: &mut Dice) -> Vec<G::Action> {
    let mut tree = Tree { nodes: vec![Node::new(None, position.to_act())] };
    let mut path = Vec::new();
    for _ in 0..playouts {
        tree.grow(position, &mut path, dice);
    }
    tree.most_visited_variation()
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
}

struct Node<A> {
    /// The action that led to this node; `None` for the root.
    action: Option<A>,
    actor: Color,
    visits: u32,
    /// Half-points scored: two for each win of the actor, one for each draw.
    half_points: u32,
    first_child: usize,
    children: usize,
}

impl<A> Node<A> {
    const fn new(action: Option<A>, actor: Color) -> Self {
        Self { action, actor, visits: 0, half_points: 0, first_child: 0, children: 0 }
    }
}

impl<A: Copy> Tree<A> {
    /// Performs one descent and one playout.
    fn grow<G: Evaluated<Action = A>>(&mut self, root: &G, path: &mut Vec<usize>, dice: &mut Dice) {
        let mut position = *root;
        let mut at = 0;
        path.clear();
        path.push(at);
        loop {
            if self.nodes[at].children == 0 {
                // A node is expanded on its second visit.
                let is_new = at != 0 && self.nodes[at].visits == 0;
                if is_new || !self.expand(at, &position, dice) {
                    break;
                }
            }
            at = self.select(at);
            if let Some(action) = self.nodes[at].action {
                position.play_unchecked(action);
            }
            path.push(at);
        }
        let winner = play_out(position, dice);
        for &at in path.iter() {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.half_points += match winner {
                None => 1,
                Some(winner) if winner == node.actor => 2,
                Some(_) => 0,
            };
        }
    }

    /// Adds all children in random order; returns `false` if the game is over.
    fn expand<G: Evaluated<Action = A>>(
        &mut self,
        at: usize,
        position: &G,
        dice: &mut Dice,
    ) -> bool {
        let first = self.nodes.len();
        let actor = position.to_act();
        self.nodes.extend(position.legal_actions().map(|action| Node::new(Some(action), actor)));
        dice.shuffle(&mut self.nodes[first..]);
        self.nodes[at].first_child = first;
        self.nodes[at].children = self.nodes.len() - first;
        self.nodes.len() > first
    }

    fn children(&self, at: usize) -> core::ops::Range<usize> {
        let node = &self.nodes[at];
        node.first_child..node.first_child + node.children
    }

    /// Returns the child with the highest upper confidence bound; children without visits come
    /// first.
    fn select(&self, at: usize) -> usize {
        let ln = logarithm(self.nodes[at].visits);
        let mut best = (self.nodes[at].first_child, f64::NEG_INFINITY);
        for child in self.children(at) {
            let node = &self.nodes[child];
            if node.visits == 0 {
                return child;
            }
            let visits = f64::from(node.visits);
            let score = f64::from(node.half_points) / (2.0 * visits);
            let bound = score + EXPLORATION * (ln / visits).sqrt();
            if bound > best.1 {
                best = (child, bound);
            }
        }
        best.0
    }

    fn most_visited_variation(&self) -> Vec<A> {
        let mut variation = Vec::new();
        let mut at = 0;
        // Among equals, the last one is taken, since children are in random order.
        while let Some(child) = self.children(at).max_by_key(|&child| self.nodes[child].visits) {
            variation.extend(self.nodes[child].action);
            at = child;
        }
        variation
    }
}

/// Plays random actions to the end of the game and returns the winner.
fn play_out<G: Evaluated>(mut position: G, dice: &mut Dice) -> Option<Color> {
    for _ in 0..PLAYOUT_MAX_ACTIONS {
        match dice.action(&position) {
            Some(action) => position.play_unchecked(action),
            None => return position.outcome().and_then(|outcome| outcome.winner()),
        }
    }
    None
}

/// Returns the natural logarithm, computed with basic arithmetic. Unlike that of the standard
/// library, the result is the same on every machine.
fn logarithm(n: u32) -> f64 {
    let n = n.max(1);
    let halvings = n.ilog2();
    let mantissa = f64::from(n) / f64::from(1_u32 << halvings);
    // ln m = 2 artanh((m - 1) / (m + 1)), where the argument is below a third.
    let x = (mantissa - 1.0) / (mantissa + 1.0);
    let mut power = x;
    let mut sum = 0.0;
    for odd in (1..30_u32).step_by(2) {
        sum += power / f64::from(odd);
        power *= x * x;
    }
    f64::from(halvings) * core::f64::consts::LN_2 + 2.0 * sum
}

#[cfg(test)]
mod tests {
    use super::logarithm;

    #[test]
    fn the_logarithm_agrees_with_the_standard_library() {
        for n in (1..20_000).chain([u32::MAX]) {
            assert!((logarithm(n) - f64::from(n).ln()).abs() < 1e-12, "{n}");
        }
    }
}
