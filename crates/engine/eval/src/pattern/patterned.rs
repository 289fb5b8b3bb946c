use game::Game;

use super::weighted_game::WeightedGame;

/// A game whose positions are evaluated by patterns.
pub trait Patterned: Game {
    /// Identifier of the game in weights files.
    const GAME: WeightedGame;

    /// Number of weights.
    const WEIGHTS: usize;

    /// Number of groups of related weights.
    const GROUPS: usize;

    /// Evaluation with the shipped weights at which a win is e times as likely as a loss, in
    /// hundredths.
    const UNIT: i32;

    /// Weights as lookup tables.
    type Tables: Clone + std::fmt::Debug + Send + Sync;

    /// Whether [`Self::base`] is used.
    const HAS_BASE: bool = false;

    /// Returns the part of the evaluation that does not depend on these weights: the evaluation
    /// with the weights of another game, in hundredths.
    #[inline]
    fn base(&self) -> i32 {
        0
    }

    /// Visits every feature of a position by the index of its weight. A weight counts as often as
    /// it is visited.
    ///
    /// This is the definition of the evaluation; it is slow.
    fn features(&self, visit: impl FnMut(usize));

    /// Visits the groups that a weight belongs to, with its sign: 1 if it means the same as the
    /// group, -1 if it means the opposite, 0 if neither.
    ///
    /// In fitting, the members of a group share a value, so rare contents are estimated from
    /// related ones.
    fn groups(weight: usize, visit: impl FnMut(usize, i32));

    /// Builds the lookup tables from [`Self::WEIGHTS`] weights.
    fn tables(weights: &[i16]) -> Self::Tables;

    /// Returns the sum of the weights of all features of a position.
    fn sum(&self, tables: &Self::Tables) -> i32;
}
