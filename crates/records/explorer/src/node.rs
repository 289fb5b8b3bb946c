/// Results of the games that passed through a class, from the point of view of the player to act in it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Node {
    /// Number of games won by this player.
    pub wins: u32,
    /// Number of drawn games.
    pub draws: u32,
    /// Number of games won by the other player.
    pub losses: u32,
    /// The engine's evaluation, if there is one.
    pub evaluation: Option<Chance>,
}

/// A player's expected score, in steps of half a percent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Chance(u8);

impl Chance {
    /// Maximum value in half percents.
    const CERTAIN: u8 = 200;

    /// Creates a chance from thousandths, at most 1000.
    #[must_use]
    pub fn of_thousandths(thousandths: u16) -> Self {
        Self(((thousandths.min(1000) + 2) / 5) as u8)
    }

    /// Creates a chance from half percents; returns `None` above 200.
    #[must_use]
    pub const fn new(half_percents: u8) -> Option<Self> {
        if half_percents <= Self::CERTAIN { Some(Self(half_percents)) } else { None }
    }

    /// Returns the chance in half percents.
    #[must_use]
    pub const fn half_percents(self) -> u8 {
        self.0
    }

    /// Returns the chance as a number from 0 to 1.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / f64::from(Self::CERTAIN)
    }

    /// Returns the other player's chance.
    #[must_use]
    pub const fn of_other(self) -> Self {
        Self(Self::CERTAIN - self.0)
    }
}

impl Node {
    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins.saturating_add(self.draws).saturating_add(self.losses)
    }

    /// Returns the player's mean score, from 0 to 1; `None` if there are no games.
    #[must_use]
    pub fn score(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games))
    }

    /// Returns the 95 % confidence interval of the score by Wilson's formula, which is also valid for
    /// small numbers of games.
    #[must_use]
    pub fn interval(&self) -> Option<(f64, f64)> {
        /// The quantile of the normal distribution for 95 %.
        const Z: f64 = 1.96;
        let (score, games) = (self.score()?, f64::from(self.games()));
        let weight = Z * Z / games;
        let middle = (score + weight / 2.0) / (1.0 + weight);
        let half =
            Z / (1.0 + weight) * (score * (1.0 - score) / games + weight / (4.0 * games)).sqrt();
        Some(((middle - half).max(0.0), (middle + half).min(1.0)))
    }

    /// Returns the same node from the other player's point of view.
    #[must_use]
    pub fn of_other(&self) -> Self {
        Self {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
            evaluation: self.evaluation.map(Chance::of_other),
        }
    }

    /// Counts one more game: a win (`Some(true)`), a draw (`None`) or a loss (`Some(false)`).
    pub(crate) fn count(&mut self, won: Option<bool>) {
        let count = match won {
            Some(true) => &mut self.wins,
            None => &mut self.draws,
            Some(false) => &mut self.losses,
        };
        *count = count.saturating_add(1);
    }

    /// Adds the games of another node, and its evaluation if this one has none.
    pub(crate) fn join(&mut self, other: Self) {
        self.wins = self.wins.saturating_add(other.wins);
        self.draws = self.draws.saturating_add(other.draws);
        self.losses = self.losses.saturating_add(other.losses);
        self.evaluation = self.evaluation.or(other.evaluation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(wins: u32, draws: u32, losses: u32) -> Node {
        Node { wins, draws, losses, evaluation: None }
    }

    #[test]
    fn a_draw_counts_as_half_a_point() {
        assert_eq!(node(1, 2, 1).score(), Some(0.5));
        assert_eq!(node(0, 1, 3).score(), Some(0.125));
        assert_eq!(node(0, 0, 0).score(), None);
    }

    #[test]
    fn the_interval_follows_wilsons_formula() {
        // 8 of 10: 0.4902 to 0.9433 (computed by hand from the formula with z = 1.96).
        let (low, high) = node(8, 0, 2).interval().unwrap();
        assert!((low - 0.4902).abs() < 5e-4 && (high - 0.9433).abs() < 5e-4, "{low} {high}");
    }

    #[test]
    fn the_interval_of_few_games_is_wide_and_within_bounds() {
        let (low, high) = node(1, 0, 0).interval().unwrap();
        assert!(low > 0.0 && low < 0.25 && high <= 1.0 && high > 0.99, "{low} {high}");
    }

    #[test]
    fn a_chance_is_rounded_to_half_percents() {
        assert_eq!(Chance::of_thousandths(502).half_percents(), 100);
        assert_eq!(Chance::of_thousandths(503).half_percents(), 101);
        assert_eq!(Chance::of_thousandths(2000).half_percents(), 200);
        assert_eq!(Chance::new(201), None);
    }
}
