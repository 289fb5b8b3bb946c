use std::ops::Add;

use game::Game;
use gipf::{Bitboard, Position, Spot};
use hexgrid::{Axis, Hex};

use crate::{
    places::{Grid, LINES, line_of},
    windows::{Window, windows},
};

/// The spots of a window, the windows of the board, and what a window can hold.
pub(crate) const LENGTH: usize = 4;
pub(crate) const WINDOWS: usize = 48;
pub(crate) const BASE: usize = 5;
pub(crate) const STATES: usize = BASE.pow(LENGTH as u32);

/// The longest line of the board; whole lines do not tell GIPF-pieces from singles.
pub(crate) const LONGEST: usize = 7;
pub(crate) const LINE_BASE: usize = 3;
const WHOLE_LINES: usize = 21;

/// What can stand on a spot, as a digit.
pub(crate) const OWN: usize = 1;
pub(crate) const ENEMY: usize = 2;
pub(crate) const OWN_GIPF: usize = 3;
pub(crate) const ENEMY_GIPF: usize = 4;

/// The places of all spots.
pub(crate) const PLACES: [Hex; Spot::COUNT] = {
    let mut places = [Hex::new(0, 0); Spot::COUNT];
    let mut i = 0;
    while i < Spot::COUNT {
        places[i] = Spot::ALL[i].hex();
        i += 1;
    }
    places
};

/// The 48 windows.
pub(crate) static BOARD_WINDOWS: [Window<LENGTH>; WINDOWS] = windows(&PLACES, Spot::CENTRE.hex());

/// All spots of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    spots: [u8; LONGEST],
    length: usize,
}

impl Line {
    /// The indices of its spots, along its axis.
    pub(crate) fn spots(&self) -> &[u8] {
        &self.spots[..self.length]
    }
}

/// The 21 lines.
pub(crate) static BOARD_LINES: [Line; WHOLE_LINES] = {
    let grid = Grid::of(&PLACES);
    let mut lines = [Line { spots: [0; LONGEST], length: 0 }; WHOLE_LINES];
    let (mut count, mut i) = (0, 0);
    while i < Spot::COUNT {
        let mut a = 0;
        while a < 3 {
            let axis = Axis::ALL[a];
            if grid.behind(PLACES[i], axis.forward().opposite()) == 0 {
                let mut place = PLACES[i];
                while let Some(spot) = grid.point(place) {
                    lines[count].spots[lines[count].length] = spot;
                    lines[count].length += 1;
                    place = place.step(axis.forward());
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

/// A position as the codes of its lines.
#[derive(Default, Debug)]
pub(crate) struct Lines {
    /// The windows of each line: at most four, which share a word.
    windows: [[u64; LINES]; 3],
    /// Each line as a whole.
    whole: [[u32; LINES]; 3],
}

impl Lines {
    /// Reads a position as the player to act sees it. The lines were empty.
    ///
    /// Not a constructor: that would copy the lines once they are read.
    #[inline(always)]
    pub(crate) fn read(&mut self, position: &Position) {
        let player = position.to_act();
        for (color, single, gipf) in [(player, OWN, OWN_GIPF), (!player, ENEMY, ENEMY_GIPF)] {
            self.put(position.pieces(color), single);
            // What a GIPF-piece is more than a single.
            self.stack(position.gipf_pieces(color), gipf - single);
        }
    }

    #[inline(always)]
    fn put(&mut self, spots: Bitboard, digit: usize) {
        spots.iter().for_each(|spot| {
            let Spread { units, whole, lines } = &SPREADS[spot.index()];
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
            let Spread { units, lines, .. } = &SPREADS[spot.index()];
            for axis in 0..3 {
                self.windows[axis][lines[axis] as usize % LINES] += units[axis] * more as u64;
            }
        });
    }

    /// The sum over all windows of a number that depends on which it is and what it holds,
    /// and over all lines of one that depends on the length and what it holds.
    ///
    /// Every line is compiled on its own, so that all places of windows are constants.
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

/// What a piece on a spot adds to the windows of its three lines, and to the lines.
struct Spread {
    units: [u64; 3],
    whole: [u32; 3],
    lines: [u8; 3],
}

static SPREADS: [Spread; Spot::COUNT] = {
    let grid = Grid::of(&PLACES);
    let mut spreads =
        [const { Spread { units: [0; 3], whole: [0; 3], lines: [0; 3] } }; Spot::COUNT];
    let mut i = 0;
    while i < Spot::COUNT {
        let mut a = 0;
        while a < 3 {
            let axis = Axis::ALL[a];
            let rank = grid.behind(PLACES[i], axis.forward().opposite());
            let length = rank + 1 + grid.behind(PLACES[i], axis.forward());
            spreads[i].whole[a] = (LINE_BASE as u32).pow(rank as u32);
            let mut first = 0;
            while first + LENGTH <= length {
                if first <= rank && rank < first + LENGTH {
                    let unit = (BASE as u64).pow((rank - first) as u32);
                    spreads[i].units[a] |= unit << (16 * first);
                }
                first += 1;
            }
            spreads[i].lines[a] = line_of(PLACES[i], Spot::CENTRE.hex(), axis) as u8;
            a += 1;
        }
        i += 1;
    }
    spreads
};

/// For each window, by axis, line and rank, which table of its orbit it is for.
const TABLES: [[[u8; 4]; LINES]; 3] = {
    let mut tables = [[[0; 4]; LINES]; 3];
    let mut i = 0;
    while i < WINDOWS {
        let window = &BOARD_WINDOWS[i];
        tables[window.axis as usize][window.line as usize][window.rank as usize] =
            2 * window.orbit + window.backward as u8;
        i += 1;
    }
    tables
};
