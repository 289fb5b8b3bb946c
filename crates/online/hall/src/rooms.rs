//! The rooms that are open.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use record::GameId;
use tokio::sync::mpsc;

use crate::room::Ask;

/// How many may wait before a room; the next ones wait for a place.
pub(crate) const QUEUE: usize = 64;

/// The way into each open room.
#[derive(Debug, Default)]
pub(crate) struct Rooms(Mutex<HashMap<GameId, mpsc::Sender<Ask>>>);

/// The way into a room, and whether it has to be opened first.
pub(crate) enum Door {
    Open(mpsc::Sender<Ask>),
    New(mpsc::Sender<Ask>, mpsc::Receiver<Ask>),
}

impl Rooms {
    pub(crate) fn door(&self, id: GameId) -> Door {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = rooms.get(&id).filter(|sender| !sender.is_closed()) {
            return Door::Open(sender.clone());
        }
        let (sender, receiver) = mpsc::channel(QUEUE);
        rooms.insert(id, sender.clone());
        Door::New(sender, receiver)
    }

    /// The way into a room that is open.
    pub(crate) fn open_door(&self, id: GameId) -> Option<mpsc::Sender<Ask>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Takes a room off the list.
    pub(crate) fn forget(&self, id: GameId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    /// Closes a room unless somebody is waiting before it. Answers with what came in while the door was closing: that is
    /// for the next room of the game.
    pub(crate) fn close(&self, id: GameId, asks: &mut mpsc::Receiver<Ask>) -> Option<Vec<Ask>> {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !asks.is_empty() {
            return None;
        }
        asks.close();
        rooms.remove(&id);
        let mut late = Vec::new();
        while let Ok(ask) = asks.try_recv() {
            late.push(ask);
        }
        Some(late)
    }

    pub(crate) fn all(&self) -> Vec<mpsc::Sender<Ask>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
