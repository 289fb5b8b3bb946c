use game::Color;
use gipf::{Position, Right, Spot, Stage, Variant};
use search::{Evaluate, Score};

use super::{Hand, PackedPair};
use crate::{
    grid::distances,
    lines::gipf::{BASE, ENEMY, ENEMY_GIPF, HEXES, LENGTH, Lines, OWN, OWN_GIPF, STATES},
};

/// Value of a piece on the board; a GIPF-piece counts as two.
const PIECE: i32 = 100;
/// Value of the reserve by number of pieces. The fewer there are, the more each is worth, because a
/// player who has to push with an empty reserve loses.
const RESERVE: [i32; 9] = [0, 230, 400, 550, 685, 810, 930, 1_045, 1_155];
/// Value of each further piece in reserve.
const RESERVE_MORE: i32 = 108;

/// Value of GIPF-pieces on the board by their number: losing the last one loses the game.
const GIPF_PIECES: [i32; 10] = [0, 0, 170, 270, 320, 345, 360, 370, 375, 380];
/// Value of the right to bring in more GIPF-pieces.
const RIGHT: i32 = 25;

/// Value of a window of own pieces and empty spots, by number of pieces.
const CLEAR: [u16; 5] = [0, 1, 5, 22, 60];
/// Value of a window of own pieces, empty spots and one enemy piece, which the row would capture,
/// by number of own pieces.
const CROSSED: [u16; 5] = [0, 0, 3, 12, 0];

/// Value of a piece by its distance from the centre.
const CENTRAL: [i32; 4] = [14, 11, 6, 0];
/// Value of being the player to push.
const TEMPO: i32 = 15;
/// Value of having a row to settle.
const ROW_DUE: i32 = 120;

static DISTANCES: [u8; Spot::COUNT] = distances(&HEXES, Spot::CENTRE.hex());

/// Value of a window for both players, by its code. The table is longer than necessary, so indexing
/// needs no bounds check.
static WINDOWS: [PackedPair; 1024] = {
    let mut windows = [PackedPair::new(0, 0); 1024];
    let mut code = 0;
    while code < STATES {
        let mut counts = [0; BASE];
        let (mut rest, mut i) = (code, 0);
        while i < LENGTH {
            counts[rest % BASE] += 1;
            rest /= BASE;
            i += 1;
        }
        let own = counts[OWN] + counts[OWN_GIPF];
        let enemy = counts[ENEMY] + counts[ENEMY_GIPF];
        windows[code] = PackedPair::new(worth(own, enemy), worth(enemy, own));
        code += 1;
    }
    windows
};

/// Returns the value of a window for the player who has `mine` pieces in it.
const fn worth(mine: usize, theirs: usize) -> u16 {
    match theirs {
        0 => CLEAR[mine],
        1 => CROSSED[mine],
        _ => 0,
    }
}

impl Evaluate<Position> for Hand {
    fn evaluate(&self, position: &Position) -> i32 {
        let player = position.to_act();
        let mut lines = Lines::default();
        lines.read(position);
        let windows = lines.sum(|_, code| WINDOWS[code % 1024], |_, _| PackedPair::default());
        let turn = if position.stage() == Stage::Push { TEMPO } else { ROW_DUE };
        let value = material(position, player) - material(position, !player) + windows.own()
            - windows.enemy()
            + turn;
        value.clamp(-Score::LARGEST_EVALUATION, Score::LARGEST_EVALUATION)
    }
}

/// Returns the value of a player's pieces: on the board, with their location, and in reserve.
#[inline(always)]
fn material(position: &Position, color: Color) -> i32 {
    let pieces = position.pieces(color);
    let gipf = position.gipf_pieces(color).len() as usize;
    let on_board = pieces.len() as i32 + gipf as i32;
    let standing: i32 =
        pieces.iter().map(|spot| CENTRAL[usize::from(DISTANCES[spot.index()] % 4)]).sum();
    PIECE * on_board + reserve(position.reserve(color)) + standing + rank(position, color, gipf)
}

fn reserve(pieces: u8) -> i32 {
    let last = RESERVE.len() - 1;
    let more = usize::from(pieces).saturating_sub(last) as i32;
    RESERVE[usize::from(pieces).min(last)] + RESERVE_MORE * more
}

/// Returns the value of GIPF-pieces beyond that of the two pieces in each.
fn rank(position: &Position, color: Color, gipf: usize) -> i32 {
    if position.variant() == Variant::Basic {
        return 0;
    }
    // Before the first GIPF-piece is played, none can be lost.
    let right = match position.right(color) {
        Right::Gone => 0,
        Right::Open | Right::First => RIGHT,
    };
    GIPF_PIECES[gipf.min(GIPF_PIECES.len() - 1)] + right
}
