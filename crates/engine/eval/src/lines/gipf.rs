use std::ops::Add;

use gipf::{Bitboard, Spot};
use hexgrid::{Axis, Hex};

use crate::{
    grid::{Grid, LINES, line_of},
    tops::Tops,
    windows::{Window, tables, windows},
};

/// Number of spots in a window.
pub(crate) const LENGTH: usize = 4;
/// Number of windows on the board.
pub(crate) const WINDOWS: usize = 48;
/// Number of possible digits of a spot.
pub(crate) const BASE: usize = 5;
/// Number of possible contents of a window.
pub(crate) const STATES: usize = BASE.pow(LENGTH as u32);

/// Length of the longest line.
pub(crate) const LINE_MAX_SPOTS: usize = 7;
/// Number of possible digits of a spot in a whole line, which does not distinguish GIPF-pieces from
/// single pieces.
pub(crate) const LINE_BASE: usize = 3;
const WHOLE_LINES: usize = 21;

// Contents of a spot, as digits; an empty spot is 0.
pub(crate) const OWN: usize = 1;
pub(crate) const ENEMY: usize = 2;
pub(crate) const OWN_GIPF: usize = 3;
pub(crate) const ENEMY_GIPF: usize = 4;

/// Hexes of all spots.
pub(crate) const HEXES: [Hex; Spot::COUNT] = {
    let mut hexes = [Hex::new(0, 0); Spot::COUNT];
    let mut i = 0;
    while i < Spot::COUNT {
        hexes[i] = Spot::ALL[i].hex();
        i += 1;
    }
    hexes
};

/// The 48 windows.
pub(crate) static BOARD_WINDOWS: [Window<LENGTH>; WINDOWS] = WINDOW_LIST;

const WINDOW_LIST: [Window<LENGTH>; WINDOWS] = windows(&HEXES, Spot::CENTRE.hex());

/// Spots of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) axis: Axis,
    spots: [u8; LINE_MAX_SPOTS],
    length: usize,
}

impl Line {
    const NONE: Self = Self { axis: Axis::Column, spots: [0; LINE_MAX_SPOTS], length: 0 };

    /// Returns the indices of the line's spots, in order along its axis.
    pub(crate) fn spots(&self) -> &[u8] {
        &self.spots[..self.length]
    }
}

/// The 21 lines.
pub(crate) static BOARD_LINES: [Line; WHOLE_LINES] = {
    let grid = Grid::of(&HEXES);
    let mut lines = [Line::NONE; WHOLE_LINES];
    let (mut count, mut i) = (0, 0);
    while i < Spot::COUNT {
        let mut a = 0;
        while a < 3 {
            let axis = Axis::ALL[a];
            if grid.behind(HEXES[i], axis.forward().opposite()) == 0 {
                lines[count].axis = axis;
                let mut hex = HEXES[i];
                while let Some(spot) = grid.point(hex) {
                    lines[count].spots[lines[count].length] = spot;
                    lines[count].length += 1;
                    hex = hex.step(axis.forward());
                }
                count += 1;
            }
            a += 1;
        }
        i += 1;
    }
    assert!(count == WHOLE_LINES);
    lines
};

/// A position encoded as its lines.
#[derive(Default, Debug)]
pub(crate) struct Lines {
    /// Windows of each line: at most four, packed into one word.
    windows: [[u64; LINES]; 3],
    /// Each line as a whole.
    whole: [[u32; LINES]; 3],
}

impl Lines {
    /// Reads a position from the point of view of the player to act. The lines must be empty.
    ///
    /// This is not a constructor, because returning the lines would copy them.
    #[inline(always)]
    pub(crate) fn read(&mut self, position: &impl Tops) {
        let player = position.player();
        for (color, single, gipf) in [(player, OWN, OWN_GIPF), (!player, ENEMY, ENEMY_GIPF)] {
            self.put(position.pieces(color), single);
            // Difference between a GIPF-piece and a single piece.
            self.stack(position.gipf_pieces(color), gipf - single);
        }
    }

