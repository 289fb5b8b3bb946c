//! Messages between the nodes of a cluster.
//!
//! A message is bytes for a subject. Whoever has subscribed to the subject gets it, in the order in which one node has sent it; a
//! message that nobody reads is gone. A request is a message that is answered once. Nothing is kept here: the truth is in the
//! database, and whoever finds a gap reads it there.
//!
//! [`Bus`] is a connection to NATS (feature `cluster`), or to an [`Exchange`] in memory, so that several nodes can be tested in one
//! process.
//!
//! ```
//! use std::time::Duration;
//! use bus::Exchange;
//!
//! # tokio::runtime::Builder::new_current_thread().enable_time().build()?.block_on(async {
//! let exchange = Exchange::default();
//! let (one, other) = (exchange.join(), exchange.join());
//! let mut messages = other.subscribe("greetings").await?;
//! tokio::spawn(async move {
//!     let message = messages.next().await.unwrap();
//!     message.answer(message.body.clone()).await;
//! });
//! let answer = one.request("greetings", b"hello".to_vec(), Duration::from_secs(1)).await?;
//! assert_eq!(answer, b"hello");
//! # Ok::<(), bus::BusError>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bus;
mod bus_error;
mod memory;
mod message;
#[cfg(feature = "cluster")]
mod nats;
mod node_id;

pub use bus::Bus;
pub use bus_error::BusError;
pub use memory::Exchange;
pub use message::{Message, Messages};
#[cfg(feature = "cluster")]
pub use nats::NatsOptions;
pub use node_id::NodeId;
