//! Random numbers from the operating system.

use protocol::{LinkKey, RefusalCode};
use variants::Color;

use crate::refusal::Refusal;

/// A number that nobody can guess.
pub(crate) fn random() -> Result<u64, Refusal> {
    getrandom::u64().map_err(|_| RefusalCode::Unavailable.into())
}

/// The key of a link, which nobody can guess.
pub(crate) fn random_key() -> Result<LinkKey, Refusal> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| RefusalCode::Unavailable)?;
    Ok(LinkKey::from_random(u128::from_be_bytes(bytes)))
}

/// The seed of the dice of a match, which nobody can guess.
pub(crate) fn random_seed() -> Result<[u8; 32], Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| RefusalCode::Unavailable)?;
    Ok(bytes)
}

/// White or Black, drawn by lot.
pub(crate) fn random_color() -> Result<Color, Refusal> {
    Ok(if random()? % 2 == 0 { Color::White } else { Color::Black })
}
