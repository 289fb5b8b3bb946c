use eval::pattern::{Patterned, Weights};

use crate::{samples::Samples, training::sum};

/// Largest scale; a finer one would make no difference.
const SCALE_MAX: u16 = 64;

/// Rounds weights to integers, scaled so that the standard deviation of the evaluations is that of
/// the hand-written evaluation times `spread`, because the margins of the search are tuned to it.
/// Weights that add to another evaluation use its unit.
pub(crate) fn rounded<G: Patterned>(
    weights: &[f32],
    samples: &Samples,
    spread: f32,
    unit_of_base: Option<f32>,
) -> Weights {
    let hand = deviation(samples.hand.iter().map(|&value| value as f32));
    let fitted = deviation((0..samples.len()).map(|index| sum(samples.features(index), weights)));
    let unit = unit_of_base.unwrap_or(spread * hand / fitted.max(1e-6));
    let largest = weights.iter().fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
    let room = f32::from(i16::MAX) / (largest * unit).max(1.0);
    let scale = (room as u16).clamp(1, SCALE_MAX);
    println!(
        "evaluations by hand spread {hand:.0}; a unit of the logistic function is {unit:.0}, scale {scale}"
    );
    let mut rounded = Weights::zero::<G>(scale);
    for (value, weight) in rounded.values.iter_mut().zip(weights) {
        *value = (weight * unit * f32::from(scale)).round() as i16;
    }
    rounded
}

/// Returns the standard deviation.
fn deviation(values: impl Iterator<Item = f32> + Clone) -> f32 {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().map(f64::from).sum::<f64>() / count;
    let square = values.map(|value| (f64::from(value) - mean).powi(2)).sum::<f64>() / count;
    square.sqrt() as f32
}
