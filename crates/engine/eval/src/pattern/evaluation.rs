use search::{Evaluate, Score};

use super::{
    patterned::Patterned,
    weights::{Weights, WeightsError},
};
#[cfg(feature = "potentials")]
use crate::tops::Tops;

/// An evaluation by fitted weights.
#[derive(Clone, Debug)]
pub struct Pattern<G: Patterned> {
    tables: G::Tables,
    scale: i32,
}

impl<G: Patterned> Pattern<G> {
    /// The evaluation with these weights.
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
    /// The bytes are not a file of weights, or damaged, or of another game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Self::new(&Weights::from_bytes(bytes)?)
    }
}

#[cfg(feature = "potentials")]
impl Pattern<gipf::Position> {
    /// Judges what is on top of any board of GIPF, in hundredths.
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
