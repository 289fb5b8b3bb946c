//! Ratings, which change exactly once with every rated game.

mod leaders;

use record::{DatedRating, GameId, PlayerId, Rating, Score, Speed, rate, rate_one};
use variants::{Color, Variant, WrittenVariant};

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    limits::{DAILY_MAX_RATED_GAMES, RATING_HISTORY_MAX_POINTS},
    summary::Summary,
};

/// One day in milliseconds.
const DAY_MS: i64 = 24 * 3_600_000;

/// Fixed ratings in a rated game. Players with a fixed rating, such as engines, keep it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rated {
    /// White's rating, if it is fixed.
    pub fixed_white: Option<Rating>,
    /// Black's rating, if it is fixed.
    pub fixed_black: Option<Rating>,
}

/// Change of a player's rating caused by a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// The player.
    pub player: PlayerId,
    /// Rating before the game.
    pub before: Rating,
    /// Rating after the game.
    pub after: Rating,
}

/// Rating of a player in one variant and speed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerRating {
    /// The variant.
    pub variant: Variant,
    /// The speed.
    pub speed: Speed,
    /// The rating.
    pub rating: Rating,
    /// Number of rated games.
    pub games: u32,
    /// Time at which the last rated game ended.
    pub at: i64,
}

/// Rating of a player after a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPoint {
    /// Time at which the game ended.
    pub at: i64,
    /// The game.
    pub game: GameId,
    /// The rating.
    pub rating: Rating,
}

handle! {
    /// Ratings of players.
    Ratings
}

impl Ratings<'_> {
    /// Returns all ratings of a player.
    pub async fn of(self, player: PlayerId) -> Result<Vec<PlayerRating>, StoreError> {
        self.threads.read(move |connection| Ok(all(connection, player)?)).await
    }

    /// Returns a player's rating after each of their games, in order; only the latest ones if there are very many.
    pub async fn history(
        self,
        player: PlayerId,
        variant: Variant,
        speed: Speed,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.threads.list(move |connection| {
            let rows = connection.query(
                "SELECT at, game, rating, deviation, volatility FROM rating_changes \
                 WHERE player = $1 AND variant = $2 AND speed = $3 ORDER BY at DESC, game DESC LIMIT $4",
                values![player, variant.id(), speed.code(), RATING_HISTORY_MAX_POINTS],
            )?;
            let mut points = rows.into_iter().map(point).collect::<Result<Vec<_>, Failure>>()?;
            points.reverse();
            Ok(points)
        })
        .await
    }

    /// Returns the rating changes caused by a game, White's first; empty if the game was not rated.
    pub async fn changes(self, game: GameId) -> Result<Vec<RatingChange>, StoreError> {
        self.threads.read(move |connection| Ok(changes(connection, game)?)).await
    }
}

/// Changes the ratings of the players of an ended game, unless this has already been done.
///
/// The transaction has locked the row of the game, so no other transaction rates it at the same time.
pub(crate) fn settle(
    connection: &mut dyn Connection,
    game: GameId,
    summary: &Summary,
    rated: &Rated,
) -> Result<Vec<RatingChange>, Failure> {
    let (Some(white), Some(black)) = (summary.white, summary.black) else { return Ok(Vec::new()) };
    let done = changes(connection, game)?;
    if !done.is_empty() || white == black {
        return Ok(done);
    }
    let terms = (summary.terms.variant, summary.terms.clock.speed());
    // Always in the same order, to avoid deadlocks between two games with the same players.
    let mut seats = [(white, rated.fixed_white), (black, rated.fixed_black)];
    seats.sort_by_key(|(player, _)| *player);
    for (player, fixed) in seats {
        lock(connection, player, terms, fixed)?;
    }
    let before = [current(connection, white, terms)?, current(connection, black, terms)?];
    let Some(mut after) = updated_ratings(before, rated, summary.score, summary.updated) else {
        return Ok(Vec::new());
    };
    if recent_games(connection, [white, black], summary.updated - DAY_MS)? >= DAILY_MAX_RATED_GAMES
    {
        after = before.map(|dated| dated.rating);
    }
    let mut changes = Vec::new();
    for ((player, before), after) in [white, black].into_iter().zip(before).zip(after) {
        let change = RatingChange { player, before: before.rating, after };
        store(connection, game, terms, summary.updated, &change)?;
        changes.push(change);
    }
    Ok(changes)
}

/// Returns the number of rated games between two players since the given time.
fn recent_games(
    connection: &mut dyn Connection,
    [one, other]: [PlayerId; 2],
    since: i64,
) -> Result<u32, Failure> {
    let sql = "SELECT COUNT(*) FROM rating_changes AS a JOIN rating_changes AS b ON b.game = a.game \
               WHERE a.player = $1 AND b.player = $2 AND a.at > $3";
    let row = connection.first(sql, values![one, other, since])?;
    row.map_or(Ok(0), |mut row| row.take())
}

