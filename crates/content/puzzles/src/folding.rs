use hexgrid::Symmetry;

use crate::{
    error::ReadError,
    puzzle::{Puzzle, replayed},
    replay::PuzzleGame,
};

/// Returns a key that puzzles share if they are equal after rotation, reflection or exchange of
/// colours.
///
/// # Errors
/// Returns an error if the puzzle's own turns are illegal.
pub fn folded_key(puzzle: &Puzzle) -> Result<String, ReadError> {
    let position = replayed!(puzzle, replay => least_image(&replay.position));
    Ok(format!("{} {position}", puzzle.variant))
}

fn least_image<G: PuzzleGame>(position: &G) -> String {
    Symmetry::smallest_image(|symmetry| {
        let [same, exchanged] = [*position, position.exchanged()].map(|p| p.image(symmetry));
        same.to_string().min(exchanged.to_string())
    })
}
