//! Seeks for live games. Players are paired in the transaction that stores their game, so no player is paired twice, however
//! many servers share the database.

use record::{GameId, PlayerId};
use variants::WrittenVariant;

use crate::{
    append_error::AppendError,
    blocks::{self, Block},
    connection::{Connection, Lock, Row, values},
    failure::{Failure, StoreError},
    games::NewGame,
    handle::handle,
};

/// Seek placed by a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Seek {
    /// The player.
    pub player: PlayerId,
    /// The seek as shown in lists.
    pub view: protocol::Seek,
    /// Time since which the player has been waiting, in milliseconds since 1970.
    pub since: i64,
    /// Time at which the player was last connected.
    pub seen: i64,
}

impl Seek {
    /// Returns whether the seek makes the same offer as another one.
    fn repeats(&self, other: &Self) -> bool {
        let protocol::Seek { id, player, .. } = other.view.clone();
        self.player == other.player
            && protocol::Seek { id, player, ..self.view.clone() } == other.view
    }
}

/// Pairing of two players.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Player who was waiting.
    pub with: PlayerId,
    /// Game between the two players.
    pub game: NewGame,
}

/// Result of placing a seek.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedSeek {
    /// Time since which the player has been waiting; earlier than in the seek if an identical one was already placed.
    pub since: i64,
    /// The player's previous seek, if it was different.
    pub before: Option<Seek>,
    /// The opponent's seek and the game, if the player was paired; otherwise the player waits.
    pub met: Option<(Seek, GameId)>,
}

/// Result of accepting a seek.
#[derive(Clone, PartialEq, Debug)]
pub enum TakenSeek {
    /// The seek was accepted.
    Taken {
        /// The accepted seek.
        seek: Box<Seek>,
        /// The seek of the player who accepted, if they had one.
        own: Option<Box<Seek>>,
        /// The game between the two players.
        game: GameId,
    },
    /// The seek is not for this player.
    Refused,
    /// One of the two players has blocked the other.
    Apart(Block),
    /// The seek no longer exists: another player was faster, or it was withdrawn.
    Gone,
}

handle! {
    /// Seeks for live games.
    Seeks
}

impl Seeks<'_> {
    /// Places a seek, replacing the player's previous one. `choose` receives the seeks for the same variant and speed, longest
    /// waiting first, whose owners were seen after `alive` and are not kept apart from the player by a block. If it chooses one,
    /// the game is stored, and the seeks and standing seeks of both players are deleted. Returns `None` if nobody was chosen and
    /// there are already `most` seeks.
    pub async fn place(
        self,
        mut seek: Seek,
        alive: i64,
        most: u32,
        choose: impl FnOnce(&[Seek]) -> Option<Meeting> + Send + 'static,
    ) -> Result<Option<PlacedSeek>, AppendError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::Seeks)?;
                let mut before = delete(connection, seek.player)?;
                if let Some(same) = before.take_if(|before| seek.repeats(before)) {
                    seek.since = same.since;
                }
                let since = seek.since;
                let apart = blocks::apart_from(connection, seek.player)?;
                let mut waiting = alike(connection, &seek, alive)?;
                waiting.retain(|known| !apart.contains(&known.player));
                if let Some(Meeting { with, game }) = choose(&waiting)
                    && let Some(other) = waiting.into_iter().find(|known| known.player == with)
                {
                    delete(connection, with)?;
                    begin(connection, [seek.player, with], &game)?;
                    return Ok(Some(PlacedSeek { since, before, met: Some((other, game.id)) }));
                }
                let count = connection.first("SELECT COUNT(*) FROM seeks", &[])?;
                if count.map(|mut row| row.take::<u32>()).transpose()? >= Some(most) {
                    return Ok(None);
                }
                insert(connection, &seek)?;
                Ok(Some(PlacedSeek { since, before, met: None }))
            })
            .await
    }

    /// Accepts a seek whose owner was seen after `alive`. `make` creates the game, unless the seek is not for this player. The
    /// player's own seek is deleted too.
    pub async fn take(
        self,
        id: String,
        by: PlayerId,
        alive: i64,
        make: impl FnOnce(&Seek) -> Option<NewGame> + Send + 'static,
    ) -> Result<TakenSeek, AppendError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::Seeks)?;
                let sql = "SELECT player, view, since, seen FROM seeks \
                       WHERE id = $1 AND player <> $2 AND seen > $3";
                let found = connection.first(sql, values![&id, by, alive])?;
                let Some(seek) = found.map(read).transpose()? else { return Ok(TakenSeek::Gone) };
                if let Some(block) = blocks::between(connection, by, seek.player)? {
                    return Ok(TakenSeek::Apart(block));
                }
                let Some(game) = make(&seek) else { return Ok(TakenSeek::Refused) };
                delete(connection, seek.player)?;
                let own = delete(connection, by)?.map(Box::new);
                begin(connection, [seek.player, by], &game)?;
                Ok(TakenSeek::Taken { seek: Box::new(seek), own, game: game.id })
            })
            .await
    }

    /// Deletes the seek of a player, and returns it.
    pub async fn delete(self, player: PlayerId) -> Result<Option<Seek>, StoreError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::Seeks)?;
                Ok(delete(connection, player)?)
            })
            .await
    }

    /// Records that the owners of seeks were connected at the given time.
    pub async fn see(self, players: Vec<PlayerId>, at: i64) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::Seeks)?;
                for player in players {
                    let sql = "UPDATE seeks SET seen = $2 WHERE player = $1 AND seen < $2";
                    connection.execute(sql, values![player, at])?;
                }
                Ok(())
            })
            .await
    }

    /// Deletes the seeks whose owners were not seen after `alive`, and returns them.
    pub async fn delete_abandoned(self, alive: i64) -> Result<Vec<Seek>, StoreError> {
        self.threads
            .write(move |connection| {
                connection.hold(Lock::Seeks)?;
                let sql = "SELECT player, view, since, seen FROM seeks WHERE seen <= $1";
                let gone = all(connection.query(sql, values![alive])?)?;
                connection.execute("DELETE FROM seeks WHERE seen <= $1", values![alive])?;
                Ok(gone)
            })
            .await
    }

    /// Returns all seeks, oldest first.
    pub async fn all(self) -> Result<Vec<Seek>, StoreError> {
        self.threads
            .read(|connection| {
                let sql = "SELECT player, view, since, seen FROM seeks ORDER BY since, player";
                Ok(all(connection.query(sql, &[])?)?)
            })
            .await
    }
}

