//! Verifiable dice: the server commits to a seed before the match and reveals it at the end. Each player may contribute a nonce
//! after the commitment, so the server gains nothing by trying many seeds.
//!
//! The commitment is the SHA-256 of the seed. Roll number `n` of a match, counted from 0, is derived from the SHA-256 of the
//! seed, White's nonce, Black's nonce and `n` as four big-endian bytes. A missing nonce is replaced by 32 zero bytes; if both
//! are missing, or the roll is not `mixed`, neither is hashed. Of the bytes below 252 in the digest, the first determines
//! White's die and the second Black's: each die is the remainder of the division by six, plus one. If there are fewer than two
//! such bytes, the digest is replaced by its SHA-256.

use std::fmt::Write as _;

use protocol::{DiceNonces, RollProof};
use record::{Event, EventKind};
use sha2::{Digest, Sha256};
use variants::Color;

/// The seed of the dice of a match.
pub type Seed = [u8; 32];

/// A player's contribution to the dice of a match.
pub type Nonce = [u8; 32];

/// The nonces in the log of a match. Only the first nonce of each player counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nonces([Option<Nonce>; 2]);

impl Nonces {
    /// Records the nonce in a logged event, if any.
    pub fn observe(&mut self, kind: &EventKind) {
        if let EventKind::Turn { color, nonce: Some(nonce), .. } = kind {
            let own = &mut self.0[color.index()];
            *own = own.or_else(|| from_hex(nonce));
        }
    }

    /// Returns whether a player has contributed.
    #[must_use]
    pub const fn has(&self, color: Color) -> bool {
        self.0[color.index()].is_some()
    }

    /// Returns the proof type of a roll with these nonces.
    #[must_use]
    pub const fn proof(&self) -> RollProof {
        match self.0 {
            [None, None] => RollProof::Server,
            [Some(_), None] => RollProof::White,
            [None, Some(_)] => RollProof::Black,
            [Some(_), Some(_)] => RollProof::Both,
        }
    }

    /// Returns White's and Black's dice in a roll of a match. Rolls are numbered from 0.
    #[must_use]
    pub fn roll(&self, seed: &Seed, number: u32) -> [u8; 2] {
        let mut hash = Sha256::new().chain_update(seed);
        if self.proof() != RollProof::Server {
            for nonce in self.0 {
                hash.update(nonce.unwrap_or_default());
            }
        }
        let mut digest = hash.chain_update(number.to_be_bytes()).finalize();
        loop {
            let mut fair =
                digest.iter().filter(|byte| **byte < FAIR_BYTE_LIMIT).map(|byte| 1 + byte % 6);
            if let (Some(white), Some(black)) = (fair.next(), fair.next()) {
                return [white, black];
            }
            digest = Sha256::digest(digest);
        }
    }

    /// Returns the nonces in hexadecimal, for a message or a record.
    #[must_use]
    pub fn written(&self) -> DiceNonces {
        let [w, b] = self.0.map(|nonce| nonce.map(|nonce| hex(&nonce)));
        DiceNonces { w, b }
    }
}

/// Exclusive upper limit of usable bytes; larger values would make some faces more likely.
const FAIR_BYTE_LIMIT: u8 = 252;

/// Returns the published commitment to a seed: its SHA-256, in hexadecimal.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    hex(&Sha256::digest(seed))
}

/// Returns White's and Black's dice in a roll without player contributions. Rolls are numbered from 0.
#[must_use]
pub fn roll(seed: &Seed, number: u32) -> [u8; 2] {
    Nonces::default().roll(seed, number)
}

/// Reason why the dice of a match do not match the commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiceError {
    /// The log lacks the commitment or the seed.
    #[error("the log has no commitment, or no seed yet")]
    Incomplete,
    /// The seed differs from the committed one.
    #[error("the seed is not the one that the server committed to")]
    Seed,
    /// A roll does not follow from the seed and the nonces.
    #[error("roll {0} does not follow from the seed and the nonces")]
    Roll(u32),
}

