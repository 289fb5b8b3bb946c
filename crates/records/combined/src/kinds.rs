use potentials::Potential;

/// A set of kinds of potentials.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns whether the set contains a kind.
    #[must_use]
    pub const fn has(self, kind: Potential) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Returns the set with a kind added.
    #[must_use]
    pub const fn with(self, kind: Potential) -> Self {
        Self(self.0 | 1 << kind.index())
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the kinds, in the order of [`Potential::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Potential> {
        Potential::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}
