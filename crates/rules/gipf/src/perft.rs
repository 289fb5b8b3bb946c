use game::Game;

use crate::{Action, Bitboard, Position};

/// Counts like [`game::perft`], but a push onto an empty spot once for every dot that
/// leads to it, as programs do that take each dot for an action of its own.
#[must_use]
pub fn perft_by_dots(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for action in position.legal_actions() {
        let dots = match action {
            Action::Enter { spot, .. } => 2 + u64::from(Bitboard::CORNERS.has(spot)),
            _ => 1,
        };
        let mut next = *position;
        next.play_unchecked(action);
        count += dots * perft_by_dots(&next, depth - 1);
    }
    count
}
