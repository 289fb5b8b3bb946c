use std::time::Duration;

use variants::AnyGame;

use super::fault::Fault;

/// Output of a program's search: its reports and its turn, which has been checked to be legal.
#[derive(Debug)]
pub(super) struct SearchOutput {
    pub(super) turn: String,
    pub(super) time: Duration,
    pub(super) infos: Vec<String>,
}

impl SearchOutput {
    pub(super) fn read(game: &AnyGame, lines: &[String], time: Duration) -> Result<Self, Fault> {
        let best = lines.last().and_then(|line| line.split_whitespace().nth(1));
        let turn = best.ok_or_else(|| Fault::Wrong("bestmove has no turn".to_owned()))?;
        check_whole(game, turn)?;
        let infos: Vec<String> =
            lines.iter().filter(|line| line.starts_with("info ")).cloned().collect();
        infos.iter().try_for_each(|info| check_info(game, info))?;
        Ok(Self { turn: turn.to_owned(), time, infos })
    }

    /// Returns the last number that follows a word in the `info` lines.
    pub(super) fn last(&self, word: &str) -> Option<u64> {
        self.infos.iter().rev().find_map(|info| number(info, word))
    }

    /// Returns the greatest number that follows a word in the `info` lines.
    pub(super) fn greatest(&self, word: &str) -> Option<u64> {
        self.infos.iter().filter_map(|info| number(info, word)).max()
    }
}

/// Returns the number that follows a word in an `info` line.
pub(super) fn number(info: &str, word: &str) -> Option<u64> {
    let mut words = before_text(info).skip_while(|found| *found != word);
    words.nth(1)?.parse().ok()
}

/// Returns the words of an `info` line that precede free text or a variation.
fn before_text(info: &str) -> impl Iterator<Item = &str> {
    info.split_whitespace().take_while(|word| *word != "string" && *word != "pv")
}

fn check_whole(game: &AnyGame, turn: &str) -> Result<(), Fault> {
    let mut next = game.clone();
    next.play_turn(turn).map_err(|error| {
        Fault::Wrong(format!("the turn {turn:?} is illegal in {}: {error}", game.position()))
    })?;
    if next.to_act() == game.to_act() && next.outcome().is_none() {
        let text = format!("the turn {turn:?} is incomplete in {}", game.position());
        return Err(Fault::Wrong(text));
    }
    Ok(())
}

fn check_info(game: &AnyGame, info: &str) -> Result<(), Fault> {
    if let Some((_, line)) = info.split_once(" pv ") {
        let mut played = game.clone();
        for token in line.split_whitespace() {
            played.play_turn(token).map_err(|error| {
                Fault::Wrong(format!("the variation of {info:?} is illegal at {token:?}: {error}"))
            })?;
        }
    }
    let chances: Vec<u64> = before_text(info)
        .skip_while(|word| *word != "wdl")
        .skip(1)
        .take(3)
        .filter_map(|word| word.parse().ok())
        .collect();
    match chances.iter().sum::<u64>() {
        1_000 => Ok(()),
        0 if chances.is_empty() => Ok(()),
        _ => Err(Fault::Wrong(format!("the wdl values of {info:?} do not add up to 1000"))),
    }
}
