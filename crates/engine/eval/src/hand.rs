mod gipf;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

/// The hand-written evaluation of both games: features that a player would name, with weights
/// chosen by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand;

/// Values of both players packed into one word so that both can be added at once.
///
/// Each half stays far below 2^16, because a board has few windows and each has a small value.
#[derive(Clone, Copy, Default)]
struct PackedPair(u32);

impl PackedPair {
    const fn new(own: u16, enemy: u16) -> Self {
        Self(own as u32 | (enemy as u32) << 16)
    }

    const fn own(self) -> i32 {
        (self.0 & 0xffff) as i32
    }

    const fn enemy(self) -> i32 {
        (self.0 >> 16) as i32
    }
}

impl std::ops::Add for PackedPair {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}