/// Verifies all rolls in the log of a finished match, with and without nonces.
///
/// # Errors
/// Returns an error if the seed or a roll does not match the commitment.
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
    let (mut nonces, mut number) = (Nonces::default(), 0);
    for event in events {
        nonces.observe(&event.kind);
        if let EventKind::Rolled { roll, mixed, .. } = &event.kind {
            let by = if *mixed { nonces } else { Nonces::default() };
            if *roll != written(by.roll(&seed, number)) {
                return Err(DiceError::Roll(number));
            }
            number += 1;
        }
    }
    Ok(())
}

/// Returns the match token for a roll.
pub(crate) fn written([white, black]: [u8; 2]) -> String {
    format!("{white}-{black}")
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").ok();
        text
    })
}

/// Parses 32 bytes from hexadecimal.
fn from_hex(text: &str) -> Option<[u8; 32]> {
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
    use record::{NextClock, TurnTime};

    use super::*;

    fn rolled(roll: &str, mixed: bool) -> EventKind {
        EventKind::Rolled { roll: roll.to_owned(), next: NextClock::Nobody, mixed }
    }

    fn turn(color: Color, nonce: &Nonce) -> EventKind {
        let turn = "e9-e7".to_owned();
        EventKind::turn(color, turn, TurnTime::default(), None, false).with_nonce(Some(hex(nonce)))
    }

    fn log(seed: &Seed, rolls: &[&str]) -> Vec<Event> {
        let mut kinds = vec![EventKind::Committed { hash: commitment(seed) }];
        kinds.extend(rolls.iter().map(|roll| rolled(roll, false)));
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
    fn only_a_log_whose_rolls_follow_from_its_seed_passes_verification() {
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

    /// Returns a log with these events between the commitment and the seed.
    fn log_of(seed: &Seed, between: Vec<EventKind>) -> Vec<Event> {
        let mut log = log(seed, &[]);
        let last = log.pop().expect("the seed").kind;
        let kinds = log.into_iter().map(|event| event.kind).chain(between).chain([last]);
        (0..).zip(kinds).map(|(seq, kind)| Event { seq, at: 0, kind }).collect()
    }

    #[test]
    fn mixed_rolls_use_each_players_first_nonce_sent_before_the_roll() {
        let seed = [7; 32];
        let [white, black, late] = [[1; 32], [2; 32], [3; 32]];
        let one = Nonces([Some(white), None]);
        let both = Nonces([Some(white), Some(black)]);
        let between = |second: &str| {
            vec![
                turn(Color::White, &white),
                rolled(&written(one.roll(&seed, 0)), true),
                turn(Color::Black, &black),
                turn(Color::White, &late),
                rolled(second, true),
                // A roll by a server without support for nonces.
                rolled(&written(roll(&seed, 2)), false),
            ]
        };
        let fine = written(both.roll(&seed, 1));
        assert_eq!(verify(&log_of(&seed, between(&fine))), Ok(()));
        let other = if fine == "1-1" { "1-2" } else { "1-1" };
        assert_eq!(verify(&log_of(&seed, between(other))), Err(DiceError::Roll(1)));
    }

    #[test]
    fn every_nonce_changes_the_rolls() {
        let seed = [7; 32];
        let rolls = |nonces: Nonces| (0..20).map(|n| nonces.roll(&seed, n)).collect::<Vec<_>>();
        let (one, two) = (Some([1; 32]), Some([2; 32]));
        let all = [[None, None], [one, None], [None, one], [one, two], [two, one]];
        for (index, nonces) in all.iter().enumerate() {
            for other in &all[..index] {
                assert_ne!(rolls(Nonces(*nonces)), rolls(Nonces(*other)));
            }
        }
    }

    #[test]
    fn rolls_match_the_documented_examples() {
        let seed = [7; 32];
        let nonces = Nonces([Some([1; 32]), None]);
        assert_eq!([0, 1, 2].map(|number| roll(&seed, number)), [[2, 6], [2, 3], [5, 1]]);
        assert_eq!([0, 1, 2].map(|number| nonces.roll(&seed, number)), [[3, 1], [1, 4], [2, 1]]);
    }
}
