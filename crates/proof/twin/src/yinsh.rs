//! YINSH and its blitz variant.

mod board;
mod breach;
mod position;

use crate::point::{Point, name, named, other};
use board::{FORWARD, Piece, between, directions, points, step};
use std::collections::BTreeMap;

/// Total number of markers; those not on the board are in the pool.
const MARKERS: usize = 51;

/// The current task of the player to act; the letter stands for the player whose ring moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Place,
    Move,
    Row(char),
    Ring(char),
}

/// One decision of a player, legal or not, with points by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Put a ring on this point.
    Place(String),
    /// Move the ring on the first point to the second.
    Move(String, String),
    /// Take the markers on these five points off the board.
    RemoveRow(Vec<String>),
    /// Take the ring on this point off the board.
    RemoveRing(String),
    /// Do nothing, because no ring can move.
    Pass,
}

/// A game of YINSH in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Number of removed rings that wins: three, or one in blitz.
    rings_to_win: u8,
    board: BTreeMap<Point, Piece>,
    to_act: char,
    stage: Stage,
    rings_off: BTreeMap<char, u8>,
}

impl Game {
    /// Starts `yinsh` or `yinsh-blitz`.
    ///
    /// # Panics
    /// Panics on any other variant.
    pub fn start(variant: &str) -> Self {
        let rings_to_win = match variant {
            "yinsh" => 3,
            "yinsh-blitz" => 1,
            _ => panic!("{variant} is not a variant of YINSH"),
        };
        Self {
            rings_to_win,
            board: BTreeMap::new(),
            to_act: 'w',
            stage: Stage::Place,
            rings_off: BTreeMap::from([('w', 0), ('b', 0)]),
        }
    }

    /// Names the player who decides next, `w` or `b`.
    pub fn to_act(&self) -> char {
        self.to_act
    }

