use std::sync::Arc;

use crate::{
    cluster::relay::{Class, Relay},
    outbox::Outgoing,
    room::{Answer, Encoding, Subscription},
};

/// Somebody who follows the game here.
#[derive(Debug)]
pub(crate) struct Watcher {
    pub(crate) subscription: Subscription,
    /// The last event that they have seen.
    pub(crate) since: Option<u32>,
    /// Waits until they are admitted for the first time.
    pub(super) answer: Option<Answer<()>>,
    /// As whom they were admitted, and the number of messages that they have seen by then.
    pub(super) admitted: Option<(Class, u64)>,
    pub(super) is_asked: bool,
}

impl Watcher {
    pub(crate) const fn new(subscription: Subscription, since: Option<u32>) -> Self {
        Self { subscription, since, answer: None, admitted: None, is_asked: false }
    }

    /// Passes a message on to somebody who may see it and has not seen it. False when they have gone.
    pub(super) fn pass_on(&mut self, relay: &Relay) -> bool {
        let Some((class, seen)) = self.admitted else { return true };
        if relay.head.number <= seen {
            return true;
        }
        self.since = Some(relay.head.seq);
        if !relay.head.to.contains(class) {
            return true;
        }
        let text = match self.subscription.encoding {
            Encoding::Frames => &relay.frame,
            Encoding::Lines => &relay.line,
        };
        text.as_ref().is_none_or(|text| {
            self.subscription.outbox.send(Outgoing { text: Arc::clone(text), is_bye: false })
        })
    }
}
