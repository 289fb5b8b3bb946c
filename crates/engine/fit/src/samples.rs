use crate::{fitted::Fitted, played_game::PlayedGame, threads};

/// One game of this many is held out, to measure the loss on unseen games. A prime, so that games
/// of all variants are held out.
const HELD_OUT: u64 = 23;
/// The number of games that are turned into samples at a time.
const CHUNK: usize = 64;
/// Scores beyond this are wins and losses.
const CERTAIN: i16 = search::Score::LARGEST_EVALUATION as i16;

/// Positions as their features, with their results.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    /// The features of all positions, one after the other.
    features: Vec<u32>,
    /// Where the features of each position end.
    ends: Vec<usize>,
    /// The result for the player to act: 1 a win, 0 a loss.
    pub(crate) results: Vec<f32>,
    /// The scores of the search.
    pub(crate) scores: Vec<i16>,
    /// The evaluations by hand.
    pub(crate) hand: Vec<i32>,
    /// What is known before the weights, by those of another game; empty if nothing is.
    base: Vec<i32>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The features of a position.
    pub(crate) fn features(&self, index: usize) -> &[u32] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.features[start..self.ends[index]]
    }

    /// The chance of the player to act by the score of the search; a score of `scale` is one unit
    /// of the logistic function.
    pub(crate) fn chance(&self, index: usize, scale: f32) -> f32 {
        match self.scores[index] {
            CERTAIN.. => 1.0,
            score if score <= -CERTAIN => 0.0,
            score => sigmoid(f32::from(score) / scale),
        }
    }

    /// The scale of scores that predicts results best.
    pub(crate) fn scale_of_scores(&self) -> f32 {
        best_scale(|scale| self.loss(|index| self.chance(index, scale)))
    }

    /// The losses of the search and of the evaluation by hand on the results, each with its best
    /// scale, for comparison.
    pub(crate) fn reference_losses(&self) -> [f64; 2] {
        let search = |scale| self.loss(|index| self.chance(index, scale));
        let hand = |scale| self.loss(|index| sigmoid(self.hand[index] as f32 / scale));
        [search(best_scale(search)), hand(best_scale(hand))]
    }

    /// What is known of a position before the weights, in units of the logistic function.
    pub(crate) fn base(&self, index: usize, unit: f32) -> f32 {
        self.base.get(index).map_or(0.0, |&base| base as f32 / unit)
    }

    /// The unit of what is known before the weights: that which predicts results best. `None` if
    /// nothing is known.
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

/// The positions of games: the training set, and those held out.
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

/// The scale between a few and some thousand hundredths with the smallest loss.
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

/// The logistic function.
pub(crate) fn sigmoid(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// The cross-entropy loss of a chance, given the target.
pub(crate) fn loss(target: f32, chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_chances_have_the_same_loss_either_way() {
        assert!((loss(1.0, sigmoid(0.0)) - loss(0.0, sigmoid(0.0))).abs() < 1e-6);
        assert!(loss(1.0, sigmoid(2.0)) < loss(1.0, sigmoid(1.0)));
    }
}
