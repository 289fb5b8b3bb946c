//! A game that is about to be stored.

use record::{Event, GameId};

use super::{access::make_private, entries::Entries};
use crate::{
    Access, AppendError, SecretHash, Store, Summary,
    connection::{Connection, values},
};

/// A game that is about to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: GameId,
    /// Its first events.
    pub events: Vec<Event>,
    /// What lists show of it.
    pub summary: Summary,
    /// Who else may see it, if it is private.
    pub access: Option<Access>,
    /// The seed of its dice, if it is a match.
    pub seed: Option<SecretHash>,
}

impl Store {
    /// Stores a new game with all that belongs to it.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] when there is a game with this id.
    pub async fn create_game(&self, game: NewGame) -> Result<(), AppendError> {
        self.write(move |connection| game.create(connection)).await
    }
}

impl NewGame {
    /// Stores it in a transaction that stores other things too.
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
