//! What the engine says of finished games.

use record::{GameId, PlayerId};

use crate::{Store, StoreError, connection::values};

/// A review of a game that somebody has asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredReview {
    /// It is made: the JSON of it.
    Ready(String),
    /// It is being made; when somebody last said so, in milliseconds since 1970.
    Asked(i64),
}

/// What became of the wish for a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewRequest {
    /// Whoever asked has to make it.
    New,
    /// Somebody has asked for it before.
    Known,
    /// The player waits for another one.
    Waits,
}

impl Store {
    /// The review of a game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn review(
        &self,
        game: GameId,
        method: String,
    ) -> Result<Option<StoredReview>, StoreError> {
        self.read(move |connection| {
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

    /// Notes that a player wants a review, unless it is there or being made. One of which nothing was heard since `stale` is made
    /// again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn request_review(
        &self,
        game: GameId,
        method: String,
        asker: PlayerId,
        at: i64,
        stale: i64,
    ) -> Result<ReviewRequest, StoreError> {
        self.write(move |connection| {
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
            // Another node may have been faster.
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

    /// Says that a review is still being made; `false` if that is no longer so.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn await_review(
        &self,
        game: GameId,
        method: String,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE game_reviews SET at = $3 \
                       WHERE game = $1 AND method = $2 AND review IS NULL";
            Ok(connection.touches(sql, values![game, method.as_str(), at])?)
        })
        .await
    }

    /// Stores a review that somebody has asked for. The first one stays, and replaces those that were made otherwise.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_review(
        &self,
        game: GameId,
        method: String,
        review: String,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE game_reviews SET review = $3, at = $4, asker = NULL \
                       WHERE game = $1 AND method = $2 AND review IS NULL";
            let values = values![game, method.as_str(), review.as_str(), at];
            let is_first = connection.touches(sql, values)?;
            if is_first {
                let sql = "DELETE FROM game_reviews WHERE game = $1 AND method <> $2";
                connection.execute(sql, values![game, method.as_str()])?;
            }
            Ok(is_first)
        })
        .await
    }

    /// Forgets that somebody wants a review: it cannot be made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_review(&self, game: GameId, method: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM game_reviews WHERE game = $1 AND method = $2 AND review IS NULL";
            connection.execute(sql, values![game, method.as_str()])?;
            Ok(())
        })
        .await
    }
}
