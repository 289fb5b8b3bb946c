//! Chat readers who have blocked a writer: they do not receive that writer's messages.

use std::collections::{HashMap, HashSet};

use record::PlayerId;
use store::Store;

use crate::refusal::Refusal;

/// The readers who have blocked each writer of a chat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Blocks(HashMap<PlayerId, Vec<PlayerId>>);

impl Blocks {
    /// Loads the readers who have blocked these writers.
    pub(crate) async fn load(store: &Store, writers: HashSet<PlayerId>) -> Result<Self, Refusal> {
        let mut blocks = Self::default();
        for writer in writers {
            blocks.refresh(store, writer).await?;
        }
        Ok(blocks)
    }

    /// Reloads the readers who have blocked a writer.
    pub(crate) async fn refresh(&mut self, store: &Store, writer: PlayerId) -> Result<(), Refusal> {
        let blockers = store.blocks().blockers_of(writer).await?;
        if blockers.is_empty() {
            self.0.remove(&writer);
        } else {
            self.0.insert(writer, blockers);
        }
        Ok(())
    }

    /// Reloads which of these writers a reader has blocked.
    pub(crate) async fn refresh_for(
        &mut self,
        store: &Store,
        reader: PlayerId,
        writers: HashSet<PlayerId>,
    ) -> Result<(), Refusal> {
        let blocked = store.blocks().ids_blocked_by(reader).await?;
        for writer in writers {
            let blockers = self.0.entry(writer).or_default();
            blockers.retain(|known| *known != reader);
            if blocked.contains(&writer) {
                blockers.push(reader);
            }
        }
        Ok(())
    }

    /// Returns the readers who have blocked a writer.
    pub(crate) fn blockers(&self, writer: PlayerId) -> &[PlayerId] {
        self.0.get(&writer).map_or(&[], Vec::as_slice)
    }

    /// Returns whether a reader has blocked a writer.
    pub(crate) fn hides(&self, writer: PlayerId, reader: Option<PlayerId>) -> bool {
        reader.is_some_and(|reader| self.blockers(writer).contains(&reader))
    }
}
