mod groups;
mod layout;

use yinsh::{Axis, Color, Direction, MARKERS, Piece, Point, Position, Stage, Variant};

use self::layout::{
    OTHERS, PHASES, POINT_ORBITS, POOLS, RAY_PHASES, RAYS_AT, RING_PHASES, RINGS_AT, RUNS, RUNS_AT,
    SCORES, SCORES_AT, STAGES_AT, WINDOW_ORBITS,
};
use super::{
    breakdown::{Covered, LineFeature, LineFeatures},
    patterned::Patterned,
    weighted_game::WeightedGame,
};
use crate::{
    grid::{self, orbits},
    lines::yinsh::{BOARD_WINDOWS, EMPTY, ENEMY, HEXES, LENGTH, Lines, OWN, RING, STATES, View},
    windows::reversed,
};

static ORBITS: [u8; Point::COUNT] = orbits(&HEXES, Point::CENTRE.hex());

/// Weights of YINSH as lookup tables.
#[derive(Clone, Debug)]
pub struct YinshTables {
    /// For each phase and orbit, the weights of windows read along their axis, then of those read against it.
    windows: Vec<[[i16; STATES]; 2 * WINDOW_ORBITS]>,
    /// For each phase, and for own and enemy rings: the values of rays along an axis, then of those against it.
    rays: [[[Box<[RayValue; STATES]>; 2]; 2]; RAY_PHASES],
    /// Weights other than those for windows and rays.
    others: Box<[i16; OTHERS]>,
}

/// Value of a ray of a ring: the weight, and in the lowest byte the length of its player's run of markers next to the
/// ring. The values of both directions can be added.
type RayValue = i32;

const RUN_BITS: u32 = 8;

impl Patterned for Position {
    const GAME: WeightedGame = WeightedGame::Yinsh;
    const WEIGHTS: usize = RINGS_AT + OTHERS;
    const GROUPS: usize = groups::GROUPS;
    const UNIT: i32 = 365;
    type Tables = YinshTables;

    /// Visits the features, whose weights are numbered in this order: windows (5 phases × 13 orbits × 4^5 contents:
    /// empty, own marker, enemy marker, ring); own and enemy rings (6 phases × 11 orbits of points each); own and enemy
    /// runs of markers next to a ring of the same player (5 phases × 0 to 4, each ring on each axis); the rays of own
    /// and enemy rings in each direction (2 phases × 4^5 contents of the next five points, the nearest in the lowest
    /// digit; everything from the first ring or the border on counts as rings); removed rings with the pool (own ×
    /// enemy × pool in eight parts, and blitz); stage.
    fn features(&self, mut visit: impl FnMut(usize)) {
        self.line_features(self.to_act(), |feature| visit(feature.weight));
        self.other_features(visit);
    }

    fn groups(weight: usize, visit: impl FnMut(usize, i32)) {
        groups::groups(weight, visit);
    }

    fn tables(weights: &[i16]) -> YinshTables {
        let mut windows = vec![[[0; STATES]; 2 * WINDOW_ORBITS]; PHASES];
        for (phase, tables) in windows.iter_mut().enumerate() {
            for window in &BOARD_WINDOWS {
                let orbit = usize::from(window.orbit);
                let table = &mut tables[2 * orbit + usize::from(window.backward)];
                for (code, weight) in table.iter_mut().enumerate() {
                    let state = window.state_of_code(4, code);
                    *weight = weights[(phase * WINDOW_ORBITS + orbit) * STATES + state];
                }
            }
        }
        let rays = [0, 1].map(|phase| {
            [0, 1].map(|side| {
                [false, true].map(|turned| {
                    Box::new(std::array::from_fn(|code| {
                        let code = if turned { reversed(code, 4, LENGTH) } else { code };
                        let weight = i32::from(weights[ray_weight(side, phase, visible(code))]);
                        (weight << RUN_BITS) + View::run(code, side) as i32
                    }))
                })
            })
        });
        let mut others = Box::new([0; OTHERS]);
        others.copy_from_slice(&weights[RINGS_AT..]);
        YinshTables { windows, rays, others }
    }

    #[inline]
    fn sum(&self, tables: &YinshTables) -> i32 {
        let mut lines = Lines::default();
        lines.read(self);
        let other = |weight: usize| i32::from(tables.others[weight - RINGS_AT]);
        let phase = phase(self, self.to_act());
        let ring_phase = ring_phase(self);
        let windows = &tables.windows[phase];
        let mut sum: i32 = lines.sum(|table, code| i32::from(windows[table][code]));
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            let [ahead, back] = &tables.rays[ray_phase(self)][side];
            for ring in self.rings(color) {
                sum += other(ring_weight(side, ring_phase, ring));
                for [forward, backward] in lines.ray_codes(ring) {
                    let both: RayValue = ahead[forward] + back[backward];
                    sum += both >> RUN_BITS;
                    sum += other(run_weight(side, phase, both as usize % (1 << RUN_BITS)));
                }
            }
        }
        sum + other(score_weight(self)) + other(stage_weight(self))
    }
}

impl LineFeatures for Position {
    fn player(&self) -> Color {
        self.to_act()
    }

