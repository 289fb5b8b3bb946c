use search::Score;
use serde_json::{Value, json};
use variants::{AnyGame, LegalStep, Outcome, Variant};

use super::request::Short;
use crate::{
    Answer, Chances, Progress, Thinker, ThoughtLine, Wish,
    mind::{Settings, best_turn},
    refusal::Refusal,
};

/// More whole turns than this are not listed: nobody would read them.
const MOST_LISTED: usize = 10_000;

pub(super) fn result(id: &Value, result: &Value) -> String {
    json!({"id": id, "result": result}).to_string()
}

pub(super) fn error(id: &Value, refusal: &Refusal) -> String {
    let error = json!({"code": refusal.code(), "message": refusal.to_string()});
    json!({"id": id, "error": error}).to_string()
}

/// What a search tells while it runs.
pub(super) fn info(id: &Value, progress: &Progress) -> String {
    let Progress { depth, selective_depth, rank, line, nodes, time, fullness } = progress;
    let info = json!({
        "depth": depth,
        "seldepth": selective_depth,
        "rank": rank,
        "line": line_to_json(line),
        "nodes": nodes,
        "time": time,
        "hashfull": fullness,
    });
    json!({"id": id, "info": info}).to_string()
}

/// What a search has found.
pub(super) fn found(answer: &Answer, wish: &Wish, stopped: bool) -> Value {
    json!({
        "bestmove": best_turn(answer, wish),
        "lines": answer.lines.iter().map(line_to_json).collect::<Value>(),
        "depth": answer.depth,
        "nodes": answer.nodes,
        "time": answer.time,
        "stopped": stopped,
    })
}

pub(super) fn settings(settings: Settings) -> Value {
    json!({"hash": settings.hash, "threads": settings.threads})
}

/// The answer to a request that needs no search.
pub(super) fn short(short: &Short) -> Result<Value, Refusal> {
    Ok(match short {
        Short::Version => json!({
            "name": "Gipfel",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": 1,
            "games": Variant::ALL.map(|variant| variant.id()),
        }),
        Short::Play(game) => {
            let turns = game.turns().into_iter().map(|turn| turn.token).collect::<Vec<_>>();
            let mut answer = state(game);
            answer["turns"] = turns.into();
            answer
        }
        Short::Legal { game, turns: false } => {
            let mut answer = state(game);
            answer["actions"] = actions(game);
            answer
        }
        Short::Legal { game, turns: true } => {
            let mut answer = state(game);
            answer["turns"] = turns(game)?;
            answer
        }
        Short::Evaluate(game) => score(Score::evaluation(Thinker::evaluate(game))),
    })
}

fn state(game: &AnyGame) -> Value {
    json!({
        "game": game.variant().id(),
        "position": game.position(),
        "to_act": game.to_act().letter(),
        "outcome": game.outcome().map(outcome),
    })
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

fn turns(game: &AnyGame) -> Result<Value, Refusal> {
    let turns =
        game.legal_turns(MOST_LISTED).map_err(|_| Refusal::ManyLegalSteps { most: MOST_LISTED })?;
    Ok(listed(turns))
}

fn listed(steps: Vec<LegalStep>) -> Value {
    let steps = steps.into_iter();
    steps.map(|step| json!({"token": step.token, "next": step.position})).collect()
}

fn line_to_json(line: &ThoughtLine) -> Value {
    let mut answer = score(line.score);
    let turns: Vec<&String> = [&line.turn].into_iter().chain(&line.follow).collect();
    answer["turns"] = json!(turns);
    answer
}

/// A score for the player to act, and what it promises.
fn score(score: Score) -> Value {
    let Chances { win, draw, loss } = Chances::of(score);
    let score = score
        .own_turns_to_end()
        .map_or(json!({"cp": score.value()}), |turns| json!({"mate": turns}));
    json!({"score": score, "wdl": [win, draw, loss]})
}
