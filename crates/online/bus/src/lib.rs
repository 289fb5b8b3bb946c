//! Messages between the nodes of a cluster.
//!
//! A message is a sequence of bytes sent to a subject. Subscribers to the subject receive the messages from one node in the
//! order in which they were sent; a message that has no subscribers is lost. A request is a message that is answered once. The
//! bus stores nothing: the database is authoritative, and a node that detects a gap reads the missing data from it.
//!
//! [`Bus`] is a connection to NATS (feature `cluster`), or to an [`Exchange`] in memory, which lets tests run several nodes in one
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
mod lane;
mod memory;
mod message;
#[cfg(feature = "cluster")]
mod nats;
mod node_id;

pub use bus::Bus;
pub use bus_error::BusError;
#[doc(hidden)]
pub use lane::Fault;
pub use memory::Exchange;
pub use message::{Message, Messages};
#[cfg(feature = "cluster")]
pub use nats::NatsOptions;
pub use node_id::NodeId;
