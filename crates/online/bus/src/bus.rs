use std::time::Duration;

use tokio::sync::watch;

use crate::{
    BusError, Messages,
    lane::Fault,
    memory::{Exchange, MemoryTransport},
};

/// Connection of a node to all others. Clones share the connection.
#[derive(Clone, Debug)]
pub struct Bus(Transport);

#[derive(Clone, Debug)]
enum Transport {
    Memory(MemoryTransport),
    #[cfg(feature = "cluster")]
    Nats(crate::nats::NatsTransport),
}

impl Exchange {
    /// Connects another node to the exchange.
    #[must_use]
    pub fn join(&self) -> Bus {
        Bus(Transport::Memory(self.link()))
    }
}

impl Bus {
    /// Connects to NATS and reconnects automatically when the connection is lost.
    ///
    /// # Errors
    /// Fails if the address is invalid, a file that it names cannot be read, or the server refuses the connection.
    #[cfg(feature = "cluster")]
    pub async fn connect(options: &crate::NatsOptions) -> Result<Self, BusError> {
        crate::nats::NatsTransport::connect(options).await.map(|link| Self(Transport::Nats(link)))
    }

    /// Returns whether messages can be sent now.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        match &self.0 {
            Transport::Memory(link) => !link.is_cut(),
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.is_connected(),
        }
    }

    /// Returns the number of connections established so far. Whenever it changes, messages may have been lost.
    #[must_use]
    pub fn connections(&self) -> watch::Receiver<u64> {
        match &self.0 {
            Transport::Memory(link) => link.connections(),
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.connections(),
        }
    }

    /// Sends a message without waiting for delivery. Without a connection the message is dropped.
    #[cfg_attr(
        not(feature = "cluster"),
        expect(clippy::needless_pass_by_value, reason = "NATS keeps it")
    )]
    pub fn publish(&self, subject: &str, body: Vec<u8>) {
        match &self.0 {
            Transport::Memory(link) => link.publish(subject, &body),
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.publish(subject, body),
        }
    }

    /// Waits until the messages published so far have been sent, before the process exits.
    #[cfg_attr(not(feature = "cluster"), expect(clippy::unused_async, reason = "NATS waits"))]
    pub async fn flush(&self) {
        match &self.0 {
            Transport::Memory(_) => {}
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.flush().await,
        }
    }

    /// Sends a message and waits for its answer.
    ///
    /// # Errors
    /// Fails if there is no subscriber, no answer arrives in time, or there is no connection.
    pub async fn request(
        &self,
        subject: &str,
        body: Vec<u8>,
        wait: Duration,
    ) -> Result<Vec<u8>, BusError> {
        match &self.0 {
            Transport::Memory(link) => link.request(subject, &body, wait).await,
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.request(subject, body, wait).await,
        }
    }

    /// Returns whether messages pass in both directions between this node and the bus, regardless of the other nodes. A
    /// connection may seem to be open although nothing arrives over it.
    pub async fn probe(&self, wait: Duration) -> bool {
        match &self.0 {
            Transport::Memory(link) => link.probe(wait).await,
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.probe(wait).await,
        }
    }

    /// Subscribes to a subject.
    ///
    /// # Errors
    /// Fails if there is no connection.
    #[cfg_attr(not(feature = "cluster"), expect(clippy::unused_async, reason = "NATS waits"))]
    pub async fn subscribe(&self, subject: &str) -> Result<Messages, BusError> {
        match &self.0 {
            Transport::Memory(link) => Ok(link.subscribe(subject)),
            #[cfg(feature = "cluster")]
            Transport::Nats(link) => link.subscribe(subject).await,
        }
    }

    /// Returns the NATS client, which gives access to streams; `None` for a bus in memory.
    #[cfg(feature = "cluster")]
    #[must_use]
    pub fn client(&self) -> Option<async_nats::Client> {
        match &self.0 {
            Transport::Memory(_) => None,
            Transport::Nats(link) => Some(link.client()),
        }
    }

    /// Isolates this node from the others, or reconnects it. For tests.
    #[doc(hidden)]
    pub fn cut(&self, is_cut: bool) {
        match &self.0 {
            Transport::Memory(link) => link.cut(is_cut),
            #[cfg(feature = "cluster")]
            Transport::Nats(_) => {}
        }
    }

    /// Starts or ends a fault in the messages to this node. For tests.
    #[doc(hidden)]
    pub fn set_incoming(&self, fault: Option<Fault>) {
        match &self.0 {
            Transport::Memory(link) => link.set_incoming(fault),
            #[cfg(feature = "cluster")]
            Transport::Nats(_) => {}
        }
    }

    /// Starts or ends a fault in the messages from this node. For tests.
    #[doc(hidden)]
    pub fn set_outgoing(&self, fault: Option<Fault>) {
        match &self.0 {
            Transport::Memory(link) => link.set_outgoing(fault),
            #[cfg(feature = "cluster")]
            Transport::Nats(_) => {}
        }
    }
}
