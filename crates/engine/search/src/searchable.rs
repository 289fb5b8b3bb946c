use core::fmt::Debug;

use game::Game;

/// What the search knows of a game besides its rules.
///
/// Implemented by a type without data for each game, so that the rules need not know that
/// they are searched.
pub trait Searchable: Copy + Debug + 'static {
    /// The positions of the game.
    type Position: Game;

    /// One more than the largest [`Self::action_index`].
    const ACTION_INDICES: usize;

    /// With more turns than this at the root they are put in the order of their static
    /// evaluations before the first iteration, and those behind the first so many are searched
    /// less deeply until one of them looks best.
    const MANY_TURNS: usize = usize::MAX;

    /// The slot of an action in the history tables: the same for the same action in any
    /// position. Similar actions may share one.
    fn action_index(action: ActionOf<Self>) -> usize;

    /// Sixteen bits, not all zero, by which the transposition table and the killers recognise
    /// an action in its position. A collision within one position is rare and harmless.
    fn fingerprint(action: ActionOf<Self>) -> u16;

    /// Whether the player to act has to remove something. Such a position is never quiet.
    fn is_settling(position: &Self::Position) -> bool;

    /// Whether an action costs one step of depth. Placing, moving and pushing do; removals
    /// do not.
    fn spends_depth(action: ActionOf<Self>) -> bool;

    /// Whether an action decides something at once, so that it is never pruned and quiescence
    /// search follows it: it makes a row of its own player.
    #[inline]
    fn is_noisy(position: &Self::Position, action: ActionOf<Self>, next: &Self::Position) -> bool {
        let _ = action;
        Self::is_settling(next) && next.to_act() == position.to_act()
    }

    /// Whether quiescence search looks at an action at all. Where several bring in different
    /// pieces in the same way, one of them shows whether there is a row.
    #[inline]
    fn is_worth_a_look(position: &Self::Position, action: ActionOf<Self>) -> bool {
        let _ = (position, action);
        true
    }

    /// What an action is worth in the order of quiet ones before anything is known of it, in
    /// the unit of the histories.
    #[inline]
    fn promise(position: &Self::Position, action: ActionOf<Self>) -> i32 {
        let _ = (position, action);
        0
    }

    /// Whether the game is so near its end that nothing is pruned or reduced.
    fn wants_exact_search(position: &Self::Position) -> bool;
}

/// The actions of a game.
pub type ActionOf<G> = <<G as Searchable>::Position as Game>::Action;