    /// Lists the tokens of the legal actions, sorted; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut tokens = Vec::new();
        match self.stage {
            Stage::Place => {
                for point in points() {
                    if !self.board.contains_key(&point) {
                        tokens.push(name(point));
                    }
                }
            }
            Stage::Move => {
                for (from, to) in self.ring_moves(self.to_act) {
                    tokens.push(format!("{}-{}", name(from), name(to)));
                }
                // Rule 5: without a ring move, passing is the only action. If the other player
                // could not move either, the game would be over.
                if tokens.is_empty() {
                    tokens.push("pass".to_string());
                }
            }
            Stage::Row(_) => {
                for row in self.rows(self.to_act) {
                    tokens.push(row_token(&row));
                }
            }
            Stage::Ring(_) => {
                for point in self.rings(self.to_act) {
                    tokens.push(format!("x{}", name(point)));
                }
            }
        }
        tokens.sort();
        tokens
    }

    /// Plays one legal action.
    ///
    /// # Panics
    /// Panics if the token is not in `legal()`.
    pub fn play(&mut self, token: &str) {
        assert!(
            self.legal().iter().any(|legal| legal == token),
            "{token} is not legal in {}",
            self.position()
        );
        let player = self.to_act;
        match self.stage {
            Stage::Place => {
                let point = named(token).expect("a placement names a point");
                self.board.insert(point, Piece::Ring(player));
                self.to_act = other(player);
                // Rule 1: placement ends when all ten rings are down; then White moves.
                if self.board.len() == 10 {
                    self.stage = Stage::Move;
                    self.to_act = 'w';
                }
            }
            Stage::Move if token == "pass" => self.to_act = other(player),
            Stage::Move => {
                let (from, to) = token.split_once('-').expect("a move names two points");
                let from = named(from).expect("a move starts on a point");
                let to = named(to).expect("a move ends on a point");
                self.move_ring(from, to);
            }
            Stage::Row(mover) => {
                for row in self.rows(player) {
                    if row_token(&row) == token {
                        for point in row {
                            self.board.remove(&point);
                        }
                    }
                }
                // Rule 3: row, ring, row, ring.
                self.stage = Stage::Ring(mover);
            }
            Stage::Ring(mover) => {
                let point = named(&token[1..]).expect("a removed ring names a point");
                self.board.remove(&point);
                *self.rings_off.get_mut(&player).expect("two players") += 1;
                self.settle(player, mover);
            }
        }
    }

    /// Finds the winner (`None` in a draw) and the reason, if the game is over.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        // Rule 4: a player wins the moment they have removed enough rings, whatever else is on the board.
        for player in ['w', 'b'] {
            if self.rings_off[&player] >= self.rings_to_win {
                return Some((Some(player), "rings-off"));
            }
        }
        // The other ways to end apply only when all rows are settled.
        if self.stage != Stage::Move {
            return None;
        }
        let ahead = match self.rings_off[&'w'].cmp(&self.rings_off[&'b']) {
            std::cmp::Ordering::Greater => Some('w'),
            std::cmp::Ordering::Less => Some('b'),
            std::cmp::Ordering::Equal => None,
        };
        let mut markers = 0;
        for piece in self.board.values() {
            if matches!(piece, Piece::Marker(_)) {
                markers += 1;
            }
        }
        if markers >= MARKERS {
            return Some((ahead, "pool-empty"));
        }
        // Rule 5: if neither player can move, the game ends as with an empty pool.
        if self.ring_moves('w').is_empty() && self.ring_moves('b').is_empty() {
            return Some((ahead, "no-moves"));
        }
        None
    }

    /// Counts the ways to play exactly `depth` actions; a finished game has none.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // The last actions need not be played to be counted.
        if depth == 1 {
            return self.legal().len() as u64;
        }
        let mut leaves = 0;
        for token in self.legal() {
            let mut next = self.clone();
            next.play(&token);
            leaves += next.perft(depth - 1);
        }
        leaves
    }

    /// Moves a ring of the player to act, leaves a marker, and flips the markers it jumps.
    fn move_ring(&mut self, from: Point, to: Point) {
        let player = self.to_act;
        self.board.insert(from, Piece::Marker(player));
        self.board.insert(to, Piece::Ring(player));
        // Rule 2: every jumped marker is flipped, but not the one just placed.
        for point in between(from, to).expect("a move goes along a line") {
            if let Some(Piece::Marker(colour)) = self.board.get(&point).copied() {
                self.board.insert(point, Piece::Marker(other(colour)));
            }
        }
        self.settle(player, player);
    }

    /// Determines the next player to act after `settling` has moved or removed a ring.
    fn settle(&mut self, settling: char, mover: char) {
        let opponent = other(mover);
        // Rule 3: look for rows again; the player who is settling continues first.
        if !self.rows(settling).is_empty() {
            self.stage = Stage::Row(mover);
            self.to_act = settling;
        } else if settling == mover && !self.rows(opponent).is_empty() {
            // The opponent settles their rows only when the mover has none left.
            self.stage = Stage::Row(mover);
            self.to_act = opponent;
        } else {
            self.stage = Stage::Move;
            self.to_act = opponent;
        }
    }

    /// Lists the points of a player's rings.
    fn rings(&self, player: char) -> Vec<Point> {
        let mut found = Vec::new();
        for (&point, &piece) in &self.board {
            if piece == Piece::Ring(player) {
                found.push(point);
            }
        }
        found
    }

    /// Lists all ring moves of a player by start and end (rule 2).
    fn ring_moves(&self, player: char) -> Vec<(Point, Point)> {
        let mut moves = Vec::new();
        for from in self.rings(player) {
            for direction in directions() {
                let mut jumped = false;
                let mut here = from;
                while let Some(next) = step(here, direction) {
                    match self.board.get(&next) {
                        // A ring cannot jump over a ring.
                        Some(Piece::Ring(_)) => break,
                        Some(Piece::Marker(_)) => jumped = true,
                        None => {
                            moves.push((from, next));
                            // After a run of markers, the ring must stop on the first empty point.
                            if jumped {
                                break;
                            }
                        }
                    }
                    here = next;
                }
            }
        }
        moves
    }

    /// Lists every group of five adjacent markers of a player in a line; a longer run contains several groups.
    fn rows(&self, player: char) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for (&first, &piece) in &self.board {
            if piece != Piece::Marker(player) {
                continue;
            }
            for direction in FORWARD {
                let mut five = Vec::new();
                let mut here = Some(first);
                while let Some(point) = here {
                    if self.board.get(&point) != Some(&Piece::Marker(player)) || five.len() == 5 {
                        break;
                    }
                    five.push(point);
                    here = step(point, direction);
                }
                if five.len() == 5 {
                    found.push(five);
                }
            }
        }
        found
    }
}

/// Writes the token that removes a row; walking forward, its first end is the smaller one.
fn row_token(row: &[Point]) -> String {
    format!("x{}-{}", name(row[0]), name(row[4]))
}
