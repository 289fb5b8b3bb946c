use core::fmt::Debug;

use game::Game;

/// Properties of a game that the search needs in addition to the rules.
///
/// Each game has a unit type that implements this trait, so the rules do not depend on the search.
pub trait Searchable: Copy + Debug + 'static {
    /// Position type of the game.
    type Position: Game;

    /// Number of action indices: one more than the largest [`Self::action_index`].
    const ACTION_INDICES: usize;

    /// Number of turns at the root above which they are sorted by static evaluation before the
    /// first iteration. Turns beyond this number are then searched at reduced depth until one of
    /// them turns out to be best.
    const MANY_TURNS: usize = usize::MAX;

    /// Returns the slot of an action in the history tables. It is the same for the same action in
    /// every position; similar actions may share a slot.
    fn action_index(action: ActionOf<Self>) -> usize;

    /// Returns sixteen bits, not all zero, that identify an action within a position for the
    /// transposition table and the killers. A collision within one position is rare and harmless.
    fn fingerprint(action: ActionOf<Self>) -> u16;

    /// Returns whether the player to act has to remove something. Such a position is never quiet.
    fn is_settling(position: &Self::Position) -> bool;

    /// Returns whether an action uses up one ply of depth. Placing, moving and pushing do; removals
    /// do not.
    fn spends_depth(action: ActionOf<Self>) -> bool;

    /// Returns whether an action is noisy: it completes a row for the player who takes it. Noisy
    /// actions are never pruned, and quiescence search follows them.
    #[inline]
    fn is_noisy(position: &Self::Position, action: ActionOf<Self>, next: &Self::Position) -> bool {
        let _ = action;
        Self::is_settling(next) && next.to_act() == position.to_act()
    }

    /// Returns whether quiescence search considers an action at all. Where several actions bring in
    /// different pieces in the same way, one of them is enough to find a row.
    #[inline]
    fn is_worth_a_look(position: &Self::Position, action: ActionOf<Self>) -> bool {
        let _ = (position, action);
        true
    }

    /// Returns the initial ordering bonus of a quiet action, in the unit of the history scores.
    #[inline]
    fn promise(position: &Self::Position, action: ActionOf<Self>) -> i32 {
        let _ = (position, action);
        0
    }

    /// Returns whether the game is so close to its end that nothing is pruned or reduced.
    fn wants_exact_search(position: &Self::Position) -> bool;
}

/// Action type of a game.
pub type ActionOf<G> = <<G as Searchable>::Position as Game>::Action;
