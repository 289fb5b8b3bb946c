use game::{Color, next_key};

use crate::{Bitboard, PLAYER_MAX_PIECES, Right, Stage, Variant};

/// One random number for each feature, other than the board, in which two positions can
/// differ.
struct Keys {
    reserves: [[u64; RESERVES]; 2],
    rights: [[u64; 3]; 2],
    black_to_act: u64,
    stages: [u64; 3],
    variants: [u64; 3],
}

/// Length of tables indexed by reserve; a power of two to avoid bounds checks.
const RESERVES: usize = 32;
const _: () = assert!((PLAYER_MAX_PIECES as usize) < RESERVES);

static KEYS: Keys = {
    let mut state = 0x4749_5046_0000_0001;
    let mut keys = Keys {
        reserves: [[0; RESERVES]; 2],
        rights: [[0; 3]; 2],
        black_to_act: 0,
        stages: [0; 3],
        variants: [0; 3],
    };
    let mut color = 0;
    while color < 2 {
        let mut i = 0;
        while i < RESERVES {
            keys.reserves[color][i] = next_key(&mut state);
            i += 1;
        }
        let mut i = 0;
        while i < 3 {
            keys.rights[color][i] = next_key(&mut state);
            i += 1;
        }
        color += 1;
    }
    keys.black_to_act = next_key(&mut state);
    let mut i = 0;
    while i < 3 {
        keys.stages[i] = next_key(&mut state);
        keys.variants[i] = next_key(&mut state);
        i += 1;
    }
    keys
};

/// Returns the XOR of the keys of all pieces on the board: White's spots, Black's spots, and
/// the GIPF-pieces, which count in addition to the spots of their colour.
///
/// A push moves a whole run of pieces, so the key of a spot is not a random number but its bit,
/// spread over the word by shifts. These are linear: the result for a set is the exclusive or
/// of the results for its spots, so a change of any number of pieces needs no loop. A test shows
/// that no eight such keys cancel out.
#[inline(always)]
pub(crate) const fn board(pieces: [Bitboard; 2], gipf: Bitboard) -> u64 {
    let key = spread(pieces[0].bits(), [13, 7, 17, 32]) ^ spread(pieces[1].bits(), [21, 35, 4, 11]);
    // Basic games have no GIPF-pieces.
    if gipf.is_empty() { key } else { key ^ spread(gipf.bits(), [29, 9, 15, 38]) }
}

#[inline(always)]
const fn spread(bits: u64, shifts: [u32; 4]) -> u64 {
    let mut word = bits;
    word ^= word << shifts[0];
    word ^= word >> shifts[1];
    word ^= word << shifts[2];
    word ^= word >> shifts[3];
    word
}

#[inline]
pub(crate) fn reserve(color: Color, pieces: u8) -> u64 {
    KEYS.reserves[color.index()][pieces as usize % RESERVES]
}

#[inline]
pub(crate) fn right(color: Color, right: Right) -> u64 {
    KEYS.rights[color.index()][right as usize]
}

/// Returns the change in the key when the other player is to act at the same stage.
#[inline]
pub(crate) fn other_player() -> u64 {
    KEYS.black_to_act
}

#[inline]
pub(crate) fn acting(to_act: Color, stage: Stage) -> u64 {
    let index = match stage {
        Stage::Push => 0,
        Stage::Remove { pusher } => 1 + pusher.index(),
    };
    KEYS.stages[index] ^ if to_act == Color::Black { KEYS.black_to_act } else { 0 }
}

pub(crate) fn variant(variant: Variant) -> u64 {
    KEYS.variants[match variant {
        Variant::Basic => 0,
        Variant::Standard => 1,
        Variant::Tournament => 2,
    }]
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::Spot;

    #[test]
    fn no_eight_piece_keys_cancel_out() {
        let mut keys = Vec::new();
        for spot in Spot::ALL.map(Bitboard::of) {
            keys.push(board([spot, Bitboard::EMPTY], Bitboard::EMPTY));
            keys.push(board([Bitboard::EMPTY, spot], Bitboard::EMPTY));
            keys.push(board([Bitboard::EMPTY; 2], spot));
        }
        // Up to eight keys that cancel out form two different sets of up to four with the same key.
        let mut sums = std::vec![0];
        let mut smaller = std::vec![(0, 0)];
        for _ in 0..4 {
            let mut larger = Vec::new();
            for &(sum, first) in &smaller {
                for (index, key) in keys.iter().enumerate().skip(first) {
                    larger.push((sum ^ key, index + 1));
                }
            }
            sums.extend(larger.iter().map(|&(sum, _)| sum));
            smaller = larger;
        }
        let count = sums.len();
        sums.sort_unstable();
        sums.dedup();
        assert_eq!(sums.len(), count, "two different sets of up to four have the same key");
    }
}
