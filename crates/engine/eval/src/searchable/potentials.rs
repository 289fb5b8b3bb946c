use gipf::{Bitboard, Direction, Right, Spot};
use potentials::{Action, Kind, Position, Potential, Stage};
use search::Searchable;

const ENTRIES: usize = Direction::ALL.len() * Spot::COUNT;
/// Number of pushes of one kind of piece.
const PUSHES: usize = ENTRIES + Spot::COUNT;
/// Number of kinds of pushes: basics, GIPF-pieces, extra pushes and each kind of loaded piece.
const KINDS: usize = 3 + Potential::ALL.len();
const USES: usize = KINDS * PUSHES;
const REMOVALS: usize = USES + Spot::COUNT * Spot::COUNT;
const SIZES: usize = 8;
const LEAVE: usize = REMOVALS + Spot::COUNT * SIZES;
const DECLINE: usize = LEAVE + 1;

/// Ordering bonus of a use, which carries out a threat more often than a push does.
const USE_PROMISE: i32 = 1_500;
/// Ordering penalty of a basic that takes potentials out of the game.
const WASTE_PROMISE: i32 = -4_000;

/// Adapter that makes GIPF with potentials searchable.
#[derive(Clone, Copy, Debug)]
pub struct Potentials;

impl Searchable for Potentials {
    type Position = Position;

    const ACTION_INDICES: usize = DECLINE + 1;

    // An extra push multiplies the number of turns by forty.
    const MANY_TURNS: usize = 256;

    /// Returns a separate index for every push, and for every pair of spots of a use; removals with
    /// the same first spot and size share an index.
    #[inline]
    fn action_index(action: Action) -> usize {
        match action {
            Action::Push { kind, push } => {
                kind_index(kind) + push.direction().index() * Spot::COUNT + push.entry().index()
            }
            Action::Enter { kind, spot } => kind_index(kind) + ENTRIES + spot.index(),
            Action::Use { from, to, .. } => USES + from.index() * Spot::COUNT + to.index(),
            Action::Remove(spots) => {
                let first = spots.first().map_or(0, Spot::index);
                let size = (Bitboard::len(spots) as usize).min(SIZES - 1);
                REMOVALS + first * SIZES + size
            }
            Action::Leave => LEAVE,
            Action::Decline => DECLINE,
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

    /// Returns whether an action uses up depth: an extra push does, like any push; declining it
    /// does not.
    #[inline]
    fn spends_depth(action: Action) -> bool {
        matches!(action, Action::Push { .. } | Action::Enter { .. } | Action::Use { .. })
    }

    /// Returns whether an action is noisy, which includes jumps that take a GIPF-piece from the
    /// opponent or create one.
    #[inline]
    fn is_noisy(position: &Position, action: Action, next: &Position) -> bool {
        if let Action::Use { kind: Potential::Punct, .. } = action {
            let count = |position: &Position, color| position.gipf_pieces(color).len();
            let player = position.to_act();
            if [player, !player].into_iter().any(|of| count(position, of) != count(next, of)) {
                return true;
            }
        }
        Self::is_settling(next) && next.to_act() == position.to_act()
    }

    /// Returns whether quiescence search considers an action: all kinds of pieces push in the same
    /// way, so trying one of them finds every row.
    #[inline]
    fn is_worth_a_look(position: &Position, action: Action) -> bool {
        match action {
            Action::Push { kind, .. } | Action::Enter { kind, .. } => kind == usual_kind(position),
            _ => true,
        }
    }

    #[inline]
    fn promise(position: &Position, action: Action) -> i32 {
        match action {
            Action::Use { .. } => USE_PROMISE,
            Action::Push { kind: Kind::Basic, .. } | Action::Enter { kind: Kind::Basic, .. }
                if !position.hand(position.to_act()).is_empty() =>
            {
                WASTE_PROMISE
            }
            _ => 0,
        }
    }

    /// Always returns `false`: the game has no countdown that ends it at a known time.
    #[inline]
    fn wants_exact_search(_: &Position) -> bool {
        false
    }
}

/// Returns the index of the first push of a kind of piece.
const fn kind_index(kind: Kind) -> usize {
    let number = match kind {
        Kind::Basic => 0,
        Kind::Gipf => 1,
        Kind::Extra => 2,
        Kind::Loaded(potential) => 3 + potential.index(),
    };
    number * PUSHES
}

/// Returns the kind that the player to act can bring in without giving up a right: a loaded piece,
/// if they have one.
#[inline]
fn usual_kind(position: &Position) -> Kind {
    let player = position.to_act();
    if position.stage() == Stage::Extra {
        return Kind::Extra;
    }
    if position.right(player) == Right::First {
        return Kind::Gipf;
    }
    position.hand(player).iter().next().map_or(Kind::Basic, |(kind, _)| Kind::Loaded(kind))
}
