//! GIPF with potentials: every spot holds a plain list of what lies on it, from the bottom up.

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
use terms::Terms;

/// The centre, where TAMSK has its extra push.
const CENTRE: Point = ('e', 5);

/// What the player to act has to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Push,
    /// Settling; the letter is the player whose turn it was, and whether their extra push is
    /// made and they still settle.
    Remove(char, bool),
    Extra,
}

/// How a player stands with bringing in GIPF-pieces; outside the tournament start it is `Lost`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Right {
    /// The first piece, a GIPF-piece, is still to come.
    First,
    /// GIPF-pieces may follow until the first other piece.
    Open,
    /// No more of them.
    Lost,
}

/// Something that can be done now.
enum Deed {
    /// Bring in a piece of a kind, along the spots from the one entered to the first empty one.
    Push(char, Vec<Point>),
    /// A potential leaves its basic.
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
        /// What is brought in.
        kind: char,
        /// The spot entered.
        spot: String,
    },
    /// Push a piece that moves others.
    Push {
        /// What is brought in.
        kind: char,
        /// The dot it comes from.
        dot: String,
        /// The first spot entered.
        entry: String,
    },
    /// Use a potential.
    Use {
        /// Its letter, a capital.
        kind: char,
        /// The spot of the loaded piece.
        from: String,
        /// Where it goes.
        to: String,
    },
    /// Take pieces on these spots off the board.
    Remove(Vec<String>),
    /// Leave the rows standing.
    Leave,
    /// Do without the extra push.
    Decline,
}

/// A game of GIPF with potentials at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    terms: Terms,
    board: BTreeMap<Point, Vec<Disc>>,
    to_act: char,
    stage: Stage,
    reserve: BTreeMap<char, u8>,
    /// Potentials that were not brought in, by player and kind.
    hands: BTreeMap<(char, char), u8>,
    rights: BTreeMap<char, Right>,
}

impl Game {
    /// The start under the id of a preset such as `gipf-tamsk`, or under terms such as
    /// `standard:18/15:T3U2-z6`.
    ///
    /// # Panics
    /// On any other text.
    pub fn start(terms: &str) -> Self {
        let terms = Terms::read(terms).unwrap_or_else(|| panic!("{terms} are no terms"));
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

    /// The player who decides next, `w` or `b`.
    pub fn to_act(&self) -> char {
        self.to_act
    }

    /// Every legal action's token, sorted; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        self.deeds().into_keys().collect()
    }

    /// Plays one legal action.
    ///
    /// # Panics
    /// When the token is not one of `legal()`.
    pub fn play(&mut self, token: &str) {
        let deed = self.deeds().remove(token);
        match deed.unwrap_or_else(|| panic!("{token} is not legal in {}", self.position())) {
            Deed::Push(kind, path) => self.push(kind, &path),
            Deed::Use(from, to) => self.use_potential(from, to),
            Deed::Remove(leaving) => self.remove(&leaving),
            Deed::Leave => self.settled(),
            Deed::Decline => self.end_turn(),
        }
    }

    /// The player to act passes: their turn ends without a push or a use (rule P22).
    pub fn pass(&mut self) {
        self.end_turn();
    }

    /// How the game has ended, if it has: the winner and the reason.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        let white_gone = self.gipf_pieces_gone('w');
        let black_gone = self.gipf_pieces_gone('b');
        if white_gone || black_gone {
            let winner = match (white_gone, black_gone) {
                // One removal took the last of both: the remover, who still acts, has won.
                (true, true) => self.to_act,
                (true, false) => 'b',
                _ => 'w',
            };
            return Some((Some(winner), "gipf-pieces-gone"));
        }
        // Rule P19: neither a push nor a use.
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

    /// Whether the last of these positions, given from the start on, is the third of its kind.
    pub fn repetition_draw(history: &[Self]) -> bool {
        let Some(last) = history.last() else {
            return false;
        };
        let times = history.iter().filter(|game| *game == last).count();
        last.stage == Stage::Push && times >= 3
    }

