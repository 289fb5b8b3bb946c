use engine::{
    Answer, Chances, Engine, LineControl, LineValue, Progress, SearchRequest, Variation, catalogue,
};
use search::Score;
use serde_json::{Value, json};
use variants::{AnyGame, LegalStep, Outcome};

use super::request::Query;
use crate::{protocol_error::ProtocolError, settings::Settings};

/// Maximum number of whole turns listed.
const LISTED_TURNS_MAX: usize = 10_000;

pub(super) fn result(id: &Value, result: &Value) -> String {
    json!({"id": id, "result": result}).to_string()
}

pub(super) fn error(id: &Value, error: &ProtocolError) -> String {
    let error = json!({"code": error.code(), "message": error.to_string()});
    json!({"id": id, "error": error}).to_string()
}

/// Returns a progress report of a running search.
pub(super) fn info(id: &Value, progress: &Progress) -> String {
    let Progress { depth, selective_depth, rank, variation, nodes, time, hashfull } = progress;
    let info = json!({
        "depth": depth,
        "seldepth": selective_depth,
        "rank": rank,
        "line": variation_to_json(variation),
        "nodes": nodes,
        "time": time,
        "hashfull": hashfull,
    });
    json!({"id": id, "info": info}).to_string()
}

/// Returns the result of a search.
pub(super) fn search(answer: &Answer, request: &SearchRequest, stopped: bool) -> Value {
    json!({
        "bestmove": answer.best_turn(request),
        "lines": answer.variations.iter().map(variation_to_json).collect::<Value>(),
        "depth": answer.depth,
        "nodes": answer.nodes,
        "time": answer.time,
        "stopped": stopped,
    })
}

pub(super) fn settings(settings: Settings) -> Value {
    json!({"hash": settings.hash, "threads": settings.threads})
}

/// Returns the result of a query.
pub(super) fn query(query: &Query) -> Result<Value, ProtocolError> {
    Ok(match query {
        Query::Version => json!({
            "name": "Gipfel",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": 1,
            "games": catalogue::ids(),
        }),
        Query::Play(game) => {
            let turns = game.turns().into_iter().map(|turn| turn.token).collect::<Vec<_>>();
            let mut answer = state(game);
            answer["turns"] = turns.into();
            answer
        }
        Query::Legal { game, turns: false } => {
            let mut answer = state(game);
            answer["actions"] = actions(game);
            answer
        }
        Query::Legal { game, turns: true } => {
            let mut answer = state(game);
            answer["turns"] = turns(game)?;
            answer
        }
        Query::Review(query) => query.answer(),
        Query::Evaluate { game, by_line } => {
            let mut answer = score(Score::evaluation(Engine::evaluate(game)));
            if *by_line {
                let LineControl { lines, rest } = LineControl::of(game);
                answer["lines"] = lines.iter().map(line_value).collect();
                answer["rest"] = rest.into();
            }
            answer
        }
    })
}

fn state(game: &AnyGame) -> Value {
    let mut state = json!({
        "game": game.variant().id(),
        "position": game.position(),
        "to_act": game.to_act().letter(),
        "outcome": game.outcome().map(outcome),
    });
    if let Some(terms) = game.variant().custom_terms() {
        state["terms"] = terms.into();
    }
    state
}

fn outcome(outcome: Outcome) -> Value {
    json!({
        "winner": outcome.winner().map(|winner| winner.letter()),
        "reason": outcome.reason().code(),
        "text": outcome.to_string(),
    })
}

fn actions(game: &AnyGame) -> Value {
    listed(game.legal_steps())
}

fn turns(game: &AnyGame) -> Result<Value, ProtocolError> {
    let turns = game
        .legal_turns(LISTED_TURNS_MAX)
        .map_err(|_| ProtocolError::ManyLegalSteps { most: LISTED_TURNS_MAX })?;
    Ok(listed(turns))
}

fn listed(steps: Vec<LegalStep>) -> Value {
    let steps = steps.into_iter();
    steps.map(|step| json!({"token": step.token, "next": step.position})).collect()
}

/// Returns the value of a line; the shares of its points are rounded to tenths of a hundredth.
fn line_value(line: &LineValue) -> Value {
    let shares: Vec<f64> = line.shares.iter().map(|share| (share * 10.0).round() / 10.0).collect();
    json!({"points": line.points, "value": line.value, "shares": shares})
}

fn variation_to_json(variation: &Variation) -> Value {
    let mut answer = score(variation.score);
    let turns: Vec<&String> = [&variation.turn].into_iter().chain(&variation.follow).collect();
    answer["turns"] = json!(turns);
    answer
}

/// Returns a score for the player to act, with the chances.
fn score(score: Score) -> Value {
    let Chances { win, draw, loss } = Chances::of(score);
    let score = score
        .own_turns_to_end()
        .map_or(json!({"cp": score.value()}), |turns| json!({"mate": turns}));
    json!({"score": score, "wdl": [win, draw, loss]})
}
