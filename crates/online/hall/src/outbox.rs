//! The way to one reader: a bounded queue. Whoever does not keep up is cut off, so that nobody waits for him and nothing
//! grows; he comes back and asks for what he missed.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use tokio::sync::{Notify, mpsc};

/// Where texts for one reader are put in.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Arc<str>>,
    state: Arc<State>,
}

/// Where one reader takes his texts out.
#[derive(Debug)]
pub struct Inbox {
    queue: mpsc::Receiver<Arc<str>>,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    is_cut: AtomicBool,
    cut: Notify,
}

/// A way for so many unread texts.
pub(crate) fn mailbox(most: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(most);
    let state = Arc::new(State::default());
    (Outbox { queue: sender, state: Arc::clone(&state) }, Inbox { queue: receiver, state })
}

impl Outbox {
    /// Sends without waiting. False when the reader has gone or was cut off.
    pub(crate) fn send(&self, text: Arc<str>) -> bool {
        if self.state.is_cut.load(Ordering::Acquire) {
            return false;
        }
        match self.queue.try_send(text) {
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

    /// Whether it is the same way.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.state, &other.state)
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed() || self.state.is_cut.load(Ordering::Acquire)
    }
}

impl Inbox {
    /// The next text; `None` when the reader was cut off or nobody writes any more.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        if self.state.is_cut.load(Ordering::Acquire) {
            return self.queue.try_recv().ok();
        }
        tokio::select! {
            biased;
            text = self.queue.recv() => text,
            () = self.state.cut.notified() => None,
        }
    }

    /// The next text if it is there already.
    pub fn try_next(&mut self) -> Option<Arc<str>> {
        self.queue.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "current_thread")]
    async fn a_reader_who_does_not_keep_up_is_cut_off() {
        let (outbox, mut inbox) = mailbox(2);
        assert!(outbox.send("1".into()));
        assert!(outbox.send("2".into()));
        assert!(!outbox.send("3".into()));
        assert_eq!(inbox.next().await.as_deref(), Some("1"));
        assert_eq!(inbox.next().await.as_deref(), Some("2"));
        assert_eq!(inbox.next().await, None);
        assert!(!outbox.send("4".into()));
    }
}
