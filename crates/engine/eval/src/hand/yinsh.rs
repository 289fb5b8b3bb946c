use game::Color;
use search::{Evaluate, Score};
use yinsh::{Axis, Bitboard, MARKERS, Point, Position, Stage, Variant};

use super::{Hand, PackedPair};
use crate::{
    grid::distances,
    lines::yinsh::{ENEMY, HEXES, LENGTH, Lines, OWN, RING, STATES, View},
};

/// Value of removed rings by their number; the last entry is the win, or the row that brings it.
const RINGS_OFF: [i32; 4] = [0, 420, 950, 2_000];
/// Additional value of a lead of one ring when the pool is empty: there is no time left to catch
/// up.
const LATE_LEAD: i32 = 400;
/// Value of having a ring to remove, or a row to remove first.
const RING_DUE: i32 = 350;
/// Value of having the move.
const TEMPO: i32 = 12;

/// Value of a window of own markers and empty points, by number of markers.
const CLEAR: [u16; 6] = [0, 1, 2, 5, 14, 18];
/// Value of a window of own markers, empty points and one enemy marker, which a jump could flip, by
/// number of own markers.
const FLIPPABLE: [u16; 6] = [0, 0, 0, 2, 7, 0];
/// Value of a window of own markers, empty points and one ring, which may move away, by number of
/// own markers.
const RINGED: [u16; 6] = [0, 0, 1, 3, 7, 0];

/// Value of the run of markers next to a ring, by its length. The ring adds a marker when it moves,
/// so a run of four becomes a row.
const RUN: [i32; View::LONGEST_RUN + 1] = [0, 2, 6, 24, 105, 105, 105, 105, 105, 105, 105];
/// Value of being able to complete a row with the next move.
const ROW_AT_HAND: i32 = 130;

/// Weight of windows and runs in percent, by the number of rings the player has removed: with two
/// removed, the next row wins.
const ATTACK: [i32; 4] = [100, 110, 150, 150];
/// Weight of windows and runs in percent in blitz, where the first row wins.
const BLITZ_ATTACK: i32 = 220;

/// Value of a marker on the board.
const MARKER: i32 = 3;
/// Value of a point that a ring can move to, at most five away, while rings are being placed. Later
/// it does not count: in test games even one hundredth weakened play.
const TARGET: i32 = 3;
/// Value of a ring by its distance from the centre.
const CENTRAL: [i32; 6] = [98, 91, 77, 56, 28, 0];
/// Value of two adjacent rings of the same player, which block each other.
const CLUSTERED: i32 = -9;

static DISTANCES: [u8; Point::COUNT] = distances(&HEXES, Point::CENTRE.hex());

/// Value of a window for both players, by its code.
static WINDOWS: [PackedPair; STATES] = {
    let mut windows = [PackedPair::new(0, 0); STATES];
    let mut code = 0;
    while code < STATES {
        let mut counts = [0; 4];
        let mut i = 0;
        while i < LENGTH {
            counts[code >> (2 * i) & 3] += 1;
            i += 1;
        }
        let own = worth(counts[OWN], counts[ENEMY], counts[RING]);
        let enemy = worth(counts[ENEMY], counts[OWN], counts[RING]);
        windows[code] = PackedPair::new(own, enemy);
        code += 1;
    }
    windows
};

/// Returns the value of a window for the player who has `mine` markers in it.
const fn worth(mine: usize, theirs: usize, rings: usize) -> u16 {
    match (theirs, rings) {
        (0, 0) => CLEAR[mine],
        (1, 0) => FLIPPABLE[mine],
        (0, 1) => RINGED[mine],
        _ => 0,
    }
}

impl Evaluate<Position> for Hand {
    fn evaluate(&self, position: &Position) -> i32 {
        let player = position.to_act();
        let mut lines = Lines::default();
        lines.read(position);
        let windows = lines.sum(|_, code| WINDOWS[code]);
        let own = Pieces::of(position, &lines, player, View::own_run);
        let enemy = Pieces::of(position, &lines, !player, View::enemy_run);

        let attack = |color: Color| match position.variant() {
            Variant::Normal => ATTACK[usize::from(position.rings_off(color)) % 4],
            Variant::Blitz => BLITZ_ATTACK,
        };
        let own_attack = (windows.own() + own.runs) * attack(player);
        let enemy_attack = (windows.enemy() + enemy.runs) * attack(!player);
        let threats = (own_attack - enemy_attack) / 100;

        let due = match position.stage() {
            Stage::Place => 0,
            Stage::Move => TEMPO + if own.can_row { ROW_AT_HAND * attack(player) / 100 } else { 0 },
            Stage::Row { .. } | Stage::Ring { .. } => RING_DUE,
        };
        let value = rings_off(position) + threats + own.standing - enemy.standing + due;
        value.clamp(-Score::LARGEST_EVALUATION, Score::LARGEST_EVALUATION)
    }
}

fn rings_off(position: &Position) -> i32 {
    let player = position.to_act();
    let [own, enemy] = [player, !player].map(|color| position.rings_off(color));
    let lead = i32::from(own) - i32::from(enemy);
    let spent = MARKERS as i32 - i32::from(position.pool());
    let worth = |off: u8| RINGS_OFF[usize::from(off) % 4];
    worth(own) - worth(enemy) + LATE_LEAD * lead * spent / MARKERS as i32
}

/// Evaluation of one player's rings and markers.
struct Pieces {
    /// Value of the rings' locations and of the player's markers.
    standing: i32,
    /// Value of the runs of markers next to rings.
    runs: i32,
    /// Whether a ring can complete a row by moving away.
    can_row: bool,
}

impl Pieces {
    #[inline(always)]
    fn of(position: &Position, lines: &Lines, color: Color, run: impl Fn(View) -> usize) -> Self {
        let rings = position.rings(color);
        let (mut standing, mut runs, mut longest) = (0, 0, 0);
        let mut seen = View::default();
        for ring in rings {
            standing += CENTRAL[usize::from(DISTANCES[ring.index()])];
            for view in lines.views(ring) {
                seen = seen + view;
                let run = run(view);
                runs += RUN[run.min(RUN.len() - 1)];
                longest = longest.max(run);
            }
        }
        if position.stage() == Stage::Place {
            standing += TARGET * seen.targets() as i32 + CLUSTERED * neighbours(rings);
        }
        standing += MARKER * position.markers(color).len() as i32;
        Self { standing, runs, can_row: longest >= 4 }
    }
}

/// Returns the number of pairs of neighbours in a set.
fn neighbours(points: Bitboard) -> i32 {
    points.iter().map(|point| Bitboard::len(AFTER[point.index()] & points) as i32).sum()
}

/// Neighbours of each point in the forward directions, so each pair is counted once.
static AFTER: [Bitboard; Point::COUNT] = {
    let mut after = [Bitboard::EMPTY; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        let mut a = 0;
        while a < Axis::ALL.len() {
            if let Some(next) = Point::ALL[i].step(Axis::ALL[a].forward()) {
                after[i] = after[i].with(next);
            }
            a += 1;
        }
        i += 1;
    }
    after
};
