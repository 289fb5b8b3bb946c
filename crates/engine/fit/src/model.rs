use eval::pattern::Patterned;

/// How fast Adam forgets past slopes, and past squares of slopes.
const SLOPES: f32 = 0.9;
const SQUARES: f32 = 0.999;
const TINY: f32 = 1e-8;
/// How much less the values of groups decay.
const GROUP_DECAY: f32 = 0.1;

/// Weights while they are fitted: each has a value of its own, and shares those of its
/// groups.
#[derive(Debug)]
pub(crate) struct Model {
    weights: usize,
    /// For each weight its groups and the sign of its share; all in one list.
    kin: Vec<(u32, f32)>,
    kin_ends: Vec<u32>,
    /// The weights' own values, then those of the groups.
    values: Vec<f32>,
    slopes: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Model {
    /// All weights zero.
    pub(crate) fn new<G: Patterned>() -> Self {
        let (mut kin, mut kin_ends) = (Vec::new(), Vec::new());
        for weight in 0..G::WEIGHTS {
            G::kin(weight, |group, sign| {
                if sign != 0 {
                    kin.push(((G::WEIGHTS + group) as u32, sign as f32));
                }
            });
            kin_ends.push(kin.len() as u32);
        }
        let all = vec![0.0; G::WEIGHTS + G::GROUPS];
        Self {
            weights: G::WEIGHTS,
            kin,
            kin_ends,
            values: all.clone(),
            slopes: all.clone(),
            squares: all,
            steps: 0,
        }
    }

    fn kin(&self, weight: usize) -> &[(u32, f32)] {
        let start = weight.checked_sub(1).map_or(0, |before| self.kin_ends[before] as usize);
        &self.kin[start..self.kin_ends[weight] as usize]
    }

    /// Each weight with the shares of its groups.
    pub(crate) fn weights(&self) -> Vec<f32> {
        let shared = |&(group, sign): &(u32, f32)| self.values[group as usize] * sign;
        (0..self.weights)
            .map(|weight| self.values[weight] + self.kin(weight).iter().map(shared).sum::<f32>())
            .collect()
    }

    /// One step of Adam down the slope of each weight; `decay` pulls values to zero, those of
    /// groups less than the weights' own, so that what can be shared is.
    pub(crate) fn step(&mut self, slope: &[f32], rate: f32, decay: f32) {
        let mut slope = slope.to_vec();
        slope.resize(self.values.len(), 0.0);
        for weight in 0..self.weights {
            for &(group, sign) in self.kin(weight) {
                slope[group as usize] += slope[weight] * sign;
            }
        }
        self.steps += 1;
        let slopes_seen = 1.0 - SLOPES.powi(self.steps);
        let squares_seen = 1.0 - SQUARES.powi(self.steps);
        for (index, value) in self.values.iter_mut().enumerate() {
            let decay = if index < self.weights { decay } else { decay * GROUP_DECAY };
            let slope = slope[index] + decay * *value;
            self.slopes[index] += (1.0 - SLOPES) * (slope - self.slopes[index]);
            self.squares[index] += (1.0 - SQUARES) * (slope * slope - self.squares[index]);
            let mean = self.slopes[index] / slopes_seen;
            *value -= rate * mean / ((self.squares[index] / squares_seen).sqrt() + TINY);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_moves_kin_together() {
        let mut model = Model::new::<gipf::Position>();
        let mut slope = vec![0.0; model.weights];
        // A window of one piece beside the rim, in the first phase.
        slope[1] = 1.0;
        model.step(&slope, 0.1, 0.0);
        let weights = model.weights();
        assert!(weights[1] < -0.2, "its own value and those of its groups");
        assert!(weights[625 + 1] < -0.05, "the same content elsewhere");
        assert!(weights[2] > 0.05, "the other player's piece");
    }
}