    fn line_features(&self, player: Color, mut visit: impl FnMut(LineFeature<'_>)) {
        let phase = phase(self, player);
        for window in &BOARD_WINDOWS {
            let digit = |point| digit(self, player, Point::ALL[usize::from(point)]);
            let weight = (phase * WINDOW_ORBITS + usize::from(window.orbit)) * STATES
                + window.state(4, digit);
            let axis = Axis::ALL[usize::from(window.axis)];
            visit(LineFeature { axis, points: &window.points, weight, plain: None });
        }
        for (side, color) in [player, !player].into_iter().enumerate() {
            for ring in self.rings(color) {
                for axis in Axis::ALL {
                    let ways = [axis.forward(), axis.forward().opposite()];
                    let run =
                        covered(ring, ways.into_iter().flat_map(|way| run(self, color, ring, way)));
                    let points = run.points();
                    let weight = |run| run_weight(side, phase, run);
                    let (plain, weight) = (Some(weight(0)), weight(points.len() - 1));
                    visit(LineFeature { axis, points, weight, plain });
                    for way in ways {
                        let seen = covered(ring, ray(self, ring, way));
                        let weight = |digit: &dyn Fn(Point) -> usize| {
                            let contents = ray_contents(self, ring, way, digit);
                            ray_weight(side, ray_phase(self), contents)
                        };
                        let plain = Some(weight(&|_| EMPTY));
                        let weight = weight(&|point| digit(self, player, point));
                        visit(LineFeature { axis, points: seen.points(), weight, plain });
                    }
                }
            }
        }
    }

    fn other_features(&self, mut visit: impl FnMut(usize)) {
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            for ring in self.rings(color) {
                visit(ring_weight(side, ring_phase(self), ring));
            }
        }
        visit(score_weight(self));
        visit(stage_weight(self));
    }

    fn lines() -> Vec<(Axis, Vec<u8>)> {
        grid::lines(&HEXES)
    }

    fn name(point: u8) -> String {
        Point::ALL[usize::from(point)].to_string()
    }
}

/// Returns the phase of the game if a player is to act.
#[inline(always)]
fn phase(position: &Position, player: Color) -> usize {
    let win = position.variant().rings_to_win();
    let [own, enemy] = [player, !player].map(|color| position.rings_off(color) + 1 >= win);
    match (own, enemy) {
        (false, false) => usize::from(u32::from(position.pool()) <= MARKERS / 2),
        (true, false) => 2,
        (false, true) => 3,
        (true, true) => 4,
    }
}

#[inline]
fn ring_phase(position: &Position) -> usize {
    if position.stage() == Stage::Place { PHASES } else { phase(position, position.to_act()) }
}

#[inline]
fn ray_phase(position: &Position) -> usize {
    usize::from(position.stage() != Stage::Place)
}

#[inline]
fn ring_weight(side: usize, ring_phase: usize, ring: Point) -> usize {
    RINGS_AT + (side * RING_PHASES + ring_phase) * POINT_ORBITS + usize::from(ORBITS[ring.index()])
}

#[inline]
fn run_weight(side: usize, phase: usize, run: usize) -> usize {
    RUNS_AT + (side * PHASES + phase) * RUNS + run.min(RUNS - 1)
}

#[inline]
fn ray_weight(side: usize, ray_phase: usize, code: usize) -> usize {
    RAYS_AT + (side * RAY_PHASES + ray_phase) * STATES + code
}

#[inline]
fn score_weight(position: &Position) -> usize {
    let off = |color| usize::from(position.rings_off(color).min(2));
    let score = match position.variant() {
        Variant::Normal => 3 * off(position.to_act()) + off(!position.to_act()),
        Variant::Blitz => SCORES - 1,
    };
    let pool = usize::from(position.pool()) * POOLS / (MARKERS as usize + 1);
    SCORES_AT + score * POOLS + pool.min(POOLS - 1)
}

#[inline]
fn stage_weight(position: &Position) -> usize {
    STAGES_AT
        + match position.stage() {
            Stage::Place => 0,
            Stage::Move => 1,
            Stage::Row { .. } => 2,
            Stage::Ring { .. } => 3,
        }
}

/// Returns the contents of a point if a player is to act.
fn digit(position: &Position, player: Color, point: Point) -> usize {
    match position.piece(point) {
        None => EMPTY,
        Some(Piece::Ring(_)) => RING,
        Some(Piece::Marker(color)) if color == player => OWN,
        Some(Piece::Marker(_)) => ENEMY,
    }
}

/// Returns the points beyond a point in a direction, at most five.
fn behind(point: Point, way: Direction) -> impl Iterator<Item = Point> {
    std::iter::successors(point.step(way), move |next| next.step(way)).take(LENGTH)
}

/// Returns a player's markers that follow a ring in a direction without a gap.
fn run(
    position: &Position,
    color: Color,
    ring: Point,
    way: Direction,
) -> impl Iterator<Item = Point> {
    behind(ring, way).take_while(move |&point| position.markers(color).has(point))
}

/// Returns the points that a ring sees in a direction: the next five, up to the first ring.
fn ray(position: &Position, ring: Point, way: Direction) -> impl Iterator<Item = Point> {
    behind(ring, way).take_while(|&point| !position.all_rings().has(point))
}

/// Returns a ring and other points as the points that a feature covers.
fn covered(ring: Point, others: impl Iterator<Item = Point>) -> Covered {
    let mut covered = Covered::default();
    for point in std::iter::once(ring).chain(others) {
        covered.push(point.index() as u8);
    }
    covered
}

/// Returns the contents of the next five points in a direction, from the digit of each point that the ring sees. Points
/// beyond a ring and points off the board count as rings.
fn ray_contents(
    position: &Position,
    ring: Point,
    way: Direction,
    digit: impl Fn(Point) -> usize,
) -> usize {
    let digits = ray(position, ring, way).map(digit);
    let digits = digits.chain(std::iter::repeat(RING));
    digits.take(LENGTH).enumerate().map(|(index, digit)| digit << (2 * index)).sum()
}

/// Converts a code that includes the points beyond a ring to contents as returned by `ray_contents`.
fn visible(code: usize) -> usize {
    let ring = (0..LENGTH).find(|index| code >> (2 * index) & RING == RING).unwrap_or(LENGTH);
    let before = (1 << (2 * ring)) - 1;
    code & before | (STATES - 1) & !before
}
