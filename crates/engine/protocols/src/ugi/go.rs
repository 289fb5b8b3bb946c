use std::{fmt::Write, iter::Peekable, str::SplitWhitespace};

use engine::{Answer, Chances, Clock, Progress, SearchRequest};
use variants::{AnyGame, Color};

use super::options::Options;
use crate::{
    protocol_error::{NUMBER_MAX, ProtocolError, beginning},
    setup::check_turns,
};

/// Names of the parameters of `go`, none of which is also a turn token.
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

/// Parsed parameters of a `go` command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Go {
    pub(super) request: SearchRequest,
    /// Whether `bestmove` waits for `stop`, because nothing limits the search.
    pub(super) held: bool,
    /// Whether only `stop` is certain to end the search.
    pub(super) endless: bool,
}

/// Parses the parameters of `go`.
pub(super) fn read(text: &str, game: &AnyGame, options: &Options) -> Result<Go, ProtocolError> {
    let mut request = SearchRequest {
        multi_pv: options.multi_pv,
        strength: options.strength(game),
        ..SearchRequest::default()
    };
    let mut times = [None; 2];
    let mut increments = [0; 2];
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => {}
            "nodes" => request.nodes = Some(number(&mut words)?.max(1)),
            "movetime" => request.movetime = Some(time(&mut words)?.max(1)),
            "depth" => request.depth = Some(small(&mut words)?.max(1)),
            "mate" => request.mate = Some(small(&mut words)?.max(1)),
            "p1time" => times[0] = Some(time(&mut words)?),
            "p2time" => times[1] = Some(time(&mut words)?),
            "p1inc" => increments[0] = time(&mut words)?,
            "p2inc" => increments[1] = time(&mut words)?,
            "searchmoves" => request.only.extend(turns(&mut words)),
            _ => return Err(ProtocolError::GoWord(beginning(word))),
        }
    }
    check_turns(game, &request.only)?;
    let player = usize::from(game.to_act() == Color::Black);
    request.clock = times[player].map(|left| Clock { left, increment: increments[player] });
    if request.clock.is_none() && times[1 - player].is_some() {
        return Err(ProtocolError::NoClock);
    }
    let endless = request.is_endless();
    Ok(Go { held: endless && request.mate.is_none(), endless, request })
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

fn number(words: &mut Words<'_>) -> Result<u64, ProtocolError> {
    let number = words.next().and_then(|word| word.parse().ok());
    number.filter(|&number| number <= NUMBER_MAX).ok_or(ProtocolError::Number)
}

fn small(words: &mut Words<'_>) -> Result<u32, ProtocolError> {
    u32::try_from(number(words)?).map_err(|_| ProtocolError::Number)
}

/// Parses milliseconds; the time of a clock that has run out may be negative.
fn time(words: &mut Words<'_>) -> Result<u64, ProtocolError> {
    let below = words.next_if(|word| word.parse::<i64>().is_ok_and(|number| number < 0));
    if below.is_some() { Ok(0) } else { number(words) }
}

/// Returns the turns up to the next parameter.
fn turns(words: &mut Words<'_>) -> Vec<String> {
    let mut turns = Vec::new();
    while let Some(token) = words.next_if(|word| !WORDS.contains(word)) {
        turns.push(token.to_owned());
    }
    turns
}

/// Returns an `info` line about a variation.
pub(super) fn info(progress: &Progress, ranked: bool) -> String {
    let Progress { depth, selective_depth, rank, variation, nodes, time, hashfull } = progress;
    let mut text = format!("info depth {depth} seldepth {selective_depth}");
    if ranked {
        let _ = write!(text, " multipv {rank}");
    }
    let Chances { win, draw, loss } = Chances::of(variation.score);
    let _ = write!(
        text,
        " score {} wdl {win} {draw} {loss} nodes {nodes} nps {} hashfull {hashfull} time {time} pv {}",
        variation.score,
        speed(*nodes, *time),
        variation.turn
    );
    for turn in &variation.follow {
        text.push(' ');
        text.push_str(turn);
    }
    text
}

/// Returns the last `info` line: the totals of the search.
pub(super) fn totals(answer: &Answer) -> String {
    let Answer { nodes, time, .. } = answer;
    format!("info nodes {nodes} nps {} time {time}", speed(*nodes, *time))
}

/// Returns the nodes per second.
fn speed(nodes: u64, time: u64) -> u64 {
    nodes.saturating_mul(1_000) / time.max(1)
}
