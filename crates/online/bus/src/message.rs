use tokio::sync::{mpsc, oneshot};

/// A message that has arrived.
#[derive(Debug)]
pub struct Message {
    /// What it says.
    pub body: Vec<u8>,
    pub(crate) reply: Option<Reply>,
}

/// Where the answer to a request goes.
#[derive(Debug)]
pub(crate) enum Reply {
    Memory(std::sync::Mutex<Option<oneshot::Sender<Vec<u8>>>>),
    #[cfg(feature = "cluster")]
    Nats {
        client: async_nats::Client,
        subject: async_nats::Subject,
    },
}

impl Message {
    /// Whether somebody waits for an answer.
    #[must_use]
    pub const fn is_request(&self) -> bool {
        self.reply.is_some()
    }

    /// Answers a request; only the first answer counts.
    pub async fn answer(&self, body: Vec<u8>) {
        match &self.reply {
            Some(Reply::Memory(waiting)) => {
                let waiting = waiting.lock().ok().and_then(|mut waiting| waiting.take());
                if let Some(waiting) = waiting {
                    waiting.send(body).ok();
                }
            }
            #[cfg(feature = "cluster")]
            Some(Reply::Nats { client, subject }) => {
                if let Err(error) = client.publish(subject.clone(), body.into()).await {
                    tracing::warn!(%error, "An answer could not be sent");
                }
            }
            None => {}
        }
    }
}

/// The messages of a subject.
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
    /// The next message; `None` when there will be no more.
    pub async fn next(&mut self) -> Option<Message> {
        match &mut self.0 {
            Source::Memory(receiver) => receiver.recv().await,
            #[cfg(feature = "cluster")]
            Source::Nats { client, subscriber } => {
                let message = futures_util::StreamExt::next(subscriber).await?;
                let client = client.clone();
                let reply = message.reply.map(|subject| Reply::Nats { client, subject });
                Some(Message { body: message.payload.into(), reply })
            }
        }
    }
}
