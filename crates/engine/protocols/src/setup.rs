use variants::{AnyGame, Variant};

#[cfg(feature = "potentials")]
use crate::protocol_error::RefusedToken;
use crate::protocol_error::{ProtocolError, SETUP_MAX_TURNS, beginning};

/// Returns the game after the given turns, from a position or from the start.
pub(crate) fn game<'a>(
    variant: Variant,
    position: Option<&str>,
    turns: impl IntoIterator<Item = &'a str>,
) -> Result<AnyGame, ProtocolError> {
    let mut game = match position {
        None => AnyGame::start(variant),
        Some(text) => AnyGame::from_position(variant, text).map_err(ProtocolError::Position)?,
    };
    for (number, token) in (1..).zip(turns) {
        if number > SETUP_MAX_TURNS {
            return Err(ProtocolError::TooManyTurns);
        }
        play(&mut game, number, token)?;
    }
    Ok(game)
}

/// Returns the match after the given tokens, from a position or from the start.
#[cfg(feature = "potentials")]
pub(crate) fn combined_game(
    terms: combined::CombinedTerms,
    position: Option<&str>,
    tokens: &[String],
) -> Result<combined::CombinedGame, ProtocolError> {
    let mut game = match position {
        None => combined::CombinedGame::start(terms),
        Some(text) => combined::CombinedGame::from_position(terms, text)
            .map_err(|error| ProtocolError::CombinedPosition(error.to_string()))?,
    };
    for (number, token) in (1..).zip(tokens) {
        game.play_token(token).map_err(|refusal| ProtocolError::Token {
            number,
            token: beginning(token),
            refusal: RefusedToken { code: refusal.code(), text: refusal.to_string() },
        })?;
    }
    Ok(game)
}

fn play(game: &mut AnyGame, number: usize, token: &str) -> Result<(), ProtocolError> {
    match game.play_turn(token) {
        Ok(_) => Ok(()),
        Err(error) => Err(ProtocolError::Turn { number, token: beginning(token), error }),
    }
}

/// Checks that all of the given tokens are legal whole turns.
pub(crate) fn check_turns(game: &AnyGame, turns: &[String]) -> Result<(), ProtocolError> {
    if turns.len() > SETUP_MAX_TURNS {
        return Err(ProtocolError::TooManyTurns);
    }
    let player = game.to_act();
    for (number, token) in (1..).zip(turns) {
        let mut tried = game.clone();
        play(&mut tried, number, token)?;
        if tried.to_act() == player && tried.outcome().is_none() {
            return Err(ProtocolError::HalfTurn { token: beginning(token) });
        }
    }
    Ok(())
}
