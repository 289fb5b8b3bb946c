//! Proofs of forced wins, using only the slow twins: every action of both players is tried,
//! except in a last turn that cannot win.
//!
//! A turn consists of all consecutive actions of one player. A player *wins within n turns* if, whatever
//! the opponent does, they have won by the end of their n-th turn.
//!
//! GIPF's draw by repetition is ignored. It depends on past positions, which a position string
//! does not contain; and a player who always takes the shortest win has fewer turns to go each
//! time they are to act, so no position occurs twice on the way.

mod out_of_reach;

use std::collections::{HashMap, VecDeque};

use crate::Twin;

/// A whole turn and whether it wins.
#[derive(Clone, Debug)]
pub struct SolvedTurn {
    /// All tokens that lead to the same position.
    pub tokens: Vec<String>,
    /// Whether the turn wins within the given number of turns, including itself.
    pub wins: bool,
}

/// Determines for every turn of the player to act whether it wins within `turns` of their turns;
/// returns `None` if this takes more than `most` positions.
pub fn solve<T: Twin>(game: &T, turns: u32, most: u64) -> Option<Vec<SolvedTurn>> {
    let mut solver = Solver::new(game.to_act(), most);
    let left = turns.checked_sub(1)?;
    let solved = |(tokens, next)| Some(SolvedTurn { tokens, wins: solver.wins(&next, left)? });
    whole_turns(game).into_iter().map(solved).collect()
}

/// Returns all whole turns of the player to act; turns that lead to the same position are merged.
pub fn whole_turns<T: Twin>(game: &T) -> Vec<(Vec<String>, T)> {
    let mut turns = Vec::new();
    collect(game, game.to_act(), String::new(), &mut turns);
    turns
}

fn collect<T: Twin>(game: &T, player: char, so_far: String, turns: &mut Vec<(Vec<String>, T)>) {
    if game.to_act() != player || game.outcome().is_some() {
        match turns.iter_mut().find(|(_, other)| other.position() == game.position()) {
            Some((tokens, _)) => tokens.push(so_far),
            None => turns.push((vec![so_far], game.clone())),
        }
        return;
    }
    for token in game.legal() {
        let joint = if so_far.is_empty() { "" } else { ";" };
        collect(&after(game, &token), player, format!("{so_far}{joint}{token}"), turns);
    }
}

fn after<T: Twin>(game: &T, token: &str) -> T {
    let mut next = game.clone();
    next.play(token);
    next
}

/// Number of recent deciding tokens that are tried first.
const REMEMBERED: usize = 6;

/// A search for wins of one player. Its methods return `None` when the limit of positions is
/// reached.
struct Solver {
    attacker: char,
    positions_left: u64,
    /// Known results by position and number of turns left.
    known: HashMap<(String, u32), bool>,
    /// Tokens that decided earlier positions, by player and turns left, most recent first.
    deciders: HashMap<(char, u32), VecDeque<String>>,
}

impl Solver {
    fn new(attacker: char, most: u64) -> Self {
        let (known, deciders) = (HashMap::new(), HashMap::new());
        Self { attacker, positions_left: most, known, deciders }
    }

    /// Returns whether the attacker wins within `left` turns, including the current one.
    fn wins<T: Twin>(&mut self, game: &T, left: u32) -> Option<bool> {
        self.positions_left = self.positions_left.checked_sub(1)?;
        if let Some((winner, _)) = game.outcome() {
            return Some(winner == Some(self.attacker));
        }
        if left == 0 {
            return Some(false);
        }
        if left == 1
            && game.to_act() == self.attacker
            && out_of_reach::win_in_one_turn_is_impossible(&game.position())
        {
            return Some(false);
        }
        // Near the end, a lookup is slower than searching again.
        if left < 2 {
            return self.tries(game, left);
        }
        let key = (game.position(), left);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let wins = self.tries(game, left)?;
        self.known.insert(key, wins);
        Some(wins)
    }

    /// Tries all actions: the attacker needs one winning action; the other player must have
    /// no escape.
    fn tries<T: Twin>(&mut self, game: &T, left: u32) -> Option<bool> {
        let player = game.to_act();
        let attacks = player == self.attacker;
        for token in self.ordered(game.legal(), player, left) {
            let next = after(game, &token);
            let turn_ends = attacks && next.to_act() != player;
            if self.wins(&next, left - u32::from(turn_ends))? == attacks {
                self.remember(token, player, left);
                return Some(attacks);
            }
        }
        Some(!attacks)
    }

    /// Sorts tokens, putting recent deciding ones first.
    fn ordered(&self, mut tokens: Vec<String>, player: char, left: u32) -> Vec<String> {
        if let Some(deciders) = self.deciders.get(&(player, left)) {
            let rank = |token: &String| deciders.iter().position(|decider| decider == token);
            tokens.sort_by_key(|token| rank(token).unwrap_or(REMEMBERED));
        }
        tokens
    }

    fn remember(&mut self, token: String, player: char, left: u32) {
        let deciders = self.deciders.entry((player, left)).or_default();
        deciders.retain(|decider| *decider != token);
        deciders.push_front(token);
        deciders.truncate(REMEMBERED);
    }
}
