//! Many players at once, with their ratings.

use std::collections::HashMap;

use record::PlayerId;

use super::{Player, by_id};
use crate::{
    Store, StoreError,
    ratings::{self, PlayerRating},
};

impl Store {
    /// Players by their ids, with all their ratings, for a list. A guest who became an account is found as that account;
    /// those that do not exist are left out.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rated_players(
        &self,
        ids: Vec<PlayerId>,
    ) -> Result<HashMap<PlayerId, (Player, Vec<PlayerRating>)>, StoreError> {
        self.list(move |connection| {
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
