mod kin;

use game::Game;
use yinsh::{Axis, Color, Direction, MARKERS, Piece, Point, Position, Stage, Variant};

use super::{Patterned, WeightedGame};
use crate::{
    lines::yinsh::{BOARD_WINDOWS, EMPTY, ENEMY, LENGTH, Lines, OWN, PLACES, RING, STATES, View},
    places::orbits,
    windows::reversed,
};

/// The orbits of windows and of points.
const WINDOW_ORBITS: usize = 13;
const POINT_ORBITS: usize = 11;
/// Windows have weights of their own in each phase: the first half of the markers, the
/// second half, the player to act needs one row, the other does, both do.
const PHASES: usize = 5;
/// Rings have weights of their own while they are placed, too.
const RING_PHASES: usize = PHASES + 1;
/// Sights of rings are told apart by whether rings are placed or moved.
const SIGHT_PHASES: usize = 2;
/// Runs of markers beside a ring: none to three, and four or more.
const RUNS: usize = 5;
/// The pool is told in eight parts.
const POOLS: usize = 8;
/// No, one or two rings off, for each player; and blitz.
const SCORES: usize = 10;
const STAGES: usize = 4;

/// Where each group of weights starts.
const RINGS_AT: usize = PHASES * WINDOW_ORBITS * STATES;
const RUNS_AT: usize = RINGS_AT + 2 * RING_PHASES * POINT_ORBITS;
const SIGHTS_AT: usize = RUNS_AT + 2 * PHASES * RUNS;
const SCORES_AT: usize = SIGHTS_AT + 2 * SIGHT_PHASES * STATES;
const STAGES_AT: usize = SCORES_AT + SCORES * POOLS;

static ORBITS: [u8; Point::COUNT] = orbits(&PLACES, Point::CENTRE.hex());

/// The weights of YINSH, laid out for looking up.
#[derive(Clone, Debug)]
pub struct YinshTables {
    /// For each phase and orbit what its windows are worth when they are read along their
    /// axis, then when they are read against it.
    windows: Vec<[[i16; STATES]; 2 * WINDOW_ORBITS]>,
    /// For each phase, own rings and enemy rings: what they see along an axis, and against.
    sights: [[[Box<[Sight; STATES]>; 2]; 2]; SIGHT_PHASES],
    /// All other weights.
    others: Box<[i16; OTHERS]>,
}

const OTHERS: usize = STAGES_AT + STAGES - RINGS_AT;

/// What a ring sees in one direction: the weight, and in the lowest byte the markers of its
/// player in the run that begins beside it. Sights of both directions can be added.
type Sight = i32;

const RUN_BITS: u32 = 8;

impl Patterned for Position {
    const GAME: WeightedGame = WeightedGame::Yinsh;
    const WEIGHTS: usize = RINGS_AT + OTHERS;
    const GROUPS: usize = kin::GROUPS;
    const UNIT: i32 = 365;
    type Tables = YinshTables;

