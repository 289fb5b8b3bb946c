use std::ops::Add;

use game::Game;
use hexgrid::{Axis, Hex};
use yinsh::{Bitboard, Point, Position};

use crate::{
    places::{Grid, LINES, line_of},
    windows::{Window, windows},
};

/// The points of a window, the windows of the board, and what a window can hold.
pub(crate) const LENGTH: usize = 5;
pub(crate) const WINDOWS: usize = 123;
pub(crate) const STATES: usize = 1 << (2 * LENGTH);

/// What can stand on a point, as two bits.
pub(crate) const EMPTY: usize = 0;
pub(crate) const OWN: usize = 1;
pub(crate) const ENEMY: usize = 2;
pub(crate) const RING: usize = 3;

/// Places before the first point of a line, so that five points can be read backwards from
/// any point.
const MARGIN: usize = 5;

/// The places of all points.
pub(crate) const PLACES: [Hex; Point::COUNT] = {
    let mut places = [Hex::new(0, 0); Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        places[i] = Point::ALL[i].hex();
        i += 1;
    }
    places
};

/// The 123 windows.
pub(crate) static BOARD_WINDOWS: [Window<LENGTH>; WINDOWS] = windows(&PLACES, Point::CENTRE.hex());

/// A position as codes of its lines, two bits a point.
#[derive(Default, Debug)]
pub(crate) struct Lines([[u32; LINES]; 3]);

impl Lines {
    /// Reads a position as the player to act sees it. The lines were empty.
    ///
    /// Not a constructor: that would copy the lines once they are read.
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
            let Spread { units, lines } = &SPREADS[point.index()];
            for axis in 0..3 {
                self.0[axis][lines[axis] as usize % LINES] |= units[axis] * digit as u32;
            }
        });
    }

    /// The sum over all windows of a number that depends on which it is and what it holds.
    ///
    /// Every line is compiled on its own, so that all places of windows are constants.
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
        // The first and the last line are too short for a window.
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

    /// What a ring on a point sees along each axis.
    #[inline(always)]
    pub(crate) fn views(&self, point: Point) -> [View; 3] {
        self.sights(point).map(|[ahead, back]| View(AHEAD[ahead] + BACK[back]))
    }

    /// The codes of the next five points along each axis, the nearest in the lowest digit,
    /// and against it, the nearest in the highest. Beyond the board stand rings.
    #[inline(always)]
    pub(crate) fn sights(&self, point: Point) -> [[usize; 2]; 3] {
        let Stand { lines, shifts } = &STANDS[point.index()];
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

/// What a ring sees up to five points away in both directions of a line: three numbers, a
/// byte each. Views of all rings of a player can be added.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct View(u32);

impl View {
    /// No run of markers is longer: five in each direction are seen.
    pub(crate) const LONGEST_RUN: usize = 2 * LENGTH;

    /// The points that it can move to.
    #[inline(always)]
    pub(crate) const fn targets(self) -> usize {
        (self.0 & 0xff) as usize
    }

    /// The markers of the player to act in the unbroken run of which the ring is part.
    #[inline(always)]
    pub(crate) const fn own_run(self) -> usize {
        (self.0 >> 8 & 0xff) as usize
    }

    /// The same of the other player.
    #[inline(always)]
    pub(crate) const fn enemy_run(self) -> usize {
        (self.0 >> 16) as usize
    }

    /// The markers of one side, the player to act (0) or the other, that begin a code.
    pub(crate) const fn run(code: usize, side: usize) -> usize {
        let view = Self(Self::ahead(code));
        if side == 0 { view.own_run() } else { view.enemy_run() }
    }

    /// The view in one direction, from a code whose lowest digit is the nearest point.
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

/// Where a point stands in the codes of its three lines.
struct Spread {
    units: [u32; 3],
    lines: [u8; 3],
}

static SPREADS: [Spread; Point::COUNT] = {
    let grid = Grid::of(&PLACES);
    let mut spreads = [const { Spread { units: [0; 3], lines: [0; 3] } }; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        let mut a = 0;
        while a < 3 {
            let axis = Axis::ALL[a];
            let rank = grid.behind(PLACES[i], axis.forward().opposite());
            spreads[i].units[a] = 1 << (2 * (MARGIN + rank));
            spreads[i].lines[a] = line_of(PLACES[i], Point::CENTRE.hex(), axis) as u8;
            a += 1;
        }
        i += 1;
    }
    spreads
};

/// The same for rings, which look along their lines.
struct Stand {
    lines: [u8; 3],
    shifts: [u8; 3],
}

static STANDS: [Stand; Point::COUNT] = {
    let mut stands = [const { Stand { lines: [0; 3], shifts: [0; 3] } }; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        stands[i].lines = SPREADS[i].lines;
        let mut a = 0;
        while a < 3 {
            stands[i].shifts[a] = SPREADS[i].units[a].trailing_zeros() as u8;
            a += 1;
        }
        i += 1;
    }
    stands
};

/// Rings all around the board, where no ring can go.
static BORDERS: [[u32; LINES]; 3] = {
    let mut borders = [[u32::MAX; LINES]; 3];
    let mut i = 0;
    while i < Point::COUNT {
        let mut a = 0;
        while a < 3 {
            borders[a][SPREADS[i].lines[a] as usize] &= !(3 * SPREADS[i].units[a]);
            a += 1;
        }
        i += 1;
    }
    borders
};

/// For each window, by axis, line and rank, which table of its orbit it is for.
const TABLES: [[[u8; 6]; LINES]; 3] = {
    let mut tables = [[[0; 6]; LINES]; 3];
    let mut i = 0;
    while i < WINDOWS {
        let window = &BOARD_WINDOWS[i];
        tables[window.axis as usize][window.line as usize][window.rank as usize] =
            2 * window.orbit + window.backward as u8;
        i += 1;
    }
    tables
};
