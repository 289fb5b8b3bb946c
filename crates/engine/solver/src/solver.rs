use std::collections::VecDeque;

use game::{Color, Game};

use crate::{
    limits::{Limits, Verdict},
    table::Table,
};

/// The most turns that can be asked for.
pub const MOST_TURNS: u32 = 16;

/// How many actions that decided a position are tried first in the next one.
const REMEMBERED: usize = 8;

/// From this many turns on an answer is worth keeping; nearer to the end it is found again
/// sooner than it is looked up.
const KEPT_FROM: u32 = 2;

/// Searches for forced wins of one player, the attacker.
#[derive(Debug)]
pub struct Solver<G: Game> {
    attacker: Color,
    nodes_left: u64,
    table: Table<G>,
    /// Actions that decided a position, the last first: by turns left and player.
    deciders: Vec<VecDeque<G::Action>>,
}

impl<G: Game> Solver<G> {
    /// A solver that knows nothing yet.
    #[must_use]
    pub fn new(attacker: Color, limits: Limits) -> Self {
        Self {
            attacker,
            nodes_left: limits.nodes,
            table: Table::new(limits.entries),
            deciders: vec![VecDeque::new(); 2 * (MOST_TURNS as usize + 1)],
        }
    }

    /// Whether the attacker wins within a number of own turns, the current one included if it is
    /// theirs. More than [`MOST_TURNS`] are never proved.
    pub fn wins_within(&mut self, position: &G, turns: u32) -> Verdict {
        let answer = if turns > MOST_TURNS { None } else { self.wins(position, turns) };
        match answer {
            Some(true) => Verdict::Proved,
            Some(false) => Verdict::Disproved,
            None => Verdict::Unknown,
        }
    }

    /// How many more positions may be looked at.
    #[must_use]
    pub fn nodes_left(&self) -> u64 {
        self.nodes_left
    }

    /// `None` when the limit of positions is reached.
    fn wins(&mut self, position: &G, left: u32) -> Option<bool> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner() == Some(self.attacker));
        }
        if left == 0 {
            return Some(false);
        }
        if left < KEPT_FROM {
            return self.tries(position, left);
        }
        if let Some(known) = self.table.get(position, left) {
            return Some(known);
        }
        // A short win is found sooner than a long one.
        let first = if position.to_act() == self.attacker { 1 } else { left };
        for turns in first..=left {
            let wins = match self.table.get(position, turns) {
                Some(known) => known,
                None => self.tries(position, turns)?,
            };
            self.table.keep(position, turns, wins);
            if wins {
                return Some(true);
            }
        }
        Some(false)
    }

    /// One good action is enough for the attacker; the other player must have none.
    fn tries(&mut self, position: &G, left: u32) -> Option<bool> {
        let player = position.to_act();
        let attacks = player == self.attacker;
        let place = 2 * left as usize + usize::from(attacks);
        for remembered in 0..self.deciders[place].len() {
            let Some(&action) = self.deciders[place].get(remembered) else { break };
            if position.is_legal(action) && self.after(position, action, left)? == attacks {
                self.remember(action, place);
                return Some(attacks);
            }
        }
        let tried = self.deciders[place].clone();
        for action in position.legal_actions() {
            if tried.contains(&action) {
                continue;
            }
            if self.after(position, action, left)? == attacks {
                self.remember(action, place);
                return Some(attacks);
            }
        }
        Some(!attacks)
    }

    /// Whether the attacker wins after an action.
    fn after(&mut self, position: &G, action: G::Action, left: u32) -> Option<bool> {
        let mut next = *position;
        next.play_unchecked(action);
        let own = position.to_act() == self.attacker;
        let turn_ends = own && next.to_act() != self.attacker;
        self.wins(&next, left - u32::from(turn_ends))
    }

    fn remember(&mut self, action: G::Action, place: usize) {
        let deciders = &mut self.deciders[place];
        deciders.retain(|decider| *decider != action);
        deciders.push_front(action);
        deciders.truncate(REMEMBERED);
    }
}
