use game::Color;
use hexgrid::Axis;

use super::weights::Weights;

/// Number of parts into which a weight is divided: a multiple of every number of points that a
/// feature can cover, of which eleven is the largest.
const PARTS: i64 = 27_720;

/// Upper bound on the number of points of a board.
const POINTS_MAX: usize = 96;

/// Maximum number of points that a feature covers: a ring, and five points in both directions.
const COVERED_MAX: usize = 11;

/// Points of a line that a feature covers.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Covered {
    points: [u8; COVERED_MAX],
    count: usize,
}

impl Covered {
    pub(super) fn push(&mut self, point: u8) {
        self.points[self.count] = point;
        self.count += 1;
    }

    pub(super) fn points(&self) -> &[u8] {
        &self.points[..self.count]
    }
}

/// A feature on a line of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineFeature<'a> {
    /// Axis of the line.
    pub(super) axis: Axis,
    /// The points that the feature covers.
    pub(super) points: &'a [u8],
    /// Index of the weight.
    pub(super) weight: usize,
    /// Index of the weight that the feature would have without the markers on the line: only the
    /// difference counts for the line. `None` is a weight of zero.
    pub(super) plain: Option<usize>,
}

/// A position with features on lines of the board and others.
pub(super) trait LineFeatures {
    /// Returns the player to act.
    fn player(&self) -> Color;

    /// Visits every feature on a line as if `player` were to act.
    fn line_features(&self, player: Color, visit: impl FnMut(LineFeature<'_>));

    /// Visits every other feature by the index of its weight.
    fn other_features(&self, visit: impl FnMut(usize));

    /// Returns the points of every line, in order along its axis.
    fn lines() -> Vec<(Axis, Vec<u8>)>;

    /// Returns the name of a point.
    fn name(point: u8) -> String;
}

/// The evaluation of a position as a sum over the lines of the board and the rest.
///
/// The weights of a line depend on which player is to act. Half the difference between its weights
/// for the player to act and for the opponent is the value of the line: it is zero for an empty
/// line, and a turn changes it only if it changes the line, or the phase of the game. Half the sum
/// is what having the turn is worth, and belongs to the rest, as does the value that a ring has on
/// a line without markers.
///
/// All values are for the player to act.
#[derive(Clone, Debug)]
pub struct Breakdown {
    lines: Vec<LineValue>,
    rest: i64,
    scale: i32,
    added: i32,
}

/// The value of a line, divided among its points.
///
/// The weight of each feature is divided equally among the points that it covers.
#[derive(Clone, Debug)]
pub struct LineValue {
    points: Vec<String>,
    shares: Vec<i64>,
}

impl LineValue {
    /// Returns the names of the line's points, from one end to the other.
    #[must_use]
    pub fn points(&self) -> &[String] {
        &self.points
    }
}

impl Breakdown {
    /// Splits the evaluation of a position with these weights; `added`, in hundredths, is the part
    /// of the evaluation that they do not determine.
    pub(super) fn of<P: LineFeatures>(position: &P, weights: &Weights, added: i32) -> Self {
        let weight = |index: usize| i64::from(weights.values[index]);
        let mut shares = [[0; POINTS_MAX]; Axis::ALL.len()];
        let mut rest = 0;
        let player = position.player();
        // In halves of parts of weights.
        for (viewer, sign) in [(player, 1), (!player, -1)] {
            position.line_features(viewer, |feature| {
                let plain = feature.plain.map_or(0, weight);
                rest += PARTS * (weight(feature.weight) + sign * plain);
                let part = sign * PARTS / feature.points.len() as i64;
                for &point in feature.points {
                    shares[feature.axis.index()][usize::from(point)] +=
                        part * (weight(feature.weight) - plain);
                }
            });
        }
        position.other_features(|index| rest += 2 * PARTS * weight(index));
        let lines = P::lines().into_iter().map(|(axis, points)| LineValue {
            shares: points.iter().map(|&point| shares[axis.index()][usize::from(point)]).collect(),
            points: points.into_iter().map(P::name).collect(),
        });
        Self { lines: lines.collect(), rest, scale: i32::from(weights.scale), added }
    }

    /// Returns the value of every line of the board.
    #[must_use]
    pub fn lines(&self) -> &[LineValue] {
        &self.lines
    }

    /// Returns the value of each point of a line in hundredths.
    pub fn shares(&self, line: &LineValue) -> impl Iterator<Item = f64> {
        line.shares.iter().map(|&share| self.hundredths(share))
    }

    /// Returns the value of a line in hundredths.
    #[must_use]
    pub fn value(&self, line: &LineValue) -> f64 {
        self.hundredths(line.shares.iter().sum())
    }

    /// Returns the part of the evaluation that belongs to no line, in hundredths.
    #[must_use]
    pub fn rest(&self) -> f64 {
        self.hundredths(self.rest) + f64::from(self.added)
    }

    /// Returns the sum of all parts in hundredths: exactly the static evaluation.
    #[must_use]
    pub fn total(&self) -> i32 {
        let shares = self.lines.iter().flat_map(|line| &line.shares);
        let weights = (shares.sum::<i64>() + self.rest) / (2 * PARTS);
        (weights / i64::from(self.scale)) as i32 + self.added
    }

    fn hundredths(&self, part: i64) -> f64 {
        part as f64 / (2 * PARTS * i64::from(self.scale)) as f64
    }
}