    /// In this order: windows (5 phases × 13 orbits × 4^5 contents: empty, own marker, enemy
    /// marker, ring); own and enemy rings (6 phases × 11 orbits of points each); own and
    /// enemy runs of markers beside a ring of the same player (5 phases × 0 to 4, each ring
    /// on each axis); what own and enemy rings see in each direction (2 phases × 4^5
    /// contents of the next five points, the nearest is the lowest digit; from the first ring
    /// or the border on all are rings); rings off with the pool (own × enemy × pool in eight parts, and blitz);
    /// stage.
    fn features(&self, mut visit: impl FnMut(usize)) {
        let phase = phase(self);
        for window in &BOARD_WINDOWS {
            let state = window.state(4, |point| digit(self, Point::ALL[usize::from(point)]));
            visit((phase * WINDOW_ORBITS + usize::from(window.orbit)) * STATES + state);
        }
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            for ring in self.rings(color) {
                visit(ring_weight(side, ring_phase(self), ring));
                for axis in Axis::ALL {
                    let ways = [axis.forward(), axis.forward().opposite()];
                    let run = ways.map(|way| run(self, color, ring, way)).iter().sum();
                    visit(run_weight(side, phase, run));
                    for way in ways {
                        visit(sight_weight(side, sight_phase(self), sight(self, ring, way)));
                    }
                }
            }
        }
        visit(score_weight(self));
        visit(stage_weight(self));
    }

    fn kin(weight: usize, visit: impl FnMut(usize, i32)) {
        kin::kin(weight, visit);
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
        let sights = [0, 1].map(|phase| {
            [0, 1].map(|side| {
                [false, true].map(|turned| {
                    Box::new(std::array::from_fn(|code| {
                        let code = if turned { reversed(code, 4, LENGTH) } else { code };
                        let weight = i32::from(weights[sight_weight(side, phase, seen(code))]);
                        (weight << RUN_BITS) + View::run(code, side) as i32
                    }))
                })
            })
        });
        let mut others = Box::new([0; OTHERS]);
        others.copy_from_slice(&weights[RINGS_AT..]);
        YinshTables { windows, sights, others }
    }

    #[inline]
    fn sum(&self, tables: &YinshTables) -> i32 {
        let mut lines = Lines::default();
        lines.read(self);
        let other = |weight: usize| i32::from(tables.others[weight - RINGS_AT]);
        let phase = phase(self);
        let ring_phase = ring_phase(self);
        let windows = &tables.windows[phase];
        let mut sum: i32 = lines.sum(|table, code| i32::from(windows[table][code]));
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            let [ahead, back] = &tables.sights[sight_phase(self)][side];
            for ring in self.rings(color) {
                sum += other(ring_weight(side, ring_phase, ring));
                for [forward, backward] in lines.sights(ring) {
                    let seen: Sight = ahead[forward] + back[backward];
                    sum += seen >> RUN_BITS;
                    sum += other(run_weight(side, phase, seen as usize % (1 << RUN_BITS)));
                }
            }
        }
        sum + other(score_weight(self)) + other(stage_weight(self))
    }
}

#[inline(always)]
fn phase(position: &Position) -> usize {
    let win = position.variant().rings_to_win();
    let [own, enemy] =
        [position.to_act(), !position.to_act()].map(|color| position.rings_off(color) + 1 >= win);
    match (own, enemy) {
        (false, false) => usize::from(u32::from(position.pool()) <= MARKERS / 2),
        (true, false) => 2,
        (false, true) => 3,
        (true, true) => 4,
    }
}

fn ring_phase(position: &Position) -> usize {
    if position.stage() == Stage::Place { PHASES } else { phase(position) }
}

fn sight_phase(position: &Position) -> usize {
    usize::from(position.stage() != Stage::Place)
}

fn ring_weight(side: usize, ring_phase: usize, ring: Point) -> usize {
    RINGS_AT + (side * RING_PHASES + ring_phase) * POINT_ORBITS + usize::from(ORBITS[ring.index()])
}

fn run_weight(side: usize, phase: usize, run: usize) -> usize {
    RUNS_AT + (side * PHASES + phase) * RUNS + run.min(RUNS - 1)
}

fn sight_weight(side: usize, sight_phase: usize, code: usize) -> usize {
    SIGHTS_AT + (side * SIGHT_PHASES + sight_phase) * STATES + code
}

fn score_weight(position: &Position) -> usize {
    let off = |color| usize::from(position.rings_off(color).min(2));
    let score = match position.variant() {
        Variant::Normal => 3 * off(position.to_act()) + off(!position.to_act()),
        Variant::Blitz => SCORES - 1,
    };
    let pool = usize::from(position.pool()) * POOLS / (MARKERS as usize + 1);
    SCORES_AT + score * POOLS + pool.min(POOLS - 1)
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
fn behind(point: Point, way: Direction) -> impl Iterator<Item = Point> {
    std::iter::successors(point.step(way), move |next| next.step(way)).take(LENGTH)
}

/// The markers of a player that follow a ring in a direction without a gap.
fn run(position: &Position, color: Color, ring: Point, way: Direction) -> usize {
    behind(ring, way).take_while(|&point| position.markers(color).has(point)).count()
}

/// The contents of the next five points in a direction; nothing is seen behind a ring, and
/// the border of the board is like one.
fn sight(position: &Position, ring: Point, way: Direction) -> usize {
    let digits = behind(ring, way).map(|point| digit(position, point));
    let digits = digits.take_while(|&digit| digit != RING).chain(std::iter::repeat(RING));
    digits.take(LENGTH).enumerate().map(|(place, digit)| digit << (2 * place)).sum()
}

/// The same from the code that was read, which also tells what stands behind a ring.
fn seen(code: usize) -> usize {
    let ring = (0..LENGTH).find(|place| code >> (2 * place) & RING == RING).unwrap_or(LENGTH);
    let before = (1 << (2 * ring)) - 1;
    code & before | (STATES - 1) & !before
}
