//! How many of something there are at once, by address and by player.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::http::rates::Whose;

/// Things that are open at the moment, counted by whose they are.
#[derive(Clone, Default, Debug)]
pub(crate) struct Crowd(Arc<Mutex<HashMap<Whose, usize>>>);

impl Crowd {
    /// Lets one more in, if there are fewer than so many; it counts until the place is dropped.
    pub(crate) fn enter(&self, whose: impl Into<Whose>, most: usize) -> Option<Place> {
        let whose = whose.into();
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(whose).or_default();
        if *count >= most {
            if *count == 0 {
                counts.remove(&whose);
            }
            return None;
        }
        *count += 1;
        Some(Place { crowd: self.clone(), whose })
    }

    fn leave(&self, whose: Whose) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&whose) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&whose);
            }
        }
    }
}

/// A place in a crowd.
#[derive(Debug)]
pub(crate) struct Place {
    crowd: Crowd,
    whose: Whose,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowd.leave(self.whose);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_is_left_is_free_again() {
        let crowd = Crowd::default();
        let first = crowd.enter(Whose::All, 2);
        let second = crowd.enter(Whose::All, 2);
        assert!(first.is_some() && second.is_some() && crowd.enter(Whose::All, 2).is_none());
        drop(first);
        assert!(crowd.enter(Whose::All, 2).is_some());
        drop(second);
        assert!(crowd.0.lock().unwrap().is_empty(), "nothing is kept about those who left");
    }
}
