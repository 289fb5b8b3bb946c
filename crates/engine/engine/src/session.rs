use std::sync::Arc;

use variants::Variant;

use crate::{engine::Engine, search_request::SearchRequest, settings::Settings};

/// A search limited by nodes alone gets a table of its own, up to this many mebibytes.
const MAX_OWN_TABLE: u64 = 16;

/// The nodes of a search for each mebibyte of its own table; they fill half of it.
const NODES_PER_MEBIBYTE: u64 = 1 << 15;

/// What the scores in a table depend on: the variant, and the blur and seed of a level.
type TableKey = (Variant, u16, u64);

/// The engine of a protocol: made when it is first needed, and kept from search to search.
#[derive(Debug, Default)]
pub(crate) struct Session {
    settings: Settings,
    engine: Option<Arc<Engine>>,
    table_key: Option<TableKey>,
}

impl Session {
    pub(crate) fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes the settings. No search may be running.
    pub(crate) fn set(&mut self, settings: Settings) {
        if settings != self.settings {
            self.settings = settings;
            // Dropped before the next one is made, so that there are never two tables.
            self.engine = None;
        }
    }

    /// Clears the transposition table.
    pub(crate) fn clear(&mut self) {
        if let Some(engine) = &self.engine {
            engine.clear();
        }
    }

    /// The engine; makes it, with its table, if there is none yet.
    pub(crate) fn engine(&mut self) -> Arc<Engine> {
        let settings = self.settings;
        Arc::clone(self.engine.get_or_insert_with(|| Arc::new(settings.engine())))
    }

    /// The engine for a search.
    ///
    /// If only nodes limit the search, it begins with an empty table: the same nodes give the
    /// same answer, whatever was searched before.
    pub(crate) fn engine_for(&mut self, variant: Variant, request: &SearchRequest) -> Arc<Engine> {
        if let Some(nodes) = self.repeatable_nodes(request) {
            if let Some(mebibytes) = table_for(nodes) {
                let hash = self.settings.hash.min(mebibytes);
                return Arc::new(Settings { hash, ..self.settings }.engine());
            }
            self.clear();
            return self.engine();
        }
        let key = (variant, request.strength.blur, request.strength.seed);
        if self.table_key.replace(key).is_some_and(|last| last != key) {
            // The scores of one level would mislead another.
            self.clear();
        }
        self.engine()
    }

    fn repeatable_nodes(&self, request: &SearchRequest) -> Option<u64> {
        untimed_nodes(request).filter(|_| self.settings.threads == 1)
    }
}

/// The mebibytes of the table that a search has for itself, if only nodes limit it.
pub(crate) fn own_table(request: &SearchRequest) -> Option<usize> {
    untimed_nodes(request).and_then(table_for)
}

fn untimed_nodes(request: &SearchRequest) -> Option<u64> {
    let timed = request.movetime.is_some() || request.clock.is_some();
    request.nodes.filter(|_| !timed)
}

fn table_for(nodes: u64) -> Option<usize> {
    let mebibytes = nodes.div_ceil(NODES_PER_MEBIBYTE);
    (mebibytes <= MAX_OWN_TABLE).then_some(mebibytes as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_search_that_nodes_alone_limit_on_one_thread_is_repeatable() {
        let mut session = Session::default();
        let nodes = SearchRequest { nodes: Some(9), ..SearchRequest::default() };
        assert_eq!(session.repeatable_nodes(&nodes), Some(9));
        let timed = SearchRequest { movetime: Some(1000), ..nodes.clone() };
        assert_eq!(session.repeatable_nodes(&timed), None);
        session.set(Settings { threads: 2, ..session.settings() });
        assert_eq!(session.repeatable_nodes(&nodes), None);
    }
}
