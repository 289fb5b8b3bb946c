//! New games.

use record::{Event, GameId};

use super::{Games, access::make_private, entries::Entries};
use crate::{
    append_error::AppendError,
    connection::{Connection, values},
    games::Access,
    secret_hash::SecretHash,
    summary::Summary,
};

/// Game to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Identifier of the game.
    pub id: GameId,
    /// First events.
    pub events: Vec<Event>,
    /// Summary of the game.
    pub summary: Summary,
    /// Access to the game, if it is private.
    pub access: Option<Access>,
    /// Seed of the dice, for a match.
    pub seed: Option<SecretHash>,
}

impl Games<'_> {
    /// Stores a new game with all of its data.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if a game with this id exists.
    pub async fn create(self, game: NewGame) -> Result<(), AppendError> {
        self.threads.write(move |connection| game.create(connection)).await
    }
}

impl NewGame {
    /// Stores the game as part of a transaction.
    pub(crate) fn create(&self, connection: &mut dyn Connection) -> Result<(), AppendError> {
        let Self { id, events, summary, access, seed } = self;
        let entries = Entries::first(events, summary)?;
        let summary = Summary { private: access.is_some(), ..summary.clone() };
        if let Some(seed) = seed {
            let sql = "INSERT INTO dice_seeds (game, seed) VALUES ($1, $2)";
            connection.execute(sql, values![*id, seed])?;
        }
        entries.create(connection, *id, &summary)?;
        match access {
            Some(access) => Ok(make_private(connection, *id, &summary, *access)?),
            None => Ok(()),
        }
    }
}
