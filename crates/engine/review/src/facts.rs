use record::Evaluation;
use serde_json::{Map, Value, json};
use variants::Color;

use crate::{
    judged_turn::JudgedTurn,
    kind::Kind,
    phase::Phase,
    reason::Reason,
    summary::{PlayerSummary, Review},
};

impl Review {
    /// Returns the review as JSON for programs: `players`, `turning_point` and `turns`. The format
    /// is described in docs/play.md.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let turning_point = self.turning_point();
        json!({
            "players": {
                "w": side(self.summary(Color::White)),
                "b": side(self.summary(Color::Black)),
            },
            "turning_point": turning_point
                .and_then(|point| self.turns.iter().position(|turn| turn == point)),
            "turns": self.turns.iter().map(turn).collect::<Vec<_>>(),
        })
    }
}

fn side(side: PlayerSummary) -> Value {
    let counts: Map<String, Value> = Kind::ALL
        .into_iter()
        .zip(side.counts)
        .map(|(kind, count)| (kind.code().to_owned(), count.into()))
        .collect();
    let accuracy = |accuracy: Option<f64>| accuracy.map(|accuracy| rounded(accuracy, 10.0));
    let phases: Map<String, Value> = Phase::ALL
        .into_iter()
        .zip(side.phases)
        .map(|(phase, mean)| (phase.code().to_owned(), accuracy(mean).into()))
        .collect();
    json!({ "accuracy": accuracy(side.accuracy), "turns": counts, "phases": phases })
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
        "answer": turn.answer,
        "phase": turn.phase.code(),
        "reason": turn.reason.as_ref().map(reason),
    })
}

fn reason(reason: &Reason) -> Value {
    json!({
        "code": reason.code.code(),
        "player": reason.player.letter(),
        "points": reason.points,
        "number": reason.number,
        "other": reason.other,
        "branch": reason.branch.code(),
        "turn": reason.turn,
    })
}

/// Returns the score from White's point of view, as in JSON records.
fn score(evaluation: Evaluation) -> Value {
    match evaluation {
        Evaluation::Centi(centi) => json!({ "centi": centi }),
        Evaluation::Win { winner, turns } => json!({ "winner": winner.letter(), "turns": turns }),
    }
}

/// Rounds a number to the nearest multiple of `1 / parts`.
fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
