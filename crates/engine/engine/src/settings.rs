use std::fs;

use crate::{engine::Engine, protocol_error::ProtocolError};

/// The largest transposition table, in mebibytes; a browser has room for less.
pub(crate) const MAX_HASH: usize = if IN_BROWSER { 1_024 } else { 65_536 };

/// The most threads of a search.
pub(crate) const MAX_THREADS: usize = if IN_BROWSER { 1 } else { 256 };

/// The most variations of a search.
pub(crate) const MAX_MULTI_PV: usize = 20;

/// Larger tables are allocated only where the machine has the memory.
const CHECKED_HASH: usize = 1_024;

const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// The settings of an engine that a protocol can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// The size of the transposition table in mebibytes.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash: if IN_BROWSER { 16 } else { 64 }, threads: 1 }
    }
}

impl Settings {
    /// The same settings with another size of the table.
    pub(crate) fn with_hash(self, hash: usize) -> Result<Self, ProtocolError> {
        self.with_hash_in(hash, free_mebibytes)
    }

    fn with_hash_in(
        self,
        hash: usize,
        free_mebibytes: impl FnOnce() -> Option<usize>,
    ) -> Result<Self, ProtocolError> {
        let hash = in_range(hash, MAX_HASH)?;
        let fits = if IN_BROWSER {
            // Memory only grows there, and what was reserved once is there for the table.
            Vec::<u8>::new().try_reserve_exact(hash << 20).is_ok()
        } else {
            // The present table is dropped before the new one is made.
            hash <= CHECKED_HASH || free_mebibytes().is_none_or(|free| hash <= free + self.hash)
        };
        if fits {
            Ok(Self { hash, ..self })
        } else {
            Err(ProtocolError::NoMemory { mebibytes: hash })
        }
    }

    /// The same settings with another number of threads.
    pub(crate) fn with_threads(self, threads: usize) -> Result<Self, ProtocolError> {
        Ok(Self { threads: in_range(threads, MAX_THREADS)?, ..self })
    }

    pub(crate) fn engine(self) -> Engine {
        Engine::new(self.hash).with_threads(self.threads)
    }
}

/// The number, if it lies between 1 and `most`.
pub(crate) fn in_range(number: usize, most: usize) -> Result<usize, ProtocolError> {
    if (1..=most).contains(&number) {
        Ok(number)
    } else {
        Err(ProtocolError::OptionValue { least: 1, most })
    }
}

/// The memory that is available; `None` where the system does not report it.
fn free_mebibytes() -> Option<usize> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: usize = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1_024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_memory_than_the_machine_has_is_refused() {
        let refused = Settings::default().with_hash_in(8_000, || Some(4_000));
        assert_eq!(refused, Err(ProtocolError::NoMemory { mebibytes: 8_000 }));
        let settings = Settings::default().with_hash_in(8_000, || Some(9_000)).unwrap();
        assert_eq!(settings.hash, 8_000);
    }

    #[test]
    fn the_memory_of_the_present_table_is_free_for_the_next() {
        let present = Settings { hash: 4_000, threads: 1 };
        assert!(present.with_hash_in(5_000, || Some(1_000)).is_ok());
        assert!(present.with_hash_in(5_001, || Some(1_000)).is_err());
    }
}
