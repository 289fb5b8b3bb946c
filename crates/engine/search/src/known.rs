/// The evaluations that were asked for last, by the key of their position.
///
/// Removals are rated by what they leave, which is then searched, and lines cross: a third
/// of all evaluations have just been made.
#[derive(Debug)]
pub(crate) struct Known(Vec<(u64, i32)>);

/// How many are kept: a quarter of a mebibyte.
const KEPT: usize = 1 << 14;

impl Known {
    pub(crate) fn new() -> Self {
        // A key that does not belong to its slot stands for none.
        Self((0..KEPT as u64).map(|slot| (slot ^ 1, 0)).collect())
    }

    /// The evaluation of the position with a key, made only if it is not known.
    #[inline]
    pub(crate) fn get(&mut self, key: u64, make: impl FnOnce() -> i32) -> i32 {
        let kept = &mut self.0[key as usize % KEPT];
        if kept.0 != key {
            *kept = (key, make());
        }
        kept.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_not_made_again() {
        let mut known = Known::new();
        assert_eq!(known.get(7, || 42), 42);
        assert_eq!(known.get(7, || unreachable!()), 42);
    }

    #[test]
    fn nothing_is_known_at_first() {
        let mut known = Known::new();
        for key in 0..2 * KEPT as u64 {
            assert_eq!(known.get(key, || 5), 5);
        }
    }

    #[test]
    fn a_later_position_takes_the_slot() {
        let mut known = Known::new();
        let other = 7 + KEPT as u64;
        assert_eq!([known.get(7, || 1), known.get(other, || 2), known.get(7, || 3)], [1, 2, 3]);
    }
}
