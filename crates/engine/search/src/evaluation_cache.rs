use crate::parameters::EVALUATION_CACHE_SLOTS;

/// Cache of recent static evaluations, indexed by position key.
///
/// Removals are ordered by the evaluation of the resulting positions, which are then searched, and
/// variations transpose: a third of all lookups are cache hits.
#[derive(Debug)]
pub(crate) struct EvaluationCache(Vec<(u64, i32)>);

impl EvaluationCache {
    pub(crate) fn new() -> Self {
        // A key that cannot belong to its slot marks the slot as empty.
        Self((0..EVALUATION_CACHE_SLOTS as u64).map(|slot| (slot ^ 1, 0)).collect())
    }

    /// Returns the evaluation of the position with this key, computing it only on a cache miss.
    #[inline]
    pub(crate) fn get(&mut self, key: u64, evaluate: impl FnOnce() -> i32) -> i32 {
        let slot = &mut self.0[key as usize % EVALUATION_CACHE_SLOTS];
        if slot.0 != key {
            *slot = (key, evaluate());
        }
        slot.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cached_evaluation_is_not_computed_again() {
        let mut cache = EvaluationCache::new();
        assert_eq!(cache.get(7, || 42), 42);
        assert_eq!(cache.get(7, || unreachable!()), 42);
    }

    #[test]
    fn a_new_cache_is_empty() {
        let mut cache = EvaluationCache::new();
        for key in 0..2 * EVALUATION_CACHE_SLOTS as u64 {
            assert_eq!(cache.get(key, || 5), 5);
        }
    }

    #[test]
    fn a_later_position_replaces_an_earlier_one_in_its_slot() {
        let mut cache = EvaluationCache::new();
        let other = 7 + EVALUATION_CACHE_SLOTS as u64;
        assert_eq!([cache.get(7, || 1), cache.get(other, || 2), cache.get(7, || 3)], [1, 2, 3]);
    }
}
