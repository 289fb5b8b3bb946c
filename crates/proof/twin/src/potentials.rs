//! GIPF with potentials, with a plain list of the discs on every spot, from the bottom up.

mod breach;
mod position;
mod row;
mod stack;
mod terms;
mod uses;

use crate::gipf::board::ways;
use crate::point::{Point, name, other};
use stack::Disc;
use std::collections::{BTreeMap, BTreeSet};
pub(crate) use terms::KINDS;
use terms::Terms;

/// The centre, from which TAMSK makes its extra push.
const CENTRE: Point = ('e', 5);

/// The current task of the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Push,
    /// Removing rows: the player whose turn it was, and whether they have made their extra push
    /// and are still settling.
    Remove(char, bool),
    Extra,
}

/// Whether a player can bring in GIPF-pieces; always `Lost` without the tournament start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Right {
    /// The player has yet to bring in their first piece, which is a GIPF-piece.
    First,
    /// The player may bring in GIPF-pieces until their first piece of another kind.
    Open,
    /// The player may no longer bring in GIPF-pieces.
    Lost,
}

/// A legal action, resolved to the spots involved.
enum LegalAction {
    /// Bring in a piece of a kind, along the spots from the one entered to the first empty one.
    Push(char, Vec<Point>),
    /// Use a potential, moving it from its basic on the first spot to the second spot.
    Use(Point, Point),
    Remove(BTreeSet<Point>),
    Leave,
    Decline,
}

/// One decision of a player, legal or not, with spots and dots by name.
///
/// A kind that is brought in is a letter: `P` a basic, `G` a GIPF-piece, `T`, `Z`, `D`, `Y` or
/// `U` a loaded piece, `t` the extra push.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Push a piece onto an empty spot.
    Enter {
        /// The letter of the kind.
        kind: char,
        /// The spot entered.
        spot: String,
    },
    /// Push a piece onto an occupied spot, moving others.
    Push {
        /// The letter of the kind.
        kind: char,
        /// The dot from which it is pushed.
        dot: String,
        /// The first spot entered.
        entry: String,
    },
    /// Use a potential.
    Use {
        /// The letter of the kind, in upper case.
        kind: char,
        /// The spot it leaves.
        from: String,
        /// The spot it moves to.
        to: String,
    },
    /// Take the top pieces of these spots off the board.
    Remove(Vec<String>),
    /// Keep all rows.
    Leave,
    /// Make no extra push.
    Decline,
}

/// A game of GIPF with potentials in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    terms: Terms,
    board: BTreeMap<Point, Vec<Disc>>,
    to_act: char,
    stage: Stage,
    reserve: BTreeMap<char, u8>,
    /// The number of potentials not brought in yet, by player and kind.
    hands: BTreeMap<(char, char), u8>,
    rights: BTreeMap<char, Right>,
}

impl Game {
    /// Starts a game under a preset such as `gipf-tamsk`, or under terms such as
    /// `standard:18/15:T3U2-z6`.
    ///
    /// # Panics
    /// Panics on any other text.
    pub fn start(terms: &str) -> Self {
        let terms = Terms::read(terms).unwrap_or_else(|| panic!("{terms} are not terms"));
        let (discs, right) = match terms.start.as_str() {
            "basic" => (1, Right::Lost),
            "standard" => (2, Right::Lost),
            _ => (0, Right::First),
        };
        let mut board = BTreeMap::new();
        let mut reserve = terms.basics.clone();
        for (owner, spots) in
            [('w', [('e', 2), ('b', 5), ('h', 5)]), ('b', [('b', 2), ('e', 8), ('h', 2)])]
        {
            for spot in spots {
                if discs > 0 {
                    board.insert(spot, vec![Disc { owner, what: 'P' }; discs]);
                }
            }
            *reserve.get_mut(&owner).expect("two players") -= 3 * discs as u8;
        }
        let hands = terms.hands.clone();
        let rights = BTreeMap::from([('w', right), ('b', right)]);
        Self { terms, board, to_act: 'w', stage: Stage::Push, reserve, hands, rights }
    }