    /// The number of ways to play exactly `depth` actions; a finished game has none below it.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // The leaves need not be played to be counted.
        if depth == 1 {
            return self.deeds().len() as u64;
        }
        let mut leaves = 0;
        for token in self.legal() {
            let mut next = self.clone();
            next.play(&token);
            leaves += next.perft(depth - 1);
        }
        leaves
    }

    /// Everything that can be done now, by its token. Pushing onto an empty spot is one action,
    /// whichever dot it comes from, and so is taking the same pieces of two rows.
    fn deeds(&self) -> BTreeMap<String, Deed> {
        let mut deeds = BTreeMap::new();
        if self.outcome().is_some() {
            return deeds;
        }
        match self.stage {
            Stage::Push => {
                for kind in self.kinds() {
                    self.pushes(kind, &mut deeds);
                }
                for (from, to) in self.uses() {
                    let kind = self.board[&from].last().expect("a loaded piece").what;
                    let letter = kind.to_ascii_lowercase();
                    let token = format!("{letter}{}-{}", name(from), name(to));
                    deeds.insert(token, Deed::Use(from, to));
                }
            }
            Stage::Extra => {
                self.pushes('t', &mut deeds);
                deeds.insert("=".to_string(), Deed::Decline);
            }
            Stage::Remove(..) => {
                for (token, leaving) in self.removals() {
                    deeds.insert(token, Deed::Remove(leaving));
                }
                if self.may_leave() {
                    deeds.insert("=".to_string(), Deed::Leave);
                }
            }
        }
        deeds
    }

    /// The kinds that the player to act may bring in (rules P4 and P5).
    fn kinds(&self) -> Vec<char> {
        let player = self.to_act;
        let (reserve, right) = (self.reserve[&player], self.rights[&player]);
        let mut kinds = Vec::new();
        if right != Right::Lost && reserve >= 2 {
            kinds.push('G');
        }
        if right != Right::First && reserve >= 1 {
            kinds.push('P');
            kinds.extend("TZDYU".chars().filter(|&kind| self.hands[&(player, kind)] > 0));
        }
        kinds
    }

    /// Every way to push a piece of a kind now.
    fn pushes(&self, kind: char, deeds: &mut BTreeMap<String, Deed>) {
        let prefix = if kind == 'P' { String::new() } else { kind.to_string() };
        for (dot, line) in ways() {
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
            deeds.insert(token, Deed::Push(kind, line[..=moved].to_vec()));
        }
    }

    fn push(&mut self, kind: char, path: &[Point]) {
        let owner = self.to_act;
        let disc = |what| Disc { owner, what };
        if kind == 't' {
            // Rule P15: the potential is taken off before anything moves.
            self.board.get_mut(&CENTRE).expect("a loaded piece").pop();
        }
        // The furthest stack moves first, so that each finds its next spot empty.
        for reached in (1..path.len()).rev() {
            let stack = self.board.remove(&path[reached - 1]);
            let stack = stack.expect("every spot before the first empty one is occupied");
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
        for potential in "TZDYU".chars() {
            let hand = self.hands.get_mut(&(owner, potential)).expect("five kinds");
            if kind == potential {
                *hand -= 1;
            } else if kind == 'P' {
                // The first basic takes what is still in hand out of the game.
                *hand = 0;
            }
        }
        self.after_move(kind == 't');
    }

    /// After a push, a use or an extra push: own rows, then the extra push, then the opponent.
    fn after_move(&mut self, extra_made: bool) {
        if !self.rows(self.to_act).is_empty() {
            self.stage = Stage::Remove(self.to_act, extra_made);
        } else if !extra_made && self.extra_possible() {
            self.stage = Stage::Extra;
        } else {
            self.end_turn();
        }
    }

    /// The player to act has settled all that they had to or wanted to.
    fn settled(&mut self) {
        let Stage::Remove(turn_of, extra_made) = self.stage else {
            panic!("nothing was to be settled");
        };
        if turn_of != self.to_act {
            // It was the start of their turn.
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

    /// Rule P15: a piece of the player to act loaded with TAMSK in the centre, and room to push.
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

    /// Whether a player has lost their last GIPF-piece, in a game where that counts.
    fn gipf_pieces_gone(&self, player: char) -> bool {
        let counts = self.terms.start != "basic" && self.rights[&player] != Right::First;
        let has_one =
            self.board.values().any(|stack| stack::is_gipf(stack) && stack::owner(stack) == player);
        counts && !has_one
    }
}
