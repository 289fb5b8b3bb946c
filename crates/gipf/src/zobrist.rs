use game::{Color, next_key};
use hexgrid::Direction;

use crate::{Bitboard, Position, Right, Spot, Stage, Variant, point::BITS, position::MOST_PIECES};

/// One random number for everything that can differ between two positions.
struct Keys {
    pieces: [[u64; BITS]; 2],
    /// Besides the colour: that the piece is a GIPF-piece.
    gipf: [u64; BITS],
    reserves: [[u64; RESERVES]; 2],
    rights: [[u64; 3]; 2],
    black_to_act: u64,
    stages: [u64; 3],
    variants: [u64; 3],
}

/// A power of two above every reserve, so that no index needs a check.
const RESERVES: usize = 32;
const _: () = assert!((MOST_PIECES as usize) < RESERVES);

const KEYS: Keys = {
    let mut state = 0x4749_5046_0000_0001;
    let mut keys = Keys {
        pieces: [[0; BITS]; 2],
        gipf: [0; BITS],
        reserves: [[0; RESERVES]; 2],
        rights: [[0; 3]; 2],
        black_to_act: 0,
        stages: [0; 3],
        variants: [0; 3],
    };
    let mut i = 0;
    while i < BITS {
        keys.pieces[0][i] = next_key(&mut state);
        keys.pieces[1][i] = next_key(&mut state);
        keys.gipf[i] = next_key(&mut state);
        i += 1;
    }
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

/// The keys as memory; the constant is for computing other tables from it.
static TABLE: Keys = KEYS;

/// What changes when a piece moves one step: by direction, then White, Black and the
/// mark of a GIPF-piece, then the bit it leaves.
static STEPS: [[[u64; BITS]; 3]; 6] = {
    let keys = KEYS;
    let mut steps = [[[0; BITS]; 3]; 6];
    let mut d = 0;
    while d < 6 {
        let mut from = 0;
        while from < BITS {
            let moved = Bitboard::of(Spot::from_bit(from as u32)).stepped(Direction::ALL[d], 1);
            if moved.bits() != 0 {
                let to = moved.bits().trailing_zeros() as usize;
                steps[d][0][from] = keys.pieces[0][from] ^ keys.pieces[0][to];
                steps[d][1][from] = keys.pieces[1][from] ^ keys.pieces[1][to];
                steps[d][2][from] = keys.gipf[from] ^ keys.gipf[to];
            }
            from += 1;
        }
        d += 1;
    }
    steps
};

#[inline]
pub(crate) fn piece(color: Color, spot: Spot) -> u64 {
    TABLE.pieces[color.index()][spot.bit() as usize]
}

#[inline]
pub(crate) fn gipf(spot: Spot) -> u64 {
    TABLE.gipf[spot.bit() as usize]
}

#[inline]
pub(crate) fn reserve(color: Color, pieces: u8) -> u64 {
    TABLE.reserves[color.index()][pieces as usize % RESERVES]
}

#[inline]
pub(crate) fn right(color: Color, right: Right) -> u64 {
    TABLE.rights[color.index()][right as usize]
}

/// What changes when the other player is to act at the same stage.
#[inline]
pub(crate) fn other_player() -> u64 {
    TABLE.black_to_act
}

#[inline]
pub(crate) fn acting(to_act: Color, stage: Stage) -> u64 {
    let index = match stage {
        Stage::Push => 0,
        Stage::Remove { pusher } => 1 + pusher.index(),
    };
    TABLE.stages[index] ^ if to_act == Color::Black { TABLE.black_to_act } else { 0 }
}

/// What changes when pieces move one step: White's, Black's, and the marks on them.
#[inline(always)]
pub(crate) fn stepped(moved: [Bitboard; 3], direction: Direction) -> u64 {
    let mut key = 0;
    for (kind, spots) in moved.into_iter().enumerate() {
        let steps = &STEPS[direction.index()][kind];
        for spot in spots {
            key ^= steps[spot.bit() as usize];
        }
    }
    key
}

/// The key of a position, from nothing: the definition that playing keeps up with.
pub(crate) fn key(position: &Position) -> u64 {
    let mut key = acting(position.to_act, position.stage);
    key ^= TABLE.variants[match position.variant {
        Variant::Basic => 0,
        Variant::Standard => 1,
        Variant::Tournament => 2,
    }];
    for color in Color::ALL {
        for spot in position.pieces[color.index()] {
            key ^= piece(color, spot);
        }
        key ^= reserve(color, position.reserve(color));
        key ^= right(color, position.right(color));
    }
    for spot in position.gipf {
        key ^= gipf(spot);
    }
    key
}
