use potentials::Potential;

/// A set of kinds of potentials.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Self = Self(0);

    /// Whether a kind is in it.
    #[must_use]
    pub const fn has(self, kind: Potential) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// The set with one kind more.
    #[must_use]
    pub const fn with(self, kind: Potential) -> Self {
        Self(self.0 | 1 << kind.index())
    }

    /// Whether there is none in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in the order of [`Potential::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Potential> {
        Potential::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}
