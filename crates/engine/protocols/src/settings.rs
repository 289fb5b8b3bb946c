use std::fs;

use engine::Engine;

use crate::protocol_error::ProtocolError;

/// Maximum size of the transposition table in mebibytes; smaller in a browser.
pub(crate) const HASH_MAX_MIB: usize = if IN_BROWSER { 1_024 } else { 65_536 };

/// Maximum number of search threads.
pub(crate) const THREADS_MAX: usize = if IN_BROWSER { 1 } else { 256 };

/// Maximum number of variations of a search.
pub(crate) const MULTI_PV_MAX: usize = 20;

/// Table size in mebibytes above which the available memory is checked before allocation.
const CHECKED_HASH: usize = 1_024;

const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// Engine settings that a protocol can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// Size of the transposition table in mebibytes.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash: if IN_BROWSER { 16 } else { 64 }, threads: 1 }
    }
}

impl Settings {
    /// Returns the settings with a different table size.
    pub(crate) fn with_hash(self, hash: usize) -> Result<Self, ProtocolError> {
        self.with_hash_in(hash, free_mebibytes)
    }

    fn with_hash_in(
        self,
        hash: usize,
        free_mebibytes: impl FnOnce() -> Option<usize>,
    ) -> Result<Self, ProtocolError> {
        let hash = in_range(hash, HASH_MAX_MIB)?;
        let fits = if IN_BROWSER {
            // Memory only grows in a browser, and a successful reservation remains available for
            // the table.
            Vec::<u8>::new().try_reserve_exact(hash << 20).is_ok()
        } else {
            // The current table is dropped before the new one is created.
            hash <= CHECKED_HASH || free_mebibytes().is_none_or(|free| hash <= free + self.hash)
        };
        if fits {
            Ok(Self { hash, ..self })
        } else {
            Err(ProtocolError::NoMemory { mebibytes: hash })
        }
    }

    /// Returns the settings with a different number of threads.
    pub(crate) fn with_threads(self, threads: usize) -> Result<Self, ProtocolError> {
        Ok(Self { threads: in_range(threads, THREADS_MAX)?, ..self })
    }

    pub(crate) fn engine(self) -> Engine {
        Engine::new(self.hash).with_threads(self.threads)
    }
}

/// Returns the number if it lies between 1 and `most`.
pub(crate) fn in_range(number: usize, most: usize) -> Result<usize, ProtocolError> {
    if (1..=most).contains(&number) {
        Ok(number)
    } else {
        Err(ProtocolError::OptionValue { least: 1, most })
    }
}

/// Returns the available memory; `None` if the system does not report it.
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
    fn a_table_larger_than_the_available_memory_is_rejected() {
        let refused = Settings::default().with_hash_in(8_000, || Some(4_000));
        assert_eq!(refused, Err(ProtocolError::NoMemory { mebibytes: 8_000 }));
        let settings = Settings::default().with_hash_in(8_000, || Some(9_000)).unwrap();
        assert_eq!(settings.hash, 8_000);
    }

    #[test]
    fn the_memory_of_the_current_table_counts_as_available() {
        let present = Settings { hash: 4_000, threads: 1 };
        assert!(present.with_hash_in(5_000, || Some(1_000)).is_ok());
        assert!(present.with_hash_in(5_001, || Some(1_000)).is_err());
    }
}
