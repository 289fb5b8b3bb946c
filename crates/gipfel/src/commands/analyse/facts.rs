use engine::review::{JudgedTurn, Kind, PlayerSummary, Review};
use game::Color;
use record::{Evaluation, Record, Termination};
use serde_json::{Map, Value, json};

use crate::terminal::outcome;

/// A game that was looked over, for programs; docs/play.md describes the shape.
pub(super) fn of(record: &Record, review: &Review) -> Value {
    let tags: Map<String, Value> =
        record.all_tags().into_iter().map(|(name, value)| (name, value.into())).collect();
    let turning_point = review.turning_point();
    json!({
        "status": "ok",
        "game": record.variant().id(),
        "tags": tags,
        "start": record.game().start_position(),
        "position": record.game().position(),
        "result": record.score().code(),
        "outcome": outcome::to_json(record.outcome()),
        "termination": record.termination().map(Termination::code),
        "players": {
            "w": side(review.summary(Color::White)),
            "b": side(review.summary(Color::Black)),
        },
        "turning_point": turning_point
            .and_then(|point| review.turns.iter().position(|turn| turn == point)),
        "turns": review.turns.iter().map(turn).collect::<Vec<_>>(),
    })
}

fn side(side: PlayerSummary) -> Value {
    let counts: Map<String, Value> = Kind::ALL
        .into_iter()
        .zip(side.counts)
        .map(|(kind, count)| (kind.code().to_owned(), count.into()))
        .collect();
    json!({ "accuracy": side.accuracy.map(|accuracy| rounded(accuracy, 10.0)), "turns": counts })
}

fn turn(turn: &JudgedTurn) -> Value {
    json!({
        "number": turn.number,
        "player": turn.player.letter(),
        "token": turn.token,
        "position": turn.position,
        "score": score(turn.after),
        "best": turn.best(),
        "best_score": score(turn.before),
        "loss": rounded(turn.loss, 10_000.0),
        "kind": turn.kind.code(),
        "line": turn.variation,
    })
}

/// From White's side, as records in JSON have it.
fn score(evaluation: Evaluation) -> Value {
    match evaluation {
        Evaluation::Centi(centi) => json!({ "centi": centi }),
        Evaluation::Win { winner, turns } => json!({ "winner": winner.letter(), "turns": turns }),
    }
}

/// A number with as many digits as mean something.
fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
