use hexgrid::{Axis, Direction};

use crate::{Point, lanes::Lanes, point::BITS};

hexgrid::point_set! {
    /// A set of points, with the set operators `|`, `&`, `^`, `-` and `!`.
    ///
    /// ```
    /// use yinsh::{Bitboard, Point, bitboard};
    ///
    /// let triangle = bitboard![F6, F7, G7];
    /// assert!(triangle.has(Point::F6));
    /// assert_eq!((triangle | bitboard![E5]).len(), 4);
    /// assert_eq!(triangle - bitboard![F7, G7], Bitboard::of(Point::F6));
    /// assert_eq!((!triangle).len(), 82);
    /// ```
    pub struct Bitboard(u128) of Point, iterated by Points
}

/// Creates a [`Bitboard`] from a drawing or a list of points; usable in constants.
///
/// A drawing has the shape of the board with a mark for each of its 85 points: `X` for a
/// point of the set, `.` for any other point. `Display` of [`Bitboard`] draws it in the same way.
///
/// ```
/// use yinsh::{Color, Position, Variant, bitboard};
///
/// let mut position = Position::start(Variant::Normal);
/// position.play_turn("f6")?;
///
/// let targets = position.ring_targets(Color::White, yinsh::Point::F6);
/// assert_eq!(targets, bitboard! {
///             .   .
///           .   X   .
///         .   .   .   .
///       .   .   X   .   .
///         .   .   .   .
///       X   .   X   .   X
///     .   X   .   .   X   .
///       .   X   X   X   .
///     .   .   X   X   .   .
///       .   .   .   .   .
///     .   .   X   X   .   .
///       .   X   X   X   .
///     .   X   .   .   X   .
///       X   .   X   .   X
///         .   .   .   .
///       .   .   X   .   .
///         .   .   .   .
///           .   X   .
///             .   .
/// });
/// assert_eq!(bitboard![F6, F7], bitboard![F7, F6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! bitboard {
    ($($Point:ident),+ $(,)?) => {
        $crate::Bitboard::EMPTY$(.with($crate::Point::$Point))+
    };
    ($($mark:tt)*) => {
        $crate::Bitboard::drawn([$(::core::stringify!($mark)),*])
    };
}

/// Number of markers in a row.
pub(crate) const ROW: u32 = 5;

impl Bitboard {
    /// Returns the set that contains only the given point, from a table: wide shifts by a variable
    /// amount are slow.
    #[inline]
    pub(crate) fn only(point: Point) -> Self {
        POINTS[point.bit() as usize]
    }

    /// Returns the set with every point moved in a direction. Points that leave the board may remain as
    /// stray bits until the result is intersected with a set of points.
    #[inline(always)]
    fn stepped(self, direction: Direction, steps: u32) -> Self {
        Self(Lanes::from_bits(self.0).stepped(direction, steps).to_bits())
    }

    /// Returns the points that the rings of this set can reach, by direction.
    #[inline(always)]
    pub(crate) fn reached(self, markers: Self, empty: Self) -> [Self; 6] {
        let [rings, markers, empty] = [self, markers, empty].map(|set| Lanes::from_bits(set.0));
        rings.reached(markers, empty).map(|set| Self(set.to_bits()))
    }

    /// Returns whether any point of this set has a neighbour in the other set.
    #[inline]
    pub(crate) fn touches(self, other: Self) -> bool {
        Direction::ALL.iter().any(|&direction| !self.stepped(direction, 1).is_disjoint(other))
    }

    /// Returns the first points of all rows of five along an axis.
    #[inline(always)]
    pub(crate) fn rows(self, axis: Axis) -> Self {
        let back = axis.forward().opposite();
        let two = self & self.stepped(back, 1);
        let four = two & two.stepped(back, 2);
        four & self.stepped(back, ROW - 1)
    }

