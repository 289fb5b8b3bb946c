//! Players: guests, accounts, engines.

use protocol::PlayerKind;
use record::PlayerId;

use crate::{
    Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
};

/// A guest who became an account is shown as that.
macro_rules! player_sql {
    ($condition:literal) => {
        concat!(
            "SELECT p.id, COALESCE(q.kind, p.kind), COALESCE(q.name, p.name), p.level, p.created, ",
            "COALESCE(q.muted_until, p.muted_until), COALESCE(q.banned, p.banned), p.merged_into, ",
            "COALESCE(q.forgotten, p.forgotten) ",
            "FROM players AS p LEFT JOIN players AS q ON q.id = p.merged_into WHERE ",
            $condition
        )
    };
}

mod account;
mod credentials;
mod export;
mod follows;
mod forget;
mod mail_preferences;
mod mail_tokens;
mod name;
mod rated_players;
mod recovery;
mod reports;
mod retention;
mod secret_hash;
mod sessions;
mod standing_seeks;
mod tokens;

pub use account::{Account, ClaimError};
pub use credentials::Credential;
pub use mail_preferences::MailPreferences;
pub use mail_tokens::MailToken;
pub use name::{NameError, check_name};
pub use reports::{NewReport, Report};
pub use retention::Deleted;
pub use secret_hash::SecretHash;
pub use sessions::Session;
pub use standing_seeks::StandingSeek;
pub use tokens::Token;

/// The public data of a player, and what moderators decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id that events have.
    pub id: PlayerId,
    /// The kind of account.
    pub kind: PlayerKind,
    /// Their name; guests and deleted accounts have none.
    pub name: Option<String>,
    /// The level of an engine.
    pub level: Option<u8>,
    /// When the player was created, in milliseconds since 1970.
    pub created: i64,
    /// Until when they may not chat.
    pub muted_until: Option<i64>,
    /// Whether they may not play.
    pub banned: bool,
    /// The account that this guest became; the other fields describe that account.
    pub merged_into: Option<PlayerId>,
    /// Whether their account was deleted.
    pub forgotten: bool,
}

impl Store {
    /// Creates a player with a new id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_player(&self, kind: PlayerKind, at: i64) -> Result<PlayerId, StoreError> {
        self.write(move |connection| Ok(insert(connection, kind, None, at)?)).await
    }

    /// The engine at a level, which is made when it is first asked for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn engine(&self, level: u8, at: i64) -> Result<PlayerId, StoreError> {
        self.write(move |connection| {
            if let Some(engine) = engine_at(connection, level)? {
                return Ok(engine);
            }
            match insert(connection, PlayerKind::Engine, Some(level), at) {
                // Another server has just made it: it began at the same time.
                Err(Failure::Busy) => Ok(engine_at(connection, level)?.ok_or(Failure::Busy)?),
                made => Ok(made?),
            }
        })
        .await
    }

    /// Players in the order of their ids here; those that do not exist are left out.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn players(&self, ids: &[PlayerId]) -> Result<Vec<Player>, StoreError> {
        let ids = ids.to_vec();
        self.read(move |connection| {
            let mut found = Vec::new();
            for id in ids {
                found.extend(by_id(connection, id)?);
            }
            Ok(found)
        })
        .await
    }

    /// The player with a name, large and small letters being the same.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn player_named(&self, name: &str) -> Result<Option<Player>, StoreError> {
        if check_name(name).is_err() {
            return Ok(None);
        }
        let key = name::key(name);
        self.read(move |connection| {
            let row = connection.first(player_sql!("p.name_key = $1"), values![key.as_str()])?;
            Ok(row.map(read).transpose()?)
        })
        .await
    }

    /// Lets a guest's games count as those of an account from now on; `false` when they are no guest any more, or
    /// the account does not exist. The logs of the games stay as they are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn merge(&self, guest: PlayerId, into: PlayerId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Ok(connection.touches(
                "UPDATE players SET merged_into = $2 \
                 WHERE id = $1 AND id <> $2 AND kind = 'guest' AND merged_into IS NULL AND EXISTS \
                 (SELECT 1 FROM players AS q WHERE q.id = $2 AND q.merged_into IS NULL AND q.kind <> 'guest')",
                values![guest, into],
            )?)
        })
        .await
    }

    /// Forbids a player to chat until a moment; `None` allows it again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mute(&self, player: PlayerId, until: Option<i64>) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE players SET muted_until = $2 WHERE id = $1";
            Ok(connection.touches(sql, values![player, until])?)
        })
        .await
    }

    /// Forbids a player to play, or allows it again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ban(&self, player: PlayerId, banned: bool) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE players SET banned = $2 WHERE id = $1";
            Ok(connection.touches(sql, values![player, banned])?)
        })
        .await
    }
}

fn engine_at(connection: &mut dyn Connection, level: u8) -> Result<Option<PlayerId>, Failure> {
    let row = connection.first("SELECT id FROM players WHERE level = $1", values![level])?;
    row.map(|mut row| row.take()).transpose()
}

/// Creates a player with an unused id.
fn insert(
    connection: &mut dyn Connection,
    kind: PlayerKind,
    level: Option<u8>,
    at: i64,
) -> Result<PlayerId, Failure> {
    // That two of 2⁶³ ids are the same will not happen. If it does, the second try will do.
    for _ in 0..3 {
        let bits = getrandom::u64().map_err(|error| Failure::Other(error.to_string().into()))?;
        let id = PlayerId::from_random(bits);
        let made = connection.touches(
            "INSERT INTO players (id, kind, level, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            values![id, kind.code(), level, at],
        )?;
        if made {
            return Ok(id);
        }
    }
    Err(Failure::Busy)
}

pub(crate) fn by_id(
    connection: &mut dyn Connection,
    id: PlayerId,
) -> Result<Option<Player>, Failure> {
    let row = connection.first(player_sql!("p.id = $1"), values![id])?;
    row.map(read).transpose()
}

fn read(mut row: Row) -> Result<Player, Failure> {
    Ok(Player {
        id: row.take()?,
        kind: row.parse()?,
        name: row.maybe()?,
        level: row.maybe()?,
        created: row.take()?,
        muted_until: row.maybe()?,
        banned: row.take()?,
        merged_into: row.maybe()?,
        forgotten: row.maybe::<i64>()?.is_some(),
    })
}
