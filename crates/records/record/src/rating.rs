//! Glicko-2 ratings, as described by Mark Glickman in "Example of the Glicko-2 system".

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};
use variants::Color;

use crate::{log::time_control::DAY_MS, record::score::Score};

/// Number of rating periods per day.
///
/// Glickman's periods are long and contain many games. Here every game is rated at once, and
/// this constant only determines how fast a deviation grows between games. The value is
/// lichess's, one period in 4.665 days: after a year without games, a settled deviation of 60
/// with a volatility of 0.06 has grown to 110, and the rating becomes provisional.
pub const PERIODS_PER_DAY: f64 = 0.21436;

/// Constraint on changes in volatility. Lichess's value, within Glickman's range of 0.3 to 1.2.
pub const TAU: f64 = 0.75;

/// Deviation above which a rating is provisional.
pub const PROVISIONAL: f64 = 110.0;

const MIN_DEVIATION: f64 = 45.0;
const DEVIATION_MAX: f64 = 500.0;
const MIN_RATING: f64 = 400.0;
const RATING_MAX: f64 = 4000.0;
const MIN_VOLATILITY: f64 = 0.01;
const VOLATILITY_MAX: f64 = 0.1;

/// Rating points per unit of the Glicko-2 scale.
const SCALE: f64 = 173.7178;

/// Number of periods after which every deviation has reached its upper bound.
const RATING_PERIODS_MAX: f64 = 1000.0;

/// A Glicko-2 rating: a player's estimated strength and its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The estimated strength.
    pub rating: f64,
    /// The rating deviation: the true strength is within two deviations with 95 % probability.
    pub deviation: f64,
    /// The volatility: the expected fluctuation of the rating.
    pub volatility: f64,
}

/// A rating and the time of the game after which it was computed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DatedRating {
    /// The rating after the last game.
    pub rating: Rating,
    /// Time of that game, in milliseconds since 1970; `None` before the first game.
    pub at: Option<i64>,
}

/// A result against an opponent: 1 for a win, ½ for a draw, 0 for a loss.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedGame {
    /// The opponent's rating before the game.
    pub opponent: Rating,
    /// The points scored.
    pub points: f64,
}

impl Rating {
    /// The rating of a new player.
    pub const START: Self = Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// Returns whether the rating is still too uncertain to be final.
    #[must_use]
    pub fn provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// Returns the rating after `days` days without a game: its deviation has grown.
    #[must_use]
    pub fn aged(self, days: f64) -> Self {
        let grown = widened(self.deviation / SCALE, self.volatility, periods(days));
        Self { deviation: grown * SCALE, ..self }.bounded()
    }

    /// Returns the expected score against an opponent, from 0 to 1.
    #[must_use]
    pub fn expected(self, opponent: Self) -> f64 {
        expectation(offset(self), offset(opponent), opponent.deviation / SCALE)
    }

    /// Returns the rating after the games of one interval that lasted `periods` rating periods.
    ///
    /// `tau` constrains changes in volatility; Gipfel uses [`TAU`].
    #[must_use]
    pub fn after(self, games: &[RatedGame], periods: f64, tau: f64) -> Self {
        let before = self.bounded();
        let (mu, phi) = (offset(before), before.deviation / SCALE);
        let (mut information, mut surprise) = (0.0, 0.0);
        for game in games {
            let opponent_phi = game.opponent.deviation / SCALE;
            let expected = expectation(mu, offset(game.opponent), opponent_phi);
            let weight = damping(opponent_phi);
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (game.points - expected);
        }
        if information <= 0.0 {
            let grown = widened(phi, before.volatility, periods);
            return Self { deviation: grown * SCALE, ..before }.bounded();
        }
        let variance = 1.0 / information;
        let volatility =
            next_volatility(before.volatility, phi, variance, variance * surprise, tau);
        let grown = widened(phi, volatility, periods);
        let phi = 1.0 / (1.0 / (grown * grown) + information).sqrt();
        let mu = mu + phi * phi * surprise;
        Self { rating: mu * SCALE + 1500.0, deviation: phi * SCALE, volatility }.bounded()
    }

    fn bounded(self) -> Self {
        Self {
            rating: self.rating.clamp(MIN_RATING, RATING_MAX),
            deviation: self.deviation.clamp(MIN_DEVIATION, DEVIATION_MAX),
            volatility: self.volatility.clamp(MIN_VOLATILITY, VOLATILITY_MAX),
        }
    }
}

/// Returns the new ratings of White and Black after a game, or `None` if it has no result.
#[must_use]
pub fn rate(white: DatedRating, black: DatedRating, score: Score, now: i64) -> Option<[Rating; 2]> {
    let other = |standing: DatedRating| standing.rating.aged(standing.idle(now));
    Some([
        rate_one(white, Color::White, other(black), score, now)?,
        rate_one(black, Color::Black, other(white), score, now)?,
    ])
}

/// Returns a player's new rating after a game against an opponent with a fixed rating, such as an engine.
#[must_use]
pub fn rate_one(
    player: DatedRating,
    color: Color,
    opponent: Rating,
    score: Score,
    now: i64,
) -> Option<Rating> {
    let points = match score {
        Score::Open => return None,
        Score::Draw => 0.5,
        Score::WhiteWins | Score::BlackWins => f64::from(u8::from(score.winner() == Some(color))),
    };
    let game = RatedGame { opponent, points };
    Some(player.rating.after(&[game], periods(player.idle(now)), TAU))
}

impl DatedRating {
    /// The rating of a new player.
    pub const START: Self = Self { rating: Rating::START, at: None };

    /// Returns the number of days since the last game.
    #[must_use]
    pub fn idle(self, now: i64) -> f64 {
        // A system clock that was set back must not reduce the deviation.
        let idle = self.at.map_or(0, |at| now.saturating_sub(at).max(0));
        idle as f64 / f64::from(DAY_MS)
    }
}

fn periods(days: f64) -> f64 {
    (days * PERIODS_PER_DAY).clamp(0.0, RATING_PERIODS_MAX)
}

/// Returns a rating on the Glicko-2 scale.
fn offset(rating: Rating) -> f64 {
    (rating.rating - 1500.0) / SCALE
}

/// Step 6: returns the deviation after a number of periods.
fn widened(phi: f64, volatility: f64, periods: f64) -> f64 {
    (phi * phi + periods * volatility * volatility).sqrt()
}

/// Computes the function g: an opponent with an uncertain rating counts for less.
fn damping(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Computes the function E: the expected score.
fn expectation(mu: f64, opponent: f64, opponent_phi: f64) -> f64 {
    1.0 / (1.0 + (-damping(opponent_phi) * (mu - opponent)).exp())
}

/// Step 5: finds the most likely volatility by the regula falsi method.
fn next_volatility(volatility: f64, phi: f64, variance: f64, delta: f64, tau: f64) -> f64 {
    const EPSILON: f64 = 1e-6;
    let a = (volatility * volatility).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + variance + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (tau * tau)
    };
    let mut low = a;
    let spread = delta * delta - phi * phi - variance;
    let mut high = if spread > 0.0 {
        spread.ln()
    } else {
        // Two or three steps are enough in practice; the bound guarantees termination.
        (1..100).map(|k| a - f64::from(k) * tau).find(|x| f(*x) >= 0.0).unwrap_or(a - tau)
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() <= EPSILON {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    let next = (low / 2.0).exp();
    if next.is_finite() { next } else { volatility }
}
