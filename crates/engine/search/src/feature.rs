game::codes! {
    /// A part of the search that can be switched off, to measure what it is worth.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Feature {
        /// Cutoffs by the transposition table.
        Table = "table",
        /// Aspiration windows.
        Aspiration = "aspiration",
        /// Quiescence search of rows and removals.
        Quiescence = "quiescence",
        /// Ordering by history.
        History = "history",
        /// Ordering by continuation history.
        Continuation = "continuation",
        /// Ordering by killers.
        Killers = "killers",
        /// Removals are ordered by the evaluation of what they leave, and only the best are
        /// searched.
        Removals = "removals",
        /// Late-action reductions.
        Reductions = "reductions",
        /// Internal iterative reduction: a node without a transposition-table entry is
        /// searched less deeply.
        IterativeReduction = "iterative-reduction",
        /// Late-action pruning.
        LatePruning = "late-pruning",
        /// Futility pruning.
        Futility = "futility",
        /// Reverse futility pruning.
        ReverseFutility = "reverse-futility",
        /// Singular extensions.
        Singular = "singular",
    }
}

/// The features of a search; all of them unless some are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(u32);

impl Features {
    /// Every feature.
    pub const ALL: Self = Self(u32::MAX);

    /// The same with one feature switched off.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Self {
        Self(self.0 & !(1 << feature as u32))
    }

    /// Whether a feature is switched on.
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
