//! Zobrist keys from a table.

use game::next_key;

use super::seed::SEED;
use crate::point::BITS;

/// One random number for each feature in which two positions can differ. The pool
/// and the rings off follow from the board.
struct Keys {
    rings: [[u64; BITS]; 2],
    markers: [[u64; BITS]; 2],
    black_to_act: u64,
    stages: [u64; 6],
    blitz: u64,
}

static KEYS: Keys = {
    let mut state = SEED;
    let mut keys = Keys {
        rings: [[0; BITS]; 2],
        markers: [[0; BITS]; 2],
        black_to_act: 0,
        stages: [0; 6],
        blitz: 0,
    };
    let mut i = 0;
    while i < BITS {
        keys.rings[0][i] = next_key(&mut state);
        keys.rings[1][i] = next_key(&mut state);
        keys.markers[0][i] = next_key(&mut state);
        keys.markers[1][i] = next_key(&mut state);
        i += 1;
    }
    keys.black_to_act = next_key(&mut state);
    let mut i = 0;
    while i < 6 {
        keys.stages[i] = next_key(&mut state);
        i += 1;
    }
    keys.blitz = next_key(&mut state);
    keys
};

#[inline]
pub(super) fn ring(color: usize, bit: usize) -> u64 {
    KEYS.rings[color][bit]
}

#[inline]
pub(super) fn marker(color: usize, bit: usize) -> u64 {
    KEYS.markers[color][bit]
}

#[inline]
pub(super) fn black_to_act() -> u64 {
    KEYS.black_to_act
}

#[inline]
pub(super) fn stage(index: usize) -> u64 {
    KEYS.stages[index]
}

#[inline]
pub(super) fn blitz() -> u64 {
    KEYS.blitz
}
