use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
};

use eval::{
    Blurred, Gipf, Hand, Yinsh,
    pattern::{self, Patterned},
};
use game::{Game, History, Shown};
use search::{
    ActionOf, Control, Evaluate, Feature, Features, Found, Limits, Line, Report, Score, Searchable,
    Table, Task,
};
use variants::AnyGame;

use crate::{Clock, Sight, stopwatch::Stopwatch};

/// What a thinker is asked for; nothing set means: think until stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most nodes, exactly.
    pub nodes: Option<u64>,
    /// Milliseconds for this turn.
    pub movetime: Option<u64>,
    /// The clock of the player to act.
    pub clock: Option<Clock>,
    /// Stop at a win in so many own turns.
    pub mate: Option<u32>,
    /// How many of the best turns are wanted; 0 means one.
    pub lines: usize,
    /// Turn tokens to choose among; all if empty.
    pub only: Vec<String>,
    /// What the thinker sees, if less than everything.
    pub sight: Sight,
    /// What the search is made of.
    pub features: Features,
}

impl Wish {
    fn limits(&self) -> Limits {
        let mut limits = self.clock.map_or_else(Limits::default, Clock::limits);
        if let Some(time) = self.movetime {
            limits.soft_time = Some(limits.soft_time.map_or(time, |soft| soft.min(time)));
            limits.hard_time = Some(limits.hard_time.map_or(time, |hard| hard.min(time)));
        }
        Limits {
            depth: least(self.depth, self.sight.depth),
            nodes: least(self.nodes, self.sight.nodes),
            mate: self.mate,
            ..limits
        }
    }
}

/// The smaller of two limits, where they are set.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// A line of turns, as tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThoughtLine {
    /// The whole turn of the player to act.
    pub turn: String,
    /// The turns that follow; the last one may be cut off.
    pub follow: Vec<String>,
    /// How good it is for the player to act.
    pub score: Score,
}

/// What a thinker tells while it thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The finished iteration.
    pub depth: u32,
    /// The longest line looked at, in actions.
    pub selective_depth: usize,
    /// Which of the best lines this is, from 1.
    pub rank: usize,
    /// The line.
    pub line: ThoughtLine,
    /// Nodes of all threads so far.
    pub nodes: u64,
    /// Milliseconds since the beginning.
    pub time: u64,
    /// How many of a thousand entries of the table are in use.
    pub fullness: u32,
}

/// What a thinker has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The best lines, best first; none if the game has ended.
    pub lines: Vec<ThoughtLine>,
    /// The last finished iteration.
    pub depth: u32,
    /// Nodes of all threads.
    pub nodes: u64,
    /// Milliseconds.
    pub time: u64,
}

/// Which evaluation a thinker uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Judge {
    /// The one of patterns, with weights that were fitted to games.
    #[default]
    Pattern,
    /// The one written by hand, to compare with.
    Hand,
}

/// Thinks about positions of any variant; keeps what it has learnt in a table.
#[derive(Debug)]
pub struct Thinker {
    table: Table,
    threads: usize,
    judge: Judge,
}

/// What all threads of a search obey: the caller, and the first of them that is done.
struct Lead<'a> {
    caller: &'a dyn Control,
    done: AtomicBool,
}

impl Control for Lead<'_> {
    fn stopped(&self) -> bool {
        self.done.load(Relaxed) || self.caller.stopped()
    }

    fn elapsed(&self) -> u64 {
        self.caller.elapsed()
    }
}

