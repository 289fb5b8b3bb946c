//! Concurrency limits, by address and by player.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::http::rates::LimitKey;

/// Limit on the number of slots taken at the same time, by key.
#[derive(Clone, Default, Debug)]
pub(crate) struct ConcurrencyLimit(Arc<Mutex<HashMap<LimitKey, usize>>>);

impl ConcurrencyLimit {
    /// Takes a slot if fewer than `most` are taken. Dropping the slot frees it.
    pub(crate) fn enter(&self, key: impl Into<LimitKey>, most: usize) -> Option<Slot> {
        let key = key.into();
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= most {
            if *count == 0 {
                counts.remove(&key);
            }
            return None;
        }
        *count += 1;
        Some(Slot { limit: self.clone(), key })
    }

    fn leave(&self, key: LimitKey) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&key);
            }
        }
    }
}

/// A slot of a [`ConcurrencyLimit`].
#[derive(Debug)]
pub(crate) struct Slot {
    limit: ConcurrencyLimit,
    key: LimitKey,
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.limit.leave(self.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dropped_slot_is_free_again() {
        let limit = ConcurrencyLimit::default();
        let first = limit.enter(LimitKey::All, 2);
        let second = limit.enter(LimitKey::All, 2);
        assert!(first.is_some() && second.is_some() && limit.enter(LimitKey::All, 2).is_none());
        drop(first);
        assert!(limit.enter(LimitKey::All, 2).is_some());
        drop(second);
        assert!(limit.0.lock().unwrap().is_empty(), "unused keys are removed");
    }
}
