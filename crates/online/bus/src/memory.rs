//! A bus within one process, for tests.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{mpsc, oneshot, watch},
    time,
};

use crate::{
    BusError,
    message::{Message, Messages, Reply, Source},
};

/// What the nodes of one process have joined.
#[derive(Clone, Debug, Default)]
pub struct Exchange(Arc<Mutex<HashMap<String, Vec<Reader>>>>);

#[derive(Debug)]
struct Reader {
    sender: mpsc::UnboundedSender<Message>,
    is_cut: Arc<AtomicBool>,
}

/// The connection of one node.
#[derive(Clone, Debug)]
pub(crate) struct MemoryLink {
    exchange: Exchange,
    is_cut: Arc<AtomicBool>,
    connections: watch::Sender<u64>,
}

impl Exchange {
    pub(crate) fn link(&self) -> MemoryLink {
        MemoryLink {
            exchange: self.clone(),
            is_cut: Arc::default(),
            connections: watch::Sender::new(1),
        }
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<String, Vec<Reader>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to all readers; returns to how many.
    fn send(&self, subject: &str, body: &[u8], mut reply: Option<Reply>) -> usize {
        let mut readers = self.readers();
        let Some(readers) = readers.get_mut(subject) else { return 0 };
        readers.retain(|reader| !reader.sender.is_closed());
        let mut count = 0;
        for reader in readers.iter().filter(|reader| !reader.is_cut.load(Ordering::Relaxed)) {
            let message = Message { body: body.to_vec(), reply: reply.take() };
            count += usize::from(reader.sender.send(message).is_ok());
        }
        count
    }
}

impl MemoryLink {
    /// Cuts the node off, or connects it again.
    pub(crate) fn cut(&self, is_cut: bool) {
        self.is_cut.store(is_cut, Ordering::Relaxed);
        if !is_cut {
            self.connections.send_modify(|count| *count += 1);
        }
    }

    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.connections.subscribe()
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.is_cut.load(Ordering::Relaxed)
    }

    pub(crate) fn publish(&self, subject: &str, body: &[u8]) {
        if !self.is_cut() {
            self.exchange.send(subject, body, None);
        }
    }

    pub(crate) async fn request(
        &self,
        subject: &str,
        body: &[u8],
        wait: Duration,
    ) -> Result<Vec<u8>, BusError> {
        if self.is_cut() {
            return Err(BusError::Unreachable("cut off".into()));
        }
        let (sender, receiver) = oneshot::channel();
        let reply = Reply::Memory(Mutex::new(Some(sender)));
        if self.exchange.send(subject, body, Some(reply)) == 0 {
            return Err(BusError::NobodyListens);
        }
        match time::timeout(wait, receiver).await {
            Ok(Ok(answer)) if !self.is_cut() => Ok(answer),
            _ => Err(BusError::NoAnswer),
        }
    }

    pub(crate) fn subscribe(&self, subject: &str) -> Messages {
        let (sender, receiver) = mpsc::unbounded_channel();
        let reader = Reader { sender, is_cut: Arc::clone(&self.is_cut) };
        self.exchange.readers().entry(subject.to_owned()).or_default().push(reader);
        Messages(Source::Memory(receiver))
    }
}
