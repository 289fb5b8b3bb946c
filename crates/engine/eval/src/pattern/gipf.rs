mod groups;
mod layout;

use game::Color;
use gipf::{Position, Right, Spot, Variant};
use hexgrid::Axis;

use self::layout::{
    GIPF_PIECES, GIPF_PIECES_AT, LINE_STATES, LINES_AT, OTHERS, PHASES, RESERVES, RESERVES_AT,
    RIGHTS, RIGHTS_AT, SPOT_ORBITS, SPOTS_AT, STAGES_AT, VARIANTS_AT, WINDOW_ORBITS,
};
use super::{
    breakdown::{LineFeature, LineFeatures},
    patterned::Patterned,
    weighted_game::WeightedGame,
};
use crate::{
    grid::{self, orbits},
    lines::gipf::{
        BASE, BOARD_LINES, BOARD_WINDOWS, ENEMY, ENEMY_GIPF, HEXES, LINE_BASE, LINE_MAX_SPOTS,
        Lines, OWN, OWN_GIPF, STATES,
    },
    tops::Tops,
    windows::reversed,
};

/// Size of the table of a window orbit: a power of two greater than [`STATES`], so indexing
/// needs no bounds check.
const WINDOW_ROOM: usize = 1024;
/// Size of the table of a line length: a power of two greater than the number of contents of any line.
const LINE_ROOM: usize = 4096;

pub(super) static ORBITS: [u8; Spot::COUNT] = orbits(&HEXES, Spot::CENTRE.hex());

/// Weights of GIPF as lookup tables.
#[derive(Clone, Debug)]
pub struct GipfTables {
    phases: [Box<Phase>; PHASES],
    /// Weights other than those for windows and lines.
    others: Box<[i16; OTHERS]>,
}

/// Weights of one phase.
#[derive(Clone, Debug)]
struct Phase {
    /// For each orbit, the weights of windows read along their axis, then of those read against it.
    windows: [[i16; WINDOW_ROOM]; 2 * WINDOW_ORBITS],
    /// Weights of lines, by length.
    lines: [[i16; LINE_ROOM]; LINE_MAX_SPOTS + 1],
}

impl Patterned for Position {
    const GAME: WeightedGame = WeightedGame::Gipf;
    const WEIGHTS: usize = SPOTS_AT + OTHERS;
    const GROUPS: usize = groups::GROUPS;
    const UNIT: i32 = 194;
    type Tables = GipfTables;

    /// Visits the features, whose weights are numbered in this order: windows (4 phases × 6 orbits ×
    /// 5^4 contents: empty, own single, enemy single, own GIPF-piece, enemy GIPF-piece); whole lines
    /// (4 phases × lengths 4 to 7 × 3^length contents: empty, own, enemy); pieces of each of the
    /// four kinds (4 phases × 6 orbits of spots each); own × enemy reserve; own × enemy GIPF-pieces
    /// on the board; own × enemy right to bring in more; variant (× 4 phases); stage.
    fn features(&self, mut visit: impl FnMut(usize)) {
        self.line_features(self.to_act(), |feature| visit(feature.weight));
        self.other_features(visit);
    }

    fn groups(weight: usize, visit: impl FnMut(usize, i32)) {
        groups::groups(weight, visit);
    }

    fn tables(weights: &[i16]) -> GipfTables {
        let phases = [0, 1, 2, 3].map(|number| {
            let mut phase = Box::new(Phase {
                windows: [[0; WINDOW_ROOM]; 2 * WINDOW_ORBITS],
                lines: [[0; LINE_ROOM]; LINE_MAX_SPOTS + 1],
            });
            for window in &BOARD_WINDOWS {
                let orbit = usize::from(window.orbit);
                let table = &mut phase.windows[2 * orbit + usize::from(window.backward)];
                for (code, weight) in table.iter_mut().take(STATES).enumerate() {
                    let state = window.state_of_code(BASE, code);
                    *weight = weights[(number * WINDOW_ORBITS + orbit) * STATES + state];
                }
            }
            for length in 4..=LINE_MAX_SPOTS {
                let table = phase.lines[length].iter_mut().take(LINE_BASE.pow(length as u32));
                for (code, weight) in table.enumerate() {
                    *weight = weights[line_weight(number, length, code)];
                }
            }
            phase
        });
        let mut others = Box::new([0; OTHERS]);
        others.copy_from_slice(&weights[SPOTS_AT..]);
        GipfTables { phases, others }
    }

    #[inline]
    fn sum(&self, tables: &GipfTables) -> i32 {
        tables.sum(self)
    }
}

impl<T: Tops> LineFeatures for T {
    fn player(&self) -> Color {
        Tops::player(self)
    }

