use std::{fs, sync::Arc};

use variants::Variant;

use crate::{Answer, Thinker, Wish, refusal::Refusal};

/// The largest table, in mebibytes; a browser has room for less.
pub(crate) const MOST_HASH: usize = if IN_BROWSER { 1_024 } else { 65_536 };

/// The most threads of a search.
pub(crate) const MOST_THREADS: usize = if IN_BROWSER { 1 } else { 256 };

const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// The most lines that a search tells.
pub(crate) const MOST_LINES: usize = 20;

/// A table of more mebibytes is made only where there is room for it.
const ALWAYS_ROOM: usize = 1_024;

/// What a search of few nodes may take beside the table, in mebibytes.
const MOST_BESIDE: u64 = 16;

/// The nodes that fill half of a mebibyte of the table.
const NODES_A_MEBIBYTE: u64 = 1 << 15;

/// What a mind is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// Mebibytes of the table.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash: if IN_BROWSER { 16 } else { 64 }, threads: 1 }
    }
}

impl Settings {
    /// The same with another table.
    pub(crate) fn with_hash(self, hash: usize) -> Result<Self, Refusal> {
        let hash = within(hash, MOST_HASH)?;
        if !self.has_room(hash) {
            return Err(Refusal::NoMemory { mebibytes: hash });
        }
        Ok(Self { hash, ..self })
    }

    /// Whether a table would find room when the present one is gone.
    fn has_room(self, hash: usize) -> bool {
        if IN_BROWSER {
            // Memory only grows, and what was reserved once is there for the table.
            return Vec::<u8>::new().try_reserve_exact(hash << 20).is_ok();
        }
        hash <= ALWAYS_ROOM || free_mebibytes().is_none_or(|free| hash <= free + self.hash)
    }

    /// The same with other threads.
    pub(crate) fn with_threads(self, threads: usize) -> Result<Self, Refusal> {
        Ok(Self { threads: within(threads, MOST_THREADS)?, ..self })
    }

    fn thinker(self) -> Thinker {
        Thinker::new(self.hash).with_threads(self.threads)
    }
}

/// The number, if it lies between one and the most.
pub(crate) fn within(number: usize, most: usize) -> Result<usize, Refusal> {
    if (1..=most).contains(&number) {
        Ok(number)
    } else {
        Err(Refusal::OptionValue { least: 1, most })
    }
}

/// What the machine could still give, where it tells.
fn free_mebibytes() -> Option<usize> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: usize = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1_024)
}

/// Whether a search for this may never end of itself.
pub(crate) fn is_endless(wish: &Wish) -> bool {
    let Wish { depth, nodes, movetime, clock, .. } = wish;
    depth.is_none() && nodes.is_none() && movetime.is_none() && clock.is_none()
}

/// The turn that was found best.
pub(crate) fn best_turn<'a>(answer: &'a Answer, wish: &'a Wish) -> Option<&'a str> {
    let found = answer.lines.first().map(|line| line.turn.as_str());
    // A search keeps one of several orders that lead to the same position. If another one
    // is all that was allowed, it finds nothing, and any that is allowed is as good.
    found.or_else(|| wish.only.first().map(String::as_str))
}

/// Whose judgements stand in a table.
type Taste = (Variant, u16, u64);

/// The thinker of a protocol: made when it is needed, and kept from search to search.
#[derive(Debug, Default)]
pub(crate) struct Mind {
    settings: Settings,
    thinker: Option<Arc<Thinker>>,
    taste: Option<Taste>,
}

impl Mind {
    pub(crate) fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes what it is made of. No search may be running.
    pub(crate) fn change(&mut self, settings: Settings) {
        if settings != self.settings {
            self.settings = settings;
            // Gone before the next one is made, so that there are never two tables.
            self.thinker = None;
        }
    }

    /// Forgets what was learnt.
    pub(crate) fn forget(&mut self) {
        if let Some(thinker) = &self.thinker {
            thinker.forget();
        }
    }

    /// Makes the table, if there is none yet.
    pub(crate) fn wake(&mut self) -> Arc<Thinker> {
        let settings = self.settings;
        Arc::clone(self.thinker.get_or_insert_with(|| Arc::new(settings.thinker())))
    }

    /// The thinker for a search.
    ///
    /// If nothing but nodes limits it, it begins with an empty table: whatever was
    /// searched before, the same nodes give the same answer.
    pub(crate) fn thinker(&mut self, variant: Variant, wish: &Wish) -> Arc<Thinker> {
        if let Some(nodes) = self.repeatable_nodes(wish) {
            let mebibytes = nodes.div_ceil(NODES_A_MEBIBYTE);
            if mebibytes <= MOST_BESIDE {
                let hash = self.settings.hash.min(mebibytes as usize);
                return Arc::new(Settings { hash, ..self.settings }.thinker());
            }
            self.forget();
            return self.wake();
        }
        let taste = (variant, wish.sight.blur, wish.sight.seed);
        if self.taste.replace(taste).is_some_and(|last| last != taste) {
            // What one level has seen would mislead another.
            self.forget();
        }
        self.wake()
    }

    fn repeatable_nodes(&self, wish: &Wish) -> Option<u64> {
        let timed = wish.movetime.is_some() || wish.clock.is_some();
        wish.nodes.filter(|_| !timed && self.settings.threads == 1)
    }
}
