use variants::{AnyGame, Variant};

use crate::refusal::{MOST_TURNS, Refusal, beginning};

/// The game that begins at a position, or at the start, and goes on with turns.
pub(crate) fn game<'a>(
    variant: Variant,
    position: Option<&str>,
    turns: impl IntoIterator<Item = &'a str>,
) -> Result<AnyGame, Refusal> {
    let mut game = match position {
        None => AnyGame::start(variant),
        Some(text) => AnyGame::from_position(variant, text).map_err(Refusal::Position)?,
    };
    for (number, token) in (1..).zip(turns) {
        if number > MOST_TURNS {
            return Err(Refusal::TooManyTurns);
        }
        play(&mut game, number, token)?;
    }
    Ok(game)
}

fn play(game: &mut AnyGame, number: usize, token: &str) -> Result<(), Refusal> {
    match game.play_turn(token) {
        Ok(_) => Ok(()),
        Err(error) => Err(Refusal::Turn { number, token: beginning(token), error }),
    }
}

/// Whether these are whole turns that could be played now.
pub(crate) fn check_turns(game: &AnyGame, turns: &[String]) -> Result<(), Refusal> {
    if turns.len() > MOST_TURNS {
        return Err(Refusal::TooManyTurns);
    }
    let player = game.to_act();
    for (number, token) in (1..).zip(turns) {
        let mut tried = game.clone();
        play(&mut tried, number, token)?;
        if tried.to_act() == player && tried.outcome().is_none() {
            return Err(Refusal::HalfTurn { token: beginning(token) });
        }
    }
    Ok(())
}
