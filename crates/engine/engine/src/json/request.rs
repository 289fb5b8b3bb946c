use search::Features;
use serde_json::Value;
use variants::AnyGame;

use super::fields::{Fields, wrong};
use crate::{
    Clock, Level, Wish, count,
    mind::{MOST_LINES, within},
    refusal::Refusal,
    setup::check_turns,
};

/// The methods of the protocol.
pub(crate) const METHODS: [&str; 12] = [
    "version",
    "options",
    "play",
    "legal",
    "eval",
    "analyse",
    "bestmove",
    "perft",
    "signature",
    "stop",
    "cancel",
    "quit",
];

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Request {
    /// Answered at once.
    Short(Short),
    /// Waits for its turn.
    Long(Task),
    /// Ends another request: with what it has found so far, or with nothing.
    End { id: Value, with_answer: bool },
    /// Ends everything.
    Quit,
}

#[derive(Debug)]
pub(super) enum Short {
    Version,
    Play(AnyGame),
    Legal { game: AnyGame, turns: bool },
    Evaluate(AnyGame),
}

#[derive(Debug)]
pub(super) enum Task {
    Think { game: AnyGame, wish: Wish, streamed: bool },
    Count { game: AnyGame, depth: u32 },
    Sign,
    Set { hash: Option<u64>, threads: Option<u64> },
}

/// The id of a request, if there is a good one.
pub(super) fn read_id(value: Option<Value>) -> Result<Value, Refusal> {
    match value {
        Some(Value::String(text)) if text.len() <= 100 => Ok(Value::String(text)),
        Some(Value::Number(number)) if number.is_i64() || number.is_u64() => {
            Ok(Value::Number(number))
        }
        _ => Err(Refusal::Id),
    }
}

/// Reads a request whose id has been taken.
pub(super) fn read(mut fields: Fields) -> Result<Request, Refusal> {
    let method = fields.take("method");
    let request = match method.as_ref().and_then(Value::as_str).unwrap_or_default() {
        "version" => Request::Short(Short::Version),
        "play" => Request::Short(Short::Play(fields.game()?)),
        "legal" => {
            let game = fields.game()?;
            Request::Short(Short::Legal { game, turns: fields.flag("turns")? })
        }
        "eval" => Request::Short(Short::Evaluate(fields.game()?)),
        "analyse" => Request::Long(read_thinking(&mut fields, true)?),
        "bestmove" => Request::Long(read_thinking(&mut fields, false)?),
        "perft" => Request::Long(read_count(&mut fields)?),
        "signature" => Request::Long(Task::Sign),
        "options" => Request::Long(Task::Set {
            hash: fields.number("hash")?,
            threads: fields.number("threads")?,
        }),
        "stop" => Request::End { id: read_id(fields.take("request"))?, with_answer: true },
        "cancel" => Request::End { id: read_id(fields.take("request"))?, with_answer: false },
        "quit" => Request::Quit,
        _ => return Err(Refusal::Method),
    };
    fields.finish()?;
    Ok(request)
}

fn read_thinking(fields: &mut Fields, streamed: bool) -> Result<Task, Refusal> {
    let game = fields.game()?;
    if game.outcome().is_some() {
        return Err(Refusal::GameOver);
    }
    let level = match fields.small_number("level")? {
        None => Level::FULL,
        Some(number) => u8::try_from(number)
            .ok()
            .and_then(Level::new)
            .ok_or_else(|| wrong("level", "a number from 1 to 10"))?,
    };
    let lines = fields.small_number("lines")?.unwrap_or(1) as usize;
    let time = fields.number("time")?;
    let increment = fields.number("increment")?;
    if time.is_none() && increment.is_some() {
        return Err(Refusal::NoClock);
    }
    let wish = Wish {
        depth: fields.small_number("depth")?.map(|depth| depth.max(1)),
        nodes: fields.number("nodes")?.map(|nodes| nodes.max(1)),
        movetime: fields.number("movetime")?.map(|time| time.max(1)),
        clock: time.map(|left| Clock { left, increment: increment.unwrap_or_default() }),
        mate: fields.small_number("mate")?.map(|mate| mate.max(1)),
        lines: within(lines, MOST_LINES)?,
        only: fields.texts("only")?,
        sight: level.sight(&game, fields.number("seed")?.unwrap_or_default()),
        features: Features::ALL,
    };
    check_turns(&game, &wish.only)?;
    Ok(Task::Think { game, wish, streamed })
}

fn read_count(fields: &mut Fields) -> Result<Task, Refusal> {
    let game = fields.game()?;
    let depth = fields.small_number("depth")?.filter(|&depth| depth <= count::DEEPEST);
    let depth = depth.ok_or_else(|| wrong("depth", "a number from 0 to 12"))?;
    Ok(Task::Count { game, depth })
}
