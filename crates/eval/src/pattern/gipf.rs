use game::Game;
use gipf::{MOST_PIECES, Piece, Position, Right, Spot, Stage};

use super::{Patterned, WeightedGame};
use crate::{
    lines::gipf::{BASE, BOARD_WINDOWS, ENEMY, ENEMY_GIPF, Lines, OWN, OWN_GIPF, PLACES, STATES},
    places::orbits,
};

/// The orbits of windows and of spots.
const WINDOW_ORBITS: usize = 6;
const SPOT_ORBITS: usize = 6;
/// Pieces in reserve: none to all.
const RESERVES: usize = MOST_PIECES as usize + 1;
/// GIPF-pieces on the board: none to nine.
const GIPF_PIECES: usize = MOST_PIECES as usize / 2 + 1;
const RIGHTS: usize = 3;
const STAGES: usize = 2;

/// Where each group of weights starts.
const SPOTS_AT: usize = WINDOW_ORBITS * STATES;
const RESERVES_AT: usize = SPOTS_AT + (BASE - 1) * SPOT_ORBITS;
const GIPF_PIECES_AT: usize = RESERVES_AT + 2 * RESERVES;
const RIGHTS_AT: usize = GIPF_PIECES_AT + 2 * GIPF_PIECES;
const STAGES_AT: usize = RIGHTS_AT + 2 * RIGHTS;
const OTHERS: usize = STAGES_AT + STAGES - SPOTS_AT;

/// More than [`STATES`]: a power of two, so that no index needs a check.
const ROOM: usize = 1024;

static ORBITS: [u8; Spot::COUNT] = orbits(&PLACES, Spot::CENTRE.hex());

/// The weights of GIPF, laid out for looking up.
#[derive(Clone, Debug)]
pub struct GipfTables {
    /// For each orbit what its windows are worth when they are read along their axis, then
    /// when they are read against it.
    windows: Vec<[i16; ROOM]>,
    /// All other weights.
    others: [i16; OTHERS],
}

impl Patterned for Position {
    const GAME: WeightedGame = WeightedGame::Gipf;
    const WEIGHTS: usize = SPOTS_AT + OTHERS;
    type Tables = GipfTables;

    /// In this order: windows (6 orbits × 5^4 contents: empty, own single, enemy single,
    /// own GIPF-piece, enemy GIPF-piece), pieces of each of these four kinds (6 orbits of
    /// spots each), own and enemy reserve, own and enemy GIPF-pieces on the board, own and
    /// enemy right to bring in more, stage.
    fn features(&self, mut visit: impl FnMut(usize, i32)) {
        for window in &BOARD_WINDOWS {
            let state = window.state(BASE, |spot| digit(self, Spot::ALL[usize::from(spot)]));
            visit(usize::from(window.orbit) * STATES + state, 1);
        }
        for spot in self.occupied() {
            visit(spot_weight(digit(self, spot), spot), 1);
        }
        for weight in scalar_weights(self) {
            visit(weight, 1);
        }
    }

    fn tables(weights: &[i16]) -> GipfTables {
        let mut windows = vec![[0; ROOM]; 2 * WINDOW_ORBITS];
        for window in &BOARD_WINDOWS {
            let orbit = usize::from(window.orbit);
            let table = &mut windows[2 * orbit + usize::from(window.backward)];
            for (code, weight) in table.iter_mut().take(STATES).enumerate() {
                *weight = weights[orbit * STATES + window.state_of_code(BASE, code)];
            }
        }
        let mut others = [0; OTHERS];
        others.copy_from_slice(&weights[SPOTS_AT..]);
        GipfTables { windows, others }
    }

    #[inline]
    fn sum(&self, tables: &GipfTables) -> i32 {
        let other = |weight: usize| i32::from(tables.others[weight - SPOTS_AT]);
        let mut lines = Lines::default();
        lines.read(self);
        let mut sum: i32 = lines.sum(|table, code| i32::from(tables.windows[table][code % ROOM]));
        let player = self.to_act();
        for (color, single, stacked) in [(player, OWN, OWN_GIPF), (!player, ENEMY, ENEMY_GIPF)] {
            let gipf = self.gipf_pieces_of(color);
            for spot in self.pieces_of(color).without(gipf) {
                sum += other(spot_weight(single, spot));
            }
            for spot in gipf {
                sum += other(spot_weight(stacked, spot));
            }
        }
        scalar_weights(self).into_iter().fold(sum, |sum, weight| sum + other(weight))
    }
}

fn spot_weight(digit: usize, spot: Spot) -> usize {
    SPOTS_AT + (digit - 1) * SPOT_ORBITS + usize::from(ORBITS[spot.index()])
}

/// The weights of reserves, GIPF-pieces, rights and the stage.
#[inline]
fn scalar_weights(position: &Position) -> [usize; 7] {
    let [own, enemy] = [position.to_act(), !position.to_act()];
    let reserve = |color| usize::from(position.reserve(color)).min(RESERVES - 1);
    let gipf = |color| (position.gipf_pieces_of(color).len() as usize).min(GIPF_PIECES - 1);
    let right = |color| match position.right(color) {
        Right::Gone => 0,
        Right::Open => 1,
        Right::First => 2,
    };
    [
        RESERVES_AT + reserve(own),
        RESERVES_AT + RESERVES + reserve(enemy),
        GIPF_PIECES_AT + gipf(own),
        GIPF_PIECES_AT + GIPF_PIECES + gipf(enemy),
        RIGHTS_AT + right(own),
        RIGHTS_AT + RIGHTS + right(enemy),
        STAGES_AT + usize::from(position.stage() != Stage::Push),
    ]
}

fn digit(position: &Position, spot: Spot) -> usize {
    match position.piece(spot) {
        Some(Piece::Single(color)) if color == position.to_act() => OWN,
        Some(Piece::Single(_)) => ENEMY,
        Some(Piece::Gipf(color)) if color == position.to_act() => OWN_GIPF,
        Some(Piece::Gipf(_)) => ENEMY_GIPF,
        _ => 0,
    }
}
