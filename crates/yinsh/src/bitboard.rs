use hexgrid::{Axis, Direction};

use crate::{Point, point::BITS};

hexgrid::point_set! {
    /// A set of points of the board.
    ///
    /// ```
    /// use yinsh::{Bitboard, Point};
    ///
    /// let centre: Bitboard = [Point::CENTRE].into_iter().collect();
    /// assert!(centre.has(Point::CENTRE));
    /// assert_eq!(Bitboard::BOARD.without(centre).len(), 84);
    /// ```
    pub struct Bitboard(u128) of Point
}

/// The number of markers in a row.
pub(crate) const ROW: u32 = 5;

impl Bitboard {
    /// The set of all 85 points.
    pub const BOARD: Self = {
        let mut board = Self::EMPTY;
        let mut i = 0;
        while i < Point::COUNT {
            board = board.with(Point::ALL[i]);
            i += 1;
        }
        board
    };

    /// The set of one point, looked up: wide shifts by a variable are slow.
    #[inline]
    pub(crate) fn only(point: Point) -> Self {
        POINTS[point.bit() as usize]
    }

    /// Every point moved one step; points that would leave the board are not
    /// necessarily gone until the result is cut with a set of points.
    #[inline(always)]
    const fn stepped(self, direction: Direction, steps: u32) -> Self {
        match direction {
            Direction::Up => Self(self.0 << steps),
            Direction::Right => Self(self.0 << (11 * steps)),
            Direction::UpRight => Self(self.0 << (12 * steps)),
            Direction::Down => Self(self.0 >> steps),
            Direction::Left => Self(self.0 >> (11 * steps)),
            Direction::DownLeft => Self(self.0 >> (12 * steps)),
        }
    }

    /// The points of `ground` that can be walked to from a neighbour in this set
    /// without leaving `ground`, in up to eight steps.
    #[inline(always)]
    fn walked(self, ground: Self, direction: Direction) -> Self {
        let mut ground = ground;
        let mut walked = ground & self.stepped(direction, 1);
        walked |= ground & walked.stepped(direction, 1);
        ground &= ground.stepped(direction, 1);
        walked |= ground & walked.stepped(direction, 2);
        ground &= ground.stepped(direction, 2);
        walked |= ground & walked.stepped(direction, 4);
        walked
    }

    /// The points that the rings of this set reach in one direction.
    ///
    /// A ring slides over empty points and may jump one unbroken line of markers,
    /// landing on the first empty point behind it (rules, YINSH 2). Rings block, so no
    /// point is reached by two rings in the same direction.
    #[inline(always)]
    pub(crate) fn reached(self, markers: Self, empty: Self, direction: Direction) -> Self {
        let mut slid = self.walked(empty, direction);
        // The longest line has ten points: nine steps.
        slid |= empty & slid.stepped(direction, 1);
        let met = markers & (self | slid).stepped(direction, 1);
        if met.is_empty() {
            return slid;
        }
        let jumped = met | met.walked(markers, direction);
        slid | (empty & jumped.stepped(direction, 1))
    }

    /// Whether a neighbour of this set is in the other one.
    #[inline]
    pub(crate) fn touches(self, other: Self) -> bool {
        Direction::ALL.iter().any(|&direction| !self.stepped(direction, 1).is_disjoint(other))
    }

    /// The first points of all rows of five along an axis.
    #[inline(always)]
    pub(crate) fn rows(self, axis: Axis) -> Self {
        let back = axis.forward().opposite();
        let two = self & self.stepped(back, 1);
        let four = two & two.stepped(back, 2);
        four & self.stepped(back, ROW - 1)
    }

    /// Whether five points in a line are in the set.
    #[inline]
    pub(crate) fn has_row(self) -> bool {
        !(self.rows(Axis::Column) | self.rows(Axis::Row) | self.rows(Axis::Diagonal)).is_empty()
    }

    /// The points strictly between two points of one line.
    #[inline]
    pub(crate) fn between(from: Point, to: Point) -> Self {
        let (a, b) = (from.bit(), to.bit());
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        // All bits above `low` and below `high`, then those on the line.
        let inside = POINTS[high as usize].0.wrapping_sub(POINTS[low as usize].0 << 1);
        let axis = AXES[(high - low) as usize] as usize;
        Self(inside & LINES[axis % 3][low as usize].0)
    }

    /// The points of the ray that starts behind `point`.
    #[inline]
    pub(crate) fn ray(point: Point, direction: Direction) -> Self {
        RAYS[direction.index()][point.bit() as usize]
    }

    /// The neighbours of a point.
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

static RAYS: [[Bitboard; BITS]; 6] = {
    let mut rays = [[Bitboard::EMPTY; BITS]; 6];
    let mut d = 0;
    while d < 6 {
        let mut i = 0;
        while i < Point::COUNT {
            let point = Point::ALL[i];
            rays[d][point.bit() as usize] = ray(point, Direction::ALL[d]);
            i += 1;
        }
        d += 1;
    }
    rays
};

static LINES: [[Bitboard; BITS]; 3] = {
    let mut lines = [[Bitboard::EMPTY; BITS]; 3];
    let mut a = 0;
    while a < 3 {
        let mut i = 0;
        while i < Point::COUNT {
            let point = Point::ALL[i];
            let direction = Axis::ALL[a].forward();
            let there = ray(point, direction);
            let back = ray(point, direction.opposite());
            lines[a][point.bit() as usize] = Bitboard(there.0 | back.0).with(point);
            i += 1;
        }
        a += 1;
    }
    lines
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

/// The axis of two points of one line, by the difference of their bits.
static AXES: [u8; BITS] = {
    let mut axes = [0; BITS];
    let mut steps = 1;
    while steps < 10 {
        axes[11 * steps] = Axis::Row as u8;
        axes[12 * steps] = Axis::Diagonal as u8;
        steps += 1;
    }
    axes
};
