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
    /// What the lines leave of the evaluation, including the rounding of their values.
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
