use crate::Potential;

/// The most potentials of one kind that a player can have (rule P1).
pub const MAX_OF_A_KIND: u8 = 6;

/// The bits of one kind.
const WIDTH: u32 = 3;

/// The potentials that a player has not brought in: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hand(u16);

impl Hand {
    /// No potentials.
    pub const EMPTY: Self = Self(0);

    /// A hand by kinds, in the order of [`Potential::ALL`]; `None` if there are more than six
    /// of one kind.
    #[must_use]
    pub const fn new(numbers: [u8; 5]) -> Option<Self> {
        let mut hand = Self::EMPTY;
        let mut i = 0;
        while i < 5 {
            if numbers[i] > MAX_OF_A_KIND {
                return None;
            }
            hand.0 |= (numbers[i] as u16) << (WIDTH * i as u32);
            i += 1;
        }
        Some(hand)
    }

    /// Some potentials of one kind; `None` if they are more than six.
    #[must_use]
    pub const fn of(kind: Potential, number: u8) -> Option<Self> {
        let mut numbers = [0; 5];
        numbers[kind.index()] = number;
        Self::new(numbers)
    }

    /// How many there are of a kind.
    #[inline]
    #[must_use]
    pub const fn count(self, kind: Potential) -> u8 {
        (self.0 >> (WIDTH * kind.index() as u32) & 7) as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are there, each with how many.
    pub fn iter(self) -> impl Iterator<Item = (Potential, u8)> {
        let numbered = Potential::ALL.into_iter().map(move |kind| (kind, self.count(kind)));
        numbered.filter(|&(_, number)| number > 0)
    }

    /// One less of a kind.
    #[inline]
    pub(crate) const fn without(self, kind: Potential) -> Self {
        Self(self.0.wrapping_sub(1 << (WIDTH * kind.index() as u32)))
    }

    /// The kinds that are there as bits, in the order of [`Potential::ALL`].
    #[inline]
    pub(crate) const fn kinds(self) -> u8 {
        // The three bits of each kind are joined in its lowest one.
        let any = self.0 | self.0 >> 1 | self.0 >> 2;
        let mut kinds = 0;
        let mut i = 0;
        while i < 5 {
            kinds |= (any >> (WIDTH * i) & 1) << i;
            i += 1;
        }
        kinds as u8
    }

    /// The hand as an integer, for keys.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}
