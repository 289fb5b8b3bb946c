//! The messages of `messages.jsonl`: one of each kind, with all of its fields, in the form that must not change.

use serde_json::Value;

const MESSAGES: &str = include_str!("messages.jsonl");

/// Returns the messages in a section of the file: the lines after `# name`, up to the next heading.
pub(crate) fn section(name: &str) -> Vec<&'static str> {
    let lines = MESSAGES.lines().skip_while(|line| *line != format!("# {name}")).skip(1);
    lines.take_while(|line| !line.starts_with("# ")).collect()
}

/// Returns the messages in a section as JSON.
pub(crate) fn values(section: &str) -> Vec<Value> {
    let lines = self::section(section).into_iter();
    lines.map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// Returns the state of a game.
pub(crate) fn view() -> Value {
    let frames = values("from the server");
    let game = frames.into_iter().find(|frame| frame["t"] == "game");
    game.expect("the game is among the samples")["game"].clone()
}

/// Returns one event of each kind.
pub(crate) fn events() -> Vec<Value> {
    let frames = values("from the server").into_iter();
    frames.filter(|frame| frame["t"] == "event").map(|frame| frame["event"].clone()).collect()
}
