//! Zobrist keys computed without a table: slower, but a smaller download for browsers.

use game::nth_key;

use super::seed::SEED;
use crate::point::BITS;

/// Number of keys for the pieces on the board.
const BOARD: u64 = 4 * BITS as u64;

fn key(index: u64) -> u64 {
    nth_key(SEED, index)
}

pub(super) fn ring(color: usize, bit: usize) -> u64 {
    key(4 * bit as u64 + color as u64)
}

pub(super) fn marker(color: usize, bit: usize) -> u64 {
    key(4 * bit as u64 + 2 + color as u64)
}

pub(super) fn black_to_act() -> u64 {
    key(BOARD)
}

pub(super) fn stage(index: usize) -> u64 {
    key(BOARD + 1 + index as u64)
}

pub(super) fn blitz() -> u64 {
    key(BOARD + 7)
}
