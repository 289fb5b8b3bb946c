mod gipf;
mod yinsh;

/// The evaluation written by hand, for both games: what a player would say about a
/// position, in numbers that a person chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand;

/// What both players have of something, added up in one word.
///
/// Each half stays far below 2^16: a board has few windows, and none is worth much.
#[derive(Clone, Copy, Default)]
struct Both(u32);

impl Both {
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

impl std::ops::Add for Both {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}
