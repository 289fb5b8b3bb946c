//! Estimated difficulty of a puzzle before people have tried it, from the levels of the engine that
//! solve it and from what makes a task harder for people.

use engine::{Engine, Level};
use puzzles::{Kind, Puzzle};
use variants::AnyGame;

use crate::level_game::choose;

/// Levels that attempt the puzzle, with the number of attempts of each; stronger levels vary less.
const TRIES: [(u8, u64); 9] =
    [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 1), (9, 1)];

/// Ratings of one failed and one successful extra attempt. They keep the estimate finite for
/// puzzles that all attempts solve, or none.
const BOUNDS: [f64; 2] = [500.0, 2_600.0];

/// Increase for a task of two turns; it is three times as high for three turns, and six times for four. Levels often play the
/// first turn of a long win without seeing the win, but people have to calculate it.
const SECOND_TURN: f64 = 100.0;

/// Increase for each further turn that is asked.
const FURTHER_TURN: f64 = 40.0;

/// Increase when the number of turns to choose from is multiplied by e.
const CHOICE: f64 = 60.0;

/// Number of turns at which the choice changes nothing.
const USUAL_TURNS: f64 = 40.0;

/// Highest difficulty.
const DIFFICULTY_MAX: f64 = 4_000.0;

/// Maximum number of turns listed in a position.
const LISTED_TURNS_MAX: usize = 4_000;

/// Returns the difficulty on the scale of the levels: a player of this strength is expected to solve the puzzle
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
    (balanced(&attempts) + task(puzzle, game)).round().clamp(0.0, DIFFICULTY_MAX) as u16
}

/// Returns how much harder or easier the task is for people than for the levels.
fn task(puzzle: &Puzzle, game: &AnyGame) -> f64 {
    let length = match puzzle.kind {
        Kind::Win(turns) | Kind::Save(turns) => f64::from(turns),
        Kind::Gain(_) => 1.0,
    };
    let turns = game.legal_turns(LISTED_TURNS_MAX).map_or(LISTED_TURNS_MAX, |turns| turns.len());
    let further = puzzle.asked.div_ceil(2).saturating_sub(1);
    SECOND_TURN * length * (length - 1.0) / 2.0
        + FURTHER_TURN * further as f64
        + CHOICE * (turns as f64 / USUAL_TURNS).ln()
}

/// Returns the rating at which the expected number of successful attempts equals the actual one.
fn balanced(attempts: &[(f64, bool)]) -> f64 {
    let solved = attempts.iter().filter(|(_, solved)| *solved).count() as f64;
    let expected = |rating: f64| -> f64 {
        attempts.iter().map(|(elo, _)| 1.0 / (1.0 + 10_f64.powf((rating - elo) / 400.0))).sum()
    };
    let (mut low, mut high) = (0.0, 4_000.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > solved { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use puzzles::{Kind, Puzzle};
    use variants::AnyGame;

    use super::{balanced, task};

    #[test]
    fn a_puzzle_that_more_levels_miss_is_harder() {
        let levels = [900.0, 1_200.0, 1_500.0, 1_800.0];
        let ratings: Vec<f64> = (0..=4)
            .map(|missed| {
                let tries = levels.iter().enumerate().map(|(index, &elo)| (elo, index >= missed));
                balanced(
                    &[(500.0, false), (2_600.0, true)].into_iter().chain(tries).collect::<Vec<_>>(),
                )
            })
            .collect();
        assert!(ratings.is_sorted() && ratings[0] + 500.0 < ratings[4], "{ratings:?}");
    }

    #[test]
    fn a_longer_win_is_harder() {
        let line = "gipf-basic\twin2\t0\tstop-row,reserve,quiet\t\
            2P1/4P/5p/PP3pp/4Pp/2P1P/p1PP w push 2-10\th6-e6 g7-g5 / a3-c5 a4-c4";
        let puzzle: Puzzle = line.parse().unwrap();
        let position = puzzle.position().unwrap();
        let game = AnyGame::from_position(puzzle.variant, &position).unwrap();
        let difficulty = |kind| task(&Puzzle { kind, ..puzzle.clone() }, &game);
        let difficulties: Vec<f64> = (1..=4).map(|turns| difficulty(Kind::Win(turns))).collect();
        assert!(difficulties.windows(2).all(|pair| pair[0] + 90.0 < pair[1]), "{difficulties:?}");
    }

    #[test]
    fn a_puzzle_solved_half_of_the_time_has_the_rating_of_the_players() {
        let rating = balanced(&[(1_400.0, true), (1_400.0, false)]);
        assert!((rating - 1_400.0).abs() < 0.1, "{rating}");
    }
}
