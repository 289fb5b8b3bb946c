use eval::pattern::Patterned;

/// Decay rates of Adam's first and second moments.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-8;
/// Decay of group values, relative to that of individual weights.
const GROUP_DECAY: f32 = 0.1;

/// Weights during fitting: each is the sum of its own value and those of its groups.
#[derive(Debug)]
pub(crate) struct Model {
    weights: usize,
    /// Groups of all weights with their signs, concatenated.
    groups: Vec<(u32, f32)>,
    group_ends: Vec<u32>,
    /// Individual values of the weights, then the values of the groups.
    values: Vec<f32>,
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
    steps: i32,
}

impl Model {
    /// Creates a model with all weights zero.
    pub(crate) fn new<G: Patterned>() -> Self {
        let (mut groups, mut group_ends) = (Vec::new(), Vec::new());
        for weight in 0..G::WEIGHTS {
            G::groups(weight, |group, sign| {
                if sign != 0 {
                    groups.push(((G::WEIGHTS + group) as u32, sign as f32));
                }
            });
            group_ends.push(groups.len() as u32);
        }
        let all = vec![0.0; G::WEIGHTS + G::GROUPS];
        Self {
            weights: G::WEIGHTS,
            groups,
            group_ends,
            values: all.clone(),
            first_moments: all.clone(),
            second_moments: all,
            steps: 0,
        }
    }

    fn groups_of(&self, weight: usize) -> &[(u32, f32)] {
        let start = weight.checked_sub(1).map_or(0, |before| self.group_ends[before] as usize);
        &self.groups[start..self.group_ends[weight] as usize]
    }

    /// Returns all weights: individual values plus those of their groups.
    pub(crate) fn weights(&self) -> Vec<f32> {
        let shared = |&(group, sign): &(u32, f32)| self.values[group as usize] * sign;
        (0..self.weights)
            .map(|weight| {
                self.values[weight] + self.groups_of(weight).iter().map(shared).sum::<f32>()
            })
            .collect()
    }

    /// Performs one step of Adam. `decay` pulls values towards zero, group values less than
    /// individual ones so that the common part of related values moves to the groups.
    pub(crate) fn step(&mut self, gradient: &[f32], rate: f32, decay: f32) {
        let mut gradient = gradient.to_vec();
        gradient.resize(self.values.len(), 0.0);
        for weight in 0..self.weights {
            for &(group, sign) in self.groups_of(weight) {
                gradient[group as usize] += gradient[weight] * sign;
            }
        }
        self.steps += 1;
        let first_bias = 1.0 - BETA1.powi(self.steps);
        let second_bias = 1.0 - BETA2.powi(self.steps);
        for (index, value) in self.values.iter_mut().enumerate() {
            let decay = if index < self.weights { decay } else { decay * GROUP_DECAY };
            let gradient = gradient[index] + decay * *value;
            self.first_moments[index] += (1.0 - BETA1) * (gradient - self.first_moments[index]);
            self.second_moments[index] +=
                (1.0 - BETA2) * (gradient * gradient - self.second_moments[index]);
            let mean = self.first_moments[index] / first_bias;
            *value -= rate * mean / ((self.second_moments[index] / second_bias).sqrt() + EPSILON);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_moves_related_weights_together() {
        let mut model = Model::new::<gipf::Position>();
        let mut gradient = vec![0.0; model.weights];
        // A window of one piece next to the edge, in the first phase.
        gradient[1] = 1.0;
        model.step(&gradient, 0.1, 0.0);
        let weights = model.weights();
        assert!(weights[1] < -0.2, "its own value and those of its groups");
        assert!(weights[625 + 1] < -0.05, "the same content elsewhere");
        assert!(weights[2] > 0.05, "the other player's piece");
    }
}
