use game::Game;

use super::weighted_game::WeightedGame;

/// A game whose positions are judged by patterns.
pub trait Patterned: Game {
    /// The game that files of weights name.
    const GAME: WeightedGame;

    /// The number of weights.
    const WEIGHTS: usize;

    /// The number of groups of related weights.
    const GROUPS: usize;

    /// The evaluation by the shipped weights at which a win is e times as likely as a loss, in
    /// hundredths.
    const UNIT: i32;

    /// The weights as lookup tables.
    type Tables: Clone + std::fmt::Debug + Send + Sync;

    /// Whether there is a [`Self::base`].
    const HAS_BASE: bool = false;

    /// What is known before any of these weights: the evaluation by those of another game, in
    /// hundredths.
    #[inline]
    fn base(&self) -> i32 {
        0
    }

    /// Visits every feature of a position, by the number of its weight. A weight counts as often
    /// as it is visited.
    ///
    /// This is the definition of the evaluation; it is slow.
    fn features(&self, visit: impl FnMut(usize));

    /// Visits the groups that a weight belongs to, with its sign: 1 if it means the same as the
    /// group, -1 if the opposite, 0 if neither.
    ///
    /// When weights are fitted, a group has a value that its members share, so that rare
    /// contents are judged by related ones.
    fn groups(weight: usize, visit: impl FnMut(usize, i32));

    /// Makes the tables of as many weights as [`Self::WEIGHTS`].
    fn tables(weights: &[i16]) -> Self::Tables;

    /// The sum of the weights of all features of a position.
    fn sum(&self, tables: &Self::Tables) -> i32;
}
