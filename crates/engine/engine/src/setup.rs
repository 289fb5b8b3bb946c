use variants::{AnyGame, Variant};

#[cfg(feature = "potentials")]
use crate::protocol_error::RefusedToken;
use crate::protocol_error::{MAX_TURNS, ProtocolError, beginning};

/// The game from a position, or from the start, after some turns.
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
        if number > MAX_TURNS {
            return Err(ProtocolError::TooManyTurns);
        }
        play(&mut game, number, token)?;
    }
    Ok(game)
}

/// The match from a position, or from the start, after some tokens.
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

/// Checks that these are legal whole turns.
pub(crate) fn check_turns(game: &AnyGame, turns: &[String]) -> Result<(), ProtocolError> {
    if turns.len() > MAX_TURNS {
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
