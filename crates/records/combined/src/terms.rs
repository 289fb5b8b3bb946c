use game::Color;
use potentials::Potential;
use record::{Challenges, Links, TimeControl};
use variants::Variant;

/// What the players of a combined game agree on before it (rules P1, P20 to P22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CombinedTerms {
    potentials: potentials::Terms,
    links: Links,
    challenges: Challenges,
    clock: Option<TimeControl>,
}

impl CombinedTerms {
    /// Terms with three challenges for each player, and the time control of GIPF for linked
    /// games.
    ///
    /// # Errors
    /// If a kind is linked of which nobody has a potential.
    pub fn new(potentials: potentials::Terms, links: Links) -> Result<Self, LinkError> {
        match links.without_potentials(potentials) {
            Some(kind) => Err(LinkError(kind)),
            None => Ok(Self { potentials, links, challenges: Challenges::default(), clock: None }),
        }
    }

    /// The terms of a match among those of a game; `None` for another game, and where links and
    /// potentials do not go together.
    #[must_use]
    pub fn agreed(terms: &record::Terms) -> Option<Self> {
        let (Some(agreed), Variant::GipfPotentials(potentials)) = (terms.combined, terms.variant)
        else {
            return None;
        };
        let combined = Self::new(potentials, agreed.links).ok()?;
        let combined = combined.with_challenges(agreed.challenges).with_linked_clock(agreed.clock);
        (!agreed.links.is_free()).then_some(combined)
    }

    /// The same terms with another number of challenges for each player.
    #[must_use]
    pub const fn with_challenges(self, challenges: Challenges) -> Self {
        Self { challenges, ..self }
    }

    /// The same terms with a time control of their own for linked games.
    #[must_use]
    pub const fn with_linked_clock(self, clock: Option<TimeControl>) -> Self {
        Self { clock, ..self }
    }

    /// Start, basics and potentials.
    #[must_use]
    pub const fn potentials(self) -> potentials::Terms {
        self.potentials
    }

    /// The variant of GIPF that is played.
    #[must_use]
    pub const fn variant(self) -> Variant {
        Variant::GipfPotentials(self.potentials)
    }

    /// What has to be won for each kind.
    #[must_use]
    pub const fn links(self) -> Links {
        self.links
    }

    /// How many challenges each player has.
    #[must_use]
    pub const fn challenges(self) -> Challenges {
        self.challenges
    }

    /// The time control of linked games, if it is not that of GIPF.
    #[must_use]
    pub const fn linked_clock(self) -> Option<TimeControl> {
        self.clock
    }

    /// What both players have at the start.
    pub(crate) fn all_challenges(self) -> [Challenges; 2] {
        Color::ALL.map(|_| self.challenges)
    }
}

/// A kind is linked of which nobody has a potential.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is linked, but under these terms nobody has a {0}-potential")]
pub struct LinkError(pub Potential);
