//! Simultaneous perturbation stochastic approximation: tunes many numbers at once by games between two variations of them.

mod log;

pub use self::log::{Log, LogError};
use crate::baseline::Dice;

/// Exponent with which the step size decreases.
const STEP_EXPONENT: f64 = 0.602;

/// Exponent with which the perturbation decreases.
const PERTURBATION_EXPONENT: f64 = 0.101;

/// Part of the iterations during which the step size hardly decreases.
const STABILITY: f64 = 0.1;

/// Step at the end, relative to the perturbation: fishtest's usual value.
const STEP_AT_END: f64 = 0.002;

/// Part of a range by which a number is perturbed at the end; at least half a unit, because numbers are rounded.
const PERTURBATION_AT_END: f64 = 0.05;

/// A number to be tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// Its name.
    pub name: String,
    /// Smallest value.
    pub least: f64,
    /// Largest value.
    pub most: f64,
    /// The value so far.
    pub value: f64,
}

/// A tuning run. The variations that an iteration tries depend only on the seed and on the iteration, so a run can be
/// continued.
#[derive(Clone, PartialEq, Debug)]
pub struct Spsa {
    /// The numbers with their values so far.
    pub numbers: Vec<Tuned>,
    /// Number of iterations of the whole run.
    pub iterations: u32,
    /// Number of iterations done.
    pub done: u32,
    /// Seed of the perturbations.
    pub seed: u64,
}

/// Two opposite variations of the numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The numbers of the first player.
    pub plus: Vec<i32>,
    /// The numbers of the second player.
    pub minus: Vec<i32>,
}

impl Spsa {
    /// Returns the variations that play against each other next.
    #[must_use]
    pub fn trial(&self) -> Trial {
        let side = |sign: f64| {
            let varied = self.perturbations().zip(&self.numbers).map(|(perturbation, number)| {
                (number.value + sign * perturbation).clamp(number.least, number.most).round() as i32
            });
            varied.collect()
        };
        Trial { plus: side(1.0), minus: side(-1.0) }
    }

    /// Moves the numbers towards the winner: `result` is the number of games won by the first player minus those lost.
    pub fn learn(&mut self, result: f64) {
        let total = f64::from(self.iterations);
        let left = STABILITY.mul_add(total, f64::from(self.done) + 1.0);
        let decrease = ((STABILITY * total + total) / left).powf(STEP_EXPONENT);
        let perturbations: Vec<f64> = self.perturbations().collect();
        for (number, perturbation) in self.numbers.iter_mut().zip(perturbations) {
            let at_end = perturbation_at_end(number);
            // Step size times the estimated gradient.
            let step = STEP_AT_END * at_end * at_end * decrease / perturbation;
            number.value = step.mul_add(result, number.value).clamp(number.least, number.most);
        }
        self.done += 1;
    }

    /// Returns the perturbation of each number in the next iteration.
    fn perturbations(&self) -> impl Iterator<Item = f64> + '_ {
        let mut dice = Dice::new(self.seed ^ u64::from(self.done).wrapping_mul(0x9e37_79b9));
        let decrease =
            (f64::from(self.iterations) / (f64::from(self.done) + 1.0)).powf(PERTURBATION_EXPONENT);
        self.numbers.iter().map(move |number| {
            let size = perturbation_at_end(number) * decrease;
            if dice.below(2) == 0 { size } else { -size }
        })
    }
}

fn perturbation_at_end(number: &Tuned) -> f64 {
    (PERTURBATION_AT_END * (number.most - number.least)).max(0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(iterations: u32) -> Spsa {
        let number = |name: &str, value: f64| Tuned {
            name: name.to_owned(),
            least: 0.0,
            most: 100.0,
            value,
        };
        Spsa { numbers: vec![number("a", 20.0), number("b", 90.0)], iterations, done: 0, seed: 1 }
    }

    /// Games won minus games lost by numbers that are best at 60 and 30.
    fn result(trial: &Trial) -> f64 {
        let distance = |numbers: &[i32]| {
            let far = |index: usize, best: i32| f64::from((numbers[index] - best).pow(2));
            far(0, 60) + far(1, 30)
        };
        // A thousand games would show this difference.
        0.2 * (distance(&trial.minus) - distance(&trial.plus))
    }

    #[test]
    fn numbers_approach_the_best_values() {
        let mut spsa = run(4_000);
        for _ in 0..spsa.iterations {
            let trial = spsa.trial();
            spsa.learn(result(&trial));
        }
        let values: Vec<f64> = spsa.numbers.iter().map(|number| number.value).collect();
        assert!((values[0] - 60.0).abs() < 6.0 && (values[1] - 30.0).abs() < 6.0, "{values:?}");
    }

    #[test]
    fn variations_stay_within_their_range() {
        let mut spsa = run(50);
        for _ in 0..50 {
            let trial = spsa.trial();
            assert!(trial.plus.iter().chain(&trial.minus).all(|value| (0..=100).contains(value)));
            spsa.learn(1_000.0);
        }
    }

    #[test]
    fn a_continued_run_tries_what_the_whole_run_would_have_tried() {
        let mut whole = run(20);
        for _ in 0..7 {
            whole.learn(2.0);
        }
        let continued = Spsa { numbers: whole.numbers.clone(), done: 7, ..run(20) };
        assert_eq!(continued.trial(), whole.trial());
    }

    #[test]
    fn both_variations_differ_even_in_a_narrow_range() {
        let number = Tuned { name: "n".to_owned(), least: 1.0, most: 4.0, value: 2.0 };
        let spsa = Spsa { numbers: vec![number], iterations: 100, done: 99, seed: 3 };
        let trial = spsa.trial();
        assert_ne!(trial.plus, trial.minus);
    }
}
