use hexgrid::{Axis, Direction};

use crate::{Spot, point::BITS};

hexgrid::point_set! {
    /// A set of spots, with the set operators `|`, `&`, `^`, `-` and `!`.
    ///
    /// ```
    /// use gipf::{Bitboard, Spot, bitboard};
    ///
    /// let triangle = bitboard![E5, E6, F5];
    /// assert!(triangle.has(Spot::E5));
    /// assert_eq!((triangle | bitboard![B2]).len(), 4);
    /// assert_eq!(triangle - bitboard![E6, F5], Bitboard::of(Spot::E5));
    /// assert_eq!((!triangle).len(), 34);
    /// ```
    pub struct Bitboard(u64) of Spot, iterated by Spots
}

/// Creates a [`Bitboard`] from a drawing or a list of spots; usable in constants.
///
/// A drawing has the shape of the board with a mark for each of its 37 spots: `X` for a
/// spot of the set, `.` for any other spot. `Display` of [`Bitboard`] draws it in the same way.
///
/// ```
/// use gipf::{Color, Position, Variant, bitboard};
///
/// let position = Position::start(Variant::Basic);
/// assert_eq!(position.pieces(Color::White), bitboard! {
///             .
///           .   .
///         .   .   .
///       X   .   .   X
///         .   .   .
///       .   .   .   .
///         .   .   .
///       .   .   .   .
///         .   .   .
///       .   .   .   .
///         .   .   .
///           .   .
///             X
/// });
/// assert_eq!(position.pieces(Color::White), bitboard![B5, E2, H5]);
/// ```
#[macro_export]
macro_rules! bitboard {
    ($($Spot:ident),+ $(,)?) => {
        $crate::Bitboard::EMPTY$(.with($crate::Spot::$Spot))+
    };
    ($($mark:tt)*) => {
        $crate::Bitboard::drawn([$(::core::stringify!($mark)),*])
    };
}

/// Number of spots on the longest line.
const LINE_MAX_SPOTS: u32 = 7;

impl Bitboard {
    /// The 18 spots next to a dot.
    pub const RIM: Self = {
        let mut rim = Self::EMPTY;
        let mut d = 0;
        while d < 6 {
            rim.0 |= ENTRIES[d].0;
            d += 1;
        }
        rim
    };

    /// The six spots next to three dots; the other spots of the rim are next to two.
    pub const CORNERS: Self = {
        let mut corners = Self::EMPTY;
        let mut i = 0;
        while i < Spot::COUNT {
            let mut dots = 0;
            let mut d = 0;
            while d < 6 {
                dots += ENTRIES[d].has(Spot::ALL[i]) as u32;
                d += 1;
            }
            if dots == 3 {
                corners = corners.with(Spot::ALL[i]);
            }
            i += 1;
        }
        corners
    };

