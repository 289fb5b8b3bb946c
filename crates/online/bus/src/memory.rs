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
    lane::{Fault, Lane},
    message::{Message, Messages, ReplyAddress, Source},
};

/// Message exchange that connects the nodes within one process.
#[derive(Clone, Debug, Default)]
pub struct Exchange(Arc<Mutex<HashMap<String, Vec<Reader>>>>);

#[derive(Clone, Debug)]
struct Reader {
    sender: mpsc::UnboundedSender<Message>,
    is_cut: Arc<AtomicBool>,
    lanes: Lanes,
}

/// The two directions of a node's connection.
#[derive(Clone, Debug, Default)]
struct Lanes {
    incoming: Lane,
    outgoing: Lane,
}

/// Connection of one node to an [`Exchange`].
#[derive(Clone, Debug)]
pub(crate) struct MemoryTransport {
    exchange: Exchange,
    is_cut: Arc<AtomicBool>,
    lanes: Lanes,
    connections: watch::Sender<u64>,
}

impl Exchange {
    pub(crate) fn link(&self) -> MemoryTransport {
        MemoryTransport {
            exchange: self.clone(),
            is_cut: Arc::default(),
            lanes: Lanes::default(),
            connections: watch::Sender::new(1),
        }
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<String, Vec<Reader>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the subscribers of a subject that are not isolated.
    fn readers_of(&self, subject: &str) -> Vec<Reader> {
        let mut readers = self.readers();
        let Some(readers) = readers.get_mut(subject) else { return Vec::new() };
        readers.retain(|reader| !reader.sender.is_closed());
        let connected = readers.iter().filter(|reader| !reader.is_cut.load(Ordering::Relaxed));
        connected.cloned().collect()
    }
}

impl MemoryTransport {
    /// Isolates the node from the others, or reconnects it.
    pub(crate) fn cut(&self, is_cut: bool) {
        self.is_cut.store(is_cut, Ordering::Relaxed);
        if !is_cut {
            self.connections.send_modify(|count| *count += 1);
        }
    }

    /// Starts or ends a fault in the messages to this node.
    pub(crate) fn set_incoming(&self, fault: Option<Fault>) {
        self.lanes.incoming.set(fault);
    }

    /// Starts or ends a fault in the messages from this node.
    pub(crate) fn set_outgoing(&self, fault: Option<Fault>) {
        self.lanes.outgoing.set(fault);
    }

    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.connections.subscribe()
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.is_cut.load(Ordering::Relaxed)
    }

    pub(crate) fn publish(&self, subject: &str, body: &[u8]) {
        if !self.is_cut() {
            self.send(subject, body, None);
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
        if self.send(subject, body, Some(sender)) == 0 {
            return Err(BusError::NoSubscriber);
        }
        match time::timeout(wait, receiver).await {
            Ok(Ok(answer)) if !self.is_cut() => Ok(answer),
            _ => Err(BusError::NoAnswer),
        }
    }

    /// Returns whether a message to the exchange and its answer pass in time.
    pub(crate) async fn probe(&self, wait: Duration) -> bool {
        let (sender, receiver) = oneshot::channel();
        let incoming = self.lanes.incoming.clone();
        if !self.is_cut() {
            self.lanes.outgoing.pass(move || {
                incoming.pass(move || {
                    sender.send(()).ok();
                });
            });
        }
        matches!(time::timeout(wait, receiver).await, Ok(Ok(()))) && !self.is_cut()
    }

    /// Sends a message to all subscribers of a subject and returns their number. The first one may answer.
    fn send(
        &self,
        subject: &str,
        body: &[u8],
        mut answer: Option<oneshot::Sender<Vec<u8>>>,
    ) -> usize {
        let readers = self.exchange.readers_of(subject);
        let count = readers.len();
        for reader in readers {
            let reply = answer.take().map(|sender| ReplyAddress::Memory {
                sender: Mutex::new(Some(sender)),
                back: [reader.lanes.outgoing.clone(), self.lanes.incoming.clone()],
            });
            let message = Message { body: body.to_vec(), reply };
            self.lanes.outgoing.pass(move || {
                let Reader { sender, lanes, .. } = reader;
                lanes.incoming.pass(move || drop(sender.send(message)));
            });
        }
        count
    }

    pub(crate) fn subscribe(&self, subject: &str) -> Messages {
        let (sender, receiver) = mpsc::unbounded_channel();
        let (is_cut, lanes) = (Arc::clone(&self.is_cut), self.lanes.clone());
        let reader = Reader { sender, is_cut, lanes };
        self.exchange.readers().entry(subject.to_owned()).or_default().push(reader);
        Messages(Source::Memory(receiver))
    }
}
