//! Which mail a player wants, and an address that they have not confirmed yet.

use record::PlayerId;

use crate::{
    Store, StoreError,
    connection::{Connection, values},
    failure::Failure,
};

/// Which mail a player wants.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MailPreferences {
    /// An address that they have not confirmed yet.
    pub pending: Option<String>,
    /// The code of their language; empty if unknown.
    pub language: String,
    /// Whether they want mail when it is their turn.
    pub turns: bool,
}

impl Store {
    /// Which mail a player wants.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mail_preferences(&self, player: PlayerId) -> Result<MailPreferences, StoreError> {
        self.read(move |connection| Ok(of(connection, player)?)).await
    }

    /// Stores an address until its owner confirms it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_pending_email(
        &self,
        player: PlayerId,
        email: String,
        language: String,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO letters (player, pending, language, turns) VALUES ($1, $2, $3, 0) \
                 ON CONFLICT (player) DO UPDATE SET pending = $2, language = $3",
                values![player, email.as_str(), language.as_str()],
            )?;
            Ok(())
        })
        .await
    }

    /// Confirms the pending address; `false` when there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn confirm_email(&self, player: PlayerId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let Some(email) = of(connection, player)?.pending else { return Ok(false) };
            connection.execute(
                "UPDATE players SET email = $2 WHERE id = $1 AND name IS NOT NULL",
                values![player, email.as_str()],
            )?;
            let sql = "UPDATE letters SET pending = NULL WHERE player = $1";
            Ok(connection.touches(sql, values![player])?)
        })
        .await
    }

    /// Deletes the address of a player, confirmed or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_email(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(move |connection| {
            for sql in [
                "UPDATE players SET email = NULL WHERE id = $1",
                "UPDATE letters SET pending = NULL WHERE player = $1",
                "DELETE FROM mail_tokens WHERE player = $1",
            ] {
                connection.execute(sql, values![player])?;
            }
            Ok(())
        })
        .await
    }

    /// Notes whether a player wants mail when it is their turn, and in which language.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_turn_mail(
        &self,
        player: PlayerId,
        turns: bool,
        language: String,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
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
