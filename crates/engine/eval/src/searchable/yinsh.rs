use search::Searchable;
use yinsh::{Action, Axis, Point, Position, Stage};

/// Number of markers in the pool at or below which nothing is pruned or reduced.
const EXACT_SEARCH_MAX_POOL: u8 = 3;

const MOVES: usize = Point::COUNT;
const ROWS: usize = MOVES + Point::COUNT * Point::COUNT;
const RINGS: usize = ROWS + Axis::ALL.len() * Point::COUNT;
const PASS: usize = RINGS + Point::COUNT;

/// Adapter that makes YINSH searchable.
#[derive(Clone, Copy, Debug)]
pub struct Yinsh;

impl Searchable for Yinsh {
    type Position = Position;

    const ACTION_INDICES: usize = PASS + 1;

    /// Returns a separate index for every action.
    #[inline]
    fn action_index(action: Action) -> usize {
        match action {
            Action::Place(point) => point.index(),
            Action::Move { from, to } => MOVES + from.index() * Point::COUNT + to.index(),
            Action::RemoveRow(row) => {
                ROWS + row.axis().index() * Point::COUNT + row.first().index()
            }
            Action::RemoveRing(point) => RINGS + point.index(),
            Action::Pass => PASS,
        }
    }

    #[inline]
    fn fingerprint(action: Action) -> u16 {
        Self::action_index(action) as u16 + 1
    }

    #[inline]
    fn is_settling(position: &Position) -> bool {
        matches!(position.stage(), Stage::Row { .. } | Stage::Ring { .. })
    }

    #[inline]
    fn spends_depth(action: Action) -> bool {
        matches!(action, Action::Place(_) | Action::Move { .. } | Action::Pass)
    }

    #[inline]
    fn wants_exact_search(position: &Position) -> bool {
        position.pool() <= EXACT_SEARCH_MAX_POOL
    }
}
