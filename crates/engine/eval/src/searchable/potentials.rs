use game::Game;
use gipf::{Bitboard, Direction, Right, Spot};
use potentials::{Action, Kind, Position, Potential, Stage};
use search::Searchable;

const ENTRIES: usize = Direction::ALL.len() * Spot::COUNT;
/// The pushes of one kind of piece.
const PUSHES: usize = ENTRIES + Spot::COUNT;
/// Basics, GIPF-pieces, extra pushes and each kind of loaded pieces.
const KINDS: usize = 3 + Potential::ALL.len();
const USES: usize = KINDS * PUSHES;
const REMOVALS: usize = USES + Spot::COUNT * Spot::COUNT;
const SIZES: usize = 8;
const LEAVE: usize = REMOVALS + Spot::COUNT * SIZES;
const DECLINE: usize = LEAVE + 1;

/// A use is tried early: it is a threat come true more often than a push is.
const USE_PROMISE: i32 = 1_500;
/// A basic that takes potentials out of the game is tried late.
const WASTE_PROMISE: i32 = -4_000;

/// GIPF with potentials, as the search sees it.
#[derive(Clone, Copy, Debug)]
pub struct Potentials;

impl Searchable for Potentials {
    type Position = Position;

    const ACTION_INDICES: usize = DECLINE + 1;

    // An extra push multiplies the turns by forty.
    const MANY_TURNS: usize = 256;

    /// Every push has its own index, and every use by its two spots; removals share one by their
    /// first spot and size.
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
            // The sets of one position are few; a product keeps them apart.
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

    /// An extra push is a push; declining it costs nothing.
    #[inline]
    fn spends_depth(action: Action) -> bool {
        matches!(action, Action::Push { .. } | Action::Enter { .. } | Action::Use { .. })
    }

    /// Also a jump that takes a GIPF-piece from the opponent, or makes one.
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

    /// All pieces push alike, so that one kind of them shows every row.
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

    /// Nothing that runs out ends a game at a known time.
    #[inline]
    fn wants_exact_search(_: &Position) -> bool {
        false
    }
}

/// Where the pushes of a kind of piece begin.
const fn kind_index(kind: Kind) -> usize {
    let number = match kind {
        Kind::Basic => 0,
        Kind::Gipf => 1,
        Kind::Extra => 2,
        Kind::Loaded(potential) => 3 + potential.index(),
    };
    number * PUSHES
}

/// What the player to act brings in without giving up a right: a loaded piece while they have
/// one.
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
