use std::fmt;

/// What a turn was worth, by the chance of winning that it gave away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The engine would have played it too.
    Best,
    /// It gave away next to nothing.
    Good,
    /// It gave away a little.
    Inaccuracy,
    /// It gave away much.
    Mistake,
    /// It gave away the game, or a win that was there for the taking.
    Blunder,
}

/// The loss of chance from which a turn is an inaccuracy, a mistake, a blunder.
const BOUNDS: [(f64, Kind); 3] =
    [(0.20, Kind::Blunder), (0.10, Kind::Mistake), (0.05, Kind::Inaccuracy)];

impl Kind {
    /// All kinds, the best first.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The kind of a turn, other than the engine's, that gave away so much chance.
    #[must_use]
    pub fn of(loss: f64) -> Self {
        BOUNDS.into_iter().find(|(bound, _)| loss >= *bound).map_or(Self::Good, |(_, kind)| kind)
    }

    /// A stable name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The sign behind a turn, as records have it.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Whether something better should be named.
    #[must_use]
    pub fn is_blamed(self) -> bool {
        self >= Self::Inaccuracy
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_follows_from_the_loss() {
        let losses = [0.0, 0.049, 0.05, 0.099, 0.1, 0.199, 0.2, 1.0];
        let kinds = [
            Kind::Good,
            Kind::Good,
            Kind::Inaccuracy,
            Kind::Inaccuracy,
            Kind::Mistake,
            Kind::Mistake,
            Kind::Blunder,
            Kind::Blunder,
        ];
        assert_eq!(losses.map(Kind::of), kinds);
    }

    #[test]
    fn good_turns_are_not_blamed() {
        assert!(!Kind::Best.is_blamed() && !Kind::Good.is_blamed());
        assert!(Kind::Inaccuracy.is_blamed());
    }
}
