//! Ratings of puzzles, which follow people's attempts.

use ::puzzles::{BEGINNER, rate_attempt, rating_of};
use record::{DatedRating, PlayerId, Rating};

use crate::{
    Store, StoreError,
    connection::{Connection, Row, Value, values},
    failure::Failure,
};

/// An attempt at a puzzle that is known, in rated mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAttempt {
    /// The key of its entry in the notebook.
    pub key: String,
    /// The puzzle.
    pub puzzle: String,
    /// Its game: `yinsh` or `gipf`.
    pub game: &'static str,
    /// How hard it is by its file.
    pub difficulty: u16,
    /// Whether the solution was found.
    pub right: bool,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// How hard a puzzle is by people's attempts.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleRating {
    /// The puzzle.
    pub puzzle: String,
    /// Its rating.
    pub rating: Rating,
    /// How many people have made it.
    pub attempts: u32,
}

impl Store {
    /// The ratings of all puzzles of a game that somebody has tried.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn puzzle_ratings(
        &self,
        game: &'static str,
    ) -> Result<Vec<PuzzleRating>, StoreError> {
        self.list(move |connection| {
            let sql = "SELECT puzzle, rating, deviation, volatility, attempts FROM puzzle_ratings \
                       WHERE game = $1 AND attempts > 0 ORDER BY puzzle";
            let rows = connection.query(sql, values![game])?;
            Ok(rows.into_iter().map(read).collect::<Result<Vec<_>, _>>()?)
        })
        .await
    }

    /// The rating of a puzzle; `None` if nobody has tried it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<PuzzleRating>, StoreError> {
        let puzzle = puzzle.to_owned();
        self.read(move |connection| {
            let sql = "SELECT puzzle, rating, deviation, volatility, attempts FROM puzzle_ratings \
                       WHERE puzzle = $1 AND attempts > 0";
            let row = connection.first(sql, values![puzzle.as_str()])?;
            Ok(row.map(read).transpose()?)
        })
        .await
    }
}

fn read(mut row: Row) -> Result<PuzzleRating, Failure> {
    let puzzle = row.take()?;
    Ok(PuzzleRating { puzzle, rating: rating(&mut row)?, attempts: row.take()? })
}

/// Moves the ratings of puzzles and of the player by attempts that are new; a puzzle that the player has moved before
/// stays.
pub(crate) fn rate(
    connection: &mut dyn Connection,
    player: PlayerId,
    mut attempts: Vec<&PuzzleAttempt>,
) -> Result<(), Failure> {
    // Always in the same order, so that two players cannot wait for each other.
    attempts.sort_by(|one, other| one.puzzle.cmp(&other.puzzle));
    for attempt in attempts {
        let is_first = connection.touches(
            "INSERT INTO puzzle_attempts (player, puzzle) VALUES ($1, $2) \
             ON CONFLICT (player, puzzle) DO NOTHING",
            values![player, attempt.puzzle.as_str()],
        )?;
        if is_first {
            settle(connection, player, attempt)?;
        }
    }
    Ok(())
}

fn settle(
    connection: &mut dyn Connection,
    player: PlayerId,
    attempt: &PuzzleAttempt,
) -> Result<(), Failure> {
    let PuzzleAttempt { puzzle, game, difficulty, right, at, .. } = attempt;
    lock(connection, player, attempt)?;
    let solver = "FROM puzzle_solvers WHERE player = $1 AND game = $2";
    let person = current(connection, solver, values![player, *game])?.unwrap_or(BEGINNER);
    let one = "FROM puzzle_ratings WHERE puzzle = $1";
    let before = current(connection, one, values![puzzle.as_str()])?;
    let before = before.unwrap_or_else(|| rating_of(*difficulty));
    let [person, after] = rate_attempt(person, before, *right, *at);
    connection.execute(
        "UPDATE puzzle_solvers SET rating = $3, deviation = $4, volatility = $5, at = $6, \
         attempts = attempts + 1 WHERE player = $1 AND game = $2",
        values![
            player,
            *game,
            person.rating.rating,
            person.rating.deviation,
            person.rating.volatility,
            *at
        ],
    )?;
    connection.execute(
        "UPDATE puzzle_ratings SET rating = $2, deviation = $3, volatility = $4, at = $5, \
         attempts = attempts + 1 WHERE puzzle = $1",
        values![
            puzzle.as_str(),
            after.rating.rating,
            after.rating.deviation,
            after.rating.volatility,
            *at
        ],
    )?;
    Ok(())
}

/// Makes both rows, or touches them, so that they are locked until the end of the transaction.
fn lock(
    connection: &mut dyn Connection,
    player: PlayerId,
    attempt: &PuzzleAttempt,
) -> Result<(), Failure> {
    let start = BEGINNER.rating;
    connection.execute(
        "INSERT INTO puzzle_solvers (player, game, rating, deviation, volatility, attempts, at) \
         VALUES ($1, $2, $3, $4, $5, 0, 0) \
         ON CONFLICT (player, game) DO UPDATE SET attempts = puzzle_solvers.attempts",
        values![player, attempt.game, start.rating, start.deviation, start.volatility],
    )?;
    let start = rating_of(attempt.difficulty).rating;
    connection.execute(
        "INSERT INTO puzzle_ratings (puzzle, game, rating, deviation, volatility, attempts, at) \
         VALUES ($1, $2, $3, $4, $5, 0, 0) \
         ON CONFLICT (puzzle) DO UPDATE SET attempts = puzzle_ratings.attempts",
        values![
            attempt.puzzle.as_str(),
            attempt.game,
            start.rating,
            start.deviation,
            start.volatility
        ],
    )?;
    Ok(())
}

fn current(
    connection: &mut dyn Connection,
    from: &str,
    values: &[Value<'_>],
) -> Result<Option<DatedRating>, Failure> {
    let sql = format!("SELECT rating, deviation, volatility, attempts, at {from}");
    let Some(mut row) = connection.first(&sql, values)? else { return Ok(None) };
    let rating = rating(&mut row)?;
    let attempts: u32 = row.take()?;
    let at = row.take()?;
    Ok(Some(DatedRating { rating, at: (attempts > 0).then_some(at) }))
}

fn rating(row: &mut Row) -> Result<Rating, Failure> {
    Ok(Rating { rating: row.take()?, deviation: row.take()?, volatility: row.take()? })
}
