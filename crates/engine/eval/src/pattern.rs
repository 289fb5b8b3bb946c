//! Evaluation by patterns: every window of the board, by what it holds and where it lies,
//! has a weight; so have rings, pieces, reserves and the phase of the game.
//!
//! Windows that symmetries take to each other share their weights. [`Patterned::features`]
//! is the definition, slow and clear, for whoever fits weights to games; [`Pattern`] gives
//! the same sum fast. Weights come as bytes, see [`Weights`].
//!
//! ```
//! use eval::pattern::{Pattern, Patterned, Weights};
//! use gipf::{Game, Position, Variant};
//! use search::Evaluate;
//!
//! let start = Position::start(Variant::Basic);
//! let mut weights = Weights::zero::<Position>(1);
//! start.features(|weight| weights.values[weight] += 5);
//! let pattern = Pattern::<Position>::from_bytes(&weights.to_bytes())?;
//! assert!(pattern.evaluate(&start) > 0);
//! # Ok::<(), eval::pattern::WeightsError>(())
//! ```

mod gipf;
mod shipped;
mod weights;
mod yinsh;

pub use self::{
    gipf::GipfTables,
    shipped::{gipf, yinsh},
    weights::{WeightedGame, Weights, WeightsError},
    yinsh::YinshTables,
};
use game::Game;
use search::{Evaluate, Score};

/// A game whose positions are judged by patterns.
pub trait Patterned: Game {
    /// The game, as files of weights name it.
    const GAME: WeightedGame;

    /// The number of weights.
    const WEIGHTS: usize;

    /// The number of groups of kindred weights.
    const GROUPS: usize;

    /// The evaluation at which wins stand to losses as e to 1 by the shipped weights, as their
    /// fit says.
    const UNIT: i32;

    /// The weights, laid out for looking up.
    type Tables: Clone + std::fmt::Debug + Send + Sync;

    /// Shows every feature of a position: the number of its weight. A number counts as often
    /// as it is shown.
    ///
    /// This is the definition; it is slow.
    fn features(&self, visit: impl FnMut(usize));

    /// Shows the groups that a weight belongs to, and whether it is like the others there
    /// (1), their opposite (-1) or neither (0).
    ///
    /// Whoever fits weights can let a group have a value of its own that all of it share, so
    /// that a content seldom seen is judged by its kin.
    fn kin(weight: usize, visit: impl FnMut(usize, i32));

    /// Lays out as many weights as [`Self::WEIGHTS`].
    fn tables(weights: &[i16]) -> Self::Tables;

    /// The sum of the weights of all features.
    fn sum(&self, tables: &Self::Tables) -> i32;
}

/// An evaluation by fitted weights.
#[derive(Clone, Debug)]
pub struct Pattern<G: Patterned> {
    tables: G::Tables,
    scale: i32,
}

impl<G: Patterned> Pattern<G> {
    /// The evaluation with given weights.
    ///
    /// # Errors
    /// The weights are those of another game, or their number or scale is wrong.
    pub fn new(weights: &Weights) -> Result<Self, WeightsError> {
        weights.check::<G>()?;
        Ok(Self { tables: G::tables(&weights.values), scale: i32::from(weights.scale) })
    }

    /// The evaluation with the weights of a file.
    ///
    /// # Errors
    /// The bytes are no file of weights, a damaged one, or one of another game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Self::new(&Weights::from_bytes(bytes)?)
    }
}

impl<G: Patterned> Evaluate<G> for Pattern<G> {
    #[inline]
    fn evaluate(&self, position: &G) -> i32 {
        let value = position.sum(&self.tables) / self.scale;
        value.clamp(-Score::LARGEST_EVALUATION, Score::LARGEST_EVALUATION)
    }
}
