use game::History;
use pyo3::prelude::*;
use variants::{Variant, WrittenVariant};

use crate::{
    errors::{PositionError, other_game, variant_error},
    family::Family,
};

/// Returns a variant by its id, with terms after a colon for custom games of potentials.
pub(crate) fn read_variant(id: &str) -> PyResult<Variant> {
    id.parse::<WrittenVariant>().map(|written| written.0).map_err(variant_error)
}

/// Returns the position with this text, or the start position of the variant.
pub(crate) fn read_position<P: Family>(text: Option<&str>, variant: Option<&str>) -> PyResult<P> {
    let variant = variant.map_or_else(|| Ok(P::default_variant()), read_variant)?;
    let start = P::start_of(variant).ok_or_else(|| other_game(variant.id()))?;
    let Some(text) = text else { return Ok(start) };
    P::from_text(start.variant(), text)
        .map_err(|error| PositionError::new_err((error.to_string(), P::position_code(&error))))
}

/// Returns the variant of a position as it is written in protocols.
pub(crate) fn written_variant<P: Family>(position: &P) -> String {
    WrittenVariant(position.variant_in_catalogue()).to_string()
}

/// Returns a game that continues from a position by actions with these indices.
pub(crate) fn replayed<P: Family>(start: P, actions: &[usize]) -> PyResult<History<P>> {
    let mut game = History::new(start);
    for (place, &index) in actions.iter().enumerate() {
        let action = crate::arguments::action_at::<P>(index)?;
        game.try_play(action).map_err(|rule| crate::errors::illegal::<P>(rule, place))?;
    }
    Ok(game)
}
