use game::Game;

/// A static evaluation of positions.
pub trait Evaluate<P: Game>: Sync {
    /// Returns the evaluation of a position for the player to act, in hundredths; a clear advantage
    /// is about 100. The result lies within ±[`crate::Score::LARGEST_EVALUATION`]. The game must
    /// not be over.
    fn evaluate(&self, position: &P) -> i32;
}

impl<P: Game, E: Evaluate<P> + ?Sized> Evaluate<P> for &E {
    #[inline]
    fn evaluate(&self, position: &P) -> i32 {
        (**self).evaluate(position)
    }
}
