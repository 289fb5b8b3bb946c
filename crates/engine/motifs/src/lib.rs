//! Motifs in turns, recognised by rules about positions: rows that could be completed, rings that are cut off, pieces that are
//! captured. Puzzle themes and the reasons in a review are built from them.

mod gipf;
mod turn;
mod yinsh;

pub use self::{
    gipf::{
        Prospects, PushGame, captured, completable_row as completable_gipf_row, own_row, prospects,
        row_ends,
    },
    turn::{Turn, steps, with_turn_of},
    yinsh::{completable_rows, cut_off_rings, flippable, flipped, in_fours},
};
