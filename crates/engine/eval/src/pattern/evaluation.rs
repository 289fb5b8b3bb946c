use search::{Evaluate, Score};

use super::{
    patterned::Patterned,
    weights::{Weights, WeightsError},
};
#[cfg(feature = "potentials")]
use crate::tops::Tops;

/// An evaluation with fitted weights.
#[derive(Clone, Debug)]
pub struct Pattern<G: Patterned> {
    tables: G::Tables,
    scale: i32,
}

impl<G: Patterned> Pattern<G> {
    /// Creates an evaluation with these weights.
    ///
    /// # Errors
    /// Returns an error if the weights belong to another game, or if their number or scale is
    /// wrong.
    pub fn new(weights: &Weights) -> Result<Self, WeightsError> {
        weights.check::<G>()?;
        Ok(Self { tables: G::tables(&weights.values), scale: i32::from(weights.scale) })
    }

    /// Creates an evaluation with the weights in a file.
    ///
    /// # Errors
    /// Returns an error if the bytes are not a weights file, are damaged, or belong to another
    /// game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Self::new(&Weights::from_bytes(bytes)?)
    }
}

#[cfg(feature = "potentials")]
impl Pattern<gipf::Position> {
    /// Evaluates the top pieces of any GIPF board, in hundredths.
    #[inline]
    pub(crate) fn judge(&self, position: &impl Tops) -> i32 {
        self.tables.sum(position) / self.scale
    }
}

impl<G: Patterned> Evaluate<G> for Pattern<G> {
    #[inline]
    fn evaluate(&self, position: &G) -> i32 {
        let value = position.base() + position.sum(&self.tables) / self.scale;
        value.clamp(-Score::LARGEST_EVALUATION, Score::LARGEST_EVALUATION)
    }
}