fn updated_ratings(
    [white, black]: [DatedRating; 2],
    rated: &Rated,
    score: Score,
    now: i64,
) -> Option<[Rating; 2]> {
    match (rated.fixed_white, rated.fixed_black) {
        (None, None) => rate(white, black, score, now),
        (Some(fixed), None) => Some([fixed, rate_one(black, Color::Black, fixed, score, now)?]),
        (None, Some(fixed)) => Some([rate_one(white, Color::White, fixed, score, now)?, fixed]),
        (Some(white), Some(black)) => (score != Score::Open).then_some([white, black]),
    }
}

/// Creates or updates the row of a rating so that it is locked until the end of the transaction.
fn lock(
    connection: &mut dyn Connection,
    player: PlayerId,
    (variant, speed): (Variant, Speed),
    fixed: Option<Rating>,
) -> Result<(), Failure> {
    let start = fixed.unwrap_or(Rating::START);
    connection.execute(
        "INSERT INTO ratings (player, variant, speed, rating, deviation, volatility, games, at) \
         VALUES ($1, $2, $3, $4, $5, $6, 0, 0) \
         ON CONFLICT (player, variant, speed) DO UPDATE SET games = ratings.games",
        values![
            player,
            variant.id(),
            speed.code(),
            start.rating,
            start.deviation,
            start.volatility
        ],
    )?;
    Ok(())
}

fn current(
    connection: &mut dyn Connection,
    player: PlayerId,
    (variant, speed): (Variant, Speed),
) -> Result<DatedRating, Failure> {
    let row = connection.first(
        "SELECT rating, deviation, volatility, games, at FROM ratings \
         WHERE player = $1 AND variant = $2 AND speed = $3",
        values![player, variant.id(), speed.code()],
    )?;
    let Some(mut row) = row else { return Ok(DatedRating::START) };
    let rating = rating(&mut row)?;
    let games: u32 = row.take()?;
    let at = row.take()?;
    Ok(DatedRating { rating, at: (games > 0).then_some(at) })
}

fn store(
    connection: &mut dyn Connection,
    game: GameId,
    (variant, speed): (Variant, Speed),
    at: i64,
    change: &RatingChange,
) -> Result<(), Failure> {
    let RatingChange { player, before, after } = *change;
    connection.execute(
        "UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, games = games + 1, at = $7 \
         WHERE player = $1 AND variant = $2 AND speed = $3",
        values![player, variant.id(), speed.code(), after.rating, after.deviation, after.volatility, at],
    )?;
    connection.execute(
        "INSERT INTO rating_changes (game, player, variant, speed, at, old_rating, old_deviation, \
         old_volatility, rating, deviation, volatility) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        values![
            game,
            player,
            variant.id(),
            speed.code(),
            at,
            before.rating,
            before.deviation,
            before.volatility,
            after.rating,
            after.deviation,
            after.volatility,
        ],
    )?;
    Ok(())
}

fn changes(connection: &mut dyn Connection, game: GameId) -> Result<Vec<RatingChange>, Failure> {
    let rows = connection.query(
        "SELECT c.player, c.old_rating, c.old_deviation, c.old_volatility, c.rating, c.deviation, \
         c.volatility FROM rating_changes AS c JOIN games AS g ON g.id = c.game \
         WHERE c.game = $1 ORDER BY CASE WHEN g.white = c.player THEN 0 ELSE 1 END",
        values![game],
    )?;
    rows.into_iter()
        .map(|mut row| {
            let player = row.take()?;
            Ok(RatingChange { player, before: rating(&mut row)?, after: rating(&mut row)? })
        })
        .collect()
}

pub(crate) fn all(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<PlayerRating>, Failure> {
    let rows = connection.query(
        "SELECT variant, speed, rating, deviation, volatility, games, at FROM ratings \
         WHERE player = $1 AND games > 0 ORDER BY variant, speed",
        values![player],
    )?;
    rows.into_iter()
        .map(|mut row| {
            let (variant, speed) = (row.parse::<WrittenVariant>()?.0, row.parse()?);
            let rating = rating(&mut row)?;
            Ok(PlayerRating { variant, speed, rating, games: row.take()?, at: row.take()? })
        })
        .collect()
}

fn point(mut row: Row) -> Result<RatingPoint, Failure> {
    let (at, game) = (row.take()?, row.take()?);
    Ok(RatingPoint { at, game, rating: rating(&mut row)? })
}

fn rating(row: &mut Row) -> Result<Rating, Failure> {
    Ok(Rating { rating: row.take()?, deviation: row.take()?, volatility: row.take()? })
}
