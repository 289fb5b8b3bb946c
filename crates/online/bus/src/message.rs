use std::sync::Mutex;

use tokio::sync::{mpsc, oneshot};

use crate::lane::Lane;

/// Received message.
#[derive(Debug)]
pub struct Message {
    /// Payload.
    pub body: Vec<u8>,
    pub(crate) reply: Option<ReplyAddress>,
}

/// Destination of the answer to a request.
#[derive(Debug)]
pub(crate) enum ReplyAddress {
    Memory {
        sender: Mutex<Option<oneshot::Sender<Vec<u8>>>>,
        /// The way back to the sender of the request.
        back: [Lane; 2],
    },
    #[cfg(feature = "cluster")]
    Nats { client: async_nats::Client, subject: async_nats::Subject },
}

impl Message {
    /// Returns whether the sender is waiting for an answer.
    #[must_use]
    pub const fn is_request(&self) -> bool {
        self.reply.is_some()
    }

    /// Answers a request; only the first answer counts.
    pub async fn answer(&self, body: Vec<u8>) {
        match &self.reply {
            Some(ReplyAddress::Memory { sender, back }) => {
                let waiting = sender.lock().ok().and_then(|mut waiting| waiting.take());
                if let Some(waiting) = waiting {
                    let [outgoing, incoming] = back.clone();
                    outgoing.pass(move || incoming.pass(move || drop(waiting.send(body))));
                }
            }
            #[cfg(feature = "cluster")]
            Some(ReplyAddress::Nats { client, subject }) => {
                if let Err(error) = client.publish(subject.clone(), body.into()).await {
                    tracing::warn!(%error, "An answer could not be sent");
                }
            }
            None => {}
        }
    }
}

/// Subscription to a subject.
#[derive(Debug)]
pub struct Messages(pub(crate) Source);

#[derive(Debug)]
pub(crate) enum Source {
    Memory(mpsc::UnboundedReceiver<Message>),
    #[cfg(feature = "cluster")]
    Nats {
        client: async_nats::Client,
        subscriber: async_nats::Subscriber,
    },
}

impl Messages {
    /// Returns the next message, or `None` when the subscription has ended.
    pub async fn next(&mut self) -> Option<Message> {
        match &mut self.0 {
            Source::Memory(receiver) => receiver.recv().await,
            #[cfg(feature = "cluster")]
            Source::Nats { client, subscriber } => {
                let message = futures_util::StreamExt::next(subscriber).await?;
                let client = client.clone();
                let reply = message.reply.map(|subject| ReplyAddress::Nats { client, subject });
                Some(Message { body: message.payload.into(), reply })
            }
        }
    }
}
