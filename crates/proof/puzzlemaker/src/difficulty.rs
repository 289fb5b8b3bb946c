//! Estimated difficulty of a puzzle before people have tried it, from the levels of the engine that
//! solve it.

use engine::{Engine, Level};
use puzzles::Puzzle;
use variants::AnyGame;

use crate::level_game::choose;

/// Levels that attempt the puzzle, with the number of attempts of each; stronger levels vary less.
const TRIES: [(u8, u64); 9] =
    [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 1), (9, 1)];

/// Ratings of one failed and one successful extra attempt. They keep the estimate finite for
/// puzzles that all attempts solve, or none.
const BOUNDS: [f64; 2] = [500.0, 2_600.0];

/// Returns the difficulty on the scale of the levels: a player of this strength solves the puzzle
/// half of the time.
pub(crate) fn difficulty(puzzle: &Puzzle, game: &AnyGame, engine: &Engine) -> u16 {
    let mut attempts = vec![(BOUNDS[0], false), (BOUNDS[1], true)];
    for (number, times) in TRIES {
        let Some(level) = Level::new(number) else { continue };
        for seed in 0..times {
            engine.clear();
            let turn = choose(game, level, seed, engine);
            let solved = turn.is_some_and(|turn| puzzle.is_right(0, &turn) == Ok(true));
            attempts.push((level.elo(puzzle.variant).into(), solved));
        }
    }
    balanced(&attempts)
}

/// Returns the rating at which the expected number of successful attempts equals the actual one.
fn balanced(attempts: &[(f64, bool)]) -> u16 {
    let solved = attempts.iter().filter(|(_, solved)| *solved).count() as f64;
    let expected = |rating: f64| -> f64 {
        attempts.iter().map(|(elo, _)| 1.0 / (1.0 + 10_f64.powf((rating - elo) / 400.0))).sum()
    };
    let (mut low, mut high) = (0.0, 4_000.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > solved { low = middle } else { high = middle }
    }
    low.round() as u16
}

#[cfg(test)]
mod tests {
    use super::balanced;

    #[test]
    fn a_puzzle_that_more_levels_miss_is_harder() {
        let levels = [900.0, 1_200.0, 1_500.0, 1_800.0];
        let ratings: Vec<u16> = (0..=4)
            .map(|missed| {
                let tries = levels.iter().enumerate().map(|(index, &elo)| (elo, index >= missed));
                balanced(
                    &[(500.0, false), (2_600.0, true)].into_iter().chain(tries).collect::<Vec<_>>(),
                )
            })
            .collect();
        assert!(ratings.is_sorted() && ratings[0] + 500 < ratings[4], "{ratings:?}");
    }

    #[test]
    fn a_puzzle_solved_half_of_the_time_has_the_rating_of_the_players() {
        assert_eq!(balanced(&[(1_400.0, true), (1_400.0, false)]), 1_400);
    }
}
