use std::fmt::Write;

use variants::{AnyGame, Color};

use super::command::{Options, Refusal};
use crate::{Clock, Progress, Wish};

/// Reads what follows `go`.
pub(super) fn read(text: &str, game: &AnyGame, options: &Options) -> Result<Wish, Refusal> {
    let (lines, sight, seed) = (options.lines, options.sight(), options.seed);
    let mut wish = Wish { lines, sight, seed, ..Wish::default() };
    let mut times = [None; 2];
    let mut increments = [0; 2];
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let mut number = || -> Result<u64, Refusal> {
            words.next().and_then(|word| word.parse().ok()).ok_or(Refusal::Number)
        };
        let small = |number: u64| u32::try_from(number).map_err(|_| Refusal::Number);
        match word {
            "infinite" => {}
            "nodes" => wish.nodes = Some(number()?.max(1)),
            "movetime" => wish.movetime = Some(number()?.max(1)),
            "depth" => wish.depth = Some(small(number()?)?.max(1)),
            "mate" => wish.mate = Some(small(number()?)?),
            "p1time" => times[0] = Some(number()?),
            "p2time" => times[1] = Some(number()?),
            "p1inc" => increments[0] = number()?,
            "p2inc" => increments[1] = number()?,
            "searchmoves" => {
                wish.only = words.by_ref().map(String::from).collect();
                check_turns(game, &wish.only)?;
            }
            _ => return Err(Refusal::GoWord(word.chars().take(40).collect())),
        }
    }
    let player = usize::from(game.to_act() == Color::Black);
    wish.clock = times[player].map(|left| Clock { left, increment: increments[player] });
    Ok(wish)
}

fn check_turns(game: &AnyGame, turns: &[String]) -> Result<(), Refusal> {
    for (index, token) in turns.iter().enumerate() {
        game.clone().play_turn(token).map_err(|error| Refusal::Turn {
            number: index + 1,
            token: token.chars().take(40).collect(),
            error,
        })?;
    }
    Ok(())
}

/// An `info` line.
pub(super) fn info(progress: &Progress, ranked: bool) -> String {
    let Progress { depth, selective_depth, rank, line, nodes, time, fullness } = progress;
    let mut text = format!("info depth {depth} seldepth {selective_depth}");
    if ranked {
        let _ = write!(text, " multipv {rank}");
    }
    let speed = nodes * 1_000 / (*time).max(1);
    let _ = write!(
        text,
        " score {} nodes {nodes} nps {speed} hashfull {fullness} time {time} pv {}",
        line.score, line.turn
    );
    for turn in &line.follow {
        text.push(' ');
        text.push_str(turn);
    }
    text
}
