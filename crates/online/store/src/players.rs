//! Players: guests, accounts and engines.

use protocol::{PlayerKind, shown_name};
use record::PlayerId;

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    name,
};

/// Query for players. A guest merged into an account is shown as that account. A guest's name is not shown if it belongs to an
/// account by now.
macro_rules! player_sql {
    ($condition:literal) => {
        concat!(
            "SELECT p.id, COALESCE(q.kind, p.kind), COALESCE(q.name, p.name), p.level, p.created, ",
            "COALESCE(q.muted_until, p.muted_until), COALESCE(q.banned, p.banned), p.merged_into, ",
            "COALESCE(q.forgotten, p.forgotten), ",
            "CASE WHEN p.kind = 'guest' AND p.merged_into IS NULL AND NOT EXISTS ",
            "(SELECT 1 FROM players AS n WHERE n.name_key = p.guest_name_key) THEN p.guest_name END ",
            "FROM players AS p LEFT JOIN players AS q ON q.id = p.merged_into WHERE ",
            $condition
        )
    };
}

pub(crate) use player_sql;

mod rated_players;

/// Public data of a player, and moderators' decisions about the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Identifier used in events.
    pub id: PlayerId,
    /// Kind of player.
    pub kind: PlayerKind,
    /// Name; `None` for guests and deleted accounts.
    pub name: Option<String>,
    /// Name that a guest has given for their games.
    pub guest_name: Option<String>,
    /// Level of an engine.
    pub level: Option<u8>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time until which the player may not chat.
    pub muted_until: Option<i64>,
    /// Whether the player is banned from playing.
    pub banned: bool,
    /// Account into which this guest was merged; the other fields describe that account.
    pub merged_into: Option<PlayerId>,
    /// Whether the account was deleted.
    pub forgotten: bool,
}

handle! {
    /// Players: guests, accounts and engines.
    Players
}

impl Players<'_> {
    /// Creates a player with a new id.
    pub async fn create(self, kind: PlayerKind, at: i64) -> Result<PlayerId, StoreError> {
        self.threads.write(move |connection| Ok(insert(connection, kind, None, at)?)).await
    }

    /// Returns the engine with the given level, and creates it on the first call.
    pub async fn engine(self, level: u8, at: i64) -> Result<PlayerId, StoreError> {
        self.threads
            .write(move |connection| {
                if let Some(engine) = engine_at(connection, level)? {
                    return Ok(engine);
                }
                match insert(connection, PlayerKind::Engine, Some(level), at) {
                    // Another server, started at the same time, has just created the engine.
                    Err(Failure::Busy) => Ok(engine_at(connection, level)?.ok_or(Failure::Busy)?),
                    made => Ok(made?),
                }
            })
            .await
    }

    /// Returns players in the order of the given ids. Those that do not exist are omitted.
    pub async fn get(self, ids: &[PlayerId]) -> Result<Vec<Player>, StoreError> {
        let ids = ids.to_vec();
        self.threads
            .read(move |connection| {
                let mut found = Vec::new();
                for id in ids {
                    found.extend(by_id(connection, id)?);
                }
                Ok(found)
            })
            .await
    }

    /// Returns the player with the given name, ignoring case.
    pub async fn named(self, name: &str) -> Result<Option<Player>, StoreError> {
        if name::check_name(name).is_err() {
            return Ok(None);
        }
        let key = name::key(name);
        self.threads
            .read(move |connection| {
                let row =
                    connection.first(player_sql!("p.name_key = $1"), values![key.as_str()])?;
                Ok(row.map(read).transpose()?)
            })
            .await
    }

    /// Sets the name of a guest. Players with an account are not changed.
    pub async fn name_guest(self, guest: PlayerId, name: String) -> Result<(), StoreError> {
        let key = name::key(&shown_name::folded(&name));
        self.threads
            .write(move |connection| {
                connection.execute(
                    "UPDATE players SET guest_name = $2, guest_name_key = $3 WHERE id = $1 AND kind = 'guest'",
                    values![guest, &name, &key],
                )?;
                Ok(())
            })
            .await
    }

    /// Merges a guest into an account, which then owns the guest's games. Returns `false` if the player is no longer a guest, or
    /// if the account does not exist. The logs of the games are not changed.
    pub async fn merge(self, guest: PlayerId, into: PlayerId) -> Result<bool, StoreError> {
        self.threads.write(move |connection| {
            Ok(connection.touches(
                "UPDATE players SET merged_into = $2, guest_name = NULL, guest_name_key = NULL \
                 WHERE id = $1 AND id <> $2 AND kind = 'guest' AND merged_into IS NULL AND EXISTS \
                 (SELECT 1 FROM players AS q WHERE q.id = $2 AND q.merged_into IS NULL AND q.kind <> 'guest')",
                values![guest, into],
            )?)
        })
        .await
    }

    /// Mutes a player until the given time; `None` lifts the mute. A guest who is muted loses their name.
    pub async fn mute(self, player: PlayerId, until: Option<i64>) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                if until.is_some() {
                    connection.execute(FORGET_GUEST_NAME, values![player])?;
                }
                let sql = "UPDATE players SET muted_until = $2 WHERE id = $1";
                Ok(connection.touches(sql, values![player, until])?)
            })
            .await
    }

    /// Bans a player, or lifts the ban. A guest who is banned loses their name.
    pub async fn ban(self, player: PlayerId, banned: bool) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                if banned {
                    connection.execute(FORGET_GUEST_NAME, values![player])?;
                }
                let sql = "UPDATE players SET banned = $2 WHERE id = $1";
                Ok(connection.touches(sql, values![player, banned])?)
            })
            .await
    }
}

const FORGET_GUEST_NAME: &str =
    "UPDATE players SET guest_name = NULL, guest_name_key = NULL WHERE id = $1";

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
    // With 2⁶³ possible ids, a collision is practically impossible; another try would resolve it.
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

pub(crate) fn read(mut row: Row) -> Result<Player, Failure> {
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
        guest_name: row.maybe::<String>()?.filter(|name| !shown_name::is_reserved(name)),
    })
}
