use game::Color;

use super::{dice::Dice, evaluated::Evaluated};

/// Returns the turn that leads to the best position, chosen at random among equals.
pub(super) fn turn<G: Evaluated>(position: &G, dice: &mut Dice) -> Vec<G::Action> {
    let mut greedy =
        Greedy { player: position.to_act(), best: i32::MIN, equals: 0, turn: Vec::new(), dice };
    greedy.visit(position, &mut Vec::new());
    greedy.turn
}

struct Greedy<'a, G: Evaluated> {
    player: Color,
    best: i32,
    /// Number of turns as good as the best one.
    equals: usize,
    turn: Vec<G::Action>,
    dice: &'a mut Dice,
}

impl<G: Evaluated> Greedy<'_, G> {
    fn visit(&mut self, position: &G, so_far: &mut Vec<G::Action>) {
        for action in position.legal_actions() {
            let mut next = *position;
            next.play_unchecked(action);
            so_far.push(action);
            if next.to_act() == self.player && next.outcome().is_none() {
                self.visit(&next, so_far);
            } else {
                self.compare(&next, so_far);
            }
            so_far.pop();
        }
    }

    fn compare(&mut self, end: &G, turn: &[G::Action]) {
        let value = match end.outcome() {
            None => end.evaluate(self.player),
            Some(outcome) => match outcome.winner() {
                Some(winner) if winner == self.player => i32::MAX,
                Some(_) => i32::MIN,
                None => 0,
            },
        };
        if value > self.best || self.equals == 0 {
            self.best = value;
            self.equals = 0;
        }
        if value == self.best {
            self.equals += 1;
            if self.dice.below(self.equals) == 0 {
                self.turn = turn.to_vec();
            }
        }
    }
}
