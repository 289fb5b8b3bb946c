use crate::{fitted::Fitted, played_game::PlayedGame, threads};

/// Held-out fraction: one game in this many, to measure the loss on unseen games. A prime so that
/// games of all variants are held out.
const HELD_OUT: u64 = 23;
/// Number of games converted to samples at a time.
const CHUNK: usize = 64;
/// Absolute score above which a game is proven to be won or lost.
const CERTAIN: i16 = search::Score::LARGEST_EVALUATION as i16;

/// Positions as features, with their results.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    /// Features of all positions, concatenated.
    features: Vec<u32>,
    /// End index of each position's features.
    ends: Vec<usize>,
    /// Result for the player to act: 1 for a win, 0 for a loss.
    pub(crate) results: Vec<f32>,
    /// Search scores.
    pub(crate) scores: Vec<i16>,
    /// Hand-written evaluations.
    pub(crate) hand: Vec<i32>,
    /// Evaluations with the weights of another game, to which the fitted weights are added; empty
    /// if there is no such base.
    base: Vec<i32>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns the features of a position.
    pub(crate) fn features(&self, index: usize) -> &[u32] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.features[start..self.ends[index]]
    }

    /// Returns the winning chance of the player to act according to the search, where a score of
    /// `scale` is one unit of the logistic function.
    pub(crate) fn chance(&self, index: usize, scale: f32) -> f32 {
        match self.scores[index] {
            CERTAIN.. => 1.0,
            score if score <= -CERTAIN => 0.0,
            score => sigmoid(f32::from(score) / scale),
        }
    }

    /// Returns the scale of scores that best predicts the results.
    pub(crate) fn scale_of_scores(&self) -> f32 {
        best_scale(|scale| self.loss(|index| self.chance(index, scale)))
    }

    /// Returns the losses of the search and of the hand-written evaluation on the results, each
    /// with its best scale, for comparison.
    pub(crate) fn reference_losses(&self) -> [f64; 2] {
        let search = |scale| self.loss(|index| self.chance(index, scale));
        let hand = |scale| self.loss(|index| sigmoid(self.hand[index] as f32 / scale));
        [search(best_scale(search)), hand(best_scale(hand))]
    }

    /// Returns the base evaluation of a position, in units of the logistic function.
    pub(crate) fn base(&self, index: usize, unit: f32) -> f32 {
        self.base.get(index).map_or(0.0, |&base| base as f32 / unit)
    }

    /// Returns the unit of the base evaluation that best predicts the results; `None` without a
    /// base.
    pub(crate) fn unit_of_base(&self) -> Option<f32> {
        (!self.base.is_empty())
            .then(|| best_scale(|unit| self.loss(|index| sigmoid(self.base(index, unit)))))
    }

    fn loss(&self, chance: impl Fn(usize) -> f32) -> f64 {
        let all = (0..self.len()).map(|index| f64::from(loss(self.results[index], chance(index))));
        all.sum::<f64>() / self.len().max(1) as f64
    }

    fn add<G: Fitted>(&mut self, game: &PlayedGame) -> anyhow::Result<()> {
        game.replay(|position: &G, score| {
            position.features(|weight| self.features.push(weight as u32));
            self.ends.push(self.features.len());
            self.results.push(match game.winner {
                None => 0.5,
                Some(winner) => f32::from(u8::from(winner == position.to_act())),
            });
            self.scores.push(score);
            self.hand.push(Fitted::hand(position));
            if G::HAS_BASE {
                self.base.push(position.base());
            }
        })
    }

    fn append(&mut self, other: &Self) {
        let before = self.features.len();
        self.features.extend(&other.features);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.results.extend(&other.results);
        self.scores.extend(&other.scores);
        self.hand.extend(&other.hand);
        self.base.extend(&other.base);
    }
}

/// Returns the positions of the games, split into a training set and a held-out set.
pub(crate) fn samples<G: Fitted>(
    games: &[PlayedGame],
    threads: usize,
) -> anyhow::Result<[Samples; 2]> {
    let chunks: Vec<&[PlayedGame]> = games.chunks(CHUNK).collect();
    let read = |chunk: u64| -> anyhow::Result<[Samples; 2]> {
        let mut both = [Samples::default(), Samples::default()];
        for (index, game) in chunks[chunk as usize].iter().enumerate() {
            let number = chunk * CHUNK as u64 + index as u64;
            both[usize::from(number.is_multiple_of(HELD_OUT))].add::<G>(game)?;
        }
        Ok(both)
    };
    let parts =
        threads::run(chunks.len() as u64, threads, "features", || (), |(), chunk| read(chunk));
    let mut all = [Samples::default(), Samples::default()];
    for part in parts {
        for (all, part) in all.iter_mut().zip(part?) {
            all.append(&part);
        }
    }
    Ok(all)
}

/// Returns the scale with the smallest loss, from 20 to 5 000 hundredths.
fn best_scale(loss: impl Fn(f32) -> f64) -> f32 {
    let (mut low, mut high) = (20_f32.ln(), 5_000_f32.ln());
    for _ in 0..20 {
        let [left, right] = [(2.0 * low + high) / 3.0, (low + 2.0 * high) / 3.0];
        if loss(left.exp()) < loss(right.exp()) {
            high = right;
        } else {
            low = left;
        }
    }
    low.midpoint(high).exp()
}

/// Returns the value of the logistic function.
pub(crate) fn sigmoid(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// Returns the cross-entropy loss of a predicted chance, given the target.
pub(crate) fn loss(target: f32, chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_of_even_chances_does_not_depend_on_the_result() {
        assert!((loss(1.0, sigmoid(0.0)) - loss(0.0, sigmoid(0.0))).abs() < 1e-6);
        assert!(loss(1.0, sigmoid(2.0)) < loss(1.0, sigmoid(1.0)));
    }
}
