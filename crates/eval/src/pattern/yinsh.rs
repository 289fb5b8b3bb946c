use game::Game;
use yinsh::{Axis, Color, Direction, MARKERS, Piece, Point, Position, Stage};

use super::{Patterned, WeightedGame};
use crate::{
    lines::yinsh::{BOARD_WINDOWS, EMPTY, ENEMY, LENGTH, Lines, OWN, PLACES, RING, STATES},
    places::orbits,
};

/// The orbits of windows and of points.
const WINDOW_ORBITS: usize = 13;
const POINT_ORBITS: usize = 11;
/// Runs of markers beside a ring: none to three, and four or more.
const RUNS: usize = 5;
/// The pool is told in eight parts.
const POOLS: usize = 8;
/// No, one or two rings off, for each player.
const SCORES: usize = 9;
const STAGES: usize = 4;

/// Where each group of weights starts.
const RINGS_AT: usize = WINDOW_ORBITS * STATES;
const RUNS_AT: usize = RINGS_AT + 2 * POINT_ORBITS;
const TARGETS_AT: usize = RUNS_AT + 2 * RUNS;
const PHASES_AT: usize = TARGETS_AT + 2;
const STAGES_AT: usize = PHASES_AT + SCORES * POOLS;

static ORBITS: [u8; Point::COUNT] = orbits(&PLACES, Point::CENTRE.hex());

/// The weights of YINSH, laid out for looking up.
#[derive(Clone, Debug)]
pub struct YinshTables {
    /// For each orbit what its windows are worth when they are read along their axis, then
    /// when they are read against it.
    windows: Vec<[i16; STATES]>,
    /// All other weights.
    others: [i16; OTHERS],
}

const OTHERS: usize = STAGES_AT + STAGES - RINGS_AT;

impl Patterned for Position {
    const GAME: WeightedGame = WeightedGame::Yinsh;
    const WEIGHTS: usize = RINGS_AT + OTHERS;
    type Tables = YinshTables;

    /// In this order: windows (13 orbits × 4^5 contents: empty, own marker, enemy marker,
    /// ring), own and enemy rings (11 orbits of points each), own and enemy runs of markers
    /// beside a ring (0 to 4, each ring on each axis), targets of own and enemy rings up to
    /// five points away, phase (own rings off × enemy rings off × pool in eight parts),
    /// stage.
    fn features(&self, mut visit: impl FnMut(usize, i32)) {
        for window in &BOARD_WINDOWS {
            let state = window.state(4, |point| digit(self, Point::ALL[usize::from(point)]));
            visit(usize::from(window.orbit) * STATES + state, 1);
        }
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            for ring in self.rings(color) {
                visit(ring_weight(side, ring), 1);
                for axis in Axis::ALL {
                    let ways = [axis.forward(), axis.forward().opposite()];
                    let run = ways.map(|way| run(self, color, ring, way)).iter().sum();
                    visit(run_weight(side, run), 1);
                    let targets = ways.map(|way| targets(self, ring, way)).iter().sum();
                    visit(TARGETS_AT + side, targets);
                }
            }
        }
        visit(phase_weight(self), 1);
        visit(stage_weight(self), 1);
    }

    fn tables(weights: &[i16]) -> YinshTables {
        let mut windows = vec![[0; STATES]; 2 * WINDOW_ORBITS];
        for window in &BOARD_WINDOWS {
            let orbit = usize::from(window.orbit);
            let table = &mut windows[2 * orbit + usize::from(window.backward)];
            for (code, weight) in table.iter_mut().enumerate() {
                *weight = weights[orbit * STATES + window.state_of_code(4, code)];
            }
        }
        let mut others = [0; OTHERS];
        others.copy_from_slice(&weights[RINGS_AT..]);
        YinshTables { windows, others }
    }

    #[inline]
    fn sum(&self, tables: &YinshTables) -> i32 {
        let mut lines = Lines::default();
        lines.read(self);
        let other = |weight: usize| i32::from(tables.others[weight - RINGS_AT]);
        let mut sum: i32 = lines.sum(|table, code| i32::from(tables.windows[table][code]));
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            let mut seen = 0;
            for ring in self.rings(color) {
                sum += other(ring_weight(side, ring));
                for view in lines.views(ring) {
                    let run = if side == 0 { view.own_run() } else { view.enemy_run() };
                    sum += other(run_weight(side, run));
                    seen += view.targets();
                }
            }
            sum += other(TARGETS_AT + side) * seen as i32;
        }
        sum + other(phase_weight(self)) + other(stage_weight(self))
    }
}

fn ring_weight(side: usize, ring: Point) -> usize {
    RINGS_AT + side * POINT_ORBITS + usize::from(ORBITS[ring.index()])
}

fn run_weight(side: usize, run: usize) -> usize {
    RUNS_AT + side * RUNS + run.min(RUNS - 1)
}

fn phase_weight(position: &Position) -> usize {
    let off = |color| usize::from(position.rings_off(color).min(2));
    let score = 3 * off(position.to_act()) + off(!position.to_act());
    let pool = usize::from(position.pool()) * POOLS / (MARKERS as usize + 1);
    PHASES_AT + score * POOLS + pool.min(POOLS - 1)
}

fn stage_weight(position: &Position) -> usize {
    STAGES_AT
        + match position.stage() {
            Stage::Place => 0,
            Stage::Move => 1,
            Stage::Row { .. } => 2,
            Stage::Ring { .. } => 3,
        }
}

fn digit(position: &Position, point: Point) -> usize {
    match position.piece(point) {
        None => EMPTY,
        Some(Piece::Ring(_)) => RING,
        Some(Piece::Marker(color)) if color == position.to_act() => OWN,
        Some(Piece::Marker(_)) => ENEMY,
    }
}

/// The points behind a point in a direction, at most five.
fn sight(point: Point, way: Direction) -> impl Iterator<Item = Point> {
    std::iter::successors(point.step(way), move |next| next.step(way)).take(LENGTH)
}

/// The markers of a player that follow a ring in a direction without a gap.
fn run(position: &Position, color: Color, ring: Point, way: Direction) -> usize {
    sight(ring, way).take_while(|&point| position.markers(color).has(point)).count()
}

/// The points up to five away that a ring can move to in a direction.
fn targets(position: &Position, ring: Point, way: Direction) -> i32 {
    let Some(Piece::Ring(color)) = position.piece(ring) else { return 0 };
    let reached = position.ring_targets(color, ring);
    sight(ring, way).filter(|&point| reached.has(point)).count() as i32
}
