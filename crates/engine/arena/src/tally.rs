use core::fmt;

use crate::elo::Elo;

/// Points that a player scores in one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Points {
    /// No points.
    Loss,
    /// Half a point.
    Draw,
    /// One point.
    Win,
}

impl Points {
    /// Returns the points for a game that was won or lost; `None` stands for a draw.
    #[must_use]
    pub const fn of(won: Option<bool>) -> Self {
        match won {
            Some(true) => Self::Win,
            Some(false) => Self::Loss,
            None => Self::Draw,
        }
    }
}

/// A 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval<T> {
    /// The lower end.
    pub lower: T,
    /// The upper end.
    pub upper: T,
}

/// Result of a match from one player's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Losses, draws, wins.
    games: [u64; 3],
    /// Number of pairs by half-points scored.
    pairs: [u64; 5],
}

/// Number of standard errors on either side of the mean that cover 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.959_963_984_540_054;

impl Tally {
    /// Adds a pair of games from the same opening.
    pub fn add(&mut self, pair: [Points; 2]) {
        for points in pair {
            self.games[points as usize] += 1;
        }
        self.pairs[pair[0] as usize + pair[1] as usize] += 1;
    }

    /// Returns the number of games won.
    #[must_use]
    pub const fn wins(&self) -> u64 {
        self.games[2]
    }

    /// Returns the number of games drawn.
    #[must_use]
    pub const fn draws(&self) -> u64 {
        self.games[1]
    }

    /// Returns the number of games lost.
    #[must_use]
    pub const fn losses(&self) -> u64 {
        self.games[0]
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games[0] + self.games[1] + self.games[2]
    }

    /// Returns the number of pairs with 0, ½, 1, 1½ and 2 points.
    #[must_use]
    pub const fn pairs(&self) -> [u64; 5] {
        self.pairs
    }

    /// Returns the score between 0 and 1; one half before the first game.
    #[must_use]
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (2 * self.wins() + self.draws()) as f64 / (2 * games) as f64,
        }
    }

    /// Returns the number of pairs, their mean score and its variance, after adding `extra` to the
    /// count of each pair score that has not occurred.
    pub(super) fn moments(&self, extra: f64) -> (f64, f64, f64) {
        let weights = self.pairs.map(|count| if count == 0 { extra } else { count as f64 });
        let total: f64 = weights.iter().sum();
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean_of = |value: &dyn Fn(f64) -> f64| {
            let sum: f64 = weights.iter().zip(scores).map(|(w, score)| w * value(score)).sum();
            sum / total
        };
        let mean = mean_of(&|score| score);
        (total, mean, mean_of(&|score| (score - mean) * (score - mean)))
    }

    /// Returns the confidence interval of the score, assuming a normal distribution with the
    /// variance of the pair scores.
    ///
    /// Pairs with identical results have no variance but prove little if there are few of them. In
    /// that case the Wilson interval is used, as if each pair were one game.
    #[must_use]
    pub fn bounds(&self) -> Interval<f64> {
        let (pairs, mean, variance) = self.moments(0.0);
        if pairs == 0.0 {
            return Interval { lower: 0.0, upper: 1.0 };
        }
        let (centre, error) = if variance > 0.0 {
            (mean, CONFIDENCE * (variance / pairs).sqrt())
        } else {
            let doubt = CONFIDENCE * CONFIDENCE / pairs;
            let spread = mean * (1.0 - mean) / pairs + doubt / (4.0 * pairs);
            let scale = 1.0 + doubt;
            ((mean + doubt / 2.0) / scale, CONFIDENCE * spread.sqrt() / scale)
        };
        // Clamped to possible scores, and extended to include the score itself, which rounding
        // could exclude.
        Interval {
            lower: (centre - error).clamp(0.0, mean),
            upper: (centre + error).clamp(mean, 1.0),
        }
    }

    /// Returns the Elo difference that corresponds to the score.
    #[must_use]
    pub fn elo(&self) -> Elo {
        Elo::of_score(self.score())
    }

    /// Returns the confidence interval of the Elo difference.
    #[must_use]
    pub fn elo_bounds(&self) -> Interval<Elo> {
        let bounds = self.bounds();
        Interval { lower: Elo::of_score(bounds.lower), upper: Elo::of_score(bounds.upper) }
    }
}

/// Formats the tally as quoted in commit messages: `+12 =3 -5 | 67.5 % (51.2 to 83.8) | Elo …`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = self.bounds();
        let elo = self.elo_bounds();
        write!(f, "+{} ={} -{}", self.wins(), self.draws(), self.losses())?;
        write!(f, " | pairs {:?}", self.pairs)?;
        write!(
            f,
            " | {:.1} % ({:.1} to {:.1})",
            100.0 * self.score(),
            100.0 * score.lower,
            100.0 * score.upper
        )?;
        write!(f, " | Elo {} ({} to {})", self.elo(), elo.lower, elo.upper)
    }
}
