//! Who may see a private game.

use record::{GameId, PlayerId};

use crate::{
    AppendError, SecretHash, Store, StoreError, Summary,
    connection::{Connection, values},
    failure::Failure,
};

/// Who may see a private game, besides its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// The hash of its link's key: those who have the link see the game.
    pub link: Option<SecretHash>,
    /// Who is challenged: they see the game, and nobody else may take its free seat.
    pub challenged: Option<PlayerId>,
    /// The challenged player's rated game that this one would replace.
    pub instead: Option<GameId>,
}

impl Store {
    /// Who may see a private game besides its players; `None` for a game that everybody may see.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn access(&self, game: GameId) -> Result<Option<Access>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT 1 FROM games WHERE id = $1 AND private = 1";
            if connection.first(sql, values![game])?.is_none() {
                return Ok(None);
            }
            let sql = "SELECT hash FROM game_links WHERE game = $1";
            let link = connection.first(sql, values![game])?;
            let link = link.map(|mut row| row.take::<Vec<u8>>()).transpose()?;
            let sql = "SELECT challenged, instead FROM challenges WHERE game = $1";
            let challenge = connection.first(sql, values![game])?;
            let challenge = challenge.map(|mut row| Ok::<_, Failure>((row.take()?, row.maybe()?)));
            let (challenged, instead) = match challenge.transpose()? {
                Some((challenged, instead)) => (Some(challenged), instead),
                None => (None, None),
            };
            Ok(Some(Access {
                link: link.and_then(|hash| hash.try_into().ok()),
                challenged,
                instead,
            }))
        })
        .await
    }

    /// Gives a game another link; the one before is void.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_link(
        &self,
        epoch: Option<i64>,
        game: GameId,
        hash: SecretHash,
    ) -> Result<(), AppendError> {
        self.write(move |connection| {
            super::check_epoch(connection, game, epoch)?;
            Ok(set_link(connection, game, &hash)?)
        })
        .await
    }
}

/// Stores who may see a new private game.
pub(super) fn make_private(
    connection: &mut dyn Connection,
    game: GameId,
    summary: &Summary,
    access: Access,
) -> Result<(), Failure> {
    if let Some(hash) = access.link {
        set_link(connection, game, &hash)?;
    }
    if let (Some(challenged), Some(by)) = (access.challenged, summary.white.or(summary.black)) {
        connection.execute(
            "INSERT INTO challenges (game, challenger, challenged, instead) VALUES ($1, $2, $3, $4)",
            values![game, by, challenged, access.instead],
        )?;
    }
    Ok(())
}

fn set_link(
    connection: &mut dyn Connection,
    game: GameId,
    hash: &SecretHash,
) -> Result<(), Failure> {
    connection.execute(
        "INSERT INTO game_links (game, hash) VALUES ($1, $2) \
         ON CONFLICT (game) DO UPDATE SET hash = excluded.hash",
        values![game, hash],
    )?;
    Ok(())
}
