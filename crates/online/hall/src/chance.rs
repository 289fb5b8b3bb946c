//! Random numbers from the operating system.

use protocol::{AccessKey, RefusalCode};
use variants::Color;

use crate::refusal::Refusal;

/// Returns an unpredictable number.
pub(crate) fn random() -> Result<u64, Refusal> {
    getrandom::u64().map_err(|_| RefusalCode::Unavailable.into())
}

/// Returns an unpredictable access key.
pub(crate) fn random_key() -> Result<AccessKey, Refusal> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| RefusalCode::Unavailable)?;
    Ok(AccessKey::from_random(u128::from_be_bytes(bytes)))
}

/// Returns an unpredictable seed for the dice of a match.
pub(crate) fn random_seed() -> Result<[u8; 32], Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| RefusalCode::Unavailable)?;
    Ok(bytes)
}

/// Returns White or Black at random.
pub(crate) fn random_color() -> Result<Color, Refusal> {
    Ok(if random()? % 2 == 0 { Color::White } else { Color::Black })
}
