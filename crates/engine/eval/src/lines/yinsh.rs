use std::ops::Add;

use hexgrid::{Axis, Hex};
use yinsh::{Bitboard, Point, Position};

use crate::{
    grid::{Grid, LINES, line_of},
    windows::{Window, tables, windows},
};

/// Number of points in a window.
pub(crate) const LENGTH: usize = 5;
/// Number of windows on the board.
pub(crate) const WINDOWS: usize = 123;
/// Number of possible contents of a window.
pub(crate) const STATES: usize = 1 << (2 * LENGTH);

// Contents of a point, as two-bit digits.
pub(crate) const EMPTY: usize = 0;
pub(crate) const OWN: usize = 1;
pub(crate) const ENEMY: usize = 2;
pub(crate) const RING: usize = 3;

/// Number of digits before the first point of a line so that five points can be read backwards
/// from any point.
const MARGIN: usize = 5;

/// Hexes of all points.
pub(crate) const HEXES: [Hex; Point::COUNT] = {
    let mut hexes = [Hex::new(0, 0); Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        hexes[i] = Point::ALL[i].hex();
        i += 1;
    }
    hexes
};

/// The 123 windows.
pub(crate) static BOARD_WINDOWS: [Window<LENGTH>; WINDOWS] = WINDOW_LIST;

const WINDOW_LIST: [Window<LENGTH>; WINDOWS] = windows(&HEXES, Point::CENTRE.hex());

/// A position encoded as its lines, two bits per point.
#[derive(Default, Debug)]
pub(crate) struct Lines([[u32; LINES]; 3]);

impl Lines {
    /// Reads a position from the point of view of the player to act. The lines must be empty.
    ///
    /// This is not a constructor, because returning the lines would copy them.
    #[inline(always)]
    pub(crate) fn read(&mut self, position: &Position) {
        let player = position.to_act();
        self.put(position.markers(player), OWN);
        self.put(position.markers(!player), ENEMY);
        self.put(position.all_rings(), RING);
    }

    #[inline(always)]
    fn put(&mut self, points: Bitboard, digit: usize) {
        points.iter().for_each(|point| {
            let PointCode { units, lines } = &POINT_CODES[point.index()];
            for axis in 0..3 {
                self.0[axis][lines[axis] as usize % LINES] |= units[axis] * digit as u32;
            }
        });
    }

    /// Returns the sum of `worth` over all windows, by table and contents.
    ///
    /// Each line is compiled separately, so all window indices are constants.
    #[inline(always)]
    pub(crate) fn sum<T: Add<Output = T>>(&self, worth: impl Fn(usize, usize) -> T + Copy) -> T {
        self.sum_along::<0, T>(worth)
            + self.sum_along::<1, T>(worth)
            + self.sum_along::<2, T>(worth)
    }

    #[inline(always)]
    fn sum_along<const AXIS: usize, T: Add<Output = T>>(
        &self,
        worth: impl Fn(usize, usize) -> T + Copy,
    ) -> T {
        // The first and last lines are too short for a window.
        self.sum_of::<AXIS, 1, 3, T>(worth)
            + self.sum_of::<AXIS, 2, 4, T>(worth)
            + self.sum_of::<AXIS, 3, 5, T>(worth)
            + self.sum_of::<AXIS, 4, 6, T>(worth)
            + self.sum_of::<AXIS, 5, 5, T>(worth)
            + self.sum_of::<AXIS, 6, 6, T>(worth)
            + self.sum_of::<AXIS, 7, 5, T>(worth)
            + self.sum_of::<AXIS, 8, 4, T>(worth)
            + self.sum_of::<AXIS, 9, 3, T>(worth)
    }

    #[inline(always)]
    fn sum_of<const AXIS: usize, const LINE: usize, const COUNT: usize, T: Add<Output = T>>(
        &self,
        worth: impl Fn(usize, usize) -> T,
    ) -> T {
        let line = self.0[AXIS][LINE] >> (2 * MARGIN);
        let at = |rank: usize| {
            worth(TABLES[AXIS][LINE][rank] as usize, (line >> (2 * rank)) as usize % STATES)
        };
        let mut sum = at(0);
        for rank in 1..COUNT {
            sum = sum + at(rank);
        }
        sum
    }

    /// Returns the view from a point along each axis.
    #[inline(always)]
    pub(crate) fn views(&self, point: Point) -> [View; 3] {
        self.ray_codes(point).map(|[ahead, back]| View(AHEAD[ahead] + BACK[back]))
    }

