//! Club nights, their participants and their games.

use protocol::{limits::GUEST_NAME_MAX_CHARS, shown_name, shown_text};
use record::{ClubNightId, GameId, PlayerId, TimeControl};
use variants::{Variant, WrittenVariant};

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    games,
    handle::handle,
    limits::{ANNOUNCED_NIGHTS_MAX, NIGHT_MAX_GAMES, NIGHT_MAX_PARTICIPANTS},
    name,
    summary::{self, Summary},
};

/// Club night: an evening on which players who are ready are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClubNight {
    /// Identifier, which is part of the link.
    pub id: ClubNightId,
    /// Player who created the club night and may end it.
    pub host: PlayerId,
    /// The variant.
    pub variant: Variant,
    /// Time control of all games.
    pub clock: TimeControl,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time at which an announced club night begins; `None` if it began with its creation and its link is only passed on.
    pub starts: Option<i64>,
    /// Time at which the host ended the club night; `None` if it has not been ended.
    pub ended: Option<i64>,
}

mod ready;

pub use ready::ReadyPlayer;

/// The name of a participant `p`; NULL while they are banned or muted.
macro_rules! name_sql {
    ($now:literal) => {
        concat!(
            "CASE WHEN EXISTS (SELECT 1 FROM players q WHERE q.id = p.player AND (q.banned = 1 OR q.muted_until > ",
            $now,
            ")) THEN NULL ELSE p.name END"
        )
    };
}

handle! {
    /// Club nights: their participants, games and pairings.
    ClubNights
}

impl ClubNights<'_> {
    /// Stores a new club night.
    pub async fn create(self, night: ClubNight) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let (variant, clock) =
                    (WrittenVariant(night.variant).to_string(), night.clock.to_string());
                connection.execute(
                    "INSERT INTO club_nights (id, host, variant, clock, created, starts) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
                    values![night.id, night.host, &variant, &clock, night.created, night.starts],
                )?;
                Ok(())
            })
            .await
    }

    /// Returns a club night.
    pub async fn get(self, id: ClubNightId) -> Result<Option<ClubNight>, StoreError> {
        self.threads.read(move |connection| {
            let sql =
                "SELECT id, host, variant, clock, created, starts, ended FROM club_nights WHERE id = $1";
            Ok(connection.first(sql, values![id])?.map(read).transpose()?)
        })
        .await
    }

    /// Returns the announced club nights that begin after a given time and have not been ended, the earliest first. Those of
    /// banned players are omitted.
    pub async fn announced(self, after: i64) -> Result<Vec<ClubNight>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT n.id, n.host, n.variant, n.clock, n.created, n.starts, n.ended \
                           FROM club_nights AS n JOIN players AS p ON p.id = n.host \
                           WHERE n.starts > $1 AND n.ended IS NULL AND p.banned = 0 AND p.forgotten IS NULL \
                           ORDER BY n.starts, n.id LIMIT $2";
                let rows = connection.query(sql, values![after, ANNOUNCED_NIGHTS_MAX])?;
                Ok(rows.into_iter().map(read).collect::<Result<_, _>>()?)
            })
            .await
    }

    /// Ends a club night. Idempotent.
    pub async fn end(self, id: ClubNightId, at: i64) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE club_nights SET ended = $2 WHERE id = $1 AND ended IS NULL";
                connection.execute(sql, values![id, at])?;
                Ok(())
            })
            .await
    }

    /// Adds a participant, or changes the name of a guest. Returns `false` if there are too many participants.
    pub async fn join(
        self,
        id: ClubNightId,
        player: PlayerId,
        name: Option<String>,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "SELECT COUNT(*) FROM club_people WHERE night = $1 AND player <> $2";
                let count = connection.first(sql, values![id, player])?;
                if count.map(|mut row| row.take::<u32>()).transpose()?
                    >= Some(NIGHT_MAX_PARTICIPANTS)
                {
                    return Ok(false);
                }
                connection.execute(
                    "INSERT INTO club_people (night, player, name, joined) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (night, player) DO UPDATE SET name = COALESCE($3, club_people.name)",
                    values![id, player, name.as_deref(), at],
                )?;
                Ok(true)
            })
            .await
    }

    /// Returns the participants of a club night, with the names of guests that may be shown, in the order in which they joined.
    pub async fn people(
        self,
        id: ClubNightId,
        now: i64,
    ) -> Result<Vec<(PlayerId, Option<String>)>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = concat!(
                    "SELECT p.player, ",
                    name_sql!("$2"),
                    " FROM club_people p WHERE p.night = $1 ORDER BY p.joined, p.player"
                );
                let rows = connection.query(sql, values![id, now])?;
                Ok(named(connection, rows)?)
            })
            .await
    }

    /// Returns the names that guests chose for the club night to which a game belongs, if they may be shown.
    pub async fn names(
        self,
        game: GameId,
        guests: [PlayerId; 2],
        now: i64,
    ) -> Result<Vec<(PlayerId, Option<String>)>, StoreError> {
        self.threads
            .read(move |connection| {
                // Uses the index on the player, because there is no index on the game.
                let sql = concat!(
                    "SELECT p.player, ",
                    name_sql!("$4"),
                    " FROM club_people p JOIN club_games g ON g.night = p.night AND g.game = $1 \
                     WHERE p.player IN ($2, $3)"
                );
                let rows = connection.query(sql, values![game, guests[0], guests[1], now])?;
                Ok(named(connection, rows)?)
            })
            .await
    }

    /// Returns the games of a club night, oldest first.
    pub async fn games(self, id: ClubNightId) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.threads.read(move |connection| games_of(connection, id)).await
    }
}

/// Reads participants with their names, which are cleaned like all text that others see. A name that is reserved or that belongs to
/// an account by now is omitted.
fn named(
    connection: &mut dyn Connection,
    rows: Vec<Row>,
) -> Result<Vec<(PlayerId, Option<String>)>, Failure> {
    let mut people = Vec::new();
    for mut row in rows {
        let (player, name): (_, Option<String>) = (row.take()?, row.maybe()?);
        let name = name.and_then(|name| shown_text::clean_line(&name, GUEST_NAME_MAX_CHARS));
        let name = match name {
            Some(name) if !is_taken(connection, &name)? => Some(name),
            _ => None,
        };
        people.push((player, name));
    }
    Ok(people)
}

fn is_taken(connection: &mut dyn Connection, name: &str) -> Result<bool, Failure> {
    let key = name::key(&shown_name::folded(name));
    let sql = "SELECT id FROM players WHERE name_key = $1";
    Ok(shown_name::is_reserved(name) || connection.first(sql, values![&key])?.is_some())
}

/// Returns the games of a club night, oldest first.
fn games_of(
    connection: &mut dyn Connection,
    night: ClubNightId,
) -> Result<Vec<(GameId, Summary)>, StoreError> {
    let sql = concat!(
        "SELECT ",
        summary::columns!(),
        " FROM games WHERE id IN (SELECT game FROM club_games WHERE night = $1) \
         ORDER BY created, id LIMIT $2"
    );
    games::summaries(connection.query(sql, values![night, NIGHT_MAX_GAMES])?)
}

fn read(mut row: Row) -> Result<ClubNight, Failure> {
    Ok(ClubNight {
        id: row.take()?,
        host: row.take()?,
        variant: row.parse::<WrittenVariant>()?.0,
        clock: row.parse()?,
        created: row.take()?,
        starts: row.maybe()?,
        ended: row.maybe()?,
    })
}
