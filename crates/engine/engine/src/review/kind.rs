game::codes! {
    /// How good a turn was, by the chance of winning that it lost.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Kind {
        /// The turn that the engine would have played.
        Best = "best",
        /// Nearly as good.
        Good = "good",
        /// A small loss.
        Inaccuracy = "inaccuracy",
        /// A large loss.
        Mistake = "mistake",
        /// A decisive loss, or a missed win in one turn.
        Blunder = "blunder",
    }
}

/// From which loss on a turn is a blunder, a mistake, an inaccuracy.
const BOUNDS: [(f64, Kind); 3] =
    [(0.20, Kind::Blunder), (0.10, Kind::Mistake), (0.05, Kind::Inaccuracy)];

impl Kind {
    /// The kind of a turn, other than the engine's, that lost this much chance.
    #[must_use]
    pub fn of(loss: f64) -> Self {
        BOUNDS.into_iter().find(|(bound, _)| loss >= *bound).map_or(Self::Good, |(_, kind)| kind)
    }

    /// The annotation after a turn, as in records.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Whether the turn is at least an inaccuracy.
    #[must_use]
    pub fn is_blamed(self) -> bool {
        self >= Self::Inaccuracy
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
