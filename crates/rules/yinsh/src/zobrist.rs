use game::Color;

use crate::{Point, Stage, Variant};

#[cfg(any(feature = "small", test))]
mod computed;
#[cfg(not(feature = "small"))]
mod looked_up;
mod seed;

#[cfg(feature = "small")]
use computed as keys;
#[cfg(not(feature = "small"))]
use looked_up as keys;

#[inline]
pub(crate) fn ring(color: Color, point: Point) -> u64 {
    keys::ring(color.index(), point.bit() as usize)
}

#[inline]
pub(crate) fn marker(color: Color, point: Point) -> u64 {
    keys::marker(color.index(), point.bit() as usize)
}

/// Returns the change in the key when a ring moves and leaves a marker.
#[inline]
pub(crate) fn ring_moved(color: Color, from: Point, to: Point) -> u64 {
    ring(color, from) ^ ring(color, to) ^ marker(color, from)
}

/// Returns the change in the key when the other player is to act at the same stage.
#[inline]
pub(crate) fn other_player() -> u64 {
    keys::black_to_act()
}

/// Returns the change in the key when a marker is flipped.
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
    keys::stage(index) ^ if to_act == Color::Black { keys::black_to_act() } else { 0 }
}

/// Returns the key of the variant, which distinguishes blitz games from normal ones.
pub(crate) fn variant(variant: Variant) -> u64 {
    match variant {
        Variant::Normal => 0,
        Variant::Blitz => keys::blitz(),
    }
}

#[cfg(all(test, not(feature = "small")))]
mod tests {
    use super::*;

    #[test]
    fn computed_keys_match_the_table() {
        for color in 0..2 {
            for bit in 0..crate::point::BITS {
                assert_eq!(computed::ring(color, bit), looked_up::ring(color, bit));
                assert_eq!(computed::marker(color, bit), looked_up::marker(color, bit));
            }
        }
        for stage in 0..6 {
            assert_eq!(computed::stage(stage), looked_up::stage(stage));
        }
        assert_eq!(computed::black_to_act(), looked_up::black_to_act());
        assert_eq!(computed::blitz(), looked_up::blitz());
    }
}
