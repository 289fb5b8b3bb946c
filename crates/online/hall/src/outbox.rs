//! Message queue of one reader. A reader who does not keep up is disconnected, so no sender waits and memory stays bounded;
//! they can reconnect and ask for the messages they missed.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use protocol::{ServerFrame, StreamMessage};
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// A message serialised to JSON once for all its readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// The JSON.
    pub text: Arc<str>,
    /// Whether this is the last message, which announces a restart of the server.
    pub is_bye: bool,
}

impl Outgoing {
    /// Creates a WebSocket frame.
    #[must_use]
    pub fn frame(frame: &ServerFrame) -> Self {
        Self { text: json(frame), is_bye: matches!(frame, ServerFrame::Bye { .. }) }
    }

    /// Creates a message from JSON written by another node.
    pub(crate) fn relayed(text: &str) -> Self {
        Self { text: text.into(), is_bye: false }
    }

    /// Creates a line of an NDJSON stream, without its line break.
    #[must_use]
    pub fn line(message: &StreamMessage) -> Self {
        Self { text: json(message), is_bye: matches!(message, StreamMessage::Bye { .. }) }
    }
}

fn json(message: &impl Serialize) -> Arc<str> {
    // Strings, numbers and lists of them can always be serialised.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Sending end of a reader's queue.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    state: Arc<State>,
}

/// Receiving end of a reader's queue.
#[derive(Debug)]
pub struct Inbox {
    queue: mpsc::Receiver<Outgoing>,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    is_cut: AtomicBool,
    cut: Notify,
}

/// Creates a queue for at most `most` unread messages.
pub(crate) fn mailbox(most: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(most);
    let state = Arc::new(State::default());
    (Outbox { queue: sender, state: Arc::clone(&state) }, Inbox { queue: receiver, state })
}

impl Outbox {
    /// Sends a message without waiting. Returns `false` if the reader has gone or was disconnected.
    pub(crate) fn send(&self, message: Outgoing) -> bool {
        if self.state.is_cut.load(Ordering::Acquire) {
            return false;
        }
        match self.queue.try_send(message) {
            Ok(()) => true,
            Err(_) => {
                self.cut();
                false
            }
        }
    }

    /// Disconnects the reader.
    pub(crate) fn cut(&self) {
        self.state.is_cut.store(true, Ordering::Release);
        self.state.cut.notify_one();
    }

    /// Returns whether two outboxes belong to the same queue.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.state, &other.state)
    }

    /// Returns whether the reader has gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed() || self.state.is_cut.load(Ordering::Acquire)
    }
}

impl Inbox {
    /// Returns the next message; `None` if the reader was disconnected or all senders are gone.
    pub async fn next(&mut self) -> Option<Outgoing> {
        if self.state.is_cut.load(Ordering::Acquire) {
            return self.queue.try_recv().ok();
        }
        tokio::select! {
            biased;
            message = self.queue.recv() => message,
            () = self.state.cut.notified() => None,
        }
    }

    /// Returns the next message if it is already available.
    pub fn try_next(&mut self) -> Option<Outgoing> {
        self.queue.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bye_message_is_recognised_without_parsing_its_text() {
        assert!(Outgoing::frame(&ServerFrame::Bye { reconnect: 1 }).is_bye);
        assert!(Outgoing::line(&StreamMessage::Bye { reconnect_in_ms: 1 }).is_bye);
        assert!(!Outgoing::frame(&ServerFrame::Ack { id: "bye".to_owned(), seq: 1 }).is_bye);
        assert!(!Outgoing::line(&StreamMessage::Seeking { seq: 0 }).is_bye);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_reader_who_does_not_keep_up_is_disconnected() {
        let [one, two, three, four] =
            [1, 2, 3, 4].map(|now| Outgoing::frame(&ServerFrame::Pong { at: 0.5, now }));
        let (outbox, mut inbox) = mailbox(2);
        assert!(outbox.send(one.clone()));
        assert!(outbox.send(two.clone()));
        assert!(!outbox.send(three));
        assert_eq!(inbox.next().await, Some(one));
        assert_eq!(inbox.next().await, Some(two));
        assert_eq!(inbox.next().await, None);
        assert!(!outbox.send(four));
    }
}
