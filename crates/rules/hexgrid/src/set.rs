/// Defines a set of points as bits of one integer, with set operators.
///
/// `$point` must be a `Copy` type with `const fn bit(self) -> u32` and
/// `const fn from_bit(u32) -> Self`; the integer stays private to its module.
#[macro_export]
macro_rules! point_set {
    ($(#[$doc:meta])* $vis:vis struct $set:ident($int:ty) of $point:ty, iterated by $points:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $set($int);

        impl $set {
            /// The set without any point.
            pub const EMPTY: Self = Self(0);

            /// The set of one point.
            #[inline]
            #[must_use]
            pub const fn of(point: $point) -> Self {
                Self(1 << point.bit())
            }

            /// The points of the set, one by one.
            #[inline]
            #[must_use]
            pub fn iter(self) -> $points {
                self.into_iter()
            }

            /// Whether a point is in the set.
            #[inline]
            #[must_use]
            pub const fn has(self, point: $point) -> bool {
                self.0 >> point.bit() & 1 != 0
            }

            /// Whether there is no point in the set.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of points.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The set with one more point.
            #[inline]
            #[must_use]
            pub const fn with(self, point: $point) -> Self {
                Self(self.0 | 1 << point.bit())
            }

            /// The points of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether every point is also in the other set.
            #[inline]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether both sets share no point.
            #[inline]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }

            /// The first point, in the order of iteration.
            #[inline]
            #[must_use]
            pub const fn first(self) -> Option<$point> {
                if self.0 == 0 { None } else { Some(<$point>::from_bit(self.0.trailing_zeros())) }
            }

            /// The last point, in the order of iteration.
            #[inline]
            #[must_use]
            pub const fn last(self) -> Option<$point> {
                if self.0 == 0 {
                    None
                } else {
                    Some(<$point>::from_bit(<$int>::BITS - 1 - self.0.leading_zeros()))
                }
            }

            /// Takes the first point out of the set.
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

        impl IntoIterator for $set {
            type Item = $point;
            type IntoIter = $points;

            #[inline]
            fn into_iter(self) -> $points {
                $points(self)
            }
        }

        /// The points of a set, one by one.
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

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
