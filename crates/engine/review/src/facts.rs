use record::Evaluation;
use serde_json::{Map, Value, json};
use variants::Color;

#[cfg(feature = "potentials")]
use crate::match_review::{DecisionReason, DecisionValues, JudgedDecision, MatchReview};
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

#[cfg(feature = "potentials")]
impl MatchReview {
    /// Returns the review as JSON for programs: that of the GIPF part, with `decisions`. The format is described in docs/play.md.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut review = self.part.to_json();
        review["decisions"] = self.decisions.iter().map(decision).collect();
        review
    }
}

#[cfg(feature = "potentials")]
fn decision(decision: &JudgedDecision) -> Value {
    json!({
        "index": decision.index,
        "ply": decision.ply,
        "number": decision.number,
        "player": decision.player.letter(),
        "token": decision.token,
        "better": decision.better,
        "position": decision.position,
        "loss": rounded(decision.loss, 10_000.0),
        "kind": decision.kind.code(),
        "values": values(decision.values),
        "reason": decision.reason.map(|DecisionReason { code, number, other, chance }| {
            json!({ "code": code.code(), "number": number, "other": other, "chance": chance })
        }),
    })
}

#[cfg(feature = "potentials")]
fn values(values: DecisionValues) -> Value {
    let share = |share: f64| rounded(share, 10_000.0);
    match values {
        DecisionValues::Declaration { declaration, chance, instead } => json!({
            "chance": share(chance),
            "used": share(declaration.used),
            "lost": share(declaration.lost),
            "price": share(declaration.price),
            "declared": share(declaration.worth(chance)),
            "instead": share(instead),
        }),
        DecisionValues::Challenge { challenge, chance } => json!({
            "chance": share(chance),
            "used": share(challenge.used.share),
            "prevented": share(challenge.prevented.share),
            "price": share(challenge.price),
            "gain": share(challenge.gain(chance)),
        }),
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
