use game::Game;
use search::{Evaluate, Score};

/// An evaluation with a pseudo-random error of up to `blur` hundredths either way, for weaker
/// levels.
///
/// The error depends only on the position and the seed, so play is consistent and repeatable.
/// Finished games are not evaluated, so the error never hides a win.
#[derive(Clone, Copy, Debug)]
pub struct Blurred<E> {
    /// The evaluation without errors.
    pub clear: E,
    /// Largest error in hundredths; 0 for no error.
    pub blur: u16,
    /// Seed of the errors.
    pub seed: u64,
}

impl<P: Game, E: Evaluate<P>> Evaluate<P> for Blurred<E> {
    #[inline]
    fn evaluate(&self, position: &P) -> i32 {
        let value = self.clear.evaluate(position);
        if self.blur == 0 {
            return value;
        }
        let error = error(position.key() ^ self.seed, i32::from(self.blur));
        (value + error).clamp(-Score::LARGEST_EVALUATION, Score::LARGEST_EVALUATION)
    }
}

/// Returns a number from `-blur` to `blur`; small numbers are more likely than large ones.
fn error(key: u64, blur: i32) -> i32 {
    // SplitMix64 finaliser.
    let mut bits = key.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^= bits >> 31;
    // Difference of two uniform numbers up to the blur: a triangular distribution.
    let part = |bits: u64| ((bits & 0xffff) as i32 * (blur + 1)) >> 16;
    part(bits) - part(bits >> 16)
}

#[cfg(test)]
mod tests {
    use super::error;

    #[test]
    fn errors_span_the_whole_range_and_average_to_zero() {
        let errors: Vec<i32> = (0..100_000).map(|key| error(key, 200)).collect();
        assert_eq!(errors.iter().max(), Some(&200));
        assert_eq!(errors.iter().min(), Some(&-200));
        assert!((errors.iter().sum::<i32>() / 100_000).abs() <= 1);
    }

    #[test]
    fn without_blur_there_is_no_error() {
        assert!((0..1_000).all(|key| error(key, 0) == 0));
    }
}