    /// Returns whether the set contains five adjacent points in a line.
    #[inline]
    pub(crate) fn has_row(self) -> bool {
        !(self.rows(Axis::Column) | self.rows(Axis::Row) | self.rows(Axis::Diagonal)).is_empty()
    }

    /// Returns the points strictly between two points on the same line.
    #[inline]
    pub(crate) fn between(from: Point, to: Point) -> Self {
        let direction = DIRECTIONS[from.bit() as usize][to.bit() as usize] as usize % 8;
        RAYS[direction][from.bit() as usize] & RAYS[direction ^ 1][to.bit() as usize]
    }

    /// Returns the points that the ring on `from` can reach, given the points that all rings
    /// together can reach in each direction.
    #[inline(always)]
    pub(crate) fn share(sets: &[Self; 6], rings: Self, from: Point) -> Self {
        let mut share = Self::EMPTY;
        for direction in Direction::ALL {
            let ray = Self::ray(from, direction);
            share |= sets[direction.index()] & ray;
            // Points beyond another ring are reached by that ring.
            for ring in rings & ray {
                share = share.without(sets[direction.index()] & Self::ray(ring, direction));
            }
        }
        share
    }

    /// Returns the points of the ray that starts next to `point`.
    #[inline]
    pub(crate) fn ray(point: Point, direction: Direction) -> Self {
        RAYS[slot(direction)][point.bit() as usize]
    }

    /// Returns the neighbours of a point.
    #[inline]
    pub(crate) fn around(point: Point) -> Self {
        NEIGHBOURS[point.bit() as usize]
    }
}

const fn ray(point: Point, direction: Direction) -> Bitboard {
    let mut ray = Bitboard::EMPTY;
    let mut place = point;
    while let Some(next) = place.step(direction) {
        ray = ray.with(next);
        place = next;
    }
    ray
}

static POINTS: [Bitboard; BITS] = {
    let mut points = [Bitboard::EMPTY; BITS];
    let mut bit = 0;
    while bit < BITS {
        points[bit] = Bitboard(1 << bit);
        bit += 1;
    }
    points
};

/// Returns the index of a direction in [`RAYS`]; the indices of opposite directions differ in one
/// bit.
const fn slot(direction: Direction) -> usize {
    2 * direction.axis().index() + !direction.is_forward() as usize
}

/// Rays by slot, padded to avoid bounds checks.
static RAYS: [[Bitboard; BITS]; 8] = {
    let mut rays = [[Bitboard::EMPTY; BITS]; 8];
    let mut d = 0;
    while d < 6 {
        let mut i = 0;
        while i < Point::COUNT {
            let point = Point::ALL[i];
            let direction = Direction::ALL[d];
            rays[slot(direction)][point.bit() as usize] = ray(point, direction);
            i += 1;
        }
        d += 1;
    }
    rays
};

static NEIGHBOURS: [Bitboard; BITS] = {
    let mut neighbours = [Bitboard::EMPTY; BITS];
    let mut i = 0;
    while i < Point::COUNT {
        let point = Point::ALL[i];
        let mut d = 0;
        while d < 6 {
            if let Some(neighbour) = point.step(Direction::ALL[d]) {
                let near = &mut neighbours[point.bit() as usize];
                *near = near.with(neighbour);
            }
            d += 1;
        }
        i += 1;
    }
    neighbours
};

/// The slot of the direction from one point to another on the same line.
static DIRECTIONS: [[u8; BITS]; BITS] = {
    let mut directions = [[0; BITS]; BITS];
    let mut i = 0;
    while i < Point::COUNT {
        let mut d = 0;
        while d < 6 {
            let direction = Direction::ALL[d];
            let mut to = Point::ALL[i];
            while let Some(next) = to.step(direction) {
                directions[Point::ALL[i].bit() as usize][next.bit() as usize] =
                    slot(direction) as u8;
                to = next;
            }
            d += 1;
        }
        i += 1;
    }
    directions
};
