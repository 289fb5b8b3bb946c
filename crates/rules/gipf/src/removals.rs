use core::iter::FusedIterator;

use crate::{Bitboard, Row, Rows};

/// Iterator over the possible removals from rows: for each row, the pieces that must be removed
/// together with each choice of the others. Each set of spots occurs once. If no piece of any row
/// must be removed, the empty set comes last: all rows are left on the board.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Removals {
    rows: Rows,
    rows_left: Rows,
    /// The current row, and the next choice among its pieces that may stay.
    current: Option<(Row, Bitboard)>,
    may_leave: bool,
}

impl Removals {
    /// Returns the removals from the rows of one player.
    #[doc(hidden)]
    #[must_use]
    pub fn of(rows: Rows) -> Self {
        let may_leave = rows.clone().all(|row| row.singles().is_empty());
        let mut rows_left = rows.clone();
        let current = rows_left.next().map(|row| (row, Bitboard::EMPTY));
        Self { rows, rows_left, current, may_leave }
    }

    /// Returns whether a row before `this` offers the same removal.
    ///
    /// Two rows on different lines share at most one spot.
    fn is_repeated(&self, this: Row, removal: Bitboard) -> bool {
        removal.len() == 1
            && self.rows.clone().take_while(|earlier| *earlier != this).any(|earlier| {
                removal.is_subset(earlier.pieces()) && earlier.singles().is_subset(removal)
            })
    }
}

impl Iterator for Removals {
    type Item = Bitboard;

    #[inline(never)]
    fn next(&mut self) -> Option<Bitboard> {
        while let Some((row, chosen)) = self.current {
            let following = row.gipf_pieces().next_subset(chosen);
            self.current = if following.is_empty() {
                self.rows_left.next().map(|next| (next, Bitboard::EMPTY))
            } else {
                Some((row, following))
            };
            let removal = row.singles() | chosen;
            if !removal.is_empty() && !self.is_repeated(row, removal) {
                return Some(removal);
            }
        }
        core::mem::take(&mut self.may_leave).then_some(Bitboard::EMPTY)
    }
}

impl FusedIterator for Removals {}
