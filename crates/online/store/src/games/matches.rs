//! Matches: the games that are linked to them, and the seeds of their dice.

use std::collections::HashMap;

use record::{Event, GameId};

use super::{access::make_private, entries::Entries, ids};
use crate::{Access, AppendError, SecretHash, Store, StoreError, Summary, connection::values};

/// A linked game that begins with a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLinkedGame {
    /// Its id.
    pub id: GameId,
    /// Its first events.
    pub events: Vec<Event>,
    /// What lists show of it.
    pub summary: Summary,
    /// Who else may see it, if it is private.
    pub access: Option<Access>,
}

impl Store {
    /// Adds events to a match and stores the linked game that begins with them: both or neither.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] when the match has other events than the caller knows, [`AppendError::Fenced`] when another
    /// node has taken it since the epoch.
    pub async fn append_linked(
        &self,
        epoch: Option<i64>,
        game: GameId,
        events: Vec<Event>,
        summary: Summary,
        linked: NewLinkedGame,
    ) -> Result<(), AppendError> {
        let entries = Entries::of(&events, &summary)?;
        let first = Entries::first(&linked.events, &linked.summary)?;
        let expected = entries.first.checked_sub(1).ok_or(AppendError::Conflict)?;
        self.write(move |connection| {
            if !summary.update(connection, game, expected, epoch)? {
                return Err(super::append_error(connection, game, epoch)?);
            }
            entries.insert(connection, game)?;
            let private = linked.access.is_some();
            let shown = Summary { private, ..linked.summary.clone() };
            first.create(connection, linked.id, &shown)?;
            if let Some(access) = linked.access {
                make_private(connection, linked.id, &shown, access)?;
            }
            let sql = "INSERT INTO linked_games (game, part_of) VALUES ($1, $2)";
            connection.execute(sql, values![linked.id, game])?;
            Ok(())
        })
        .await
    }

    /// The matches that games belong to, for those of them that do.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn matches_of(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, GameId>, StoreError> {
        let games = games.to_vec();
        if games.is_empty() {
            return Ok(HashMap::new());
        }
        self.read(move |connection| {
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

    /// Games that wait for what has happened in another one: matches whose linked game is over, and linked games whose match is.
    /// A server that was killed in between finds them here.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsettled(&self) -> Result<Vec<GameId>, StoreError> {
        self.list(|connection| {
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

    /// The seed of the dice of a match.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seed(&self, game: GameId) -> Result<Option<SecretHash>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT seed FROM dice_seeds WHERE game = $1";
            let row = connection.first(sql, values![game])?;
            let seed = row.map(|mut row| row.take::<Vec<u8>>()).transpose()?;
            Ok(seed.and_then(|seed| seed.try_into().ok()))
        })
        .await
    }
}
