use game::Color;
use potentials::Potential;
use record::{ChallengeCount, Links, TimeControl};
use variants::Variant;

/// The terms of a combined game (rules P1, P20 to P22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CombinedTerms {
    potentials: potentials::Terms,
    links: Links,
    challenges: ChallengeCount,
    clock: Option<TimeControl>,
}

impl CombinedTerms {
    /// Creates terms with three challenges per player and the same time control for linked games as
    /// for GIPF.
    ///
    /// # Errors
    /// Fails if neither player has a potential of a linked kind.
    pub fn new(potentials: potentials::Terms, links: Links) -> Result<Self, LinkError> {
        match links.without_potentials(potentials) {
            Some(kind) => Err(LinkError(kind)),
            None => {
                Ok(Self { potentials, links, challenges: ChallengeCount::default(), clock: None })
            }
        }
    }

    /// Returns the combined-game part of a game's terms; `None` if the game is not a combined game,
    /// or if the links do not match the potentials.
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

    /// Returns the same terms with another number of challenges per player.
    #[must_use]
    pub const fn with_challenges(self, challenges: ChallengeCount) -> Self {
        Self { challenges, ..self }
    }

    /// Returns the same terms with a separate time control for linked games.
    #[must_use]
    pub const fn with_linked_clock(self, clock: Option<TimeControl>) -> Self {
        Self { clock, ..self }
    }

    /// Returns the terms of the GIPF game: start, basics and potentials.
    #[must_use]
    pub const fn potentials(self) -> potentials::Terms {
        self.potentials
    }

    /// Returns the variant of GIPF.
    #[must_use]
    pub const fn variant(self) -> Variant {
        Variant::GipfPotentials(self.potentials)
    }

    /// Returns the link of each kind of potential.
    #[must_use]
    pub const fn links(self) -> Links {
        self.links
    }

    /// Returns the number of challenges per player.
    #[must_use]
    pub const fn challenges(self) -> ChallengeCount {
        self.challenges
    }

    /// Returns the time control of linked games, if it differs from that of GIPF.
    #[must_use]
    pub const fn linked_clock(self) -> Option<TimeControl> {
        self.clock
    }

    /// Returns the number of challenges that each player has at the start.
    pub(crate) fn all_challenges(self) -> [ChallengeCount; 2] {
        Color::ALL.map(|_| self.challenges)
    }
}

/// Error for a linked kind of which neither player has a potential.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is linked, but neither player has a {0}-potential under these terms")]
pub struct LinkError(pub Potential);
