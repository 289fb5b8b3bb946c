use crate::{Action, Bitboard, Position};

/// Counts like [`game::perft`], but counts a push onto an empty spot once for every dot next to
/// it, like programs that treat each dot as a separate action.
///
/// ```
/// use gipf::{Position, Variant, perft, perft_by_dots};
///
/// // The first piece of a tournament game goes onto one of 18 spots, from one of 42 dots and directions.
/// let start = Position::start(Variant::Tournament);
/// assert_eq!(perft(&start, 1), 18);
/// assert_eq!(perft_by_dots(&start, 1), 42);
/// ```
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