    #[inline(always)]
    fn put(&mut self, spots: Bitboard, digit: usize) {
        spots.iter().for_each(|spot| {
            let Increments { units, whole, lines } = &INCREMENTS[spot.index()];
            for axis in 0..3 {
                let line = lines[axis] as usize % LINES;
                self.windows[axis][line] += units[axis] * digit as u64;
                self.whole[axis][line] += whole[axis] * digit as u32;
            }
        });
    }

    #[inline(always)]
    fn stack(&mut self, spots: Bitboard, more: usize) {
        spots.iter().for_each(|spot| {
            let Increments { units, lines, .. } = &INCREMENTS[spot.index()];
            for axis in 0..3 {
                self.windows[axis][lines[axis] as usize % LINES] += units[axis] * more as u64;
            }
        });
    }

    /// Returns the sum of `worth` over all windows, by table and contents, and over all lines, by
    /// length and contents.
    ///
    /// Each line is compiled separately, so all window indices are constants.
    #[inline(always)]
    pub(crate) fn sum<T: Add<Output = T>>(
        &self,
        window: impl Fn(usize, usize) -> T + Copy,
        whole: impl Fn(usize, usize) -> T + Copy,
    ) -> T {
        self.sum_along::<0, T>(window, whole)
            + self.sum_along::<1, T>(window, whole)
            + self.sum_along::<2, T>(window, whole)
    }

    #[inline(always)]
    fn sum_along<const AXIS: usize, T: Add<Output = T>>(
        &self,
        window: impl Fn(usize, usize) -> T + Copy,
        whole: impl Fn(usize, usize) -> T + Copy,
    ) -> T {
        self.sum_of::<AXIS, 2, 1, T>(window, whole)
            + self.sum_of::<AXIS, 3, 2, T>(window, whole)
            + self.sum_of::<AXIS, 4, 3, T>(window, whole)
            + self.sum_of::<AXIS, 5, 4, T>(window, whole)
            + self.sum_of::<AXIS, 6, 3, T>(window, whole)
            + self.sum_of::<AXIS, 7, 2, T>(window, whole)
            + self.sum_of::<AXIS, 8, 1, T>(window, whole)
    }

    #[inline(always)]
    fn sum_of<const AXIS: usize, const LINE: usize, const COUNT: usize, T: Add<Output = T>>(
        &self,
        window: impl Fn(usize, usize) -> T,
        whole: impl Fn(usize, usize) -> T,
    ) -> T {
        let line = self.windows[AXIS][LINE];
        let at = |rank: usize| {
            window(TABLES[AXIS][LINE][rank] as usize, (line >> (16 * rank)) as usize % (1 << 16))
        };
        let mut sum = whole(LENGTH + COUNT - 1, self.whole[AXIS][LINE] as usize);
        for rank in 0..COUNT {
            sum = sum + at(rank);
        }
        sum
    }
}

/// Amount that a piece on a spot adds to the codes of the windows on its three lines, and of the
/// lines themselves.
struct Increments {
    units: [u64; 3],
    whole: [u32; 3],
    lines: [u8; 3],
}

static INCREMENTS: [Increments; Spot::COUNT] = {
    let grid = Grid::of(&HEXES);
    let mut increments =
        [const { Increments { units: [0; 3], whole: [0; 3], lines: [0; 3] } }; Spot::COUNT];
    let mut i = 0;
    while i < Spot::COUNT {
        let mut a = 0;
        while a < 3 {
            let axis = Axis::ALL[a];
            let rank = grid.behind(HEXES[i], axis.forward().opposite());
            let length = rank + 1 + grid.behind(HEXES[i], axis.forward());
            increments[i].whole[a] = (LINE_BASE as u32).pow(rank as u32);
            let mut first = 0;
            while first + LENGTH <= length {
                if first <= rank && rank < first + LENGTH {
                    let unit = (BASE as u64).pow((rank - first) as u32);
                    increments[i].units[a] |= unit << (16 * first);
                }
                first += 1;
            }
            increments[i].lines[a] = line_of(HEXES[i], Spot::CENTRE.hex(), axis) as u8;
            a += 1;
        }
        i += 1;
    }
    increments
};

const TABLES: [[[u8; 4]; LINES]; 3] = tables(&WINDOW_LIST);
