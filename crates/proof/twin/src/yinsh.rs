//! YINSH and its blitz variant.

mod board;
mod breach;
mod position;

use crate::point::{Point, name, named, other};
use board::{FORWARD, Piece, between, directions, points, step};
use std::collections::BTreeMap;

/// The common pool holds this many markers; those on the board are out of it.
const MARKERS: usize = 51;

/// What the player to act has to do now; the letter is the player whose ring moved.
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
    /// Do nothing, for want of a ring move.
    Pass,
}

/// A game of YINSH at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// How many rings off win: three, in blitz one.
    rings_to_win: u8,
    board: BTreeMap<Point, Piece>,
    to_act: char,
    stage: Stage,
    rings_off: BTreeMap<char, u8>,
}

impl Game {
    /// The start of `yinsh` or `yinsh-blitz`.
    ///
    /// # Panics
    /// On any other variant.
    pub fn start(variant: &str) -> Self {
        let rings_to_win = match variant {
            "yinsh" => 3,
            "yinsh-blitz" => 1,
            _ => panic!("{variant} is no variant of YINSH"),
        };
        Self {
            rings_to_win,
            board: BTreeMap::new(),
            to_act: 'w',
            stage: Stage::Place,
            rings_off: BTreeMap::from([('w', 0), ('b', 0)]),
        }
    }

    /// The player who decides next, `w` or `b`.
    pub fn to_act(&self) -> char {
        self.to_act
    }

    /// Every legal action's token, sorted; none when the game is over.
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
                // Rule 5: without a ring move, passing is the only action. Had the other player
                // none either, the game would be over.
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
    /// When the token is not one of `legal()`.
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
                // Rule 1: the placement ends when all ten rings are down; then White moves.
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
                let point = named(&token[1..]).expect("a ring stands on a point");
                self.board.remove(&point);
                *self.rings_off.get_mut(&player).expect("two players") += 1;
                self.settle(player, mover);
            }
        }
    }

    /// How the game has ended, if it has: the winner (nobody in a draw) and the reason.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        // Rule 4: a player wins the moment their last ring is off, whatever else stands.
        for player in ['w', 'b'] {
            if self.rings_off[&player] >= self.rings_to_win {
                return Some((Some(player), "rings-off"));
            }
        }
        // The other ends wait until all rows are settled.
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
        // Rule 5: if neither side can move, it ends as with an empty pool.
        if self.ring_moves('w').is_empty() && self.ring_moves('b').is_empty() {
            return Some((ahead, "no-moves"));
        }
        None
    }

    /// The number of ways to play exactly `depth` actions; a finished game has none below it.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // The leaves need not be played to be counted.
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

    /// Moves a ring of the player to act, leaves a marker behind and flips those jumped.
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

    /// Finds who acts next, after `settling` has moved a ring or taken one off.
    fn settle(&mut self, settling: char, mover: char) {
        let opponent = other(mover);
        // Rule 3: rows are looked for afresh, and the player who is settling goes on first.
        if !self.rows(settling).is_empty() {
            self.stage = Stage::Row(mover);
            self.to_act = settling;
        } else if settling == mover && !self.rows(opponent).is_empty() {
            // Only when the mover has no row left does the opponent settle theirs.
            self.stage = Stage::Row(mover);
            self.to_act = opponent;
        } else {
            self.stage = Stage::Move;
            self.to_act = opponent;
        }
    }

    /// The points where a player's rings stand.
    fn rings(&self, player: char) -> Vec<Point> {
        let mut found = Vec::new();
        for (&point, &piece) in &self.board {
            if piece == Piece::Ring(player) {
                found.push(point);
            }
        }
        found
    }

    /// Every move of every ring of a player, by where it starts and ends (rule 2).
    fn ring_moves(&self, player: char) -> Vec<(Point, Point)> {
        let mut moves = Vec::new();
        for from in self.rings(player) {
            for direction in directions() {
                let mut jumped = false;
                let mut here = from;
                while let Some(next) = step(here, direction) {
                    match self.board.get(&next) {
                        // It never passes a ring.
                        Some(Piece::Ring(_)) => break,
                        Some(Piece::Marker(_)) => jumped = true,
                        None => {
                            moves.push((from, next));
                            // Behind a run of markers it must stop on the first empty point.
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

    /// Every five adjacent markers of a player in a line; a longer run holds several.
    fn rows(&self, player: char) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        for first in points() {
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

/// The token that removes a row; walking forward, its first end is the smaller one.
fn row_token(row: &[Point]) -> String {
    format!("x{}-{}", name(row[0]), name(row[4]))
}
