use game::{Color, next_key};

use crate::{Point, Position, Stage, Variant, point::BITS};

/// One random number for everything that can differ between two positions. The pool
/// and the rings off follow from the board.
struct Keys {
    rings: [[u64; BITS]; 2],
    markers: [[u64; BITS]; 2],
    black_to_act: u64,
    stages: [u64; 6],
    blitz: u64,
}

static KEYS: Keys = {
    let mut state = 0x5949_4e53_4800_0001;
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
pub(crate) fn ring(color: Color, point: Point) -> u64 {
    KEYS.rings[color.index()][point.bit() as usize]
}

#[inline]
pub(crate) fn marker(color: Color, point: Point) -> u64 {
    KEYS.markers[color.index()][point.bit() as usize]
}

/// What changes when a ring moves and leaves a marker.
#[inline]
pub(crate) fn ring_moved(color: Color, from: Point, to: Point) -> u64 {
    ring(color, from) ^ ring(color, to) ^ marker(color, from)
}

/// What changes when the other player is to act at the same stage.
#[inline]
pub(crate) fn other_player() -> u64 {
    KEYS.black_to_act
}

/// What changes when a marker is flipped.
#[inline]
pub(crate) fn flip(point: Point) -> u64 {
    marker(Color::White, point) ^ marker(Color::Black, point)
}

#[inline]
pub(crate) fn acting(to_act: Color, stage: Stage) -> u64 {
    let index = match stage {
        Stage::Place => 0,
        Stage::Move => 1,
        Stage::Row { mover } => 2 + mover.index(),
        Stage::Ring { mover } => 4 + mover.index(),
    };
    KEYS.stages[index] ^ if to_act == Color::Black { KEYS.black_to_act } else { 0 }
}

/// The key of a position, from nothing: the definition that playing keeps up with.
pub(crate) fn key(position: &Position) -> u64 {
    let mut key = acting(position.to_act, position.stage);
    if position.variant == Variant::Blitz {
        key ^= KEYS.blitz;
    }
    for color in Color::ALL {
        for point in position.rings(color) {
            key ^= ring(color, point);
        }
        for point in position.markers(color) {
            key ^= marker(color, point);
        }
    }
    key
}
