use game::{Color, Game};
use search::{Evaluate, Score};
use yinsh::{Axis, Bitboard, MARKERS, Point, Position, Stage, Variant};

use super::{Hand, PackedPair};
use crate::{
    grid::distances,
    lines::yinsh::{ENEMY, HEXES, LENGTH, Lines, OWN, RING, STATES, View},
};

/// Pieces off, by their number; the last is the win, or the row that brings it.
const RINGS_OFF: [i32; 4] = [0, 420, 950, 2_000];
/// A lead of one ring when the pool is empty, on top: there is no time left to catch up.
const LATE_LEAD: i32 = 400;
/// A ring to be taken off, or a row to be removed first.
const RING_DUE: i32 = 350;
/// Having the move.
const TEMPO: i32 = 12;

/// A window of own markers and empty points, by the number of markers.
const CLEAR: [u16; 6] = [0, 1, 2, 5, 14, 18];
/// The same with one enemy marker among them, which a jump could turn.
const FLIPPABLE: [u16; 6] = [0, 0, 0, 2, 7, 0];
/// The same with one ring among them, which may move away.
const RINGED: [u16; 6] = [0, 0, 1, 3, 7, 0];

/// Markers beside a ring in its line: one more when it moves. Four make a row.
const RUN: [i32; View::LONGEST_RUN + 1] = [0, 2, 6, 24, 105, 105, 105, 105, 105, 105, 105];
/// The player to move can complete a row at once.
const ROW_AT_HAND: i32 = 130;

/// How much windows and runs count, in percent, by the own rings off: with two off the next row
/// wins.
const ATTACK: [i32; 4] = [100, 110, 150, 150];
/// The same in blitz, where the first row wins.
const BLITZ_ATTACK: i32 = 220;

/// A marker on the board.
const MARKER: i32 = 3;
/// A point that a ring can move to, at most five away, while rings are placed. Later it does not
/// count: in test games even one hundredth weakened play.
const TARGET: i32 = 3;
/// A ring, by its distance from the centre.
const CENTRAL: [i32; 6] = [98, 91, 77, 56, 28, 0];
/// Two own rings beside each other, which block each other.
const CLUSTERED: i32 = -9;

static DISTANCES: [u8; Point::COUNT] = distances(&HEXES, Point::CENTRE.hex());

/// The value of a window for both players, by its code.
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

/// The value of a window for the player who has `mine` markers in it.
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

/// The value of the pieces of one player.
struct Pieces {
    /// Where they stand, and the markers of the player.
    standing: i32,
    /// The markers that they stand beside.
    runs: i32,
    /// Whether one of them completes a row by moving away.
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

/// The pairs of neighbours in a set.
fn neighbours(points: Bitboard) -> i32 {
    points.iter().map(|point| Bitboard::len(AFTER[point.index()] & points) as i32).sum()
}

/// The neighbours of each point in the forward directions, so that a pair counts once.
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
