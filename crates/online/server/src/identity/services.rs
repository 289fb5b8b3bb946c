//! Services for accounts and sessions: the password hasher, the mailer, the session cookie.

use crate::{
    config::Options,
    identity::{
        cookie::Cookie,
        mail::{Mailer, Settings, SettingsError},
        password::{Cost, HashError, Hasher},
    },
};

/// Default sender of emails.
const FROM: &str = "Gipfel <no-reply@localhost>";

/// Reason why the identity services cannot start.
#[derive(thiserror::Error, Debug)]
pub enum IdentityError {
    /// The mail settings are invalid.
    #[error("{0}")]
    Mail(String),
    /// The operating system's random source failed.
    #[error("the operating system's random source failed")]
    NoRandomness,
}

/// Services for accounts and sessions.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) hasher: Hasher,
    pub(crate) mail: Mailer,
    pub(crate) cookie: Cookie,
}

impl Identity {
    /// Starts the services.
    ///
    /// # Errors
    /// Fails if the mail settings are invalid or the operating system's random source fails.
    pub(crate) fn new(options: &Options) -> Result<Self, IdentityError> {
        let mail = match &options.mail {
            None => Mailer::none(),
            Some(mail) => Mailer::open(&Settings {
                server: mail.server.clone(),
                from: mail.from.clone().unwrap_or_else(|| FROM.to_owned()),
            })
            .map_err(|error: SettingsError| IdentityError::Mail(error.to_string()))?,
        };
        let hasher =
            Hasher::new(Cost::default()).map_err(|_: HashError| IdentityError::NoRandomness)?;
        Ok(Self { hasher, mail, cookie: Cookie::over(options.is_secure()) })
    }
}
