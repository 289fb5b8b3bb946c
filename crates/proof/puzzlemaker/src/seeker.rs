use std::sync::atomic::AtomicBool;

use engine::{Chances, Engine, SearchRequest, Variation};
use puzzles::{Fault, Kind, Puzzle, PuzzleGame, Themes, proved_save, proved_win};
use solver::Limits;
use variants::AnyGame;

use crate::{
    difficulty::difficulty,
    judge::{GAIN_DEPTH, Judgement, judge, judge_further},
    moment::Moment,
    rivals::Rivals,
    win_line::{self, WinLine},
};

/// Node limits of the first search, and of a second one that looks for overlooked alternatives.
const GLANCE: u64 = 3_000;
const LOOK: u64 = 40_000;

/// Maximum lengths of a proved win and of a proved loss, in turns.
const WIN_MAX_TURNS: u8 = 4;
const LOSS_MAX_TURNS: u8 = 3;

/// Solver limits of a proof.
const LIMITS: Limits = Limits { nodes: 3_000_000, entries: 60_000 };

/// Minimum winning chance that the opponent's last turn before a gain must have given away, in thousandths.
const MISTAKE: i32 = 100;
/// Minimum difference between the two best turns in the first search, in the same unit.
const APART: i32 = 120;

/// Minimum winning chance after a save, in thousandths.
const MIN_SAVED_CHANCE: u16 = 60;

/// Minimum number of candidates in a puzzle position.
const MIN_CANDIDATES: usize = 4;

/// Maximum number of turns listed in a position.
const LISTED_TURNS_MAX: usize = 4_000;

/// A search for puzzles in the successive moments of a game.
pub(crate) struct Seeker<'a> {
    pub(crate) engine: &'a Engine,
    /// Winning chances of the player to act at the previous moment, in thousandths.
    pub(crate) before: Option<u16>,
    /// Words of the kinds to look for; all if empty.
    pub(crate) kinds: &'a [String],
    /// Looks only for solutions that remove a row.
    pub(crate) rows: bool,
}

/// A puzzle's task and solution, found in one moment.
struct Found {
    kind: Kind,
    line: Vec<String>,
    asked: usize,
    other_rings: Vec<String>,
}

