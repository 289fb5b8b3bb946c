//! Matches: their linked games and the seeds of their dice.

use std::collections::HashMap;

use record::{Event, GameId};

use super::{Games, access::share_link, entries::Entries, ids};
use crate::{
    append_error::AppendError, connection::values, failure::StoreError, secret_hash::SecretHash,
    summary::Summary,
};

/// Linked game that begins because of the challenge of a use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLinkedGame {
    /// Identifier of the game.
    pub id: GameId,
    /// First events.
    pub events: Vec<Event>,
    /// Summary of the game.
    pub summary: Summary,
    /// Whether the game is private, like its match. A private game shares the link of the match.
    pub private: bool,
}

impl Games<'_> {
    /// Appends events to a match and stores the linked game that begins with them, atomically.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the match has events unknown to the caller, [`AppendError::Fenced`] if another node has
    /// become its owner since the given epoch.
    pub async fn append_linked(
        self,
        epoch: Option<i64>,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
        linked: NewLinkedGame,
    ) -> Result<(), AppendError> {
        let entries = Entries::of(&events, &summary)?;
        let first = Entries::first(&linked.events, &linked.summary)?;
        let expected = entries.expected(epoch)?;
        self.threads
            .write(move |connection| {
                if !summary.update(connection, game, expected)? {
                    return Err(super::append_error(connection, game, epoch)?);
                }
                entries.insert(connection, game)?;
                let shown = Summary { private: linked.private, ..linked.summary };
                first.create(connection, linked.id, &shown)?;
                if linked.private {
                    share_link(connection, linked.id, game)?;
                }
                let sql = "INSERT INTO linked_games (game, part_of) VALUES ($1, $2)";
                connection.execute(sql, values![linked.id, game])?;
                Ok(())
            })
            .await
    }

    /// Returns the matches to which the given games belong. Games that do not belong to a match are omitted.
    pub async fn matches_of(self, games: &[GameId]) -> Result<HashMap<GameId, GameId>, StoreError> {
        let games = games.to_vec();
        if games.is_empty() {
            return Ok(HashMap::new());
        }
        self.threads
            .read(move |connection| {
                let mut found = HashMap::new();
                for game in games {
                    let sql = "SELECT part_of FROM linked_games WHERE game = $1";
                    if let Some(mut row) = connection.first(sql, values![game])? {
                        found.insert(game, row.take()?);
                    }
                }
                Ok(found)
            })
            .await
    }

    /// Returns the games that are waiting for a game that has already ended: matches whose linked game is over, and linked games
    /// whose match is over. Such games exist if a server was killed between the two writes.
    pub async fn unsettled(self) -> Result<Vec<GameId>, StoreError> {
        self.threads
            .list(|connection| {
                let sql = "SELECT matches.id FROM linked_games \
                       JOIN games AS linked ON linked.id = linked_games.game \
                       JOIN games AS matches ON matches.id = linked_games.part_of \
                       WHERE linked.status = 'ended' AND matches.status <> 'ended' \
                       UNION SELECT linked.id FROM linked_games \
                       JOIN games AS linked ON linked.id = linked_games.game \
                       JOIN games AS matches ON matches.id = linked_games.part_of \
                       WHERE matches.status = 'ended' AND linked.status <> 'ended'";
                ids(connection.query(sql, &[])?)
            })
            .await
    }

    /// Returns the seed of the dice of a match.
    pub async fn seed(self, game: GameId) -> Result<Option<SecretHash>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT seed FROM dice_seeds WHERE game = $1";
                let row = connection.first(sql, values![game])?;
                let seed = row.map(|mut row| row.take::<Vec<u8>>()).transpose()?;
                Ok(seed.and_then(|seed| seed.try_into().ok()))
            })
            .await
    }
}
