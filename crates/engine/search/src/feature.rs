use core::{fmt, str::FromStr};

/// A part of the search that can be left out, to measure what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feature {
    /// What other lines found out about a position ends its search.
    Table,
    /// Searching around the last score first.
    Aspiration,
    /// Looking at rows once the depth is spent.
    Quiescence,
    /// Ordering by how well an action did before.
    History,
    /// Ordering by how well it did after what was played last.
    Continuation,
    /// Ordering by what refuted something at the same ply.
    Killers,
    /// Removals are ordered by what they leave, and only the best are tried.
    Removals,
    /// Late actions are searched less deeply.
    Reductions,
    /// A search without an idea from the table is less deep.
    IdealessReduction,
    /// Late actions are left out near the end of the depth.
    LatePruning,
    /// So are actions where far too little is there.
    Futility,
    /// Far more than needed is enough near the end of the depth.
    ReverseFutility,
    /// An idea that is far better than all others is searched more deeply.
    Singular,
}

impl Feature {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Table,
        Self::Aspiration,
        Self::Quiescence,
        Self::History,
        Self::Continuation,
        Self::Killers,
        Self::Removals,
        Self::Reductions,
        Self::IdealessReduction,
        Self::LatePruning,
        Self::Futility,
        Self::ReverseFutility,
        Self::Singular,
    ];

    /// Its name, in kebab case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Aspiration => "aspiration",
            Self::Quiescence => "quiescence",
            Self::History => "history",
            Self::Continuation => "continuation",
            Self::Killers => "killers",
            Self::Removals => "removals",
            Self::Reductions => "reductions",
            Self::IdealessReduction => "idealess-reduction",
            Self::LatePruning => "late-pruning",
            Self::Futility => "futility",
            Self::ReverseFutility => "reverse-futility",
            Self::Singular => "singular",
        }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is the name of no feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFeatureError;

impl fmt::Display for ParseFeatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the features are")?;
        Feature::ALL.iter().try_for_each(|feature| write!(f, " {feature}"))
    }
}

impl core::error::Error for ParseFeatureError {}

impl FromStr for Feature {
    type Err = ParseFeatureError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|feature| feature.name() == text).ok_or(ParseFeatureError)
    }
}

/// The features of a search; all, unless some are taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(u32);

impl Features {
    /// Every feature.
    pub const ALL: Self = Self(u32::MAX);

    /// All of these but one.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Self {
        Self(self.0 & !(1 << feature as u32))
    }

    /// Whether a feature is there.
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
