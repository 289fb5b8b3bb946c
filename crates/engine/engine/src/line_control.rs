use eval::pattern::{self, Breakdown, Patterned};
use game::History;
use variants::AnyGame;

use crate::{chances::EVALUATION_UNIT, engine::Engine};

/// The static evaluation of a position, split into the lines of the board and the rest.
///
/// All values are in hundredths, for the player to act.
#[derive(Clone, PartialEq, Debug)]
pub struct LineControl {
    /// Every line of the board.
    pub lines: Vec<LineValue>,
    /// Difference between the evaluation and the sum of the lines, which includes their rounding.
    pub rest: i32,
}

/// The value of a line, and how its points contribute to it.
#[derive(Clone, PartialEq, Debug)]
pub struct LineValue {
    /// Names of the line's points, from one end to the other.
    pub points: Vec<String>,
    /// The value of the line.
    pub value: i32,
    /// The share of each point in the value; the sum is not rounded.
    pub shares: Vec<f64>,
}

impl LineControl {
    /// Splits the static evaluation of the current position of a game.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let lines = match game {
            AnyGame::Yinsh(game) => lines(game, pattern::split_yinsh),
            AnyGame::Gipf(game) => lines(game, pattern::split_gipf),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => lines(game, pattern::split_potentials),
            // Other games cannot be set up in the engine.
            _ => Vec::new(),
        };
        let sum: i32 = lines.iter().map(|line| line.value).sum();
        Self { lines, rest: Engine::evaluate(game) - sum }
    }
}

/// Returns the values of lines in the unit common to all games.
fn lines<P: Patterned>(game: &History<P>, split: fn(&P) -> Breakdown) -> Vec<LineValue> {
    let common = |hundredths: f64| hundredths * f64::from(EVALUATION_UNIT) / f64::from(P::UNIT);
    let parts = split(game.position());
    let lines = parts.lines().iter().map(|line| LineValue {
        points: line.points().to_vec(),
        value: common(parts.value(line)).round() as i32,
        shares: parts.shares(line).map(common).collect(),
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    /// Returns positions of a game in which pseudo-random turns are played.
    fn games(variant: Variant) -> Vec<AnyGame> {
        let mut games = vec![AnyGame::start(variant)];
        for number in 0..30 {
            let mut game = games[number].clone();
            let steps = game.legal_turns(10_000).expect("few turns");
            if steps.is_empty() {
                break;
            }
            game.play_turn(&steps[number * 31 % steps.len()].token).expect("a legal turn");
            games.push(game);
        }
        games
    }

    /// Returns the part of the evaluation that belongs to no line, computed without the lines.
    fn exact_rest<P: Patterned>(game: &History<P>, split: fn(&P) -> Breakdown) -> f64 {
        split(game.position()).rest() * f64::from(EVALUATION_UNIT) / f64::from(P::UNIT)
    }

    #[test]
    fn the_rest_is_exact_up_to_the_rounding_of_each_line() {
        for variant in [Variant::Yinsh, Variant::GipfStandard] {
            for game in games(variant) {
                let control = LineControl::of(&game);
                let exact = match &game {
                    AnyGame::Yinsh(game) => exact_rest(game, pattern::split_yinsh),
                    AnyGame::Gipf(game) => exact_rest(game, pattern::split_gipf),
                    _ => unreachable!("another game"),
                };
                let difference = (f64::from(control.rest) - exact).abs();
                assert!(difference < 2.0 + 0.5 * control.lines.len() as f64, "{}", game.position());
            }
        }
    }
}
