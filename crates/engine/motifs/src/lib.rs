//! What a turn shows, by rules over positions: rows that could be completed, rings that are cut off, pieces that are
//! captured. The themes of puzzles and the reasons of a review are made of these.

mod gipf;
mod turn;
mod yinsh;

pub use self::{
    gipf::{captured, completable_row as completable_gipf_row, own_row, row_ends},
    turn::{Turn, steps, with_turn_of},
    yinsh::{completable_rows, cut_off_rings, in_fours},
};
