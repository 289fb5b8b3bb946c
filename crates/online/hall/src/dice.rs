//! Dice that everybody can check afterwards: the server commits to a seed before the match, and reveals it at the end.
//!
//! The commitment is the SHA-256 of the seed. Roll number `n` of a match, from 0, follows from the SHA-256 of the seed and `n` in four
//! bytes, the highest first: of its bytes below 252, the first is White's and the second Black's, divided by six, the remainder plus
//! one. If there are not two such bytes, the SHA-256 of the digest takes its place.

use std::fmt::Write as _;

use record::{Event, EventKind};
use sha2::{Digest, Sha256};

/// The seed of the dice of a match.
pub type Seed = [u8; 32];

/// Bytes from here on would make some faces more likely than others.
const FAIR: u8 = 252;

/// What the server publishes of a seed before the match: its SHA-256, in hexadecimal.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    hex(&Sha256::digest(seed))
}

/// What White's and Black's die show in a roll of a match, counted from 0.
#[must_use]
pub fn roll(seed: &Seed, number: u32) -> [u8; 2] {
    let mut digest = Sha256::new().chain_update(seed).chain_update(number.to_be_bytes()).finalize();
    loop {
        let mut fair = digest.iter().filter(|byte| **byte < FAIR).map(|byte| 1 + byte % 6);
        if let (Some(white), Some(black)) = (fair.next(), fair.next()) {
            return [white, black];
        }
        digest = Sha256::digest(digest);
    }
}

/// Why the dice of a match are not what the server committed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiceError {
    /// There is no commitment or no seed in the log.
    #[error("the log has no commitment, or no seed yet")]
    Incomplete,
    /// The seed is another one than the server committed to.
    #[error("the seed is not the one that the server committed to")]
    Seed,
    /// A roll does not follow from the seed.
    #[error("roll {0} does not follow from the seed")]
    Roll(u32),
}

/// Checks all rolls in the log of a match that is over.
///
/// # Errors
/// Says what does not follow from the commitment.
pub fn verify(events: &[Event]) -> Result<(), DiceError> {
    let find = |wanted: fn(&EventKind) -> Option<&String>| {
        events.iter().find_map(|event| wanted(&event.kind)).ok_or(DiceError::Incomplete)
    };
    let hash = find(|kind| match kind {
        EventKind::Committed { hash } => Some(hash),
        _ => None,
    })?;
    let seed = find(|kind| match kind {
        EventKind::Revealed { seed } => Some(seed),
        _ => None,
    })?;
    let seed = from_hex(seed).ok_or(DiceError::Seed)?;
    if commitment(&seed) != *hash {
        return Err(DiceError::Seed);
    }
    let rolls = events.iter().filter_map(|event| match &event.kind {
        EventKind::Rolled { roll, .. } => Some(roll),
        _ => None,
    });
    for (number, rolled) in (0..).zip(rolls) {
        if *rolled != written(roll(&seed, number)) {
            return Err(DiceError::Roll(number));
        }
    }
    Ok(())
}

/// A roll as a token of a match.
pub(crate) fn written([white, black]: [u8; 2]) -> String {
    format!("{white}-{black}")
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").ok();
        text
    })
}

fn from_hex(text: &str) -> Option<Seed> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut seed = [0; 32];
    for (byte, digits) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(seed)
}

#[cfg(test)]
mod tests {
    use record::Next;

    use super::*;

    fn log(seed: &Seed, rolls: &[&str]) -> Vec<Event> {
        let mut kinds = vec![EventKind::Committed { hash: commitment(seed) }];
        kinds.extend(
            rolls
                .iter()
                .map(|roll| EventKind::Rolled { roll: (*roll).to_owned(), next: Next::Nobody }),
        );
        kinds.push(EventKind::Revealed { seed: hex(seed) });
        (0..).zip(kinds).map(|(seq, kind)| Event { seq, at: 0, kind }).collect()
    }

    #[test]
    fn rolls_follow_from_the_seed_and_their_number() {
        let seed = [7; 32];
        assert_eq!(roll(&seed, 0), roll(&seed, 0));
        let faces: Vec<u8> = (0..600).flat_map(|number| roll(&seed, number)).collect();
        for face in 1..=6 {
            let times = faces.iter().filter(|one| **one == face).count();
            assert!((150..250).contains(&times), "{face} came {times} times of 1200");
        }
    }

    #[test]
    fn a_log_with_the_rolls_of_its_seed_is_verified_and_no_other() {
        let seed = [7; 32];
        let [first, second] = [0, 1].map(|number| written(roll(&seed, number)));
        assert_eq!(verify(&log(&seed, &[&first, &second])), Ok(()));
        let other = if first == "1-1" { "1-2" } else { "1-1" };
        assert_eq!(verify(&log(&seed, &[other])), Err(DiceError::Roll(0)));
        let mut swapped = log(&seed, &[&first]);
        swapped[0].kind = EventKind::Committed { hash: commitment(&[8; 32]) };
        assert_eq!(verify(&swapped), Err(DiceError::Seed));
        assert_eq!(verify(&swapped[..1]), Err(DiceError::Incomplete));
    }
}
