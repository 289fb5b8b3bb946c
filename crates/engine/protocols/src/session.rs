use std::sync::Arc;

use engine::{Engine, SearchRequest};
use variants::Variant;

use crate::settings::Settings;

/// Everything that the scores in a table depend on: the variant, and the blur and seed of a level.
type TableKey = (Variant, u16, u64);

/// The engine of a protocol session, created when first needed and kept between searches.
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
            // The old engine is dropped before the next one is created so that there are never two
            // tables.
            self.engine = None;
        }
    }

    /// Clears the transposition table.
    pub(crate) fn clear(&mut self) {
        if let Some(engine) = &self.engine {
            engine.clear();
        }
    }

    /// Returns the engine, creating it with its table if necessary.
    pub(crate) fn engine(&mut self) -> Arc<Engine> {
        let settings = self.settings;
        Arc::clone(self.engine.get_or_insert_with(|| Arc::new(settings.engine())))
    }

    /// Returns the engine for a search.
    ///
    /// A search limited by nodes alone starts with an empty table, so the same number of nodes
    /// gives the same answer, no matter what was searched before.
    pub(crate) fn engine_for(&mut self, variant: Variant, request: &SearchRequest) -> Arc<Engine> {
        if self.is_repeatable(request) {
            if let Some(mebibytes) = request.own_table() {
                let hash = self.settings.hash.min(mebibytes);
                return Arc::new(Settings { hash, ..self.settings }.engine());
            }
            self.clear();
            return self.engine();
        }
        let key = (variant, request.strength.blur, request.strength.seed);
        if self.table_key.replace(key).is_some_and(|last| last != key) {
            // Scores of one level would mislead another.
            self.clear();
        }
        self.engine()
    }

    /// Returns whether the same search always has the same result.
    fn is_repeatable(&self, request: &SearchRequest) -> bool {
        self.settings.threads == 1 && request.untimed_nodes().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_single_threaded_search_limited_by_nodes_alone_is_repeatable() {
        let mut session = Session::default();
        let nodes = SearchRequest { nodes: Some(9), ..SearchRequest::default() };
        assert!(session.is_repeatable(&nodes));
        let timed = SearchRequest { movetime: Some(1000), ..nodes.clone() };
        assert!(!session.is_repeatable(&timed));
        session.set(Settings { threads: 2, ..session.settings() });
        assert!(!session.is_repeatable(&nodes));
    }
}
