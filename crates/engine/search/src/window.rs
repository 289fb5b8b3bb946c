use crate::score::MATE;

/// A value greater than any score.
pub(crate) const INFINITE: i32 = MATE + 1;

/// An alpha-beta window. Scores strictly between `alpha` and `beta` are exact; others are bounds.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The window that contains every score.
    pub(crate) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Returns a null window, which only tests whether a score is above `alpha`.
    pub(crate) fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Returns whether the window is a null window, with no score between its bounds.
    pub(crate) fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// Returns the window from the other player's point of view.
    pub(crate) fn flipped(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Returns the window with a different `alpha`.
    pub(crate) fn with_alpha(self, alpha: i32) -> Self {
        Self { alpha, ..self }
    }
}