    /// Returns the codes of the next five points in both directions of each axis: along it, with
    /// the nearest point in the lowest digit, and against it, with the nearest in the highest.
    /// Points off the board count as rings.
    #[inline(always)]
    pub(crate) fn ray_codes(&self, point: Point) -> [[usize; 2]; 3] {
        let RayShifts { lines, shifts } = &RAY_SHIFTS[point.index()];
        [0, 1, 2].map(|axis| {
            let number = lines[axis] as usize % LINES;
            let line = self.0[axis][number] | BORDERS[axis][number];
            let shift = shifts[axis];
            let ahead = (line >> ((shift + 2) % 32)) as usize % STATES;
            let back = (line >> (shift.wrapping_sub(2 * MARGIN as u8) % 32)) as usize % STATES;
            [ahead, back]
        })
    }
}

/// A ring's view of up to five points in both directions of a line: three numbers of one byte each.
/// The views of all rings of a player can be added up.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct View(u32);

impl View {
    /// Maximum length of a run of markers: five points in each direction.
    pub(crate) const LONGEST_RUN: usize = 2 * LENGTH;

    /// Returns the number of points that the ring can move to.
    #[inline(always)]
    pub(crate) const fn targets(self) -> usize {
        (self.0 & 0xff) as usize
    }

    /// Returns the length of the unbroken run of the player to act that the ring would extend.
    #[inline(always)]
    pub(crate) const fn own_run(self) -> usize {
        (self.0 >> 8 & 0xff) as usize
    }

    /// Returns the length of the unbroken run of the opponent that the ring would extend.
    #[inline(always)]
    pub(crate) const fn enemy_run(self) -> usize {
        (self.0 >> 16) as usize
    }

    /// Returns the number of markers of one side, the player to act (0) or the opponent (1), at the
    /// start of a code.
    pub(crate) const fn run(code: usize, side: usize) -> usize {
        let view = Self(Self::ahead(code));
        if side == 0 { view.own_run() } else { view.enemy_run() }
    }

    /// Returns the view in one direction, from a code whose lowest digit is the nearest point.
    const fn ahead(code: usize) -> u32 {
        let (mut targets, mut jumped, mut blocked) = (0, false, false);
        let (mut own, mut enemy) = (0, 0);
        let mut i = 0;
        while i < LENGTH {
            let digit = code >> (2 * i) & 3;
            if !blocked && digit == EMPTY {
                targets += 1;
                blocked = jumped;
            }
            jumped = jumped || digit == OWN || digit == ENEMY;
            blocked = blocked || digit == RING;
            if digit == OWN && own == i {
                own += 1;
            }
            if digit == ENEMY && enemy == i {
                enemy += 1;
            }
            i += 1;
        }
        targets | (own as u32) << 8 | (enemy as u32) << 16
    }
}

impl Add for View {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

static AHEAD: [u32; STATES] = {
    let mut views = [0; STATES];
    let mut code = 0;
    while code < STATES {
        views[code] = View::ahead(code);
        code += 1;
    }
    views
};

static BACK: [u32; STATES] = {
    let mut views = [0; STATES];
    let mut code = 0;
    while code < STATES {
        views[code] = View::ahead(crate::windows::reversed(code, 4, LENGTH));
        code += 1;
    }
    views
};

/// Place value of a point in the codes of its three lines.
struct PointCode {
    units: [u32; 3],
    lines: [u8; 3],
}

static POINT_CODES: [PointCode; Point::COUNT] = {
    let grid = Grid::of(&HEXES);
    let mut codes = [const { PointCode { units: [0; 3], lines: [0; 3] } }; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        let mut a = 0;
        while a < 3 {
            let axis = Axis::ALL[a];
            let rank = grid.behind(HEXES[i], axis.forward().opposite());
            codes[i].units[a] = 1 << (2 * (MARGIN + rank));
            codes[i].lines[a] = line_of(HEXES[i], Point::CENTRE.hex(), axis) as u8;
            a += 1;
        }
        i += 1;
    }
    codes
};

/// The three lines through a point, and the point's bit shift in the code of each.
struct RayShifts {
    lines: [u8; 3],
    shifts: [u8; 3],
}

static RAY_SHIFTS: [RayShifts; Point::COUNT] = {
    let mut shifts = [const { RayShifts { lines: [0; 3], shifts: [0; 3] } }; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        shifts[i].lines = POINT_CODES[i].lines;
        let mut a = 0;
        while a < 3 {
            shifts[i].shifts[a] = POINT_CODES[i].units[a].trailing_zeros() as u8;
            a += 1;
        }
        i += 1;
    }
    shifts
};

/// Codes with rings on all points off the board.
static BORDERS: [[u32; LINES]; 3] = {
    let mut borders = [[u32::MAX; LINES]; 3];
    let mut i = 0;
    while i < Point::COUNT {
        let mut a = 0;
        while a < 3 {
            borders[a][POINT_CODES[i].lines[a] as usize] &= !(3 * POINT_CODES[i].units[a]);
            a += 1;
        }
        i += 1;
    }
    borders
};

const TABLES: [[[u8; 6]; LINES]; 3] = tables(&WINDOW_LIST);
