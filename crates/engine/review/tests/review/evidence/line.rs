//! A line of play, played out token by token.

use std::collections::BTreeSet;

use variants::{AnyGame, Color};

use super::board::{Board, Place, is_use};

/// A line that was played out.
pub(crate) struct Line {
    /// The turns with the players who played them.
    pub(crate) turns: Vec<(Color, String)>,
    /// The game before the first turn and after each turn.
    pub(crate) games: Vec<AnyGame>,
}

/// An action with the boards before and after it.
pub(crate) struct Step {
    pub(crate) before: Board,
    pub(crate) action: String,
    pub(crate) after: Board,
}

/// A row that a turn removes, in whole or in part.
pub(crate) struct Removal {
    /// The rows that contain everything that is removed.
    pub(crate) rows: Vec<Vec<Place>>,
    /// Whether the turn completed the row, rather than a turn of the opponent.
    pub(crate) is_made: bool,
}

impl Line {
    pub(crate) fn new(start: &AnyGame, turns: impl Iterator<Item = String>) -> Self {
        let mut line = Self { turns: Vec::new(), games: vec![start.clone()] };
        for token in turns {
            let mut next = line.games.last().expect("the start").clone();
            let color = next.to_act();
            if next.play_turn(&token).is_err() {
                break;
            }
            line.turns.push((color, token));
            line.games.push(next);
        }
        line
    }

    /// Returns the board after a turn, counted from 0.
    pub(crate) fn after(&self, turn: usize) -> Option<Board> {
        self.games.get(turn + 1).map(Board::of)
    }

    pub(crate) fn token(&self, turn: usize) -> &str {
        self.turns.get(turn).map_or("", |(_, token)| token)
    }

    /// Returns the actions of a turn, played one after the other.
    pub(crate) fn steps(&self, turn: usize) -> Vec<Step> {
        let mut game = self.games[turn.min(self.turns.len())].clone();
        let actions = self.token(turn).split(';').filter(|action| !action.is_empty());
        let step = |action: &str| {
            let before = Board::of(&game);
            game.play_turn(action).expect("a legal action");
            Step { before, action: action.to_owned(), after: Board::of(&game) }
        };
        actions.map(step).collect()
    }

    /// Returns the step of a turn that moves, pushes or uses something.
    pub(crate) fn moving(&self, turn: usize) -> Option<Step> {
        self.steps(turn).into_iter().find(|step| is_moving(&step.action))
    }

    /// Returns the rows that a turn removes.
    pub(crate) fn removals(&self, turn: usize) -> Vec<Removal> {
        let Some((player, _)) = self.turns.get(turn) else { return Vec::new() };
        let mut is_made = false;
        let mut removals = Vec::new();
        for Step { before, action, .. } in self.steps(turn) {
            is_made |= is_moving(&action);
            let Some(removed) = action.strip_prefix('x') else { continue };
            // In YINSH, rings are removed too.
            if before.is_yinsh() && !removed.contains('-') {
                continue;
            }
            let names = removed.split([',', '-']);
            let places: BTreeSet<Place> = names.map(|name| before.place(bare(name))).collect();
            let mut rows: Vec<_> = before.rows(*player).into_iter().collect();
            rows.retain(|row| places.iter().all(|place| row.contains(place)));
            removals.push(Removal { rows, is_made });
        }
        removals
    }

    /// Returns whether a turn completes a row and removes it.
    pub(crate) fn makes_row(&self, turn: usize) -> bool {
        self.removals(turn).iter().any(|removal| removal.is_made)
    }

    /// Returns the number of pieces that a turn captures.
    pub(crate) fn captures(&self, turn: usize) -> usize {
        self.token(turn).matches('*').count()
    }

    /// Returns the number of GIPF-pieces that a turn captures.
    pub(crate) fn gipf_captures(&self, turn: usize) -> usize {
        let names = self.token(turn).split([';', ',']);
        names.filter(|name| name.contains('G') && name.ends_with('*')).count()
    }

    /// Returns the number of turns, up to one of them, in which a player removes rows.
    pub(crate) fn turns_with_rows(&self, color: Color, last: usize) -> usize {
        let turns = self.turns.iter().enumerate().take(last + 1);
        turns
            .filter(|(turn, (player, _))| *player == color && !self.removals(*turn).is_empty())
            .count()
    }

    /// Returns what a player gains up to a turn, less what the other player gains.
    pub(crate) fn balance(
        &self,
        color: Color,
        last: usize,
        count: impl Fn(&Self, usize) -> usize,
    ) -> i32 {
        let upto = self.turns.iter().enumerate().take(last + 1);
        upto.map(|(turn, (player, _))| {
            let count = count(self, turn) as i32;
            if *player == color { count } else { -count }
        })
        .sum()
    }

    /// Returns the point or points that the use of a potential in a turn names, if there is one.
    pub(crate) fn used(&self, turn: usize) -> Option<String> {
        let action = self.token(turn).split(';').find(|action| is_use(action))?;
        let (points, is_extra_push) = (&action[1..], action.starts_with('t'));
        let first = points.split('-').next().unwrap_or_default();
        Some(if is_extra_push { first.to_owned() } else { points.to_owned() })
    }
}

/// Returns whether an action neither removes nor leaves anything.
fn is_moving(action: &str) -> bool {
    !action.starts_with('x') && action != "="
}

/// Returns the name of a point in a removal, without the marks of the piece.
pub(crate) fn bare(name: &str) -> &str {
    name.trim_end_matches('*').trim_start_matches(['\'', 'G', 'T', 'Z', 'D', 'Y', 'U'])
}