impl Seeker<'_> {
    /// Returns the puzzle at this moment, if there is one.
    pub(crate) fn seek(&mut self, moment: &Moment) -> Option<Puzzle> {
        let lines = self.think(&moment.game, GLANCE, 2, Vec::new());
        let before = self.before.take();
        let [best, second] = lines.get(..2)? else { return None };
        let rival = self.rival(&moment.game, best, second)?;
        let chances = [best, &rival].map(|line| i32::from(Chances::of(line.score).win));
        self.before = Some(Chances::of(best.score).win);
        let given = before.map_or(0, |before| chances[0] - (1_000 - i32::from(before)));
        if self.rows && !best.turn.contains('x') {
            return None;
        }
        let (wins, loses) = (is_win(best), is_loss(&rival) && !is_loss(best));
        let found = if wins && !is_win(&rival) && self.seeks("win") {
            self.win(&moment.game)?
        } else if !wins && loses && self.seeks("save") {
            self.save(&moment.game)?
        } else if !wins
            && self.seeks("gain")
            && given >= MISTAKE
            && chances[0] - chances[1] >= APART
        {
            gain(&moment.game)?
        } else {
            return None;
        };
        self.puzzle(moment, found)
    }

    fn seeks(&self, kind: &str) -> bool {
        self.kinds.is_empty() || self.kinds.iter().any(|word| word == kind)
    }

    fn think(&self, game: &AnyGame, nodes: u64, lines: usize, only: Vec<String>) -> Vec<Variation> {
        let request =
            SearchRequest { nodes: Some(nodes), multi_pv: lines, only, ..SearchRequest::default() };
        self.engine.search(game, &request, &AtomicBool::new(false), |_| {}).variations
    }

    /// Returns the best of the turns that count as different from the best turn in a gain.
    fn rival(&self, game: &AnyGame, best: &Variation, second: &Variation) -> Option<Variation> {
        let rivals = Rivals::of(game, Kind::Gain(GAIN_DEPTH), &best.turn, &[]);
        if !rivals.is_same(&second.turn) {
            return Some(second.clone());
        }
        self.think(game, GLANCE, 1, rivals.others()?).into_iter().next()
    }

    /// Returns a win, unless the engine sees that another turn also wins, even if later.
    fn win(&self, game: &AnyGame) -> Option<Found> {
        let found = match game {
            AnyGame::Yinsh(history) => proved_line(history.position()),
            AnyGame::Gipf(history) => proved_line(history.position()),
            _ => None,
        }?;
        // Rings that may come off only in a later turn do not matter for the first one.
        let other_rings: &[String] = if found.asked == 1 { &found.other_rings } else { &[] };
        let others = Rivals::of(game, found.kind, found.line.first()?, other_rings).others()?;
        let best = self.think(game, LOOK, 1, others);
        (!is_win(best.first()?)).then_some(found)
    }

    /// Returns a save, if the player keeps a real chance after the saving turn.
    fn save(&self, game: &AnyGame) -> Option<Found> {
        let found = match game {
            AnyGame::Yinsh(history) => saving_turn(history.position()),
            AnyGame::Gipf(history) => saving_turn(history.position()),
            _ => None,
        }?;
        let lines = self.think(game, LOOK, 1, found.line.clone());
        (Chances::of(lines.first()?.score).win >= MIN_SAVED_CHANCE).then_some(found)
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
            other_rings: found.other_rings,
        };
        puzzle.themes = puzzle.detected_themes().ok()?;
        puzzle.difficulty = difficulty(&puzzle, &moment.game, self.engine);
        // A puzzle must round-trip through its text.
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
    for turns in 1..=WIN_MAX_TURNS {
        match proved_win(position, turns.into(), LIMITS) {
            Ok(solution) => {
                let win = win_line::follow(position, &solution, turns.into(), LIMITS)?;
                let WinLine { line, asked, other_rings } = win;
                return Some(Found { kind: Kind::Win(turns), line, asked, other_rings });
            }
            Err(Fault::NotASolution) => {}
            Err(_) => return None,
        }
    }
    None
}

fn saving_turn<G: PuzzleGame>(position: &G) -> Option<Found> {
    if solver::candidates(position, LISTED_TURNS_MAX)?.len() < MIN_CANDIDATES {
        return None;
    }
    for turns in 1..=LOSS_MAX_TURNS {
        match proved_save(position, turns.into(), LIMITS) {
            Ok(solution) => {
                let candidate = solution.candidate();
                let (line, other_rings) =
                    (vec![candidate.turn.token(position)], solution.other_rings(candidate));
                return Some(Found { kind: Kind::Save(turns), line, asked: 1, other_rings });
            }
            Err(Fault::AnotherSolution) => {}
            Err(_) => return None,
        }
    }
    None
}

/// Number of nodes in a deeper search, in which a gain must still be clear.
const FURTHER: u64 = 300_000;

/// Number of turns shown after the solution of a gain.
const SHOWN: usize = 2;

fn gain(game: &AnyGame) -> Option<Found> {
    if game.legal_turns(LISTED_TURNS_MAX).ok()?.len() < MIN_CANDIDATES {
        return None;
    }
    // A cheap, shallow search rejects most positions.
    judge(game, GAIN_DEPTH - 2).filter(Judgement::is_clear)?;
    let judgement = judge(game, GAIN_DEPTH).filter(Judgement::is_clear)?;
    let further = judge_further(game, FURTHER).filter(Judgement::is_clear)?;
    if further.line.first() != judgement.line.first() {
        return None;
    }
    let line = playable(game, judgement.line);
    let kind = Kind::Gain(GAIN_DEPTH);
    (!line.is_empty()).then_some(Found { kind, line, asked: 1, other_rings: Vec::new() })
}

/// Returns the leading turns of a variation that are complete, up to the number shown.
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
