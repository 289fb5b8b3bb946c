//! GIPF: the basic, the standard and the tournament game.

pub(crate) mod board;
mod breach;
mod position;
mod row;

use crate::point::{Point, name, other};
use board::ways;
use std::collections::BTreeMap;

/// The three variants of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    Basic,
    Standard,
    Tournament,
}

/// The current task of the player to act; the letter stands for the player who pushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Push,
    Remove(char),
}

/// Whether a player can bring in GIPF-pieces; always `Lost` outside the tournament game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Right {
    /// The player has yet to bring in their first piece, which is a GIPF-piece.
    First,
    /// The player may bring in GIPF-pieces until their first single.
    Open,
    /// The player may bring in only singles.
    Lost,
}

/// A piece on a spot; a GIPF-piece consists of two stacked pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    owner: char,
    gipf: bool,
}

/// A push that is possible now, with its dot.
struct Push {
    token: String,
    gipf: bool,
    /// The spots from the one entered to the first empty one.
    path: Vec<Point>,
}

/// One decision of a player, legal or not, with spots and dots by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Push a piece onto an empty spot.
    Enter {
        /// Whether the piece is a GIPF-piece.
        gipf: bool,
        /// The spot entered.
        spot: String,
    },
    /// Push a piece onto an occupied spot, moving others.
    Push {
        /// Whether the piece is a GIPF-piece.
        gipf: bool,
        /// The dot from which it is pushed.
        dot: String,
        /// The first spot entered.
        entry: String,
    },
    /// Take the pieces on these spots off the board.
    Remove(Vec<String>),
    /// Keep all rows, which consist of GIPF-pieces.
    Leave,
}

/// A game of GIPF in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    variant: Variant,
    board: BTreeMap<Point, Piece>,
    to_act: char,
    stage: Stage,
    reserve: BTreeMap<char, u8>,
    rights: BTreeMap<char, Right>,
}

impl Game {
    /// Starts `gipf-basic`, `gipf-standard` or `gipf-tournament`.
    ///
    /// # Panics
    /// Panics on any other variant.
    pub fn start(variant: &str) -> Self {
        let (variant, reserve, right) = match variant {
            "gipf-basic" => (Variant::Basic, 12, Right::Lost),
            "gipf-standard" => (Variant::Standard, 12, Right::Lost),
            "gipf-tournament" => (Variant::Tournament, 18, Right::First),
            _ => panic!("{variant} is not a variant of GIPF"),
        };
        let mut board = BTreeMap::new();
        if variant != Variant::Tournament {
            let gipf = variant == Variant::Standard;
            for spot in [('e', 2), ('b', 5), ('h', 5)] {
                board.insert(spot, Piece { owner: 'w', gipf });
            }
            for spot in [('b', 2), ('e', 8), ('h', 2)] {
                board.insert(spot, Piece { owner: 'b', gipf });
            }
        }
        Self {
            variant,
            board,
            to_act: 'w',
            stage: Stage::Push,
            reserve: BTreeMap::from([('w', reserve), ('b', reserve)]),
            rights: BTreeMap::from([('w', right), ('b', right)]),
        }
    }

    /// Starts `gipf-basic` with extra pieces in reserve.
    pub fn with_handicap(white_extra: u8, black_extra: u8) -> Self {
        let mut game = Self::start("gipf-basic");
        game.reserve = BTreeMap::from([('w', 12 + white_extra), ('b', 12 + black_extra)]);
        game
    }

    /// Names the player who decides next, `w` or `b`.
    pub fn to_act(&self) -> char {
        self.to_act
    }

