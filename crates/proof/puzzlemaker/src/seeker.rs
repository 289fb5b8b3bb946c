use std::sync::atomic::AtomicBool;

use engine::{Chances, Engine, SearchRequest, Variation};
use puzzles::{Fault, Kind, Puzzle, PuzzleGame, Themes, proved_save, proved_win};
use solver::{Candidate, Limits};
use variants::AnyGame;

use crate::{
    difficulty::difficulty,
    judge::{DEPTH, Judgement, judge, judge_further},
    moment::Moment,
    rivals::Rivals,
    win_line,
};

/// Nodes for a first look, and for a second one at what others may have missed.
const GLANCE: u64 = 3_000;
const LOOK: u64 = 40_000;

/// The longest win and the longest loss that are proved, in turns.
const LONGEST_WIN: u8 = 4;
const LONGEST_LOSS: u8 = 3;

/// What a proof may cost.
const LIMITS: Limits = Limits { nodes: 3_000_000, entries: 60_000 };

/// How much the opponent's last turn must have given away for a gain, and how far apart the two
/// best turns must be at a glance: winning chances in thousandths.
const MISTAKE: i32 = 100;
const APART: i32 = 120;

/// Who is saved must have a chance left, in thousandths.
const LEAST_SAVED: u16 = 60;

/// Positions with fewer candidates ask nothing.
const LEAST_CANDIDATES: usize = 4;

/// Lists no more turns of a position.
const MOST_TURNS: usize = 4_000;

/// Looks for puzzles, one place of a game after the other.
pub(crate) struct Seeker<'a> {
    pub(crate) engine: &'a Engine,
    /// The chances of the player to act at the place before, in thousandths.
    pub(crate) before: Option<u16>,
}

/// What was asked for and found in one place.
struct Found {
    kind: Kind,
    line: Vec<String>,
    asked: usize,
}

impl Seeker<'_> {
    /// The puzzle at this place, if there is one.
    pub(crate) fn seek(&mut self, moment: &Moment) -> Option<Puzzle> {
        let lines = self.think(&moment.game, GLANCE, 2, Vec::new());
        let before = self.before.take();
        let [best, second] = lines.get(..2)? else { return None };
        let chances = [best, &self.rival(&moment.game, best, second)?]
            .map(|line| i32::from(Chances::of(line.score).win));
        self.before = Some(Chances::of(best.score).win);
        let given = before.map_or(0, |before| chances[0] - (1_000 - i32::from(before)));
        let (wins, loses) = (is_win(best), is_loss(second) && !is_loss(best));
        let found = if wins && !is_win(second) {
            self.win(&moment.game)?
        } else if !wins && loses {
            self.save(&moment.game)?
        } else if !wins && given >= MISTAKE && chances[0] - chances[1] >= APART {
            gain(&moment.game)?
        } else {
            return None;
        };
        self.puzzle(moment, found)
    }

    fn think(&self, game: &AnyGame, nodes: u64, lines: usize, only: Vec<String>) -> Vec<Variation> {
        let request =
            SearchRequest { nodes: Some(nodes), multi_pv: lines, only, ..SearchRequest::default() };
        self.engine.search(game, &request, &AtomicBool::new(false), |_| {}).variations
    }

    /// The best turn that does not count as the same where a gain is asked for.
    fn rival(&self, game: &AnyGame, best: &Variation, second: &Variation) -> Option<Variation> {
        let rivals = Rivals::of(game, Kind::Gain(DEPTH), &best.turn);
        if !rivals.is_same(&second.turn) {
            return Some(second.clone());
        }
        self.think(game, GLANCE, 1, rivals.others()?).into_iter().next()
    }

    /// A win, unless the engine sees that another turn wins too, only later.
    fn win(&self, game: &AnyGame) -> Option<Found> {
        let found = match game {
            AnyGame::Yinsh(history) => proved_line(history.position()),
            AnyGame::Gipf(history) => proved_line(history.position()),
            _ => None,
        }?;
        let others = Rivals::of(game, found.kind, found.line.first()?).others()?;
        let best = self.think(game, LOOK, 1, others);
        (!is_win(best.first()?)).then_some(found)
    }

    /// A save, if the turn that saves keeps a real chance.
    fn save(&self, game: &AnyGame) -> Option<Found> {
        let found = match game {
            AnyGame::Yinsh(history) => saving_turn(history.position()),
            AnyGame::Gipf(history) => saving_turn(history.position()),
            _ => None,
        }?;
        let lines = self.think(game, LOOK, 1, found.line.clone());
        (Chances::of(lines.first()?.score).win >= LEAST_SAVED).then_some(found)
    }

    fn puzzle(&self, moment: &Moment, found: Found) -> Option<Puzzle> {
        let mut puzzle = Puzzle {
            variant: moment.game.variant(),
            kind: found.kind,
            difficulty: 0,
            themes: Themes::NONE,
            start: moment.start.clone(),
            led_by: Some(moment.led_by.clone()),
            line: found.line,
            asked: found.asked,
        };
        puzzle.themes = puzzle.detected_themes().ok()?;
        puzzle.difficulty = difficulty(&puzzle, &moment.game, self.engine);
        // What cannot be read again is no puzzle.
        puzzle.to_string().parse().ok().filter(|read| *read == puzzle)
    }
}

