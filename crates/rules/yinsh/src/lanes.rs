use hexgrid::{Axis, Direction};

/// A set of points as two halves that are processed in parallel.
///
/// Finding the points that rings can reach takes some twenty shifts per direction, which
/// dominates move generation. Nothing is carried between the halves, so compilers keep both in
/// one vector register.
#[derive(Clone, Copy)]
pub(crate) struct Lanes {
    even: u64,
    odd: u64,
}

impl Lanes {
    #[inline(always)]
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self { even: bits as u64, odd: (bits >> 64) as u64 }
    }

    #[inline(always)]
    pub(crate) const fn to_bits(self) -> u128 {
        self.even as u128 | (self.odd as u128) << 64
    }

    #[inline(always)]
    const fn and(self, other: Self) -> Self {
        Self { even: self.even & other.even, odd: self.odd & other.odd }
    }

    #[inline(always)]
    const fn or(self, other: Self) -> Self {
        Self { even: self.even | other.even, odd: self.odd | other.odd }
    }

    #[inline(always)]
    const fn is_empty(self) -> bool {
        self.even | self.odd == 0
    }

    /// Returns the set with every point moved in a direction. Points that leave the board may remain as
    /// stray bits until the result is intersected with a set of points.
    #[inline(always)]
    pub(crate) const fn stepped(self, direction: Direction, steps: u32) -> Self {
        // Each step along a row or a diagonal leads to the other half.
        let (bits, crosses) = match direction.axis() {
            Axis::Column => (steps, false),
            Axis::Row => (5 * steps, steps % 2 == 1),
            Axis::Diagonal => (6 * steps, steps % 2 == 1),
        };
        let Self { even, odd } = if direction.is_forward() {
            Self { even: self.even << bits, odd: self.odd << bits }
        } else {
            Self { even: self.even >> bits, odd: self.odd >> bits }
        };
        if crosses { Self { even: odd, odd: even } } else { Self { even, odd } }
    }

    /// Returns the points of `ground` that can be reached from this set within `ground`, in up to
    /// eight steps.
    #[inline(always)]
    const fn walked(self, ground: Self, direction: Direction) -> Self {
        let mut ground = ground;
        let mut walked = ground.and(self.stepped(direction, 1));
        walked = walked.or(ground.and(walked.stepped(direction, 1)));
        ground = ground.and(ground.stepped(direction, 1));
        walked = walked.or(ground.and(walked.stepped(direction, 2)));
        ground = ground.and(ground.stepped(direction, 2));
        walked.or(ground.and(walked.stepped(direction, 4)))
    }

    /// Returns the points that the rings of this set can reach in one direction.
    ///
    /// A ring slides over empty points and may jump one unbroken line of markers,
    /// landing on the first empty point beyond it (rule Y7). Rings block, so no
    /// point is reached by two rings in the same direction.
    #[cfg_attr(feature = "small", inline(never))]
    #[cfg_attr(not(feature = "small"), inline(always))]
    const fn reached_one_way(self, markers: Self, empty: Self, direction: Direction) -> Self {
        let mut slid = self.walked(empty, direction);
        // The longest line has ten points, that is, nine steps.
        slid = slid.or(empty.and(slid.stepped(direction, 1)));
        let met = markers.and(self.or(slid).stepped(direction, 1));
        if met.is_empty() {
            return slid;
        }
        let jumped = met.or(met.walked(markers, direction));
        slid.or(empty.and(jumped.stepped(direction, 1)))
    }

    /// Returns the points that the rings of this set can reach, by direction. Each direction is
    /// compiled separately so that its shifts are constants.
    #[inline(always)]
    pub(crate) const fn reached(self, markers: Self, empty: Self) -> [Self; 6] {
        [
            self.reached_one_way(markers, empty, Direction::Right),
            self.reached_one_way(markers, empty, Direction::UpRight),
            self.reached_one_way(markers, empty, Direction::Up),
            self.reached_one_way(markers, empty, Direction::Left),
            self.reached_one_way(markers, empty, Direction::DownLeft),
            self.reached_one_way(markers, empty, Direction::Down),
        ]
    }
}
