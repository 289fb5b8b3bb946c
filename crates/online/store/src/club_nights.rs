//! Club nights: who takes part, and which games were played.

use record::{ClubNightId, GameId, PlayerId, TimeControl};
use variants::{Variant, WrittenVariant};

use crate::{
    Store, StoreError, Summary,
    connection::{Connection, Row, values},
    failure::Failure,
    games, summary,
};

/// The number of people who may take part in one night.
const MOST_PEOPLE: u32 = 200;
/// The number of games of one night that are read.
const MOST_GAMES: u32 = 2000;

/// An evening on which everybody who is ready is paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClubNight {
    /// Its id, which is in its link.
    pub id: ClubNightId,
    /// Who made it and may end it.
    pub host: PlayerId,
    /// The game that is played.
    pub variant: Variant,
    /// The time control of all games.
    pub clock: TimeControl,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When its host ended it.
    pub ended: Option<i64>,
}

impl Store {
    /// Stores a new night.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_club_night(&self, night: ClubNight) -> Result<(), StoreError> {
        self.write(move |connection| {
            let (variant, clock) =
                (WrittenVariant(night.variant).to_string(), night.clock.to_string());
            connection.execute(
                "INSERT INTO club_nights (id, host, variant, clock, created) VALUES ($1, $2, $3, $4, $5)",
                values![night.id, night.host, &variant, &clock, night.created],
            )?;
            Ok(())
        })
        .await
    }

    /// A night.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn club_night(&self, id: ClubNightId) -> Result<Option<ClubNight>, StoreError> {
        self.read(move |connection| {
            let sql =
                "SELECT id, host, variant, clock, created, ended FROM club_nights WHERE id = $1";
            Ok(connection.first(sql, values![id])?.map(read).transpose()?)
        })
        .await
    }

    /// Ends a night; idempotent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_club_night(&self, id: ClubNightId, at: i64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE club_nights SET ended = $2 WHERE id = $1 AND ended IS NULL";
            connection.execute(sql, values![id, at])?;
            Ok(())
        })
        .await
    }

    /// Lets a player take part; a guest may give another name later. `false` when there are too many already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn join_club_night(
        &self,
        id: ClubNightId,
        player: PlayerId,
        name: Option<String>,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "SELECT COUNT(*) FROM club_people WHERE night = $1 AND player <> $2";
            let count = connection.first(sql, values![id, player])?;
            if count.map(|mut row| row.take::<u32>()).transpose()? >= Some(MOST_PEOPLE) {
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

    /// Who takes part in a night, with the names of guests, in the order in which they came.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn club_night_people(
        &self,
        id: ClubNightId,
    ) -> Result<Vec<(PlayerId, Option<String>)>, StoreError> {
        self.read(move |connection| {
            let sql =
                "SELECT player, name FROM club_people WHERE night = $1 ORDER BY joined, player";
            let rows = connection.query(sql, values![id])?;
            let read = |mut row: Row| Ok((row.take()?, row.maybe()?));
            Ok(rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?)
        })
        .await
    }

    /// The names that guests gave themselves for the night to which a game belongs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn club_names(
        &self,
        game: GameId,
        guests: [PlayerId; 2],
    ) -> Result<Vec<(PlayerId, String)>, StoreError> {
        self.read(move |connection| {
            // By the index of players: games have none.
            let sql = "SELECT p.player, p.name FROM club_people p \
                       JOIN club_games g ON g.night = p.night AND g.game = $1 \
                       WHERE p.player IN ($2, $3) AND p.name IS NOT NULL";
            let rows = connection.query(sql, values![game, guests[0], guests[1]])?;
            let read = |mut row: Row| Ok((row.take()?, row.take()?));
            Ok(rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?)
        })
        .await
    }

    /// The games of a night, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn club_night_games(
        &self,
        id: ClubNightId,
    ) -> Result<Vec<(GameId, Summary)>, StoreError> {
        self.read(move |connection| games_of(connection, id)).await
    }
}

/// The games of a night, the oldest first.
pub(crate) fn games_of(
    connection: &mut dyn Connection,
    night: ClubNightId,
) -> Result<Vec<(GameId, Summary)>, StoreError> {
    let sql = concat!(
        "SELECT ",
        summary::columns!(),
        " FROM games WHERE id IN (SELECT game FROM club_games WHERE night = $1) \
         ORDER BY created, id LIMIT $2"
    );
    games::summaries(connection.query(sql, values![night, MOST_GAMES])?)
}

fn read(mut row: Row) -> Result<ClubNight, Failure> {
    Ok(ClubNight {
        id: row.take()?,
        host: row.take()?,
        variant: row.parse::<WrittenVariant>()?.0,
        clock: row.parse()?,
        created: row.take()?,
        ended: row.maybe()?,
    })
}
