use gipf::Right;

use crate::{Position, Stage};

/// Arbitrary numbers with well-mixed bits. In each of them a bit is set that no set of spots uses,
/// so no factor is ever zero.
const SEEDS: [u64; 14] = {
    let mut seeds = [0; 14];
    let mut state = 0x504f_5445_4e54_0001;
    let mut i = 0;
    while i < seeds.len() {
        seeds[i] = game::next_key(&mut state) | 1 << 63;
        i += 1;
    }
    seeds
};

/// Multiplies two words and combines the two halves of the product so that every bit of one
/// word is mixed with every bit of the other.
#[inline(always)]
const fn folded(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

impl Position {
    /// Computes the key from scratch. A push changes a dozen sets, so updating the key incrementally
    /// would cost more than one multiplication for every two sets.
    #[inline]
    pub(crate) fn computed_key(&self) -> u64 {
        let board = &self.board;
        let pair = |index: usize, a: u64, b: u64| folded(a ^ SEEDS[index], b ^ SEEDS[index + 1]);
        let key = pair(0, board.pieces[0].bits(), board.pieces[1].bits())
            ^ pair(2, board.gipf.bits(), board.used.bits())
            ^ pair(4, board.kinds[0].bits(), board.kinds[1].bits())
            ^ pair(6, board.kinds[2].bits(), self.rest())
            ^ self.terms.bits().wrapping_mul(SEEDS[8] | 1);
        if board.used.is_empty() {
            return key;
        }
        let bases =
            folded(board.loaded_bases.bits() ^ SEEDS[9], board.used_bases.bits() ^ SEEDS[8]);
        key ^ pair(10, board.layers[0].bits(), board.layers[1].bits())
            ^ pair(12, board.layers[2].bits(), board.layers[3].bits())
            ^ bases
    }

    /// Returns the state other than the board and the terms as one word.
    #[inline(always)]
    fn rest(&self) -> u64 {
        let stage = match self.stage {
            Stage::Push => 0,
            Stage::Extra => 1,
            Stage::Remove { pusher, extra } => 2 + 2 * pusher.index() as u64 + u64::from(extra),
        };
        let right = |right: Right| right as u64;
        u64::from(self.hands[0].bits())
            | u64::from(self.hands[1].bits()) << 15
            | u64::from(self.reserve[0] & 31) << 30
            | u64::from(self.reserve[1] & 31) << 35
            | right(self.rights[0]) << 40
            | right(self.rights[1]) << 42
            | (self.to_act as u64) << 44
            | stage << 45
    }
}
