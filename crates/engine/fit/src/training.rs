use std::{f32::consts::PI, thread};

use eval::pattern::Patterned;

use crate::{
    model::Model,
    samples::{Samples, loss, sigmoid},
    threads,
};

/// Number of parts that every batch is divided into, independent of the number of threads, because
/// the order of addition affects the last bits of a gradient.
const PARTS: usize = 16;

/// Hyperparameters of a fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Training {
    /// Weight of the game result in the training target; the rest comes from the search score.
    pub(crate) lambda: f32,
    pub(crate) epochs: u32,
    pub(crate) batch: usize,
    /// Initial learning rate, which falls to zero.
    pub(crate) rate: f32,
    /// Weight decay.
    pub(crate) decay: f32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// Result of a fit.
#[derive(Clone, Debug)]
pub(crate) struct Trained {
    /// Weights in units of the logistic function.
    pub(crate) weights: Vec<f32>,
    /// Losses in the last epoch, on the training set and on the held-out set.
    pub(crate) losses: [f64; 2],
    /// Loss on the held-out set with the game results alone as targets.
    pub(crate) result_loss: f64,
    /// Unit of the base evaluation, if there is one.
    pub(crate) unit_of_base: Option<f32>,
}

/// Target of each sample, and the unit of the base evaluation.
type Targets<'a> = (&'a [f32], f32);

/// Gradient and loss of a part of a batch.
struct Part {
    gradient: Vec<f32>,
    loss: f64,
}

impl Training {
    /// Fits weights to samples and prints a line per epoch.
    pub(crate) fn run<G: Patterned>(&self, training_set: &Samples, held_out: &Samples) -> Trained {
        let scale = training_set.scale_of_scores();
        let target = |samples: &Samples, lambda: f32| -> Vec<f32> {
            (0..samples.len())
                .map(|index| {
                    lambda * samples.results[index] + (1.0 - lambda) * samples.chance(index, scale)
                })
                .collect()
        };
        let (targets, held_targets) =
            (target(training_set, self.lambda), target(held_out, self.lambda));
        println!("a score of {scale:.0} is one unit of the logistic function");
        let unit_of_base = training_set.unit_of_base();
        let unit = unit_of_base.unwrap_or(1.0);
        let mut model = Model::new::<G>();
        let mut parts: Vec<Part> =
            (0..PARTS).map(|_| Part { gradient: vec![0.0; G::WEIGHTS], loss: 0.0 }).collect();
        let mut order: Vec<u32> = (0..training_set.len() as u32).collect();
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let batches = training_set.len().div_ceil(self.batch);
        let bar = threads::bar(u64::from(self.epochs) * batches as u64, "fitting");
        let mut losses = [0.0; 2];
        for epoch in 0..self.epochs {
            rng.shuffle(&mut order);
            let mut sum = 0.0;
            for (number, batch) in order.chunks(self.batch).enumerate() {
                let done = (epoch as f32 + number as f32 / batches as f32) / self.epochs as f32;
                let rate = self.rate * (0.5 + 0.5 * (PI * done).cos());
                let weights = model.weights();
                self.gradients(&mut parts, training_set, (&targets, unit), batch, &weights);
                sum += parts.iter().map(|part| part.loss).sum::<f64>();
                model.step(&total(&parts, batch.len()), rate, self.decay);
                bar.inc(1);
            }
            losses = [
                sum / training_set.len().max(1) as f64,
                self.mean_loss(held_out, (&held_targets, unit), &model.weights()),
            ];
            let [trained, held] = losses;
            bar.suspend(|| {
                println!("epoch {:3}: loss {trained:.5}, held out {held:.5}", epoch + 1);
            });
        }
        bar.finish_and_clear();
        let weights = model.weights();
        let result_loss = self.mean_loss(held_out, (&target(held_out, 1.0), unit), &weights);
        Trained { weights, losses, result_loss, unit_of_base }
    }

    /// Returns the gradient of each part of a batch.
    fn gradients(
        &self,
        parts: &mut [Part],
        samples: &Samples,
        targets: Targets<'_>,
        batch: &[u32],
        weights: &[f32],
    ) {
        let size = batch.len().div_ceil(PARTS).max(1);
        let mut work: Vec<_> = parts.iter_mut().zip(0..).collect();
        let share = PARTS.div_ceil(self.threads.max(1));
        thread::scope(|scope| {
            for mine in work.chunks_mut(share) {
                scope.spawn(move || {
                    for (part, number) in mine {
                        let start = (*number * size).min(batch.len());
                        let end = (start + size).min(batch.len());
                        part.add_up(samples, targets, &batch[start..end], weights);
                    }
                });
            }
        });
    }

    /// Returns the mean loss over all samples.
    fn mean_loss(&self, samples: &Samples, targets: Targets<'_>, weights: &[f32]) -> f64 {
        let (targets, unit) = targets;
        let indices: Vec<usize> = (0..samples.len()).collect();
        let size = indices.len().div_ceil(self.threads.max(1)).max(1);
        let sum: f64 = thread::scope(|scope| {
            let work: Vec<_> = indices
                .chunks(size)
                .map(|indices| {
                    scope.spawn(|| {
                        let loss = |&index: &usize| {
                            let sum =
                                samples.base(index, unit) + sum(samples.features(index), weights);
                            f64::from(loss(targets[index], sigmoid(sum)))
                        };
                        indices.iter().map(loss).sum::<f64>()
                    })
                })
                .collect();
            work.into_iter().filter_map(|work| work.join().ok()).sum()
        });
        sum / samples.len().max(1) as f64
    }
}

impl Part {
    fn add_up(
        &mut self,
        samples: &Samples,
        (targets, unit): Targets<'_>,
        indices: &[u32],
        weights: &[f32],
    ) {
        self.gradient.fill(0.0);
        self.loss = 0.0;
        for &index in indices {
            let features = samples.features(index as usize);
            let chance = sigmoid(samples.base(index as usize, unit) + sum(features, weights));
            let target = targets[index as usize];
            self.loss += f64::from(loss(target, chance));
            for &feature in features {
                self.gradient[feature as usize] += chance - target;
            }
        }
    }
}

/// Returns the mean gradient of a whole batch.
fn total(parts: &[Part], count: usize) -> Vec<f32> {
    let mut gradient = vec![0.0; parts.first().map_or(0, |part| part.gradient.len())];
    for part in parts {
        for (sum, value) in gradient.iter_mut().zip(&part.gradient) {
            *sum += value / count as f32;
        }
    }
    gradient
}

/// Returns the sum of the features' weights.
pub(crate) fn sum(features: &[u32], weights: &[f32]) -> f32 {
    features.iter().map(|&feature| weights[feature as usize]).sum()
}
