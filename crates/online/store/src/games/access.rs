//! Access to private games.

use record::{GameId, PlayerId};

use super::Games;
use crate::{
    append_error::AppendError,
    connection::{Connection, values},
    failure::{Failure, StoreError},
    secret_hash::SecretHash,
    summary::Summary,
};

/// Access to a private game for people other than its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Hash of the access key in the game's link, whose holders can see the game.
    pub link: Option<SecretHash>,
    /// Challenged player, who can see the game; nobody else may take the free seat.
    pub challenged: Option<PlayerId>,
    /// The rated game of the challenged player that this game would replace.
    pub instead: Option<GameId>,
}

impl Games<'_> {
    /// Returns the access settings of a private game; `None` for a public game.
    pub async fn access(self, game: GameId) -> Result<Option<Access>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT 1 FROM games WHERE id = $1 AND private = 1";
                if connection.first(sql, values![game])?.is_none() {
                    return Ok(None);
                }
                let sql = "SELECT hash FROM game_links WHERE game = $1";
                let link = connection.first(sql, values![game])?;
                let link = link.map(|mut row| row.take::<Vec<u8>>()).transpose()?;
                let sql = "SELECT challenged, instead FROM challenges WHERE game = $1";
                let challenge = connection.first(sql, values![game])?;
                let challenge =
                    challenge.map(|mut row| Ok::<_, Failure>((row.take()?, row.maybe()?)));
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

    /// Replaces the link of a game; the previous link becomes invalid. A match and its linked games share one link, which is
    /// replaced for all of them. Returns the other games.
    pub async fn set_link(
        self,
        epoch: Option<i64>,
        game: GameId,
        hash: SecretHash,
    ) -> Result<Vec<GameId>, AppendError> {
        self.threads
            .write(move |connection| {
                super::check_epoch(connection, game, epoch)?;
                let sql = "SELECT part_of FROM linked_games WHERE game = $1";
                let whole = connection.first(sql, values![game])?.map(|mut row| row.take());
                let whole = whole.transpose()?.unwrap_or(game);
                // The match comes first: a linked game that begins at the same time waits for this transaction, or is found below.
                set_link(connection, whole, &hash)?;
                let sql = "SELECT game FROM linked_games WHERE part_of = $1";
                let mut all: Vec<GameId> = super::ids(connection.query(sql, values![whole])?)?;
                for linked in &all {
                    set_link(connection, *linked, &hash)?;
                }
                all.push(whole);
                all.retain(|other| *other != game);
                Ok(all)
            })
            .await
    }
}

/// Stores the access settings of a new private game.
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

/// Gives a new linked game the current link of its match.
pub(super) fn share_link(
    connection: &mut dyn Connection,
    linked: GameId,
    part_of: GameId,
) -> Result<(), Failure> {
    // Locks the link: it must not be renewed until the linked game is stored.
    connection.execute("UPDATE game_links SET hash = hash WHERE game = $1", values![part_of])?;
    let sql = "INSERT INTO game_links (game, hash) SELECT $1, hash FROM game_links WHERE game = $2";
    connection.execute(sql, values![linked, part_of])?;
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
