use engine::{Clock, Level, SearchRequest};
use search::Features;
use serde_json::Value;
use variants::AnyGame;

use super::{
    fields::{Fields, invalid},
    method::Method,
    review_query::ReviewQuery,
};
use crate::{
    perft,
    protocol_error::ProtocolError,
    settings::{MULTI_PV_MAX, in_range},
    setup::check_turns,
};

/// A request of the JSON protocol.
#[derive(Debug)]
pub(super) enum Request {
    /// A query, answered at once.
    Query(Query),
    /// A task, which waits in the queue until the tasks before it are finished.
    Task(Task),
    /// A request to end another one, either with its result so far or with an error.
    End { id: Value, with_answer: bool },
    /// A request to end all requests and the engine.
    Quit,
}

/// A request that needs no search.
#[derive(Debug)]
pub(super) enum Query {
    Version,
    Play(AnyGame),
    Legal { game: AnyGame, turns: bool },
    Evaluate { game: AnyGame, by_line: bool },
    Review(ReviewQuery),
}

/// A request that takes time, or that must not run at the same time as another one.
#[derive(Debug)]
pub(super) enum Task {
    Search {
        game: AnyGame,
        request: SearchRequest,
        streamed: bool,
    },
    /// The next decision in a match with linked games.
    #[cfg(feature = "potentials")]
    Decide {
        game: Box<combined::CombinedGame>,
        level: Level,
        seed: u64,
        limits: SearchRequest,
    },
    Perft {
        game: AnyGame,
        depth: u32,
    },
    Signature,
    SetOptions {
        hash: Option<u64>,
        threads: Option<u64>,
    },
}

/// Parses the id of a request.
pub(super) fn read_id(value: Option<Value>) -> Result<Value, ProtocolError> {
    match value {
        Some(Value::String(text)) if text.len() <= 100 => Ok(Value::String(text)),
        Some(Value::Number(number)) if number.is_i64() || number.is_u64() => {
            Ok(Value::Number(number))
        }
        _ => Err(ProtocolError::Id),
    }
}

/// Parses a request whose id has been taken.
pub(super) fn read(mut fields: Fields) -> Result<Request, ProtocolError> {
    let request = match read_method(&mut fields)? {
        Method::Version => Request::Query(Query::Version),
        Method::Play => Request::Query(Query::Play(fields.game()?)),
        Method::Legal => {
            let game = fields.game()?;
            Request::Query(Query::Legal { game, turns: fields.flag("turns")? })
        }
        Method::Evaluate => {
            let game = fields.game()?;
            Request::Query(Query::Evaluate { game, by_line: fields.flag("by_line")? })
        }
        Method::Analyse => Request::Task(read_search(&mut fields, true)?),
        Method::BestMove => Request::Task(read_search(&mut fields, false)?),
        Method::Review => Request::Query(Query::Review(ReviewQuery::read(&mut fields)?)),
        Method::Perft => Request::Task(read_perft(&mut fields)?),
        Method::Signature => Request::Task(Task::Signature),
        Method::Options => Request::Task(Task::SetOptions {
            hash: fields.number("hash")?,
            threads: fields.number("threads")?,
        }),
        Method::Stop => Request::End { id: read_id(fields.take("request"))?, with_answer: true },
        Method::Cancel => Request::End { id: read_id(fields.take("request"))?, with_answer: false },
        Method::Quit => Request::Quit,
    };
    fields.finish()?;
    Ok(request)
}

fn read_method(fields: &mut Fields) -> Result<Method, ProtocolError> {
    let method = fields.take("method");
    let method = method.as_ref().and_then(Value::as_str).and_then(Method::from_code);
    method.ok_or_else(|| ProtocolError::Method { known: Method::ALL.map(Method::code).join(", ") })
}

fn read_search(fields: &mut Fields, streamed: bool) -> Result<Task, ProtocolError> {
    #[cfg(feature = "potentials")]
    if let Some(game) = fields.combined_game()? {
        if game.is_over() {
            return Err(ProtocolError::GameOver);
        }
        let level = read_level(fields)?;
        let seed = fields.number("seed")?.unwrap_or_default();
        let limits = read_limits(fields)?;
        return Ok(Task::Decide { game: Box::new(game), level, seed, limits });
    }
    let game = fields.game()?;
    if game.outcome().is_some() {
        return Err(ProtocolError::GameOver);
    }
    let level = read_level(fields)?;
    let multi_pv = fields.small_number("lines")?.unwrap_or(1) as usize;
    let request = SearchRequest {
        mate: fields.small_number("mate")?.map(|mate| mate.max(1)),
        multi_pv: in_range(multi_pv, MULTI_PV_MAX)?,
        only: fields.texts("only")?,
        strength: level.strength(&game, fields.number("seed")?.unwrap_or_default()),
        ..read_limits(fields)?
    };
    check_turns(&game, &request.only)?;
    Ok(Task::Search { game, request, streamed })
}

fn read_level(fields: &mut Fields) -> Result<Level, ProtocolError> {
    match fields.small_number("level")? {
        None => Ok(Level::FULL),
        Some(number) => u8::try_from(number)
            .ok()
            .and_then(Level::new)
            .ok_or_else(|| invalid("level", "a number from 1 to 10")),
    }
}

/// Parses the limits on depth, nodes and time.
fn read_limits(fields: &mut Fields) -> Result<SearchRequest, ProtocolError> {
    let time = fields.number("time")?;
    let increment = fields.number("increment")?;
    if time.is_none() && increment.is_some() {
        return Err(ProtocolError::NoClock);
    }
    Ok(SearchRequest {
        depth: fields.small_number("depth")?.map(|depth| depth.max(1)),
        nodes: fields.number("nodes")?.map(|nodes| nodes.max(1)),
        movetime: fields.number("movetime")?.map(|time| time.max(1)),
        clock: time.map(|left| Clock { left, increment: increment.unwrap_or_default() }),
        features: Features::ALL,
        ..SearchRequest::default()
    })
}

fn read_perft(fields: &mut Fields) -> Result<Task, ProtocolError> {
    let game = fields.game()?;
    let depth = fields.small_number("depth")?.filter(|&depth| depth <= perft::PERFT_MAX_DEPTH);
    let depth = depth.ok_or_else(|| invalid("depth", "a number from 0 to 12"))?;
    Ok(Task::Perft { game, depth })
}