    /// Names the player who decides next, `w` or `b`.
    pub fn to_act(&self) -> char {
        self.to_act
    }

    /// Lists the tokens of the legal actions, sorted; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        self.legal_actions().into_keys().collect()
    }

    /// Plays one legal action.
    ///
    /// # Panics
    /// Panics if the token is not in `legal()`.
    pub fn play(&mut self, token: &str) {
        let action = self.legal_actions().remove(token);
        match action.unwrap_or_else(|| panic!("{token} is not legal in {}", self.position())) {
            LegalAction::Push(kind, path) => self.push(kind, &path),
            LegalAction::Use(from, to) => self.use_potential(from, to),
            LegalAction::Remove(leaving) => self.remove(&leaving),
            LegalAction::Leave => self.settled(),
            LegalAction::Decline => self.end_turn(),
        }
    }

    /// Passes for the player to act: their turn ends without a push or a use (rule P22).
    pub fn pass(&mut self) {
        self.end_turn();
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
        // Rule P19: neither a push nor a use is possible.
        if self.stage == Stage::Push {
            let winner = Some(other(self.to_act));
            let reason = if self.reserve[&self.to_act] == 0 {
                "reserve-empty"
            } else if self.board_full() {
                "board-full"
            } else {
                return None;
            };
            return self.uses().is_empty().then_some((winner, reason));
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
            return self.legal_actions().len() as u64;
        }
        let mut leaves = 0;
        for token in self.legal() {
            let mut next = self.clone();
            next.play(&token);
            leaves += next.perft(depth - 1);
        }
        leaves
    }

    /// Lists all legal actions by token. Pushing onto an empty spot is one action whichever dot it comes
    /// from, and so is taking the same pieces from two rows.
    fn legal_actions(&self) -> BTreeMap<String, LegalAction> {
        let mut legal = BTreeMap::new();
        if self.outcome().is_some() {
            return legal;
        }
        match self.stage {
            Stage::Push => {
                for kind in self.kinds() {
                    self.pushes(kind, &mut legal);
                }
                for (from, to) in self.uses() {
                    let kind = self.board[&from].last().expect("a loaded piece").what;
                    let letter = kind.to_ascii_lowercase();
                    let token = format!("{letter}{}-{}", name(from), name(to));
                    legal.insert(token, LegalAction::Use(from, to));
                }
            }
            Stage::Extra => {
                self.pushes('t', &mut legal);
                legal.insert("=".to_string(), LegalAction::Decline);
            }
            Stage::Remove(..) => {
                for (token, leaving) in self.removals() {
                    legal.insert(token, LegalAction::Remove(leaving));
                }
                if self.may_leave() {
                    legal.insert("=".to_string(), LegalAction::Leave);
                }
            }
        }
        legal
    }

    /// Lists the kinds that the player to act may bring in (rules P4 and P5).
    fn kinds(&self) -> Vec<char> {
        let player = self.to_act;
        let (reserve, right) = (self.reserve[&player], self.rights[&player]);
        let mut kinds = Vec::new();
        if right != Right::Lost && reserve >= 2 {
            kinds.push('G');
        }
        if right != Right::First && reserve >= 1 {
            kinds.push('P');
            kinds.extend(KINDS.chars().filter(|&kind| self.hands[&(player, kind)] > 0));
        }
        kinds
    }

    /// Adds every possible push of a piece of the given kind.
    fn pushes(&self, kind: char, legal: &mut BTreeMap<String, LegalAction>) {
        let prefix = if kind == 'P' { String::new() } else { kind.to_string() };
        for &(dot, ref line) in ways() {
            // Stacks move on up to the first empty spot; a full line cannot be pushed.
            let Some(moved) = line.iter().position(|spot| !self.board.contains_key(spot)) else {
                continue;
            };
            let last = name(line[moved]);
            let token = if moved == 0 {
                format!("{prefix}{last}")
            } else {
                format!("{prefix}{}-{last}", name(dot))
            };
            legal.insert(token, LegalAction::Push(kind, line[..=moved].to_vec()));
        }
    }

    fn push(&mut self, kind: char, path: &[Point]) {
        let owner = self.to_act;
        let disc = |what| Disc { owner, what };
        if kind == 't' {
            // Rule P15: the potential is taken off before any piece moves.
            self.board.get_mut(&CENTRE).expect("a loaded piece").pop();
        }
        // Start with the furthest stack so that each one finds its next spot empty.
        for reached in (1..path.len()).rev() {
            let stack = self.board.remove(&path[reached - 1]);
            let stack = stack.expect("a stack on every spot before the first empty one");
            self.board.insert(path[reached], stack);
        }
        let new = match kind {
            'P' => vec![disc('P')],
            'G' => vec![disc('P'), disc('P')],
            't' => vec![disc('T')],
            _ => vec![disc('P'), disc(kind)],
        };
        let basics = new.iter().filter(|disc| disc.what == 'P').count();
        *self.reserve.get_mut(&owner).expect("two players") -= basics as u8;
        self.board.insert(path[0], new);
        match kind {
            't' => {}
            'G' => {
                self.rights.insert(owner, Right::Open);
            }
            _ => {
                self.rights.insert(owner, Right::Lost);
            }
        }
        for potential in KINDS.chars() {
            let hand = self.hands.get_mut(&(owner, potential)).expect("five kinds");
            if kind == potential {
                *hand -= 1;
            } else if kind == 'P' {
                // With the first basic, the rest of the hand leaves the game.
                *hand = 0;
            }
        }
        self.after_move(kind == 't');
    }

    /// Continues after a push, a use or an extra push: the player's rows come next, then the extra push,
    /// then the opponent.
    fn after_move(&mut self, extra_made: bool) {
        if !self.rows(self.to_act).is_empty() {
            self.stage = Stage::Remove(self.to_act, extra_made);
        } else if !extra_made && self.extra_possible() {
            self.stage = Stage::Extra;
        } else {
            self.end_turn();
        }
    }

    /// Continues after the player to act has removed all rows that they had to or wanted to remove.
    fn settled(&mut self) {
        let Stage::Remove(turn_of, extra_made) = self.stage else {
            panic!("there are no rows to settle");
        };
        if turn_of != self.to_act {
            // The rows came from the opponent's turn; the player's own turn begins now.
            self.stage = Stage::Push;
        } else if !extra_made && self.extra_possible() {
            self.stage = Stage::Extra;
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        let turn_of = self.to_act;
        self.to_act = other(turn_of);
        self.stage = if self.rows(self.to_act).is_empty() {
            Stage::Push
        } else {
            Stage::Remove(turn_of, false)
        };
    }

    /// Checks whether an extra push is possible: the player to act has a piece loaded with TAMSK in the
    /// centre, and there is room to push (rule P15).
    fn extra_possible(&self) -> bool {
        let centre = self.board.get(&CENTRE);
        centre.is_some_and(|stack| {
            stack::is_loaded(stack)
                && stack::owner(stack) == self.to_act
                && stack.last().is_some_and(|disc| disc.what == 'T')
        }) && !self.board_full()
    }

    fn board_full(&self) -> bool {
        self.board.len() == 37
    }

    /// Checks whether a player has lost their last GIPF-piece, in a game where that counts.
    fn gipf_pieces_gone(&self, player: char) -> bool {
        let counts = self.terms.start != "basic" && self.rights[&player] != Right::First;
        let has_one =
            self.board.values().any(|stack| stack::is_gipf(stack) && stack::owner(stack) == player);
        counts && !has_one
    }
}
