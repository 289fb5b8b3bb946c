use gipf::{Action, Bitboard, Direction, Kind, Position, Spot, Stage};
use search::Searchable;

const ENTRIES: usize = Direction::ALL.len() * Spot::COUNT;
const KIND: usize = ENTRIES + Spot::COUNT;
const REMOVALS: usize = 2 * KIND;
const SIZES: usize = 8;
const LEAVE: usize = REMOVALS + Spot::COUNT * SIZES;

/// Adapter that makes GIPF searchable.
#[derive(Clone, Copy, Debug)]
pub struct Gipf;

impl Searchable for Gipf {
    type Position = Position;

    const ACTION_INDICES: usize = LEAVE + 1;

    /// Returns a separate index for every push; removals with the same first spot and size share an
    /// index.
    #[inline]
    fn action_index(action: Action) -> usize {
        match action {
            Action::Push { kind, push } => {
                kind_index(kind) + push.direction().index() * Spot::COUNT + push.entry().index()
            }
            Action::Enter { kind, spot } => kind_index(kind) + ENTRIES + spot.index(),
            Action::Remove(spots) => {
                let first = spots.first().map_or(0, Spot::index);
                let size = (Bitboard::len(spots) as usize).min(SIZES - 1);
                REMOVALS + first * SIZES + size
            }
            Action::Leave => LEAVE,
        }
    }

    #[inline]
    fn fingerprint(action: Action) -> u16 {
        match action {
            // A position has few such sets; a multiplicative hash keeps them apart.
            Action::Remove(spots) => {
                (spots.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as u16 | 0x8000
            }
            _ => Self::action_index(action) as u16 + 1,
        }
    }

    #[inline]
    fn is_settling(position: &Position) -> bool {
        matches!(position.stage(), Stage::Remove { .. })
    }

    #[inline]
    fn spends_depth(action: Action) -> bool {
        matches!(action, Action::Push { .. } | Action::Enter { .. })
    }

    /// Always returns `false`: GIPF has no countdown that ends a game at a known time.
    #[inline]
    fn wants_exact_search(_: &Position) -> bool {
        false
    }
}

/// Returns the index of the first push of a kind of piece.
const fn kind_index(kind: Kind) -> usize {
    if matches!(kind, Kind::Single) { 0 } else { KIND }
}