/// Returns the seeks for the same variant and speed, longest waiting first.
fn alike(connection: &mut dyn Connection, seek: &Seek, alive: i64) -> Result<Vec<Seek>, Failure> {
    let variant = WrittenVariant(seek.view.variant).to_string();
    let sql = "SELECT player, view, since, seen FROM seeks \
               WHERE variant = $1 AND speed = $2 AND seen > $3 ORDER BY since, player";
    all(connection.query(sql, values![&variant, seek.view.speed.code(), alive])?)
}

fn insert(connection: &mut dyn Connection, seek: &Seek) -> Result<(), Failure> {
    let variant = WrittenVariant(seek.view.variant).to_string();
    let view = serde_json::to_string(&seek.view);
    let view = view.map_err(|_| Failure::Other("seek cannot be serialized".into()))?;
    let Seek { player, view: protocol::Seek { id, speed, .. }, since, seen } = seek;
    connection.execute(
        "INSERT INTO seeks (player, id, variant, speed, view, since, seen) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        values![*player, id, &variant, speed.code(), &view, *since, *seen],
    )?;
    Ok(())
}

fn delete(connection: &mut dyn Connection, player: PlayerId) -> Result<Option<Seek>, Failure> {
    let sql = "SELECT player, view, since, seen FROM seeks WHERE player = $1";
    let found = connection.first(sql, values![player])?.map(read).transpose()?;
    if found.is_some() {
        connection.execute("DELETE FROM seeks WHERE player = $1", values![player])?;
    }
    Ok(found)
}

/// Stores the game between two paired players, and deletes their standing seeks.
fn begin(
    connection: &mut dyn Connection,
    players: [PlayerId; 2],
    game: &NewGame,
) -> Result<(), AppendError> {
    for player in players {
        connection.execute("DELETE FROM standing_seeks WHERE player = $1", values![player])?;
    }
    game.create(connection)
}

fn all(rows: Vec<Row>) -> Result<Vec<Seek>, Failure> {
    rows.into_iter().map(read).collect()
}

fn read(mut row: Row) -> Result<Seek, Failure> {
    let player = row.take()?;
    let view: String = row.take()?;
    let view = serde_json::from_str(&view).map_err(|_| Failure::Unreadable("invalid seek"))?;
    Ok(Seek { player, view, since: row.take()?, seen: row.take()? })
}
