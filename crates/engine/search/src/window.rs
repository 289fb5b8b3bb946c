use crate::score::MATE;

/// Greater than any score.
pub(crate) const INFINITE: i32 = MATE + 1;

/// An alpha-beta window: scores strictly between `alpha` and `beta` are exact, the others are
/// bounds.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The window that holds every score.
    pub(crate) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// A null window: asks only whether a score is above `alpha`.
    pub(crate) fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether it holds no score.
    pub(crate) fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// As the other player sees it.
    pub(crate) fn flipped(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// With another `alpha`.
    pub(crate) fn with_alpha(self, alpha: i32) -> Self {
        Self { alpha, ..self }
    }
}
