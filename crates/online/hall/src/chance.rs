//! Random numbers from the operating system.

use protocol::RefusalCode;
use variants::Color;

use crate::refusal::Refusal;

/// A number that nobody can guess.
pub(crate) fn random() -> Result<u64, Refusal> {
    getrandom::u64().map_err(|_| RefusalCode::Unavailable.into())
}

/// White or Black, drawn by lot.
pub(crate) fn random_color() -> Result<Color, Refusal> {
    Ok(if random()? % 2 == 0 { Color::White } else { Color::Black })
}
