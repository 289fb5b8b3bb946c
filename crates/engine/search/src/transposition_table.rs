use core::{
    fmt,
    sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed},
};

use crate::score::{MATE, Score};

/// Relation of a stored score to the true score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The stored score is the true score.
    Exact,
    /// The true score is at least the stored score.
    Lower,
    /// The true score is at most the stored score.
    Upper,
}

/// Stored information about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) score: i16,
    /// Static evaluation.
    pub(crate) evaluation: i16,
    /// Fingerprint of the best action, or 0 if no action raised alpha.
    pub(crate) fingerprint: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// A slot of two words, written without a lock. The first word is the key xored with the second, so
/// a slot torn by two simultaneous writes fails the key check.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Number of slots that are probed together: one cache line.
const BUCKET: usize = 4;

/// Number of generations before the counter wraps: six bits of a slot.
const GENERATIONS: u8 = 64;

/// Lock-free transposition table, shared by all threads of a search.
pub struct TranspositionTable {
    slots: Vec<Slot>,
    generation: AtomicU8,
}

impl TranspositionTable {
    /// Creates a table of about this many mebibytes, but at least one.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let buckets = (mebibytes.max(1) << 20) / (BUCKET * size_of::<Slot>());
        let slots = core::iter::repeat_with(Slot::default).take(buckets * BUCKET).collect();
        Self { slots, generation: AtomicU8::new(0) }
    }

    /// Removes all entries.
    pub fn clear(&self) {
        for slot in &self.slots {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.generation.store(0, Relaxed);
    }

    /// Starts a new generation. Entries of older generations are replaced first.
    pub(crate) fn age(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    /// Returns how many of the first thousand slots the current search has filled.
    #[must_use]
    pub fn hashfull(&self) -> u32 {
        let generation = self.generation.load(Relaxed);
        let sample = self.slots.iter().take(1_000);
        sample.filter(|slot| is_of_generation(slot.data.load(Relaxed), generation)).count() as u32
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot] {
        let start = index_of(key, (self.slots.len() / BUCKET) as u64) as usize * BUCKET;
        &self.slots[start..start + BUCKET]
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.check.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    #[inline]
    pub(crate) fn store(&self, key: u64, entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let mut worst: Option<(&Slot, i32)> = None;
        for slot in self.bucket(key) {
            let data = slot.data.load(Relaxed);
            if data != 0 && slot.check.load(Relaxed) ^ data == key {
                worst = Some((slot, 0));
                break;
            }
            // Deep entries and entries of the current search are worth more.
            let worth = if data == 0 {
                -1
            } else {
                i32::from(unpack(data).depth)
                    + if is_of_generation(data, generation) { 256 } else { 0 }
            };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = worst {
            let data = pack(entry, generation);
            slot.check.store(key ^ data, Relaxed);
            slot.data.store(data, Relaxed);
        }
    }
}

/// Maps a key to an index below `whole`, which is below 2^32. This is the upper half of their
/// product, computed without 128-bit integers, for which WebAssembly has no instruction.
#[inline]
const fn index_of(key: u64, whole: u64) -> u64 {
    let (upper, lower) = (key >> 32, key & 0xffff_ffff);
    (upper * whole + ((lower * whole) >> 32)) >> 32
}

impl fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("slots", &self.slots.len())
            .finish_non_exhaustive()
    }
}

/// Packs score, evaluation, fingerprint, depth, and one byte of generation and bound. The bound is
/// never 0, so a packed entry is never 0, which marks an empty slot.
#[inline]
fn pack(entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(entry.score as u16)
        | u64::from(entry.evaluation as u16) << 16
        | u64::from(entry.fingerprint) << 32
        | u64::from(entry.depth) << 48
        | u64::from(generation << 2 | bound) << 56
}

#[inline]
fn unpack(data: u64) -> Entry {
    Entry {
        score: data as u16 as i16,
        evaluation: (data >> 16) as u16 as i16,
        fingerprint: (data >> 32) as u16,
        depth: (data >> 48) as u8,
        bound: match data >> 56 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}

#[inline]
fn is_of_generation(data: u64, generation: u8) -> bool {
    data != 0 && (data >> 58) as u8 == generation
}

/// Converts a distance to a win from the root, as used in the tree, to the distance from the
/// position, as stored in the table and valid for other roots.
#[inline]
pub(crate) fn to_table(score: i32, turn: i32) -> i16 {
    let score = if score > Score::LARGEST_EVALUATION {
        score + turn
    } else if score < -Score::LARGEST_EVALUATION {
        score - turn
    } else {
        score
    };
    score.clamp(-MATE, MATE) as i16
}

/// Converts a stored score back: the inverse of [`to_table`].
#[inline]
pub(crate) fn from_table(score: i16, turn: i32) -> i32 {
    let score = i32::from(score);
    if score > Score::LARGEST_EVALUATION {
        score - turn
    } else if score < -Score::LARGEST_EVALUATION {
        score + turn
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_entry_is_found_again() {
        let table = TranspositionTable::new(1);
        let entry =
            Entry { score: -123, evaluation: 7, fingerprint: 99, depth: 5, bound: Bound::Lower };
        table.store(0xdead_beef_0123_4567, entry);
        let found = table.probe(0xdead_beef_0123_4567).unwrap();
        assert_eq!((found.score, found.evaluation, found.depth), (-123, 7, 5));
        assert_eq!((found.fingerprint, found.bound), (99, Bound::Lower));
        assert!(table.probe(1).is_none());
    }

    #[test]
    fn an_index_is_the_upper_half_of_the_product() {
        for key in [0, 1, 0xffff_ffff, 1 << 32, 0xdead_beef_0123_4567, u64::MAX] {
            for whole in [1, 3, 16_384, 0x3fff_ffff, 0xffff_ffff] {
                let product = u128::from(key) * u128::from(whole);
                assert_eq!(index_of(key, whole), (product >> 64) as u64);
            }
        }
    }

    #[test]
    fn a_cleared_table_is_empty() {
        let table = TranspositionTable::new(1);
        let entry =
            Entry { score: 1, evaluation: 1, fingerprint: 1, depth: 1, bound: Bound::Exact };
        table.store(42 << 40, entry);
        table.clear();
        assert!(table.probe(42 << 40).is_none());
    }
}
