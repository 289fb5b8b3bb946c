use crate::Potential;

/// Maximum number of potentials of one kind that a player can have (rule P1).
pub const PIECES_OF_A_KIND_MAX: u8 = 6;

/// Number of bits per kind.
const WIDTH: u32 = 3;

/// The potentials that a player has not brought in yet, as a number for each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hand(u16);

impl Hand {
    /// The empty hand.
    pub const EMPTY: Self = Self(0);

    /// Creates a hand from the number of potentials of each kind, in the order of [`Potential::ALL`];
    /// returns `None` if there are more than six of one kind.
    ///
    /// ```
    /// use gipf_potentials::{Hand, Potential};
    ///
    /// let hand = Hand::new([3, 0, 0, 2, 0]).unwrap(); // TAMSK, ZÈRTZ, DVONN, YINSH, PÜNCT
    /// assert_eq!((hand.count(Potential::Tamsk), hand.count(Potential::Yinsh)), (3, 2));
    /// assert_eq!(Hand::new([7, 0, 0, 0, 0]), None);
    /// ```
    #[must_use]
    pub const fn new(numbers: [u8; 5]) -> Option<Self> {
        let mut hand = Self::EMPTY;
        let mut i = 0;
        while i < 5 {
            if numbers[i] > PIECES_OF_A_KIND_MAX {
                return None;
            }
            hand.0 |= (numbers[i] as u16) << (WIDTH * i as u32);
            i += 1;
        }
        Some(hand)
    }

    /// Creates a hand with potentials of one kind; returns `None` if there are more than six.
    ///
    /// ```
    /// use gipf_potentials::{Hand, Potential};
    ///
    /// assert_eq!(Hand::of(Potential::Tamsk, 6), Hand::new([6, 0, 0, 0, 0]));
    /// assert_eq!(Hand::of(Potential::Tamsk, 7), None);
    /// ```
    #[must_use]
    pub const fn of(kind: Potential, number: u8) -> Option<Self> {
        let mut numbers = [0; 5];
        numbers[kind.index()] = number;
        Self::new(numbers)
    }

    /// Returns the number of potentials of a kind.
    ///
    /// ```
    /// use gipf_potentials::{Potential, Preset, Color};
    ///
    /// let hand = Preset::Ultimate.terms().hand(Color::White);
    /// assert_eq!(hand.count(Potential::Dvonn), 3);
    /// ```
    #[inline]
    #[must_use]
    pub const fn count(self, kind: Potential) -> u8 {
        (self.0 >> (WIDTH * kind.index() as u32) & 7) as u8
    }

    /// Returns whether the hand is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the kinds in the hand with their numbers.
    ///
    /// ```
    /// use gipf_potentials::{Hand, Potential};
    ///
    /// let hand = Hand::new([3, 0, 0, 2, 0]).unwrap();
    /// assert!(hand.iter().eq([(Potential::Tamsk, 3), (Potential::Yinsh, 2)]));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = (Potential, u8)> {
        let numbered = Potential::ALL.into_iter().map(move |kind| (kind, self.count(kind)));
        numbered.filter(|&(_, number)| number > 0)
    }

    /// Returns the hand with one fewer potential of a kind.
    #[inline]
    pub(crate) const fn without(self, kind: Potential) -> Self {
        Self(self.0.wrapping_sub(1 << (WIDTH * kind.index() as u32)))
    }

    /// Returns the kinds in the hand as bits, in the order of [`Potential::ALL`].
    #[inline]
    pub(crate) const fn kinds(self) -> u8 {
        // Combine the three bits of each kind in the lowest of them.
        let any = self.0 | self.0 >> 1 | self.0 >> 2;
        let mut kinds = 0;
        let mut i = 0;
        while i < 5 {
            kinds |= (any >> (WIDTH * i) & 1) << i;
            i += 1;
        }
        kinds as u8
    }

    /// Returns the hand as an integer, for keys.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}
