game::codes! {
    /// Quality of a turn, by the chance of winning that it lost.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Kind {
        /// The engine would have played this turn.
        Best = "best",
        /// The turn is nearly as good as the best.
        Good = "good",
        /// A small loss.
        Inaccuracy = "inaccuracy",
        /// A large loss.
        Mistake = "mistake",
        /// A decisive loss, or a missed win in one turn.
        Blunder = "blunder",
    }
}

/// Minimum loss of a blunder, a mistake and an inaccuracy.
const BOUNDS: [(f64, Kind); 3] =
    [(0.20, Kind::Blunder), (0.10, Kind::Mistake), (0.05, Kind::Inaccuracy)];

impl Kind {
    /// Returns the kind of a turn that reduced the chance by `loss` and is not the engine's choice.
    #[must_use]
    pub fn of(loss: f64) -> Self {
        BOUNDS.into_iter().find(|(bound, _)| loss >= *bound).map_or(Self::Good, |(_, kind)| kind)
    }

    /// Returns the annotation symbol used in records.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Returns whether the turn is at least an inaccuracy.
    #[must_use]
    pub fn is_blamed(self) -> bool {
        self >= Self::Inaccuracy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_determines_the_kind() {
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