    fn line_features(&self, player: Color, mut visit: impl FnMut(LineFeature<'_>)) {
        let phase = phase(self);
        let digit = |spot: u8| digit(self, player, Spot::ALL[usize::from(spot)]);
        for window in &BOARD_WINDOWS {
            let weight = (phase * WINDOW_ORBITS + usize::from(window.orbit)) * STATES
                + window.state(BASE, digit);
            let axis = Axis::ALL[usize::from(window.axis)];
            visit(LineFeature { axis, points: &window.points, weight, plain: None });
        }
        for line in &BOARD_LINES {
            let code = line.spots().iter().rev().fold(0, |code, &spot| {
                let digit = match digit(spot) {
                    OWN | OWN_GIPF => OWN,
                    ENEMY | ENEMY_GIPF => ENEMY,
                    empty => empty,
                };
                code * LINE_BASE + digit
            });
            let weight = line_weight(phase, line.spots().len(), code);
            visit(LineFeature { axis: line.axis, points: line.spots(), weight, plain: None });
        }
    }

    fn other_features(&self, mut visit: impl FnMut(usize)) {
        let (phase, player) = (phase(self), Tops::player(self));
        for color in [player, !player] {
            for spot in self.pieces(color) {
                visit(spot_weight(phase, digit(self, player, spot), spot));
            }
        }
        for weight in scalar_weights(self, phase) {
            visit(weight);
        }
    }

    fn lines() -> Vec<(Axis, Vec<u8>)> {
        grid::lines(&HEXES)
    }

    fn name(spot: u8) -> String {
        Spot::ALL[usize::from(spot)].to_string()
    }
}

impl GipfTables {
    /// Returns the sum of the weights of the top pieces.
    #[inline]
    pub(super) fn sum(&self, position: &impl Tops) -> i32 {
        let other = |weight: usize| i32::from(self.others[weight - SPOTS_AT]);
        let phase = phase(position);
        let Phase { windows, lines: whole } = &*self.phases[phase];
        let mut lines = Lines::default();
        lines.read(position);
        let mut sum: i32 = lines.sum(
            |table, code| i32::from(windows[table][code % WINDOW_ROOM]),
            |length, code| i32::from(whole[length][code % LINE_ROOM]),
        );
        let player = position.player();
        for (color, single, stacked) in [(player, OWN, OWN_GIPF), (!player, ENEMY, ENEMY_GIPF)] {
            let gipf = position.gipf_pieces(color);
            for spot in position.pieces(color).without(gipf) {
                sum += other(spot_weight(phase, single, spot));
            }
            for spot in gipf {
                sum += other(spot_weight(phase, stacked, spot));
            }
        }
        scalar_weights(position, phase).into_iter().fold(sum, |sum, weight| sum + other(weight))
    }
}

/// Returns the phase of the game, by the size of both reserves: a push takes a piece from a
/// reserve, a row returns some.
#[inline(always)]
pub(super) fn phase(position: &impl Tops) -> usize {
    let [own, enemy] = [position.player(), !position.player()].map(|color| position.reserve(color));
    match own + enemy {
        18.. => 0,
        13.. => 1,
        8.. => 2,
        _ => 3,
    }
}

/// Returns the index of a line's weight, which is the same whichever end the line is read from.
#[inline]
fn line_weight(phase: usize, length: usize, code: usize) -> usize {
    let before = (4..length).map(|shorter| LINE_BASE.pow(shorter as u32)).sum::<usize>();
    LINES_AT + phase * LINE_STATES + before + code.min(reversed(code, LINE_BASE, length))
}

#[inline(always)]
fn spot_weight(phase: usize, digit: usize, spot: Spot) -> usize {
    SPOTS_AT + (phase * (BASE - 1) + digit - 1) * SPOT_ORBITS + usize::from(ORBITS[spot.index()])
}

/// Returns the indices of the weights of reserves, GIPF-pieces, rights, variant and stage.
#[inline]
fn scalar_weights(position: &impl Tops, phase: usize) -> [usize; 5] {
    let [own, enemy] = [position.player(), !position.player()];
    let reserve = |color| usize::from(position.reserve(color)).min(RESERVES - 1);
    let gipf = |color| (position.gipf_pieces(color).len() as usize).min(GIPF_PIECES - 1);
    let right = |color| match position.right(color) {
        Right::Gone => 0,
        Right::Open => 1,
        Right::First => 2,
    };
    let variant = match position.variant() {
        Variant::Basic => 0,
        Variant::Standard => 1,
        Variant::Tournament => 2,
    };
    [
        RESERVES_AT + reserve(own) * RESERVES + reserve(enemy),
        GIPF_PIECES_AT + gipf(own) * GIPF_PIECES + gipf(enemy),
        RIGHTS_AT + right(own) * RIGHTS + right(enemy),
        VARIANTS_AT + variant * PHASES + phase,
        STAGES_AT + usize::from(position.is_settling()),
    ]
}

/// Returns the contents of a spot if a player is to act.
fn digit(position: &impl Tops, player: Color, spot: Spot) -> usize {
    let of = |color, single, gipf| match position.gipf_pieces(color).has(spot) {
        true => Some(gipf),
        false => position.pieces(color).has(spot).then_some(single),
    };
    of(player, OWN, OWN_GIPF).or(of(!player, ENEMY, ENEMY_GIPF)).unwrap_or_default()
}
