//! Descriptions of matches with linked games.

use combined::{CombinedGame, CombinedRecord, Contest, Decision};
use game::Color;
use record::{Score, Termination};
use serde_json::{Value, json};
use variants::AnyGame;

use crate::terminal::outcome;

/// Describes the match, its length and its end.
pub(crate) fn described(record: &CombinedRecord) -> String {
    let game = record.game();
    let tokens = game.tokens().len();
    let noun = if tokens == 1 { "token" } else { "tokens" };
    format!("{} match, {tokens} {noun}, {}", game.terms().variant(), ended(game))
}

/// Describes the current state or the end of the match.
fn ended(game: &CombinedGame) -> String {
    if let Some(outcome) = game.outcome() {
        return outcome.to_string();
    }
    let Some(end) = game.end() else { return now(game) };
    let winner = match (end.score, end.score.winner()) {
        (_, Some(winner)) => format!("{winner} wins"),
        (Score::Draw, _) => "draw".to_owned(),
        _ => "no result".to_owned(),
    };
    format!("{winner} ({})", end.by)
}

/// Describes the next decision, and which player has to make it.
pub(crate) fn now(game: &CombinedGame) -> String {
    match game.decision() {
        None => "no player to act".to_owned(),
        Some(Decision::Turn(player)) => format!("{player} to act"),
        Some(Decision::Answer(player)) => format!("{player} to allow it (ok) or to challenge"),
        Some(Decision::Linked(player)) => format!("{player} to act in the linked game"),
        Some(Decision::Roll) => "dice to be rolled".to_owned(),
        Some(Decision::Enter([true, true])) => "both players to enter who won elsewhere".to_owned(),
        Some(Decision::Enter([white, _])) => {
            let player = if white { Color::White } else { Color::Black };
            format!("{player} to enter who won elsewhere")
        }
    }
}

/// Returns facts about a match, as JSON for programs.
pub(crate) fn facts(game: &CombinedGame) -> Value {
    let decider = game.decision().and_then(Decision::player).map(Color::letter);
    let declared = game.declared().and_then(|action| game.token(combined::Step::Action(action)));
    json!({
        "game": game.terms().variant().id(),
        "links": game.terms().links().to_string(),
        "challenges": Color::ALL.map(|color| game.challenges_left(color).to_string()),
        "position": game.position(),
        "to_act": decider,
        "declared": declared,
        "tokens": game.tokens().len(),
        "result": game.score().code(),
        "outcome": outcome::to_json(game.outcome()),
        "termination": game.end().map(|end| end.by.code()),
    })
}

/// Returns the end of a match: the outcome by the rules, any other termination, and the result.
pub(crate) fn end(game: &CombinedGame) -> (Option<variants::Outcome>, Option<Termination>, Score) {
    (game.outcome(), game.end().map(|end| end.by), game.score())
}

/// Returns the boards of a match: GIPF, and the current linked game.
pub(crate) fn boards(game: &CombinedGame) -> Vec<AnyGame> {
    let position = game.gipf().to_string();
    let mut boards: Vec<AnyGame> =
        AnyGame::from_position(game.terms().variant(), &position).into_iter().collect();
    if let Some(Contest::Game(linked)) = game.contest() {
        boards.push(AnyGame::clone(linked));
    }
    boards
}
