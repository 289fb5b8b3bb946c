use std::time::Duration;

use tokio::sync::watch;

use crate::{
    BusError, Messages,
    memory::{Exchange, MemoryLink},
};

/// The connection of a node to all others. A clone is the same connection.
#[derive(Clone, Debug)]
pub struct Bus(Link);

#[derive(Clone, Debug)]
enum Link {
    Memory(MemoryLink),
    #[cfg(feature = "cluster")]
    Nats(crate::nats::NatsLink),
}

impl Exchange {
    /// The connection of another node.
    #[must_use]
    pub fn join(&self) -> Bus {
        Bus(Link::Memory(self.link()))
    }
}

impl Bus {
    /// Connects to NATS. It goes on trying when the connection is lost.
    ///
    /// # Errors
    /// The address is none, a file of it cannot be read, or the server refuses.
    #[cfg(feature = "cluster")]
    pub async fn connect(options: &crate::NatsOptions) -> Result<Self, BusError> {
        crate::nats::NatsLink::connect(options).await.map(|link| Self(Link::Nats(link)))
    }

    /// Whether messages can be sent now.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        match &self.0 {
            Link::Memory(link) => !link.is_cut(),
            #[cfg(feature = "cluster")]
            Link::Nats(link) => link.is_connected(),
        }
    }

    /// Counts connections: when it has changed, messages may have been lost before.
    #[must_use]
    pub fn connections(&self) -> watch::Receiver<u64> {
        match &self.0 {
            Link::Memory(link) => link.connections(),
            #[cfg(feature = "cluster")]
            Link::Nats(link) => link.connections(),
        }
    }

    /// Sends a message without waiting for anybody. Without a connection it is dropped.
    #[cfg_attr(
        not(feature = "cluster"),
        expect(clippy::needless_pass_by_value, reason = "NATS keeps it")
    )]
    pub fn publish(&self, subject: &str, body: Vec<u8>) {
        match &self.0 {
            Link::Memory(link) => link.publish(subject, &body),
            #[cfg(feature = "cluster")]
            Link::Nats(link) => link.publish(subject, body),
        }
    }

    /// Sends a message and waits for its answer.
    ///
    /// # Errors
    /// Nobody listens, no answer comes in time, or there is no connection.
    pub async fn request(
        &self,
        subject: &str,
        body: Vec<u8>,
        wait: Duration,
    ) -> Result<Vec<u8>, BusError> {
        match &self.0 {
            Link::Memory(link) => link.request(subject, &body, wait).await,
            #[cfg(feature = "cluster")]
            Link::Nats(link) => link.request(subject, body, wait).await,
        }
    }

    /// Reads the messages of a subject from now on.
    ///
    /// # Errors
    /// There is no connection.
    #[cfg_attr(not(feature = "cluster"), expect(clippy::unused_async, reason = "NATS waits"))]
    pub async fn subscribe(&self, subject: &str) -> Result<Messages, BusError> {
        match &self.0 {
            Link::Memory(link) => Ok(link.subscribe(subject)),
            #[cfg(feature = "cluster")]
            Link::Nats(link) => link.subscribe(subject).await,
        }
    }

    /// The client of NATS, for its streams; none in memory.
    #[cfg(feature = "cluster")]
    #[must_use]
    pub fn client(&self) -> Option<async_nats::Client> {
        match &self.0 {
            Link::Memory(_) => None,
            Link::Nats(link) => Some(link.client()),
        }
    }

    /// For tests: cuts this node off from the others, or connects it again.
    #[doc(hidden)]
    pub fn cut(&self, is_cut: bool) {
        match &self.0 {
            Link::Memory(link) => link.cut(is_cut),
            #[cfg(feature = "cluster")]
            Link::Nats(_) => {}
        }
    }
}
