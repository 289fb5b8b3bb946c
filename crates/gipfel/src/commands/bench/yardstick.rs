use std::hint::black_box;

use anyhow::anyhow;
use cozy_chess::Board;

use super::workload::{Kind, Row, Workload};

/// Common test position of chess programming, with every kind of move.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Returns the workloads of cozy-chess.
pub(super) fn workloads() -> anyhow::Result<[Workload; 2]> {
    let board: Board =
        KIWIPETE.parse().map_err(|error| anyhow!("cozy-chess rejects Kiwipete: {error}"))?;
    let row = |kind, depth| Row {
        game: "chess",
        kind,
        name: format!("cozy-chess, Kiwipete, depth {depth}"),
    };
    let same = board.clone();
    Ok([
        Workload::counting(row(Kind::Leaves, 5), 193_690_690, move || leaves(black_box(&board), 5)),
        Workload::counting(row(Kind::Made, 4), 4_085_603, move || made(black_box(&same), 4)),
    ])
}

/// Counts sequences of moves; the last move is counted but not made.
fn leaves(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for chess_move in moves {
                let mut next = board.clone();
                next.play_unchecked(chess_move);
                count += leaves(&next, depth - 1);
            }
        }
        false
    });
    count
}

/// Counts sequences of moves and makes all of them.
fn made(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    board.generate_moves(|moves| {
        for chess_move in moves {
            let mut next = board.clone();
            next.play_unchecked(chess_move);
            // As in the `perft` of the rules crates, the last move is made without a further call.
            count += if depth == 1 {
                black_box(&next);
                1
            } else {
                made(&next, depth - 1)
            };
        }
        false
    });
    count
}
