//! Mail preferences of players, and unconfirmed addresses.

use record::PlayerId;

use super::Accounts;
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
};

/// Mail preferences of a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MailPreferences {
    /// Email address that is not confirmed yet.
    pub pending: Option<String>,
    /// Language code; empty if unknown.
    pub language: String,
    /// Whether to send emails when it is the player's turn.
    pub turns: bool,
}

impl Accounts<'_> {
    /// Returns the mail preferences of a player.
    pub async fn mail_preferences(self, player: PlayerId) -> Result<MailPreferences, StoreError> {
        self.threads.read(move |connection| Ok(of(connection, player)?)).await
    }

    /// Deletes a player's email address, confirmed or not.
    pub async fn remove_email(self, player: PlayerId) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                for sql in [
                    "DELETE FROM mail_tokens WHERE player = $1",
                    "UPDATE letters SET pending = NULL WHERE player = $1",
                    "UPDATE players SET email = NULL WHERE id = $1",
                ] {
                    connection.execute(sql, values![player])?;
                }
                Ok(())
            })
            .await
    }

    /// Stores whether a player wants mail when it is their turn, and in which language.
    pub async fn set_turn_mail(
        self,
        player: PlayerId,
        turns: bool,
        language: String,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection.execute(
                    "INSERT INTO letters (player, language, turns) VALUES ($1, $2, $3) \
                 ON CONFLICT (player) DO UPDATE SET language = $2, turns = $3",
                    values![player, language.as_str(), turns],
                )?;
                Ok(())
            })
            .await
    }
}

pub(super) fn of(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<MailPreferences, Failure> {
    let sql = "SELECT pending, language, turns FROM letters WHERE player = $1";
    let Some(mut row) = connection.first(sql, values![player])? else {
        return Ok(MailPreferences::default());
    };
    Ok(MailPreferences { pending: row.maybe()?, language: row.take()?, turns: row.take()? })
}
