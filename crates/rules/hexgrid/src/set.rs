/// Defines a bitboard: a set of points as the bits of one integer, with set operators.
///
/// The point type must be `Copy` and have the constants `COUNT` and `ALL` and the
/// `const fn`s `bit(self) -> u32`, `from_bit(u32) -> Self` and `hex(self) -> Hex`. The
/// integer is private to the module that defines the set.
///
/// ```
/// use hexgrid::Hex;
///
/// /// One of three points in a row.
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Point(u8);
///
/// impl Point {
///     const COUNT: usize = 3;
///     const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];
///     const fn bit(self) -> u32 { self.0 as u32 }
///     const fn from_bit(bit: u32) -> Self { Self(bit as u8) }
///     const fn hex(self) -> Hex { Hex::new(self.0 as i8, 0) }
/// }
///
/// hexgrid::point_set! {
///     /// A set of points.
///     struct Bitboard(u8) of Point, iterated by Points
/// }
///
/// let [left, middle, right] = Point::ALL.map(Bitboard::of);
/// assert_eq!(left | right, !middle);
/// assert_eq!(Bitboard::BOARD - left, middle | right);
///
/// // A drawing has one mark for each point, line by line from the top.
/// let ends = Bitboard::drawn(["X", ".", "X"]);
/// assert_eq!(ends, left.with(Point(2)));
/// assert!(ends.has(Point(0)) && !ends.has(Point(1)));
/// assert!(left.is_subset(ends) && middle.is_disjoint(ends));
/// assert_eq!(ends.without(left), right);
/// assert_eq!((ends.first(), ends.last()), (Some(Point(0)), Some(Point(2))));
/// assert_eq!(ends.iter().collect::<Vec<_>>(), [Point(0), Point(2)]);
///
/// let mut rest = ends;
/// assert_eq!(rest.pop(), Some(Point(0)));
/// assert_eq!(rest, right);
/// ```
#[macro_export]
macro_rules! point_set {
    ($(#[$doc:meta])* $vis:vis struct $set:ident($int:ty) of $point:ty, iterated by $points:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $set($int);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set of all points.
            pub const BOARD: Self = {
                let mut board = Self::EMPTY;
                let mut i = 0;
                while i < <$point>::COUNT {
                    board = board.with(<$point>::ALL[i]);
                    i += 1;
                }
                board
            };

            /// The indices of all points in the order of a drawing.
            const DRAWING: [u8; <$point>::COUNT] = {
                let mut points = [$crate::Hex::new(0, 0); <$point>::COUNT];
                let mut i = 0;
                while i < <$point>::COUNT {
                    points[i] = <$point>::ALL[i].hex();
                    i += 1;
                }
                $crate::drawing_order(&points)
            };

            /// Returns the set shown by a drawing with one mark for each point of the board, line
            /// by line from the top: `X` for a point of the set, `.` for any other point.
            ///
            /// # Panics
            /// Panics if a mark is neither `X` nor `.`.
            #[must_use]
            pub const fn drawn(marks: [&str; <$point>::COUNT]) -> Self {
                let mut set = Self::EMPTY;
                let mut i = 0;
                while i < <$point>::COUNT {
                    match *marks[i].as_bytes() {
                        [b'X'] => set = set.with(<$point>::ALL[Self::DRAWING[i] as usize]),
                        [b'.'] => {}
                        _ => panic!("a drawing must consist of X and ."),
                    }
                    i += 1;
                }
                set
            }

            /// Returns the set that contains only the given point.
            #[inline]
            #[must_use]
            pub const fn of(point: $point) -> Self {
                Self(1 << point.bit())
            }

            /// Returns an iterator over the points of the set.
            #[inline]
            #[must_use]
            pub fn iter(self) -> $points {
                self.into_iter()
            }

            /// Returns whether a point is in the set.
            #[inline]
            #[must_use]
            pub const fn has(self, point: $point) -> bool {
                self.0 >> point.bit() & 1 != 0
            }

            /// Returns whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of points.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Returns the set with a point added.
            #[inline]
            #[must_use]
            pub const fn with(self, point: $point) -> Self {
                Self(self.0 | 1 << point.bit())
            }

            /// Returns the points of this set that are not in the other set.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns whether every point of this set is also in the other set.
            #[inline]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Returns whether the two sets have no point in common.
            #[inline]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }

            /// Returns the first point, in the order of iteration.
            #[inline]
            #[must_use]
            pub const fn first(self) -> Option<$point> {
                if self.0 == 0 { None } else { Some(<$point>::from_bit(self.0.trailing_zeros())) }
            }

            /// Returns the last point, in the order of iteration.
            #[inline]
            #[must_use]
            pub const fn last(self) -> Option<$point> {
                if self.0 == 0 {
                    None
                } else {
                    Some(<$point>::from_bit(<$int>::BITS - 1 - self.0.leading_zeros()))
                }
            }

            /// Removes the first point from the set and returns it.
            #[inline]
            pub const fn pop(&mut self) -> Option<$point> {
                let first = self.first();
                self.0 &= self.0.wrapping_sub(1);
                first
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitXor for $set {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl core::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitXorAssign for $set {
            #[inline]
            fn bitxor_assign(&mut self, other: Self) {
                self.0 ^= other.0;
            }
        }

        impl core::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                self.without(other)
            }
        }

        impl core::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = self.without(other);
            }
        }

        /// Returns all points of the board that are not in the set.
        impl core::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self::BOARD.without(self)
            }
        }

        impl IntoIterator for $set {
            type Item = $point;
            type IntoIter = $points;

            #[inline]
            fn into_iter(self) -> $points {
                $points(self)
            }
        }

        /// Iterator over the points of a set.
        #[derive(Clone, Debug)]
        $vis struct $points($set);

        impl Iterator for $points {
            type Item = $point;

            #[inline]
            fn next(&mut self) -> Option<$point> {
                self.0.pop()
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.0.len() as usize;
                (len, Some(len))
            }
        }

        impl ExactSizeIterator for $points {}

        impl core::iter::FusedIterator for $points {}

        impl FromIterator<$point> for $set {
            fn from_iter<I: IntoIterator<Item = $point>>(points: I) -> Self {
                points.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$point> for $set {
            fn extend<I: IntoIterator<Item = $point>>(&mut self, points: I) {
                *self = points.into_iter().fold(*self, Self::with);
            }
        }

        /// Draws the board: `X` for a point of the set, `.` for any other point.
        impl core::fmt::Display for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let points = Self::DRAWING.iter().map(|&index| <$point>::ALL[usize::from(index)]);
                let marks =
                    points.map(|point| (point.hex(), if self.has(point) { 'X' } else { '.' }));
                $crate::write_drawing(f, marks)
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
