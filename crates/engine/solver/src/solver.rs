use std::collections::VecDeque;

use game::{Color, Game};

use crate::{
    limits::{Limits, Verdict},
    table::Table,
};

/// Maximum number of turns in a question.
pub const QUESTION_MAX_TURNS: u32 = 16;

/// Number of deciding actions remembered per turn count and player, which are tried first in other
/// positions.
const REMEMBERED_ACTIONS: usize = 8;

/// Minimum number of remaining turns for which an answer is stored. Closer to the end, searching
/// again is faster than a lookup.
const STORED_MIN_TURNS: u32 = 2;

/// A search for forced wins of one player, the attacker.
#[derive(Debug)]
pub struct Solver<G: Game> {
    attacker: Color,
    nodes_left: u64,
    table: Table<G>,
    /// Actions that decided a position, most recent first, indexed by remaining turns and player.
    deciders: Vec<VecDeque<G::Action>>,
}

impl<G: Game> Solver<G> {
    /// Creates a solver with an empty table.
    #[must_use]
    pub fn new(attacker: Color, limits: Limits) -> Self {
        Self {
            attacker,
            nodes_left: limits.nodes,
            table: Table::new(limits.entries),
            deciders: vec![VecDeque::new(); 2 * (QUESTION_MAX_TURNS as usize + 1)],
        }
    }

    /// Decides whether the attacker wins within a number of their own turns, including the current
    /// one if they are to act. The answer is unknown for more than [`QUESTION_MAX_TURNS`].
    pub fn wins_within(&mut self, position: &G, turns: u32) -> Verdict {
        let answer = if turns > QUESTION_MAX_TURNS { None } else { self.wins(position, turns) };
        match answer {
            Some(true) => Verdict::Proved,
            Some(false) => Verdict::Disproved,
            None => Verdict::Unknown,
        }
    }

    /// Returns how many more positions may be visited.
    #[must_use]
    pub fn nodes_left(&self) -> u64 {
        self.nodes_left
    }

    /// Decides a position; returns `None` when the node limit is reached.
    fn wins(&mut self, position: &G, left: u32) -> Option<bool> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner() == Some(self.attacker));
        }
        if left == 0 {
            return Some(false);
        }
        if left < STORED_MIN_TURNS {
            return self.search_actions(position, left);
        }
        if let Some(known) = self.table.get(position, left) {
            return Some(known);
        }
        // Short wins are searched first because they are found faster.
        let first = if position.to_act() == self.attacker { 1 } else { left };
        for turns in first..=left {
            let wins = match self.table.get(position, turns) {
                Some(known) => known,
                None => self.search_actions(position, turns)?,
            };
            self.table.keep(position, turns, wins);
            if wins {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Searches the actions: one winning action is enough for the attacker; the opponent must have
    /// no defence.
    fn search_actions(&mut self, position: &G, left: u32) -> Option<bool> {
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

    /// Decides the position after an action.
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
        deciders.truncate(REMEMBERED_ACTIONS);
    }
}
