use std::{fmt::Write, iter::Peekable, str::SplitWhitespace};

use variants::{AnyGame, Color};

use super::command::Options;
use crate::{
    Answer, Chances, Clock, Progress, Wish,
    mind::is_endless,
    refusal::{LARGEST_NUMBER, Refusal, beginning},
    setup::check_turns,
};

/// The words that `go` knows: none of them is a turn.
const WORDS: [&str; 10] = [
    "infinite",
    "nodes",
    "movetime",
    "depth",
    "mate",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "searchmoves",
];

/// What follows `go`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Go {
    pub(super) wish: Wish,
    /// Whether the answer waits for `stop`: nothing limits the search.
    pub(super) held: bool,
    /// Whether the search may never end of itself.
    pub(super) endless: bool,
}

/// Reads what follows `go`.
pub(super) fn read(text: &str, game: &AnyGame, options: &Options) -> Result<Go, Refusal> {
    let mut wish = Wish { lines: options.lines, sight: options.sight(game), ..Wish::default() };
    let mut times = [None; 2];
    let mut increments = [0; 2];
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => {}
            "nodes" => wish.nodes = Some(number(&mut words)?.max(1)),
            "movetime" => wish.movetime = Some(time(&mut words)?.max(1)),
            "depth" => wish.depth = Some(small(&mut words)?.max(1)),
            "mate" => wish.mate = Some(small(&mut words)?.max(1)),
            "p1time" => times[0] = Some(time(&mut words)?),
            "p2time" => times[1] = Some(time(&mut words)?),
            "p1inc" => increments[0] = time(&mut words)?,
            "p2inc" => increments[1] = time(&mut words)?,
            "searchmoves" => wish.only.extend(turns(&mut words)),
            _ => return Err(Refusal::GoWord(beginning(word))),
        }
    }
    check_turns(game, &wish.only)?;
    let player = usize::from(game.to_act() == Color::Black);
    wish.clock = times[player].map(|left| Clock { left, increment: increments[player] });
    if wish.clock.is_none() && times[1 - player].is_some() {
        return Err(Refusal::NoClock);
    }
    let endless = is_endless(&wish);
    Ok(Go { held: endless && wish.mate.is_none(), endless, wish })
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

fn number(words: &mut Words<'_>) -> Result<u64, Refusal> {
    let number = words.next().and_then(|word| word.parse().ok());
    number.filter(|&number| number <= LARGEST_NUMBER).ok_or(Refusal::Number)
}

fn small(words: &mut Words<'_>) -> Result<u32, Refusal> {
    u32::try_from(number(words)?).map_err(|_| Refusal::Number)
}

/// Milliseconds; a clock that has run out may show less than nothing.
fn time(words: &mut Words<'_>) -> Result<u64, Refusal> {
    let below = words.next_if(|word| word.parse::<i64>().is_ok_and(|number| number < 0));
    if below.is_some() { Ok(0) } else { number(words) }
}

/// Everything up to the next word of `go`.
fn turns(words: &mut Words<'_>) -> Vec<String> {
    let mut turns = Vec::new();
    while let Some(token) = words.next_if(|word| !WORDS.contains(word)) {
        turns.push(token.to_owned());
    }
    turns
}

/// An `info` line about a line of turns.
pub(super) fn info(progress: &Progress, ranked: bool) -> String {
    let Progress { depth, selective_depth, rank, line, nodes, time, fullness } = progress;
    let mut text = format!("info depth {depth} seldepth {selective_depth}");
    if ranked {
        let _ = write!(text, " multipv {rank}");
    }
    let Chances { win, draw, loss } = Chances::of(line.score);
    let _ = write!(
        text,
        " score {} wdl {win} {draw} {loss} nodes {nodes} nps {} hashfull {fullness} time {time} pv {}",
        line.score,
        speed(*nodes, *time),
        line.turn
    );
    for turn in &line.follow {
        text.push(' ');
        text.push_str(turn);
    }
    text
}

/// The last `info` line: what the search has cost as a whole.
pub(super) fn cost(answer: &Answer) -> String {
    let Answer { nodes, time, .. } = answer;
    format!("info nodes {nodes} nps {} time {time}", speed(*nodes, *time))
}

/// Nodes a second.
fn speed(nodes: u64, time: u64) -> u64 {
    nodes.saturating_mul(1_000) / time.max(1)
}