    /// Returns the set that contains only the given spot, from a table: shifts by a variable amount
    /// are slow.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn only(spot: Spot) -> Self {
        SPOTS[spot.bit() as usize]
    }

    /// Returns the spots at which a push in a direction enters the board.
    ///
    /// ```
    /// use gipf::{Bitboard, Direction, bitboard};
    ///
    /// assert_eq!(Bitboard::entries(Direction::Up), bitboard![B2, C2, D2, E2, F2, G2, H2]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn entries(direction: Direction) -> Self {
        ENTRIES[direction.index()]
    }

    /// Returns the spot and all spots beyond it in a direction.
    ///
    /// ```
    /// use gipf::{Bitboard, Direction, Spot, bitboard};
    ///
    /// assert_eq!(Bitboard::ray(Spot::E6, Direction::Up), bitboard![E6, E7, E8]);
    /// ```
    #[inline]
    #[must_use]
    pub fn ray(spot: Spot, direction: Direction) -> Self {
        RAYS[direction.index()][spot.bit() as usize]
    }

    /// Returns the set with every spot moved one step. Spots that leave the board may remain as
    /// stray bits until the result is intersected with a set of spots.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub const fn stepped(self, direction: Direction) -> Self {
        let bits = stride(direction.axis());
        if direction.is_forward() { Self(self.0 << bits) } else { Self(self.0 >> bits) }
    }

    /// Returns the spots of `line` before the first spot of this set, in a direction along that
    /// line; all of `line` if it contains no spot of the set.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub const fn before(self, line: Self, direction: Direction) -> Self {
        let met = self.0 & line.0;
        if direction.is_forward() {
            Self(line.0 & (met & met.wrapping_neg()).wrapping_sub(1))
        } else {
            // All bits above the highest set bit; all bits if none is set.
            let above = if met == 0 { u64::MAX } else { !(u64::MAX >> met.leading_zeros()) };
            Self(line.0 & above)
        }
    }

    /// Returns the entries of the full lines for pushes in a direction, with this set as the
    /// occupied spots.
    #[inline(always)]
    pub(crate) const fn full_lines(self, direction: Direction) -> Self {
        // Propagate each gap up to seven spots back, which covers its line. Bits beyond the end of
        // the line do not meet spots of other lines.
        let bits = stride(direction.axis());
        let mut gaps = Self::BOARD.0 & !self.0;
        let mut seen = 1;
        while seen < LINE_MAX_SPOTS {
            let steps = if 2 * seen > LINE_MAX_SPOTS { LINE_MAX_SPOTS - seen } else { seen };
            gaps |= if direction.is_forward() {
                gaps >> (bits * steps)
            } else {
                gaps << (bits * steps)
            };
            seen += steps;
        }
        Self(ENTRIES[direction.index()].0 & !gaps)
    }

    /// Returns the occupied entries of lines with a gap, at which a push in a direction can move
    /// pieces on, with this set as the occupied spots.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn pushable(self, direction: Direction) -> Self {
        (self & Self::entries(direction)).without(self.full_lines(direction))
    }

    /// Counts the pushes of one kind of piece without listing them, with this set as the occupied
    /// spots: onto the empty spots of the rim, and along lines with a gap.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn count_pushes(self) -> u32 {
        let rim = self & Self::RIM;
        // Each empty spot allows one push, each occupied spot two (three at the corners); both pushes
        // along each full line are subtracted.
        let full = self.full_lines(Direction::Up).len()
            + self.full_lines(Direction::Right).len()
            + self.full_lines(Direction::UpRight).len();
        Self::RIM.len() + rim.len() + (rim & Self::CORNERS).len() - 2 * full
    }

    /// Returns the first spots of all runs of four along an axis.
    #[inline(always)]
    pub(crate) const fn fours(self, axis: Axis) -> Self {
        let bits = stride(axis);
        let two = self.0 & self.0 >> bits;
        Self(two & two >> (2 * bits))
    }

    /// Returns whether the set contains four adjacent spots on a line.
    ///
    /// ```
    /// use gipf::bitboard;
    ///
    /// assert!(bitboard![E2, E3, E4, E5].has_four());
    /// assert!(!bitboard![E2, E3, E4, E6].has_four());
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn has_four(self) -> bool {
        self.fours(Axis::Column).0 | self.fours(Axis::Row).0 | self.fours(Axis::Diagonal).0 != 0
    }

    /// Returns whether one of two sets contains four adjacent spots on a line, checking both sets
    /// in parallel.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub const fn any_four(sets: [Self; 2]) -> bool {
        let [a, b] = [sets[0].0, sets[1].0];
        let (mut in_a, mut in_b) = (0, 0);
        let mut axis = 0;
        while axis < 3 {
            let step = stride(Axis::ALL[axis]);
            let (two_a, two_b) = (a & a >> step, b & b >> step);
            in_a |= two_a & two_a >> (2 * step);
            in_b |= two_b & two_b >> (2 * step);
            axis += 1;
        }
        in_a | in_b != 0
    }

    /// Returns the maximal run of this set through `spot` along an axis; empty if the spot is
    /// not in the set.
    pub(crate) fn run(self, spot: Spot, axis: Axis) -> Self {
        let gaps = Self::BOARD.without(self);
        let there = gaps.before(Self::ray(spot, axis.forward()), axis.forward());
        let back = axis.forward().opposite();
        there | gaps.before(Self::ray(spot, back), back)
    }

    /// Returns the set as an integer with one bit per spot, for keys and hashes.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the next subset of this set after `subset`, in an order that starts and ends with
    /// the empty set.
    #[inline]
    pub(crate) const fn next_subset(self, subset: Self) -> Self {
        Self(subset.0.wrapping_sub(self.0) & self.0)
    }
}

/// Returns the difference between the bits of neighbours along an axis.
const fn stride(axis: Axis) -> u32 {
    match axis {
        Axis::Column => 1,
        Axis::Row => 8,
        Axis::Diagonal => 9,
    }
}

const ENTRIES: [Bitboard; 6] = {
    let mut entries = [Bitboard::EMPTY; 6];
    let mut d = 0;
    while d < 6 {
        let mut i = 0;
        while i < Spot::COUNT {
            if Spot::ALL[i].step(Direction::ALL[d].opposite()).is_none() {
                entries[d] = entries[d].with(Spot::ALL[i]);
            }
            i += 1;
        }
        d += 1;
    }
    entries
};

static SPOTS: [Bitboard; BITS] = {
    let mut spots = [Bitboard::EMPTY; BITS];
    let mut bit = 0;
    while bit < BITS {
        spots[bit] = Bitboard(1 << bit);
        bit += 1;
    }
    spots
};

static RAYS: [[Bitboard; BITS]; 6] = {
    let mut rays = [[Bitboard::EMPTY; BITS]; 6];
    let mut d = 0;
    while d < 6 {
        let mut i = 0;
        while i < Spot::COUNT {
            let mut spot = Some(Spot::ALL[i]);
            let ray = &mut rays[d][Spot::ALL[i].bit() as usize];
            while let Some(here) = spot {
                *ray = ray.with(here);
                spot = here.step(Direction::ALL[d]);
            }
            i += 1;
        }
        d += 1;
    }
    rays
};