fn is_win(line: &Variation) -> bool {
    line.score.turns_to_end().is_some_and(|turns| turns > 0)
}

fn is_loss(line: &Variation) -> bool {
    line.score.turns_to_end().is_some_and(|turns| turns <= 0)
}

fn proved_line<G: PuzzleGame>(position: &G) -> Option<Found> {
    for turns in 1..=LONGEST_WIN {
        match proved_win(position, turns.into(), LIMITS) {
            Ok(candidate) => {
                let win = win_line::follow(position, &candidate, turns.into(), LIMITS)?;
                return Some(Found { kind: Kind::Win(turns), line: win.line, asked: win.asked });
            }
            Err(Fault::NotASolution) => {}
            Err(_) => return None,
        }
    }
    None
}

fn saving_turn<G: PuzzleGame>(position: &G) -> Option<Found> {
    if solver::candidates(position, MOST_TURNS)?.len() < LEAST_CANDIDATES {
        return None;
    }
    for turns in 1..=LONGEST_LOSS {
        match proved_save(position, turns.into(), LIMITS) {
            Ok(Candidate { turn, .. }) => {
                let line = vec![turn.token(position)];
                return Some(Found { kind: Kind::Save(turns), line, asked: 1 });
            }
            Err(Fault::AnotherSolution) => {}
            Err(_) => return None,
        }
    }
    None
}

/// A gain must still be clear when the engine looks further.
const FURTHER: u64 = 300_000;

/// How many turns of a gain are shown behind the solution.
const SHOWN: usize = 2;

fn gain(game: &AnyGame) -> Option<Found> {
    if game.legal_turns(MOST_TURNS).ok()?.len() < LEAST_CANDIDATES {
        return None;
    }
    // Most are refused by a shallow search, which is cheap.
    judge(game, DEPTH - 2).filter(Judgement::is_clear)?;
    let judgement = judge(game, DEPTH).filter(Judgement::is_clear)?;
    let further = judge_further(game, FURTHER).filter(Judgement::is_clear)?;
    if further.line.first() != judgement.line.first() {
        return None;
    }
    let line = playable(game, judgement.line);
    (!line.is_empty()).then_some(Found { kind: Kind::Gain(DEPTH), line, asked: 1 })
}

/// The turns of a variation that are whole, up to a few.
fn playable(game: &AnyGame, line: Vec<String>) -> Vec<String> {
    let mut game = game.clone();
    let mut turns = Vec::new();
    for turn in line.into_iter().take(1 + SHOWN) {
        let player = game.to_act();
        if game.play_turn(&turn).is_err() || (game.to_act() == player && game.outcome().is_none()) {
            break;
        }
        turns.push(turn);
        if game.outcome().is_some() {
            break;
        }
    }
    turns
}
