use crate::Game;

/// What a search must know of a game besides its rules.
pub trait Searched: Game {
    /// One more than the largest [`Self::action_index`].
    const ACTION_INDICES: usize;

    /// A bounded number for an action, the same for the same action in any position, by
    /// which history is kept. Actions that are alike may share one.
    fn action_index(action: Self::Action) -> usize;

    /// Sixteen bits by which an action is recognised in its own position; two actions of
    /// one position seldom share them, and nothing breaks if they do.
    fn fingerprint(action: Self::Action) -> u16;

    /// Whether somebody is to remove something: there is no quiet position then.
    fn is_settling(&self) -> bool;

    /// Whether an action costs a step of depth: placing, moving and pushing do, removals
    /// do not.
    fn spends_depth(action: Self::Action) -> bool;

    /// Whether the position is so near the end that it is searched without cutting corners.
    fn wants_exact_search(&self) -> bool;
}