    /// Lists the tokens of the legal actions, sorted; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        let mut tokens = self.legal_with_dots();
        // Pushing onto an empty spot is one action, whichever dot it comes from.
        tokens.sort();
        tokens.dedup();
        tokens
    }

    /// Lists the tokens of the legal actions, once for every dot that a push could come from.
    fn legal_with_dots(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut tokens = Vec::new();
        match self.stage {
            Stage::Push => {
                for way in self.pushes() {
                    tokens.push(way.token);
                }
            }
            Stage::Remove(_) => {
                tokens.extend(self.removals().into_keys());
                if self.may_leave() {
                    tokens.push("=".to_string());
                }
            }
        }
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
        match self.stage {
            Stage::Push => {
                let mut ways = self.pushes();
                ways.retain(|way| way.token == token);
                // Pushes with the same token differ only in the dot.
                self.push(&ways[0]);
            }
            Stage::Remove(pusher) if token == "=" => self.finish_settling(pusher),
            Stage::Remove(pusher) => {
                let leaving = self.removals()[token].clone();
                self.remove(&leaving, pusher);
            }
        }
    }

    /// Finds the winner and the reason, if the game is over.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        let white_gone = self.gipf_pieces_gone('w');
        let black_gone = self.gipf_pieces_gone('b');
        if white_gone || black_gone {
            let winner = match (white_gone, black_gone) {
                // One removal took the last GIPF-pieces of both players: the remover, who is still to act, has won.
                (true, true) => self.to_act,
                (true, false) => 'b',
                _ => 'w',
            };
            return Some((Some(winner), "gipf-pieces-gone"));
        }
        // Tested only before a push: playing the last piece does not lose yet.
        if self.stage == Stage::Push && self.reserve[&self.to_act] == 0 {
            return Some((Some(other(self.to_act)), "reserve-empty"));
        }
        None
    }

    /// Checks whether the last of these positions, listed from the start, occurs for the third time.
    pub fn repetition_draw(history: &[Self]) -> bool {
        let Some(last) = history.last() else {
            return false;
        };
        let times = history.iter().filter(|game| *game == last).count();
        last.stage == Stage::Push && times >= 3
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

    /// Like `perft`, but a push onto an empty spot counts once for every dot it could come from.
    pub fn perft_dots(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // The last actions need not be played to be counted.
        if depth == 1 {
            return self.legal_with_dots().len() as u64;
        }
        let mut leaves = 0;
        for token in self.legal_with_dots() {
            let mut next = self.clone();
            next.play(&token);
            leaves += next.perft_dots(depth - 1);
        }
        leaves
    }

    /// Lists the kinds of piece that the player to act may bring in; `true` is a GIPF-piece.
    fn kinds(&self) -> Vec<bool> {
        let mut kinds = Vec::new();
        let right = self.rights[&self.to_act];
        // A GIPF-piece costs two from the reserve.
        if right != Right::Lost && self.reserve[&self.to_act] >= 2 {
            kinds.push(true);
        }
        if right != Right::First {
            kinds.push(false);
        }
        kinds
    }

    /// Lists every possible push, with each dot separate (rule 1).
    fn pushes(&self) -> Vec<Push> {
        let mut found = Vec::new();
        for &(dot, ref line) in ways() {
            // Pieces move on up to the first empty spot; a full line cannot be pushed.
            let Some(moved) = line.iter().position(|spot| !self.board.contains_key(spot)) else {
                continue;
            };
            let path = line[..=moved].to_vec();
            for gipf in self.kinds() {
                let prefix = if gipf { "G" } else { "" };
                let last = name(path[moved]);
                let token = if moved == 0 {
                    format!("{prefix}{last}")
                } else {
                    format!("{prefix}{}-{last}", name(dot))
                };
                let path = path.clone();
                found.push(Push { token, gipf, path });
            }
        }
        found
    }

    /// Pushes a piece of the player to act and determines who acts next.
    fn push(&mut self, push: &Push) {
        let pusher = self.to_act;
        // Start with the furthest piece so that each one finds its next spot empty.
        for reached in (1..push.path.len()).rev() {
            let piece = self.board.remove(&push.path[reached - 1]);
            let piece = piece.expect("a piece on every spot before the first empty one");
            self.board.insert(push.path[reached], piece);
        }
        let gipf = push.gipf;
        self.board.insert(push.path[0], Piece { owner: pusher, gipf });
        *self.reserve.get_mut(&pusher).expect("two players") -= if gipf { 2 } else { 1 };
        // A player keeps the right to GIPF-pieces until they bring in their first single.
        let right = if gipf { Right::Open } else { Right::Lost };
        self.rights.insert(pusher, right);
        if self.rows(pusher).is_empty() {
            // Rule 5: the pusher has nothing to settle, so the opponent is next.
            self.finish_settling(pusher);
        } else {
            self.stage = Stage::Remove(pusher);
        }
    }
}
