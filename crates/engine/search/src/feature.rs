game::codes! {
    /// A search technique that can be switched off to measure its value.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Feature {
        /// Transposition-table cutoffs.
        Table = "table",
        /// Aspiration windows.
        Aspiration = "aspiration",
        /// Quiescence search of rows and removals.
        Quiescence = "quiescence",
        /// Move ordering by history.
        History = "history",
        /// Move ordering by continuation history.
        Continuation = "continuation",
        /// Move ordering by killers.
        Killers = "killers",
        /// Move ordering of removals by the evaluation of the resulting positions; only the best
        /// few are searched.
        Removals = "removals",
        /// Late-move reductions.
        Reductions = "reductions",
        /// Internal iterative reduction: a node without a transposition-table entry is searched at
        /// reduced depth.
        IterativeReduction = "iterative-reduction",
        /// Late-move pruning.
        LatePruning = "late-pruning",
        /// Futility pruning.
        Futility = "futility",
        /// Reverse futility pruning.
        ReverseFutility = "reverse-futility",
        /// Singular extensions.
        Singular = "singular",
    }
}

/// The search techniques in use: all, unless some are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(u32);

impl Features {
    /// All features.
    pub const ALL: Self = Self(u32::MAX);

    /// Returns the features with one of them switched off.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Self {
        Self(self.0 & !(1 << feature as u32))
    }

    /// Returns whether a feature is switched on.
    #[must_use]
    #[inline]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 >> (feature as u32) & 1 == 1
    }
}

impl Default for Features {
    fn default() -> Self {
        Self::ALL
    }
}
