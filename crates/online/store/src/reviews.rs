//! Reviews of finished games by the engine.

use record::{GameId, PlayerId};

use crate::{connection::values, failure::StoreError, handle::handle};

/// Requested review of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredReview {
    /// The finished review, as JSON.
    Ready(String),
    /// The review was requested. Contains the time of the last sign of progress, in milliseconds since 1970; 0 if the review
    /// failed.
    Asked(i64),
}

/// Result of requesting a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewRequest {
    /// The request is new: the caller has to compute the review.
    New,
    /// The review was already requested.
    Known,
    /// The player is still waiting for another review.
    Waits,
}

handle! {
    /// Reviews of games by the engine.
    Reviews
}

impl Reviews<'_> {
    /// Returns the review of a game.
    pub async fn get(
        self,
        game: GameId,
        method: String,
    ) -> Result<Option<StoredReview>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT review, at FROM game_reviews WHERE game = $1 AND method = $2";
                let Some(mut row) = connection.first(sql, values![game, method.as_str()])? else {
                    return Ok(None);
                };
                let review: Option<String> = row.maybe()?;
                let at = row.take()?;
                Ok(Some(review.map_or(StoredReview::Asked(at), StoredReview::Ready)))
            })
            .await
    }

    /// Stores a player's request for a review, unless the review exists or is being computed. A review without progress since
    /// `stale` is requested again.
    pub async fn request(
        self,
        game: GameId,
        method: String,
        asker: PlayerId,
        at: i64,
        stale: i64,
    ) -> Result<ReviewRequest, StoreError> {
        self.threads
            .write(move |connection| {
                let method = method.as_str();
                let known = "SELECT 1 FROM game_reviews WHERE game = $1 AND method = $2 \
                         AND (review IS NOT NULL OR at >= $3)";
                if connection.first(known, values![game, method, stale])?.is_some() {
                    return Ok(ReviewRequest::Known);
                }
                let other =
                    "SELECT 1 FROM game_reviews WHERE asker = $1 AND review IS NULL AND at >= $2";
                if connection.first(other, values![asker, stale])?.is_some() {
                    return Ok(ReviewRequest::Waits);
                }
                // Another node may have stored the request in the meantime.
                let is_new = connection.touches(
                    "INSERT INTO game_reviews (game, method, at, asker) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (game, method) DO UPDATE SET at = excluded.at, asker = excluded.asker \
                 WHERE game_reviews.review IS NULL AND game_reviews.at < $5",
                    values![game, method, at, asker, stale],
                )?;
                Ok(if is_new { ReviewRequest::New } else { ReviewRequest::Known })
            })
            .await
    }

    /// Records that a review is still being computed. Returns `false` if it is finished or has failed.
    pub async fn touch(self, game: GameId, method: String, at: i64) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE game_reviews SET at = $3 \
                       WHERE game = $1 AND method = $2 AND review IS NULL AND at > 0";
                Ok(connection.touches(sql, values![game, method.as_str(), at])?)
            })
            .await
    }

    /// Stores a requested review. Returns `false` if it is already stored or was not requested. Deletes reviews by methods other
    /// than this one and `best`.
    pub async fn save(
        self,
        game: GameId,
        method: String,
        review: String,
        at: i64,
        best: String,
    ) -> Result<bool, StoreError> {
        self.threads.write(move |connection| {
            let sql = "UPDATE game_reviews SET review = $3, at = $4, asker = NULL \
                       WHERE game = $1 AND method = $2 AND review IS NULL";
            let values = values![game, method.as_str(), review.as_str(), at];
            let is_first = connection.touches(sql, values)?;
            if is_first {
                let sql =
                    "DELETE FROM game_reviews WHERE game = $1 AND method <> $2 AND method <> $3";
                connection.execute(sql, values![game, method.as_str(), best.as_str()])?;
            }
            Ok(is_first)
        })
        .await
    }

    /// Records that a review has failed. It can be requested again.
    pub async fn fail(self, game: GameId, method: String) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE game_reviews SET at = 0, asker = NULL \
                       WHERE game = $1 AND method = $2 AND review IS NULL";
                connection.execute(sql, values![game, method.as_str()])?;
                Ok(())
            })
            .await
    }
}
