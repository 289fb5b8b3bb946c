//! Ratings of puzzles, based on players' attempts.

use ::puzzles::{BEGINNER, rate_attempt, rating_of};
use record::{DatedRating, PlayerId, Rating};

use crate::{
    connection::{Connection, Row, Value, values},
    failure::{Failure, StoreError},
    handle::handle,
};

/// Earliest plausible time of an attempt: the beginning of 2026, the year in which puzzles were introduced.
///
/// Earlier versions stored any time that a device sent. An earlier time is ignored, because the uncertainty of the rating would
/// grow by all the years since.
const FIRST_ATTEMPT: i64 = 1_767_225_600_000;

/// Attempt at a known puzzle, in rated mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAttempt {
    /// Key of the attempt's entry in the notebook.
    pub key: String,
    /// The puzzle.
    pub puzzle: String,
    /// Game of the puzzle: `yinsh` or `gipf`.
    pub game: &'static str,
    /// Difficulty of the puzzle, estimated when it was generated.
    pub difficulty: u16,
    /// Whether the solution was found.
    pub right: bool,
    /// Time of the attempt, in milliseconds since 1970.
    pub at: i64,
}

/// Rating of a puzzle, based on players' attempts.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleRating {
    /// The puzzle.
    pub puzzle: String,
    /// The rating.
    pub rating: Rating,
    /// Number of attempts on which it is based.
    pub attempts: u32,
}

handle! {
    /// Ratings of puzzles.
    Puzzles
}

impl Puzzles<'_> {
    /// Returns the ratings of all puzzles of a game that have been tried.
    pub async fn ratings(self, game: &'static str) -> Result<Vec<PuzzleRating>, StoreError> {
        self.threads.list(move |connection| {
            let sql = "SELECT puzzle, rating, deviation, volatility, attempts FROM puzzle_ratings \
                       WHERE game = $1 AND attempts > 0 ORDER BY puzzle";
            let rows = connection.query(sql, values![game])?;
            Ok(rows.into_iter().map(read).collect::<Result<Vec<_>, _>>()?)
        })
        .await
    }

    /// Returns the rating of a puzzle; `None` if it has not been tried.
    pub async fn rating(self, puzzle: &str) -> Result<Option<PuzzleRating>, StoreError> {
        let puzzle = puzzle.to_owned();
        self.threads.read(move |connection| {
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

/// Updates the ratings of puzzles and of the player after new attempts. A player changes the rating of a puzzle only
/// once.
pub(crate) fn rate(
    connection: &mut dyn Connection,
    player: PlayerId,
    mut attempts: Vec<&PuzzleAttempt>,
) -> Result<(), Failure> {
    // Always in the same order, to avoid deadlocks between two players.
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
    // The time comes from the clock of a device, which may be wrong or manipulated. If a time before the last attempt were
    // stored, the uncertainty of both ratings would later grow again for all the time in between.
    let at = (*at).max(person.at.unwrap_or(*at)).max(before.at.unwrap_or(*at));
    let [person, after] = rate_attempt(person, before, *right, at);
    connection.execute(
        "UPDATE puzzle_solvers SET rating = $3, deviation = $4, volatility = $5, at = $6, \
         attempts = attempts + 1 WHERE player = $1 AND game = $2",
        values![
            player,
            *game,
            person.rating.rating,
            person.rating.deviation,
            person.rating.volatility,
            at
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
            at
        ],
    )?;
    Ok(())
}

/// Creates or updates the rows of the player and the puzzle so that they are locked until the end of the transaction.
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
    let is_dated = attempts > 0 && at >= FIRST_ATTEMPT;
    Ok(Some(DatedRating { rating, at: is_dated.then_some(at) }))
}

fn rating(row: &mut Row) -> Result<Rating, Failure> {
    Ok(Rating { rating: row.take()?, deviation: row.take()?, volatility: row.take()? })
}
