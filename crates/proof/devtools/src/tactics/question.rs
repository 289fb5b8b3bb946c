use std::sync::atomic::AtomicBool;

use arena::baseline::Baseline;
use engine::{Engine, SearchRequest, Variation};
use properties::{Tactic, Twin, solver};
use variants::{AnyGame, LegalStep};

/// Node limits: for a first look, for finding a win, for ruling out that another turn wins, and for confirming this.
const GLANCE: u64 = 1_000;
const FIND: u64 = 16_000;
const RULE_OUT: u64 = 100_000;
const CONFIRM: u64 = 3_000_000;

/// Minimum score, in hundredths, that makes a second look worthwhile.
const PROMISING: i32 = 0;

/// Number of turns within which a win must occur to end a search: high enough for any win.
const ANY_WIN: u32 = 50;

/// Longest win, in turns of the winner, that the reference implementation can check in a test.
const LONGEST_WIN: u32 = 3;

/// Maximum number of positions that the reference implementation examines.
const TWIN_POSITIONS: u64 = 80_000;

/// Seeds of the baseline, which must miss the turn with every one of them.
const SEEDS: [u64; 3] = [1, 2, 3];

/// A position that may be a tactic.
pub(super) struct Question<'a> {
    pub(super) engine: &'a Engine,
    pub(super) game: AnyGame,
}

impl Question<'_> {
    /// Returns the position as a tactic if it is one. Checks cheap conditions first.
    pub(super) fn tactic(&self) -> Option<Tactic> {
        if self.think(GLANCE, Vec::new())?.score.value() < PROMISING {
            return None;
        }
        let line = self.think(FIND, Vec::new())?;
        let claimed = own_turns(&line)?;
        if !(2..=LONGEST_WIN).contains(&claimed) {
            return None;
        }
        let (same, others) = self.split(&line.turn)?;
        if others.is_empty() || !self.is_missed(&same) || self.can_win(RULE_OUT, &others)? {
            return None;
        }
        let (turns, tokens) = self.only_win(claimed)?;
        if self.can_win(CONFIRM, &others)? {
            return None;
        }
        let (variant, position) = (self.game.variant(), self.game.position());
        Some(Tactic { variant, turns, position, tokens })
    }

    fn think(&self, nodes: u64, only: Vec<String>) -> Option<Variation> {
        let request = SearchRequest {
            nodes: Some(nodes),
            mate: Some(ANY_WIN),
            only,
            ..SearchRequest::default()
        };
        let answer = self.engine.search(&self.game, &request, &AtomicBool::new(false), |_| {});
        answer.variations.into_iter().next()
    }

    /// Tests whether the search finds a win, at any distance, that begins with one of these turns.
    fn can_win(&self, nodes: u64, turns: &[String]) -> Option<bool> {
        self.think(nodes, turns.to_vec()).map(|line| own_turns(&line).is_some())
    }

    /// Returns the tokens that lead to the same position as this turn, and all other tokens.
    fn split(&self, turn: &str) -> Option<(Vec<String>, Vec<String>)> {
        let turns = self.game.legal_turns(4_000).ok()?;
        let reached = turns.iter().find(|legal| legal.token == turn)?.position.clone();
        let (same, others): (Vec<_>, Vec<_>) =
            turns.into_iter().partition(|legal| legal.position == reached);
        Some((tokens(same), tokens(others)))
    }

    fn is_missed(&self, tokens: &[String]) -> bool {
        SEEDS.into_iter().all(|seed| {
            let choice = Baseline::B5.choose_turn(&self.game, seed);
            choice.is_some_and(|choice| !tokens.contains(&choice))
        })
    }

    /// Returns the number of turns to the win and the tokens of the only winning turn, found by the reference implementation.
    fn only_win(&self, claimed: u32) -> Option<(u32, Vec<String>)> {
        let (id, position) = (self.game.variant().id(), self.game.position());
        match self.game {
            AnyGame::Yinsh(_) => only_win::<twin::yinsh::Game>(id, &position, claimed),
            AnyGame::Gipf(_) => only_win::<twin::gipf::Game>(id, &position, claimed),
            _ => None,
        }
    }
}

/// Returns the number of their own turns in which the player to act wins, if the search has found a win.
fn own_turns(line: &Variation) -> Option<u32> {
    // A game that ends in a turn of the loser counts as won by the winner's turn after it.
    line.score.turns_to_end().filter(|&turns| turns > 0).map(|turns| turns as u32 / 2 + 1)
}

fn tokens(turns: Vec<LegalStep>) -> Vec<String> {
    turns.into_iter().map(|legal| legal.token).collect()
}

fn only_win<T: Twin>(id: &str, position: &str, claimed: u32) -> Option<(u32, Vec<String>)> {
    let game = T::from_position(id, position)?;
    for turns in 1..=claimed {
        let solved = solver::solve(&game, turns, TWIN_POSITIONS)?;
        let mut winning = solved.into_iter().filter(|turn| turn.wins);
        match (winning.next(), winning.next()) {
            (None, _) => {}
            (Some(turn), None) => return Some((turns, turn.tokens)),
            _ => return None,
        }
    }
    // Either the search or the reference implementation is wrong.
    println!("# the search sees a win in {claimed}, the twin none: {id} {position}");
    None
}
