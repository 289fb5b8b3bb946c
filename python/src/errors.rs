use game::{TurnError, TurnErrorKind};
use pyo3::{import_exception, prelude::*};
use variants::{ParseVariantError, PlayError, TooManyTurns};

use crate::family::Family;

import_exception!(gipfel.errors, EngineError);
import_exception!(gipfel.errors, GipfelError);
import_exception!(gipfel.errors, IllegalActionError);
import_exception!(gipfel.errors, PositionError);
import_exception!(gipfel.errors, PuzzleError);
import_exception!(gipfel.errors, RecordError);
import_exception!(gipfel.errors, VariantError);

/// Returns the exception for an action that breaks a rule; `index` is its index in the turn.
pub(crate) fn illegal<P: Family>(rule: P::IllegalAction, index: usize) -> PyErr {
    IllegalActionError::new_err((rule.to_string(), P::rule_code(rule), index))
}

/// Returns the exception for a turn that could not be played.
pub(crate) fn turn_error<P: Family>(error: &TurnError<P>) -> PyErr {
    let code = match error.kind {
        TurnErrorKind::Illegal(rule) => P::rule_code(rule),
        TurnErrorKind::OtherPlayer => "other-player",
        TurnErrorKind::Ended(_) => P::rule_code(P::GAME_OVER),
        _ => "unreadable",
    };
    IllegalActionError::new_err((error.to_string(), code, error.index))
}

/// Returns the exception for a turn of any game that could not be played.
pub(crate) fn play_error(error: &PlayError) -> PyErr {
    IllegalActionError::new_err((error.to_string(), error.code(), error.index()))
}

/// Returns the exception for an unknown variant, or for one of another game.
pub(crate) fn variant_error(error: ParseVariantError) -> PyErr {
    VariantError::new_err((error.to_string(), "unknown-variant"))
}

/// Returns the exception for a variant of another game.
pub(crate) fn other_game(id: &str) -> PyErr {
    VariantError::new_err((format!("{id} is a variant of another game"), "other-game"))
}

/// Returns the exception for a position with too many whole turns.
pub(crate) fn too_many_turns(error: TooManyTurns) -> PyErr {
    GipfelError::new_err((error.to_string(), "too-many-turns"))
}