impl Thinker {
    /// A thinker with a table of so many mebibytes and one thread.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { table: Table::new(mebibytes), threads: 1, judge: Judge::default() }
    }

    /// The same with so many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }

    /// The same with another evaluation.
    #[must_use]
    pub fn with_judge(self, judge: Judge) -> Self {
        Self { judge, ..self }
    }

    /// Forgets what was learnt.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Thinks until the wish is fulfilled or `stop` is set.
    pub fn think(
        &self,
        game: &AnyGame,
        wish: &Wish,
        stop: &AtomicBool,
        report: impl FnMut(&Progress),
    ) -> Answer {
        self.think_under(game, wish, &Stopwatch::start(stop), report)
    }

    /// Thinks until the wish is fulfilled or the caller says stop. The clock is the caller's,
    /// and with one thread none is started: this works where there is neither.
    pub fn think_under(
        &self,
        game: &AnyGame,
        wish: &Wish,
        caller: &dyn Control,
        report: impl FnMut(&Progress),
    ) -> Answer {
        let lead = Lead { caller, done: AtomicBool::new(false) };
        let lead = &lead;
        match (game, self.judge) {
            (AnyGame::Yinsh(game), Judge::Pattern) => {
                self.think_about::<Yinsh, _>(game, pattern::yinsh(), wish, lead, report)
            }
            (AnyGame::Gipf(game), Judge::Pattern) => {
                self.think_about::<Gipf, _>(game, pattern::gipf(), wish, lead, report)
            }
            (AnyGame::Yinsh(game), Judge::Hand) => {
                self.think_about::<Yinsh, _>(game, Hand, wish, lead, report)
            }
            (AnyGame::Gipf(game), Judge::Hand) => {
                self.think_about::<Gipf, _>(game, Hand, wish, lead, report)
            }
        }
    }

    /// The evaluation of the position itself, for the player to act.
    #[must_use]
    pub fn evaluate(game: &AnyGame) -> i32 {
        match game {
            AnyGame::Yinsh(game) => tell(game.position(), pattern::yinsh()),
            AnyGame::Gipf(game) => tell(game.position(), pattern::gipf()),
        }
    }

    fn think_about<G, E>(
        &self,
        game: &History<G::Position>,
        judge: E,
        wish: &Wish,
        lead: &Lead<'_>,
        mut report: impl FnMut(&Progress),
    ) -> Answer
    where
        G: Searchable<Position: Patterned + Sync>,
        E: Evaluate<G::Position> + Copy,
        ActionOf<G>: Sync + Send,
    {
        let total = AtomicU64::new(0);
        let only = wish.only.iter().filter_map(|token| read_turn(game, token)).collect();
        let limits = wish.limits();
        let features = if wish.sight.blind {
            wish.features.without(Feature::Quiescence)
        } else {
            wish.features
        };
        let judge = Blurred { clear: judge, blur: wish.sight.blur, seed: wish.sight.seed };
        let judge = &judge;
        let task =
            Task::<G> { game, limits, lines: wish.lines.max(1), only, first_depth: 1, features };
        let (found, helped) = thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                .map(|number| {
                    let (total, table) = (&total, &self.table);
                    let limits = Limits { depth: task.limits.depth, ..Limits::default() };
                    let only = task.only.clone();
                    // Helpers begin at different depths, so that they run ahead of the rest.
                    let first_depth = 1 + number as u32 % 2;
                    scope.spawn(move || {
                        let task =
                            Task::<G> { game, limits, lines: 1, only, first_depth, features };
                        search::search(&task, judge, table, lead, total, |_| {}).nodes
                    })
                })
                .collect();
            let found = search::search(&task, judge, &self.table, lead, &total, |told| {
                report(&self.progress(game, told, lead, &total));
            });
            lead.done.store(true, Relaxed);
            let helped = helpers.into_iter().filter_map(|helper| helper.join().ok()).sum::<u64>();
            (found, helped)
        });
        let Found { lines, depth, nodes } = found;
        Answer {
            lines: lines.iter().map(|line| spell_line(game, line)).collect(),
            depth,
            nodes: nodes + helped,
            time: lead.elapsed(),
        }
    }

    fn progress<G: Patterned>(
        &self,
        game: &History<G>,
        told: &Report<G::Action>,
        lead: &Lead<'_>,
        total: &AtomicU64,
    ) -> Progress {
        Progress {
            depth: told.depth,
            selective_depth: told.selective_depth,
            rank: told.rank,
            line: spell_line(game, &told.line),
            nodes: told.nodes.max(total.load(Relaxed)),
            time: lead.elapsed(),
            fullness: self.table.fullness(),
        }
    }
}

/// Hundredths are told on one scale for all games: at so many of them wins stand to losses
/// as e to 1.
const UNIT: i32 = 200;

/// The evaluation of a position on that scale.
fn tell<G: Patterned>(position: &G, judge: &impl Evaluate<G>) -> i32 {
    Score::evaluation(judge.evaluate(position)).scaled(UNIT, G::UNIT).value()
}

/// The actions of a turn token, if it is legal.
fn read_turn<G: Game>(game: &History<G>, token: &str) -> Option<Vec<G::Action>> {
    let mut tried = game.clone();
    let actions = tried.play_turn(token).ok()?;
    Some(tried.actions()[tried.actions().len() - actions..].to_vec())
}

fn spell_line<G: Patterned>(game: &History<G>, line: &Line<G::Action>) -> ThoughtLine {
    let mut position = *game.position();
    let mut turns: Vec<(game::Color, String)> = Vec::new();
    for &action in line.turn.iter().chain(&line.follow) {
        let player = position.to_act();
        let token = Shown { position: &position, action }.to_string();
        match turns.last_mut() {
            Some((last, turn)) if *last == player => {
                turn.push(';');
                turn.push_str(&token);
            }
            _ => turns.push((player, token)),
        }
        position.play_unchecked(action);
    }
    let mut tokens = turns.into_iter().map(|(_, turn)| turn);
    ThoughtLine {
        turn: tokens.next().unwrap_or_default(),
        follow: tokens.collect(),
        score: line.score.scaled(UNIT, G::UNIT),
    }
}
