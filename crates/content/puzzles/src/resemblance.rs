use crate::{
    error::ReadError,
    puzzle::{Puzzle, replayed},
    replay::PuzzleGame,
};

/// Maximum number of points by which the positions of near duplicates differ.
const NEAR_MAX_POINTS: u32 = 3;

/// Returns the pairs of puzzles, as indices in order, whose positions are almost the same: most are moments of one game.
///
/// # Errors
/// Returns an error if the own turns of a puzzle are illegal.
pub fn near_duplicates(puzzles: &[Puzzle]) -> Result<Vec<(usize, usize)>, ReadError> {
    let boards: Vec<[u128; 4]> = puzzles.iter().map(board).collect::<Result<_, _>>()?;
    let mut pairs = Vec::new();
    for (first, puzzle) in puzzles.iter().enumerate() {
        for (second, other) in puzzles.iter().enumerate().skip(first + 1) {
            let near = difference(&boards[first], &boards[second]) <= NEAR_MAX_POINTS;
            if near && puzzle.variant == other.variant {
                pairs.push((first, second));
            }
        }
    }
    Ok(pairs)
}

/// Returns the number of points that are not occupied alike.
fn difference(one: &[u128; 4], other: &[u128; 4]) -> u32 {
    let differing = one.iter().zip(other).fold(0, |all, (one, other)| all | (one ^ other));
    differing.count_ones()
}

fn board(puzzle: &Puzzle) -> Result<[u128; 4], ReadError> {
    Ok(replayed!(puzzle, replay => replay.position.occupied_bits()))
}
