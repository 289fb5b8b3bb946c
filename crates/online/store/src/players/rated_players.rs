//! Lists of players with their ratings.

use std::collections::HashMap;

use record::PlayerId;

use super::{Player, Players, by_id};
use crate::{
    failure::StoreError,
    ratings::{self, PlayerRating},
};

impl Players<'_> {
    /// Returns players by their ids, with all of their ratings, for a list. A guest merged into an account is returned as that
    /// account; players that do not exist are omitted.
    ///
    /// A list has few players, each of whom takes a few lookups, so this need not wait for searches.
    pub async fn with_ratings(
        self,
        ids: Vec<PlayerId>,
    ) -> Result<HashMap<PlayerId, (Player, Vec<PlayerRating>)>, StoreError> {
        self.threads
            .read(move |connection| {
                let mut found = HashMap::new();
                for id in ids {
                    if found.contains_key(&id) {
                        continue;
                    }
                    let Some(mut player) = by_id(connection, id)? else { continue };
                    if let Some(account) = player.merged_into {
                        player = by_id(connection, account)?.unwrap_or(player);
                    }
                    let ratings = ratings::all(connection, player.id)?;
                    found.insert(id, (player, ratings));
                }
                Ok(found)
            })
            .await
    }
}
