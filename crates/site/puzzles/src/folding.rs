use hexgrid::Symmetry;

use crate::{
    error::ReadError,
    puzzle::{Puzzle, replayed},
    replay::PuzzleGame,
};

/// A key that two puzzles share if one is the other turned, mirrored, or with colours exchanged.
///
/// # Errors
/// If the puzzle's own turns cannot be played.
pub fn folded_key(puzzle: &Puzzle) -> Result<String, ReadError> {
    let position = replayed!(puzzle, replay => least_image(&replay.position));
    Ok(format!("{} {position}", puzzle.variant))
}

fn least_image<G: PuzzleGame>(position: &G) -> String {
    let both = [*position, position.exchanged()];
    let images = both.iter().flat_map(|position| {
        Symmetry::ALL.into_iter().map(|symmetry| position.image(symmetry).to_string())
    });
    images.min().unwrap_or_default()
}
