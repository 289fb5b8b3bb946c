//! Ratings of players and of puzzles: each attempt is a game between the two.

use record::{DatedRating, Rating, Score, rate, rate_one};
use variants::Color;

use crate::puzzle::Puzzle;

/// Initial rating of a player: in the middle of the puzzles' ratings, with high uncertainty.
pub const BEGINNER: DatedRating =
    DatedRating { rating: Rating { rating: 1200.0, deviation: 350.0, volatility: 0.06 }, at: None };

/// Rating deviation of a puzzle's initial difficulty, which was estimated from the engine's levels.
const DEVIATION: f64 = 150.0;

/// An attempt that counts for ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attempt {
    /// Time in milliseconds since 1970.
    pub at: i64,
    /// Whether the solution was found.
    pub right: bool,
    /// Rating of the puzzle at the time of the attempt.
    pub puzzle: Rating,
}

impl Attempt {
    /// Returns the score of an attempt, in which the player is White and the puzzle is Black.
    const fn score(right: bool) -> Score {
        if right { Score::WhiteWins } else { Score::BlackWins }
    }
}

impl Puzzle {
    /// Returns the puzzle's rating before anyone has tried it.
    #[must_use]
    pub fn first_rating(&self) -> DatedRating {
        rating_of(self.difficulty)
    }
}

/// Returns the rating of a puzzle of this difficulty before anyone has tried it.
#[must_use]
pub fn rating_of(difficulty: u16) -> DatedRating {
    let rating = Rating { rating: f64::from(difficulty), deviation: DEVIATION, volatility: 0.06 };
    DatedRating { rating, at: None }
}

/// Returns the rating after each attempt; the attempts must be ordered by time.
pub fn rating_course(attempts: &[Attempt]) -> impl Iterator<Item = Rating> {
    attempts.iter().scan(BEGINNER, |standing, attempt| {
        let Attempt { at, right, puzzle } = *attempt;
        let next = rate_one(*standing, Color::White, puzzle, Attempt::score(right), at)?;
        *standing = DatedRating { rating: next, at: Some(at) };
        Some(next)
    })
}

/// Returns the ratings of a player and of a puzzle after an attempt.
#[must_use]
pub fn rate_attempt(
    person: DatedRating,
    puzzle: DatedRating,
    right: bool,
    at: i64,
) -> [DatedRating; 2] {
    let before = [person.rating, puzzle.rating];
    let after = rate(person, puzzle, Attempt::score(right), at).unwrap_or(before);
    after.map(|rating| DatedRating { rating, at: Some(at) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn attempts(results: &[bool], puzzle: f64) -> Vec<Attempt> {
        let puzzle = Rating { rating: puzzle, deviation: 80.0, volatility: 0.06 };
        let times = (1..).map(|hour| hour * HOUR);
        times.zip(results).map(|(at, &right)| Attempt { at, right, puzzle }).collect()
    }

    #[test]
    fn solving_a_puzzle_raises_the_rating_and_failing_lowers_it() {
        let course: Vec<f64> =
            rating_course(&attempts(&[true, false], 1200.0)).map(|rating| rating.rating).collect();
        assert!(course[0] > 1250.0 && course[1] < course[0], "{course:?}");
    }

    #[test]
    fn a_player_who_solves_half_of_the_puzzles_approaches_their_rating() {
        let results: Vec<bool> = (0..200).map(|number| number % 2 == 0).collect();
        let last = rating_course(&attempts(&results, 1700.0)).last().unwrap();
        assert!((last.rating - 1700.0).abs() < 60.0 && !last.provisional(), "{last:?}");
    }

    #[test]
    fn a_miss_raises_the_rating_of_a_puzzle_and_lowers_its_deviation() {
        let before = rating_of(1200);
        let [person, puzzle] = rate_attempt(BEGINNER, before, false, HOUR);
        assert!(puzzle.rating.rating > 1200.0 && person.rating.rating < 1200.0);
        assert!(puzzle.rating.deviation < before.rating.deviation);
        assert_eq!(puzzle.at, Some(HOUR));
    }

    #[test]
    fn a_player_is_rated_the_same_with_and_without_the_puzzle() {
        let before = rating_of(1400);
        let [person, _] = rate_attempt(BEGINNER, before, true, HOUR);
        let alone = Attempt { at: HOUR, right: true, puzzle: before.rating };
        assert_eq!(rating_course(&[alone]).last(), Some(person.rating));
    }

    #[test]
    fn extreme_ratings_of_a_puzzle_keep_the_rating_finite() {
        let puzzle = Rating { rating: 1e18, deviation: 0.0, volatility: 1e9 };
        let attempt = Attempt { at: i64::MAX, right: true, puzzle };
        let last = rating_course(&[attempt, attempt]).last().unwrap();
        assert!(last.rating.is_finite() && last.rating <= 4000.0, "{last:?}");
    }
}
