//! Positions with a single winning turn: the engine plays against itself, one player errs on purpose, and the other must
//! have exactly one winning turn.

mod question;

use std::{io::Write, sync::atomic::AtomicBool};

use arena::openings::opening;
use engine::{Engine, SearchRequest};
use variants::{AnyGame, Variant};

use self::question::Question;

/// Nodes per turn in the games.
const TURN_NODES: u64 = 1_000;

/// Maximum number of turns in a game, because GIPF games need not end.
const GAME_MAX_TURNS: usize = 200;

/// Number of positions examined at the end of a game.
const LAST_TURNS: usize = 24;

/// Number of errors tried in a position.
const ERRORS: usize = 25;

/// Maximum score, in hundredths, of an even game.
const EVEN_MAX_SCORE: i32 = 600;
const EVEN_NODES: u64 = 20_000;

/// Prints a line for each tactic: at most two per game, some turns apart, so they differ.
pub(crate) fn run(variant: Variant, first: usize, games: usize) -> anyhow::Result<()> {
    let engine = Engine::new(8);
    for index in first..first + games {
        let positions = play(variant, index);
        let start = positions.len().saturating_sub(LAST_TURNS);
        for half in positions[start..].chunks(LAST_TURNS / 2) {
            let mut errors = half.iter().rev().flat_map(|game| errors(&engine, game));
            let tactic = errors.find_map(|game| Question { engine: &engine, game }.tactic());
            if let Some(tactic) = tactic {
                println!("{}", tactic.write());
                std::io::stdout().flush()?;
            }
        }
    }
    Ok(())
}

/// Returns the undecided positions of a game, each without its history.
fn play(variant: Variant, index: usize) -> Vec<AnyGame> {
    let engine = Engine::new(4);
    let mut game = opening(variant, index);
    let mut positions = Vec::new();
    let request = SearchRequest { nodes: Some(TURN_NODES), ..SearchRequest::default() };
    for _ in 0..GAME_MAX_TURNS {
        let answer = engine.search(&game, &request, &AtomicBool::new(false), |_| {});
        let Some(line) = answer.variations.first() else { break };
        if line.score.turns_to_end().is_none() {
            positions.extend(AnyGame::from_position(variant, &game.position()));
        }
        if game.play_turn(&line.turn).is_err() {
            break;
        }
    }
    positions
}

/// Returns the games after possible errors of the player to act: an evenly spaced sample of the legal turns. Returns nothing if
/// the position is not even.
fn errors(engine: &Engine, game: &AnyGame) -> Vec<AnyGame> {
    let request = SearchRequest { nodes: Some(EVEN_NODES), ..SearchRequest::default() };
    let answer = engine.search(game, &request, &AtomicBool::new(false), |_| {});
    if answer.variations.first().is_none_or(|line| line.score.value().abs() > EVEN_MAX_SCORE) {
        return Vec::new();
    }
    let turns = game.legal_turns(4_000).unwrap_or_default();
    let step = turns.len().div_ceil(ERRORS).max(1);
    turns
        .iter()
        .step_by(step)
        .filter_map(|turn| AnyGame::from_position(game.variant(), &turn.position).ok())
        .filter(|game| game.outcome().is_none() && is_near_the_end(game))
        .collect()
}

/// Tests whether the player to act may win within three turns: one row is missing, or the opponent has few pieces in
/// reserve or one GIPF-piece left.
fn is_near_the_end(game: &AnyGame) -> bool {
    let player = game.to_act();
    let Some(reserve) = game.reserve(!player) else {
        return game.variant() == Variant::YinshBlitz || game.rings_off(player) == Some(2);
    };
    let letter = if player.letter() == 'w' { 'g' } else { 'G' };
    let board = game.position();
    let pieces = board.split(' ').next().unwrap_or_default().matches(letter).count();
    reserve <= 2 || pieces == 1
}
