//! Leaderboards.

use record::{PlayerId, Speed};
use variants::Variant;

use super::{PlayerRating, Ratings, rating};
use crate::{
    connection::values,
    failure::{Failure, StoreError},
};

/// Maximum rating deviation of players on a leaderboard.
const LEADER_MAX_DEVIATION: f64 = 110.0;

impl Ratings<'_> {
    /// Returns the best players in a variant and speed who have played since the given time, best first.
    pub async fn leaders(
        self,
        variant: Variant,
        speed: Speed,
        since: i64,
        most: u32,
    ) -> Result<Vec<(PlayerId, PlayerRating)>, StoreError> {
        self.threads.list(move |connection| {
            let rows = connection.query(
                "SELECT r.player, r.rating, r.deviation, r.volatility, r.games, r.at FROM ratings AS r \
                 JOIN players AS p ON p.id = r.player \
                 WHERE r.variant = $1 AND r.speed = $2 AND r.deviation <= $3 AND r.at >= $4 \
                 AND p.name IS NOT NULL AND p.banned = 0 ORDER BY r.rating DESC, r.player LIMIT $5",
                values![variant.id(), speed.code(), LEADER_MAX_DEVIATION, since, most],
            )?;
            let read = rows.into_iter().map(|mut row| {
                let player = row.take()?;
                let rating = rating(&mut row)?;
                let (games, at) = (row.take()?, row.take()?);
                Ok((player, PlayerRating { variant, speed, rating, games, at }))
            });
            Ok(read.collect::<Result<Vec<_>, Failure>>()?)
        })
        .await
    }
}
