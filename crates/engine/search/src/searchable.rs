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

    /// Whether the game is so near its end that nothing is pruned or reduced.
    fn wants_exact_search(position: &Self::Position) -> bool;
}

/// The actions of a game.
pub type ActionOf<G> = <<G as Searchable>::Position as Game>::Action;
