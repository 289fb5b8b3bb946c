use std::collections::HashSet;

use game::Game;

use crate::solvable::Solvable;

/// A whole turn: all actions of one player, and the position after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<G: Game> {
    /// Actions of the turn, in order. Other orders that lead to the same position are left out.
    pub actions: Vec<G::Action>,
    /// Position after the turn.
    pub position: G,
}

impl<G: Game> Turn<G> {
    /// Returns the token of the turn, given the position in which it starts.
    #[must_use]
    pub fn token(&self, start: &G) -> String {
        let mut position = *start;
        let mut tokens = Vec::new();
        for &action in &self.actions {
            tokens.push(position.shown(action).to_string());
            position.play_unchecked(action);
        }
        tokens.join(";")
    }
}

/// Returns every whole turn of the player to act, one for each resulting position; `None` if more
/// than `most` positions would have to be visited. A settlement with many GIPF-pieces can be played
/// in millions of orders.
#[must_use]
pub fn whole_turns<G: Game>(position: &G, most: usize) -> Option<Vec<Turn<G>>> {
    let mut turns = Vec::new();
    if position.outcome().is_some() {
        return Some(turns);
    }
    // Positions reached within the turn, in any order of its actions.
    let mut seen = HashSet::from([*position]);
    let mut open = vec![Turn { actions: Vec::new(), position: *position }];
    while let Some(begun) = open.pop() {
        for action in begun.position.legal_actions() {
            let mut next = begun.position;
            next.play_unchecked(action);
            if seen.len() >= most {
                return None;
            }
            if !seen.insert(next) {
                continue;
            }
            let mut actions = begun.actions.clone();
            actions.push(action);
            let turn = Turn { actions, position: next };
            if next.to_act() != position.to_act() || next.outcome().is_some() {
                turns.push(turn);
            } else {
                open.push(turn);
            }
        }
    }
    Some(turns)
}

/// A set of turns that count as the same choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate<G: Game> {
    /// One of the turns in the set.
    pub turn: Turn<G>,
    /// Number of deciding actions; the remaining actions only settle rows in a game that is already
    /// won.
    pub decided: usize,
}

impl<G: Solvable> Candidate<G> {
    fn of(turn: Turn<G>, start: &G) -> Self {
        let winner = turn.position.outcome().and_then(|outcome| outcome.winner());
        let all = turn.actions.len();
        // Once the game is won, it does not matter which ring was removed for the last row.
        let decided = if winner == Some(start.to_act()) {
            turn.actions.iter().rposition(|&action| !G::is_settlement(action)).map_or(0, |i| i + 1)
        } else {
            all
        };
        Self { turn, decided }
    }

    /// Returns whether two candidates are the same: they lead to the same position, or both win at
    /// once by the same actions apart from the settlement at the end.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        if self.turn.position == other.turn.position {
            return true;
        }
        let ends = |candidate: &Self| candidate.decided < candidate.turn.actions.len();
        ends(self)
            && ends(other)
            && self.turn.actions[..self.decided] == other.turn.actions[..other.decided]
    }

    /// Returns the candidate for a list of actions, if they form a whole legal turn.
    #[must_use]
    pub fn made(start: &G, actions: &[G::Action]) -> Option<Self> {
        let mut position = *start;
        for &action in actions {
            if position.to_act() != start.to_act() || position.outcome().is_some() {
                return None;
            }
            position.try_play(action).ok()?;
        }
        let over = position.to_act() != start.to_act() || position.outcome().is_some();
        let turn = Turn { actions: actions.to_vec(), position };
        over.then(|| Self::of(turn, start))
    }
}

/// Returns the candidates of the player to act; `None` in the same case as [`whole_turns`].
#[must_use]
pub fn candidates<G: Solvable>(position: &G, most: usize) -> Option<Vec<Candidate<G>>> {
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    for turn in whole_turns(position, most)? {
        let candidate = Candidate::of(turn, position);
        let ends = candidate.decided < candidate.turn.actions.len();
        if !(ends && candidates.iter().any(|other| candidate.is_same(other))) {
            candidates.push(candidate);
        }
    }
    Some(candidates)
}
