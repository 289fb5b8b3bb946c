use game::Game;

/// A static evaluation of positions.
pub trait Evaluate<P: Game>: Sync {
    /// How good a position is for the player to act, in hundredths: about 100 for a clear
    /// advantage. Within ±[`crate::Score::LARGEST_EVALUATION`]; the game has not ended.
    fn evaluate(&self, position: &P) -> i32;
}

impl<P: Game, E: Evaluate<P> + ?Sized> Evaluate<P> for &E {
    #[inline]
    fn evaluate(&self, position: &P) -> i32 {
        (**self).evaluate(position)
    }
}
