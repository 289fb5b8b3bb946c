use game::Searched;

/// A judgement of positions.
pub trait Evaluate<G: Searched>: Sync {
    /// How good a position is for the player to act, in hundredths: about 100 for a clear
    /// advantage. Within ±[`crate::Score::LARGEST_EVALUATION`]; the game has not ended.
    fn evaluate(&self, position: &G) -> i32;
}

impl<G: Searched, E: Evaluate<G> + ?Sized> Evaluate<G> for &E {
    #[inline]
    fn evaluate(&self, position: &G) -> i32 {
        (**self).evaluate(position)
    }
}
