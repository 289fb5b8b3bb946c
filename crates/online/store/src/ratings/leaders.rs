//! Leaderboards.

use record::{PlayerId, Speed};
use variants::Variant;

use super::{PlayerRating, rating};
use crate::{Store, StoreError, connection::values, failure::Failure};

/// Those whose rating is not known better than this are in no list.
const LARGEST_DEVIATION: f64 = 110.0;

impl Store {
    /// The best players of a variant at a speed who have played since a moment, the best first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leaders(
        &self,
        variant: Variant,
        speed: Speed,
        since: i64,
        most: u32,
    ) -> Result<Vec<(PlayerId, PlayerRating)>, StoreError> {
        self.list(move |connection| {
            let rows = connection.query(
                "SELECT r.player, r.rating, r.deviation, r.volatility, r.games, r.at FROM ratings AS r \
                 JOIN players AS p ON p.id = r.player \
                 WHERE r.variant = $1 AND r.speed = $2 AND r.deviation <= $3 AND r.at >= $4 \
                 AND p.name IS NOT NULL AND p.banned = 0 ORDER BY r.rating DESC, r.player LIMIT $5",
                values![variant.id(), speed.code(), LARGEST_DEVIATION, since, most],
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
