//! What is needed to know people again: how passwords are hashed, which cookie they have, how letters reach them.

use crate::{
    config::Options,
    identity::{
        cookie::Cookie,
        mail::{Mail, Settings, SettingsError},
        password::{Cost, HashError, Hasher},
    },
};

/// In whose name letters are sent if nobody says otherwise.
const FROM: &str = "Gipfel <no-reply@localhost>";

/// Why people cannot be known.
#[derive(thiserror::Error, Debug)]
pub enum PeopleError {
    /// The settings of letters make no sense.
    #[error("{0}")]
    Mail(String),
    /// The system has no random numbers.
    #[error("the system gives no random numbers")]
    NoRandomness,
}

/// What is needed to know people again.
#[derive(Clone, Debug)]
pub(crate) struct People {
    pub(crate) hasher: Hasher,
    pub(crate) mail: Mail,
    pub(crate) cookie: Cookie,
}

impl People {
    /// # Errors
    /// The settings of letters make no sense, or the system gives no random numbers.
    pub(crate) fn new(options: &Options) -> Result<Self, PeopleError> {
        let mail = match &options.mail {
            None => Mail::none(),
            Some(told) => Mail::open(&Settings {
                server: told.server.clone(),
                from: told.from.clone().unwrap_or_else(|| FROM.to_owned()),
            })
            .map_err(|error: SettingsError| PeopleError::Mail(error.to_string()))?,
        };
        let hasher =
            Hasher::new(Cost::default()).map_err(|_: HashError| PeopleError::NoRandomness)?;
        Ok(Self { hasher, mail, cookie: Cookie::over(options.is_secure()) })
    }
}
