//! Players who look for an opponent for a live game. Who meets whom is decided in the transaction that stores their game, so that
//! nobody is paired twice, however many servers share the database.

use record::{GameId, PlayerId};
use variants::WrittenVariant;

use crate::{
    AppendError, NewGame, Store, StoreError,
    connection::{Connection, Lock, Row, values},
    failure::Failure,
};

/// A player who looks for an opponent.
#[derive(Clone, PartialEq, Debug)]
pub struct Seek {
    /// Who.
    pub player: PlayerId,
    /// What they want, as lists show it.
    pub view: protocol::Seek,
    /// Since when they wait, in milliseconds since 1970.
    pub since: i64,
    /// When they were last known to be connected.
    pub seen: i64,
}

impl Seek {
    /// Whether it asks for the same as another one.
    fn repeats(&self, other: &Self) -> bool {
        let protocol::Seek { id, player, .. } = other.view.clone();
        self.player == other.player
            && protocol::Seek { id, player, ..self.view.clone() } == other.view
    }
}

/// Two who meet.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// The one who has waited.
    pub with: PlayerId,
    /// Their game.
    pub game: NewGame,
}

/// What has become of a seek.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedSeek {
    /// Since when its owner waits: longer than the seek says if they have said it again.
    pub since: i64,
    /// What they wanted before, if that was something else.
    pub before: Option<Seek>,
    /// Whom they have met, and in which game; otherwise they wait.
    pub met: Option<(Seek, GameId)>,
}

/// What has become of a seek that somebody answers.
#[derive(Clone, PartialEq, Debug)]
pub enum TakenSeek {
    /// It is theirs.
    Taken {
        /// The seek.
        seek: Box<Seek>,
        /// What they looked for themselves.
        own: Option<Box<Seek>>,
        /// The game of the two.
        game: GameId,
    },
    /// It is not for them.
    Refused,
    /// Somebody else was faster.
    Gone,
}

impl Store {
    /// Places a seek, in place of the one that the player had. `choose` is given those who were seen after `alive` and look for the
    /// same variant at the same speed, who has waited longest first, and may choose one of them: then both seeks are gone, their
    /// standing ones too, and the game is there. `None` when nobody is met and there are `most` seeks already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn place_seek(
        &self,
        mut seek: Seek,
        alive: i64,
        most: u32,
        choose: impl FnOnce(&[Seek]) -> Option<Meeting> + Send + 'static,
    ) -> Result<Option<PlacedSeek>, AppendError> {
        self.write(move |connection| {
            connection.hold(Lock::Seeks)?;
            let mut before = delete(connection, seek.player)?;
            if let Some(same) = before.take_if(|before| seek.repeats(before)) {
                seek.since = same.since;
            }
            let since = seek.since;
            let waiting = alike(connection, &seek, alive)?;
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

    /// Answers a seek whose owner was seen after `alive`. `make` makes the game, unless the seek is not for this player. What they
    /// looked for themselves is gone too.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take_seek(
        &self,
        id: String,
        by: PlayerId,
        alive: i64,
        make: impl FnOnce(&Seek) -> Option<NewGame> + Send + 'static,
    ) -> Result<TakenSeek, AppendError> {
        self.write(move |connection| {
            connection.hold(Lock::Seeks)?;
            let sql = "SELECT player, view, since, seen FROM seeks \
                       WHERE id = $1 AND player <> $2 AND seen > $3";
            let found = connection.first(sql, values![&id, by, alive])?;
            let Some(seek) = found.map(read).transpose()? else { return Ok(TakenSeek::Gone) };
            let Some(game) = make(&seek) else { return Ok(TakenSeek::Refused) };
            delete(connection, seek.player)?;
            let own = delete(connection, by)?.map(Box::new);
            begin(connection, [seek.player, by], &game)?;
            Ok(TakenSeek::Taken { seek: Box::new(seek), own, game: game.id })
        })
        .await
    }

    /// Deletes the seek of a player; returns it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_seek(&self, player: PlayerId) -> Result<Option<Seek>, StoreError> {
        self.write(move |connection| {
            connection.hold(Lock::Seeks)?;
            Ok(delete(connection, player)?)
        })
        .await
    }

    /// Notes that the owners of seeks were connected at this moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn see_seekers(&self, players: Vec<PlayerId>, at: i64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.hold(Lock::Seeks)?;
            for player in players {
                let sql = "UPDATE seeks SET seen = $2 WHERE player = $1 AND seen < $2";
                connection.execute(sql, values![player, at])?;
            }
            Ok(())
        })
        .await
    }

    /// Deletes the seeks whose owners were not seen after `alive`; returns them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_abandoned_seeks(&self, alive: i64) -> Result<Vec<Seek>, StoreError> {
        self.write(move |connection| {
            connection.hold(Lock::Seeks)?;
            let sql = "SELECT player, view, since, seen FROM seeks WHERE seen <= $1";
            let gone = all(connection.query(sql, values![alive])?)?;
            connection.execute("DELETE FROM seeks WHERE seen <= $1", values![alive])?;
            Ok(gone)
        })
        .await
    }

    /// All seeks, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seeks(&self) -> Result<Vec<Seek>, StoreError> {
        self.read(|connection| {
            let sql = "SELECT player, view, since, seen FROM seeks ORDER BY since, player";
            Ok(all(connection.query(sql, &[])?)?)
        })
        .await
    }
}

/// Those who look for the same variant at the same speed, who has waited longest first.
fn alike(connection: &mut dyn Connection, seek: &Seek, alive: i64) -> Result<Vec<Seek>, Failure> {
    let variant = WrittenVariant(seek.view.variant).to_string();
    let sql = "SELECT player, view, since, seen FROM seeks \
               WHERE variant = $1 AND speed = $2 AND seen > $3 ORDER BY since, player";
    all(connection.query(sql, values![&variant, seek.view.speed.code(), alive])?)
}

fn insert(connection: &mut dyn Connection, seek: &Seek) -> Result<(), Failure> {
    let variant = WrittenVariant(seek.view.variant).to_string();
    let view = serde_json::to_string(&seek.view);
    let view = view.map_err(|_| Failure::Other("a seek that cannot be written".into()))?;
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

/// Stores the game of two who have met. They need not be called any more.
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
    let view = serde_json::from_str(&view)
        .map_err(|_| Failure::Unreadable("a seek that was never written"))?;
    Ok(Seek { player, view, since: row.take()?, seen: row.take()? })
}
