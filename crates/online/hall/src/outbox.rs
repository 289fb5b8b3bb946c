//! The queue of messages for one reader. It is bounded: a reader who does not keep up is cut off, so that nobody waits for them
//! and nothing grows. They connect again and ask for what they missed.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use protocol::{ServerFrame, StreamMessage};
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// A message that is written as JSON already, once for all its readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// The JSON.
    pub text: Arc<str>,
    /// Whether it says that the server is about to restart: nothing follows it.
    pub is_bye: bool,
}

impl Outgoing {
    /// A frame of the socket.
    #[must_use]
    pub fn frame(frame: &ServerFrame) -> Self {
        Self { text: json(frame), is_bye: matches!(frame, ServerFrame::Bye { .. }) }
    }

    /// A message that another node has written.
    pub(crate) fn relayed(text: &str) -> Self {
        Self { text: text.into(), is_bye: false }
    }

    /// A line of an NDJSON stream, without its end.
    #[must_use]
    pub fn line(message: &StreamMessage) -> Self {
        Self { text: json(message), is_bye: matches!(message, StreamMessage::Bye { .. }) }
    }
}

fn json(message: &impl Serialize) -> Arc<str> {
    // Strings, numbers and lists of them can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Where messages for one reader are put in.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    state: Arc<State>,
}

/// Where one reader takes their messages out.
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

/// A queue for so many unread messages.
pub(crate) fn mailbox(most: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(most);
    let state = Arc::new(State::default());
    (Outbox { queue: sender, state: Arc::clone(&state) }, Inbox { queue: receiver, state })
}

impl Outbox {
    /// Sends without waiting. False when the reader has gone or was cut off.
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

    /// Cuts the reader off.
    pub(crate) fn cut(&self) {
        self.state.is_cut.store(true, Ordering::Release);
        self.state.cut.notify_one();
    }

    /// Whether it is the same queue.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.state, &other.state)
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed() || self.state.is_cut.load(Ordering::Acquire)
    }
}

impl Inbox {
    /// The next message; `None` when the reader was cut off or nobody writes any more.
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

    /// The next message if it is there already.
    pub fn try_next(&mut self) -> Option<Outgoing> {
        self.queue.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goodbye_is_known_without_reading_its_text() {
        assert!(Outgoing::frame(&ServerFrame::Bye { reconnect: 1 }).is_bye);
        assert!(Outgoing::line(&StreamMessage::Bye { reconnect_in_ms: 1 }).is_bye);
        assert!(!Outgoing::frame(&ServerFrame::Ack { id: "bye".to_owned(), seq: 1 }).is_bye);
        assert!(!Outgoing::line(&StreamMessage::Seeking { seq: 0 }).is_bye);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_reader_who_does_not_keep_up_is_cut_off() {
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
