//! Those at this node who follow a game that another node has in its hands: an audience without a game.
//!
//! What they do goes to the owner, and what the owner relays goes to them. Messages are numbered; after a gap everybody is
//! admitted anew and gets what they have missed.

mod answers;
mod watcher;

use std::{collections::VecDeque, sync::Arc, time::Duration};

use bus::NodeId;
use protocol::RefusalCode;
use record::GameId;
use tokio::{
    sync::mpsc,
    time::{self, Instant},
};

use self::answers::Answers;
pub(crate) use self::watcher::Watcher;
use crate::{
    cluster::{
        Cluster,
        message::{Followed, Tell, Wish},
        peers::{Crowd, PeerChange},
        relay::{Heard, Relay},
    },
    outbox::Outgoing,
    refusal::Refusal,
    room::{Encoding, Request, Subscription},
};

/// How long a gallery stays open without anybody in it.
const LINGER: Duration = Duration::from_secs(20);
/// How often the owner is told who is here, although nothing has changed.
const REPORT: Duration = Duration::from_secs(10);
/// The pause before those are admitted again who could not be.
const RETRY: Duration = Duration::from_millis(300);
/// The number of relayed messages that are kept for those who are being admitted.
const KEPT: usize = 64;

/// Why a gallery has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// Nobody needs it.
    Idle,
    /// The server is about to restart.
    Closed,
    /// The owner is gone, or does not have the game any more.
    Moved,
    /// The owner has said so itself: the database knows who has it.
    HandedOver,
}

/// The audience of a game that another node owns.
#[derive(Debug)]
pub(crate) struct Gallery {
    /// What was asked by a gallery before this one says nothing about its owner.
    id: u64,
    cluster: Arc<Cluster>,
    game: GameId,
    owner: NodeId,
    /// The requests of this gallery, for what comes back from the owner.
    requests: mpsc::WeakSender<Request>,
    watchers: Vec<Watcher>,
    epoch: i64,
    /// The number of the last message.
    number: u64,
    recent: VecDeque<Relay>,
    /// Answers that wait for their events.
    answers: Answers,
    reported: Crowd,
    report_at: Instant,
    retry_at: Option<Instant>,
}

impl Gallery {
    pub(crate) fn new(
        id: u64,
        cluster: Arc<Cluster>,
        game: GameId,
        owner: NodeId,
        requests: mpsc::WeakSender<Request>,
        watchers: Vec<Watcher>,
    ) -> Self {
        Self {
            id,
            cluster,
            game,
            owner,
            requests,
            watchers,
            epoch: 0,
            number: 0,
            recent: VecDeque::new(),
            answers: Answers::default(),
            reported: Crowd::default(),
            report_at: Instant::now() + REPORT,
            retry_at: None,
        }
    }

    /// Handles requests until the gallery stops.
    pub(crate) async fn run(&mut self, requests: &mut mpsc::Receiver<Request>) -> Left {
        self.admit_all();
        loop {
            let is_empty = self.watchers.is_empty();
            let wake_at = if is_empty { Instant::now() + LINGER } else { self.report_at };
            let wake_at = self.retry_at.map_or(wake_at, |retry| retry.min(wake_at));
            let wake_at = self.answers.due().map_or(wake_at, |due| due.min(wake_at));
            let left = tokio::select! {
                request = requests.recv() => match request {
                    Some(request) => self.handle(request),
                    None => Some(Left::Closed),
                },
                () = time::sleep_until(wake_at) => self.wake(is_empty),
            };
            self.release_answers();
            if let Some(left) = left {
                self.answers.send_all();
                if matches!(left, Left::Idle | Left::Closed) {
                    self.report(Crowd::default());
                }
                return left;
            }
            let crowd = self.crowd();
            if crowd != self.reported {
                self.report(crowd);
            }
        }
    }

    /// Sends answers whose events have been seen by all who were here before.
    fn release_answers(&mut self) {
        if self.answers.is_empty() {
            return;
        }
        let known = self.watchers.iter().filter(|watcher| watcher.answer.is_none());
        let seen = known.map(|watcher| watcher.since.unwrap_or(0)).min();
        self.answers.seen(seen.unwrap_or(u32::MAX));
    }

    fn wake(&mut self, was_empty: bool) -> Option<Left> {
        let now = Instant::now();
        if self.answers.send_late(now) {
            // Their events have not come: others behind them would not either.
            self.admit_all();
        }
        if was_empty {
            return Some(Left::Idle);
        }
        if self.retry_at.is_some_and(|retry| retry <= now) {
            self.retry_at = None;
            self.admit_all();
        }
        if self.report_at <= now {
            self.report(self.crowd());
        }
        None
    }

    fn handle(&mut self, request: Request) -> Option<Left> {
        match request {
            Request::Close { restart_ms } => {
                self.farewell(restart_ms);
                return Some(Left::Closed);
            }
            Request::Relayed(relay) => self.deliver(relay),
            Request::Admitted { gallery, id, admitted } if gallery == self.id => {
                return self.admitted(id, admitted);
            }
            Request::OwnerLost { gallery } if gallery == self.id => return Some(Left::Moved),
            Request::Admitted { .. } | Request::OwnerLost { .. } => {}
            Request::Answered { done, reply, answer } => self.answers.hold(done, reply, answer),
            Request::Peer(PeerChange::Gone { node }) => {
                return (node == self.owner).then_some(Left::Moved);
            }
            Request::HandedOver { node } => {
                return (node == self.owner).then_some(Left::HandedOver);
            }
            // The game may be somewhere else by now: the database knows.
            Request::Peer(PeerChange::Silent { node, .. }) if node == self.owner => {
                return Some(Left::Moved);
            }
            Request::Peer(PeerChange::Heard { node }) if node == self.owner => self.admit_all(),
            Request::Reconnected => self.report(self.crowd()),
            Request::Crowd { node, .. } => {
                self.cluster.tell(node, &Tell::Moved { game: self.game });
            }
            Request::Subscribe { subscription, since, answer } => {
                self.watchers.retain(|known| known.subscription.id != subscription.id);
                let mut watcher = Watcher::new(subscription, since);
                watcher.answer = Some(answer);
                self.watchers.push(watcher);
                self.admit_new();
            }
            Request::Unsubscribe { id } => {
                self.watchers.retain(|known| known.subscription.id != id);
            }
            // The one who asked believes that the game is here.
            Request::Remote(request) => request.refuse(Refusal::Moved),
            request => self.forward(request),
        }
        None
    }

    /// Asks the owner, and brings the answer back. Others need not wait for it.
    fn forward(&self, request: Request) {
        let Some((wish, reply)) = request.into_wish() else { return };
        let (cluster, requests) = (Arc::clone(&self.cluster), self.requests.clone());
        let (gallery, owner, game) = (self.id, self.owner, self.game);
        tokio::spawn(async move {
            let answer = cluster.ask::<serde_json::Value>(owner, game, wish).await;
            if matches!(answer, Err(Refusal::Moved))
                && let Some(requests) = requests.upgrade()
            {
                requests.send(Request::OwnerLost { gallery }).await.ok();
            }
            match (reply.event(&answer), requests.upgrade(), answer) {
                (Some(done), Some(requests), Ok(answer)) => {
                    let answered = Request::Answered { done, reply, answer };
                    if let Err(mpsc::error::SendError(Request::Answered {
                        reply, answer, ..
                    })) = requests.send(answered).await
                    {
                        reply.send(Ok(answer));
                    }
                }
                (_, _, answer) => reply.send(answer),
            }
        });
    }

    /// Lets the owner admit all who are here.
    fn admit_all(&mut self) {
        for watcher in &mut self.watchers {
            watcher.is_asked = false;
        }
        self.admit_new();
    }

    fn admit_new(&mut self) {
        for watcher in self.watchers.iter_mut().filter(|watcher| !watcher.is_asked) {
            watcher.is_asked = true;
            watcher.admitted = None;
            let Subscription { id, viewer, link, encoding, .. } = watcher.subscription;
            let lines = encoding == Encoding::Lines;
            let wish = Wish::Follow { viewer, link, since: watcher.since, lines };
            let (cluster, requests) = (Arc::clone(&self.cluster), self.requests.clone());
            let (gallery, owner, game) = (self.id, self.owner, self.game);
            tokio::spawn(async move {
                let admitted = cluster.ask::<Followed>(owner, game, wish).await.map(Box::new);
                if let Some(requests) = requests.upgrade() {
                    requests.send(Request::Admitted { gallery, id, admitted }).await.ok();
                }
            });
        }
    }

    /// The owner has answered for one of those who are here.
    fn admitted(&mut self, id: u64, admitted: Result<Box<Followed>, Refusal>) -> Option<Left> {
        let index = self.watchers.iter().position(|known| known.subscription.id == id)?;
        match admitted {
            Ok(followed) => self.welcome(index, &followed),
            Err(Refusal::Moved) => {
                // Whoever came just now asks again; the others stay and are brought along.
                if let Some(answer) = self.watchers[index].answer.take() {
                    self.watchers.swap_remove(index);
                    answer.send(Err(Refusal::Moved)).ok();
                }
                return Some(Left::Moved);
            }
            Err(refusal) if refusal == RefusalCode::Unavailable.into() => {
                match self.watchers[index].answer.take() {
                    Some(answer) => {
                        self.watchers.swap_remove(index);
                        answer.send(Err(refusal)).ok();
                    }
                    None => {
                        self.watchers[index].is_asked = false;
                        self.retry_at = Some(Instant::now() + RETRY);
                    }
                }
            }
            Err(refusal) => {
                let watcher = self.watchers.swap_remove(index);
                if let Some(answer) = watcher.answer {
                    answer.send(Err(refusal)).ok();
                }
            }
        }
        None
    }

    fn welcome(&mut self, index: usize, followed: &Followed) {
        if followed.epoch != self.epoch {
            self.epoch = followed.epoch;
            self.recent.retain(|relay| relay.head.epoch == followed.epoch);
            let last = self.recent.back().map_or(0, |relay| relay.head.number);
            self.number = followed.relayed.max(last);
        }
        let watcher = &mut self.watchers[index];
        watcher.admitted = Some((followed.class, followed.relayed));
        watcher.since = Some(followed.seq);
        let outbox = &watcher.subscription.outbox;
        for text in &followed.messages {
            outbox.send(Outgoing::relayed(text));
        }
        // What has come in while they were admitted.
        for relay in &self.recent {
            watcher.pass_on(relay);
        }
        if let Some(answer) = watcher.answer.take() {
            answer.send(Ok(())).ok();
        }
    }

    /// Passes a message of the owner on to those who may see it.
    fn deliver(&mut self, relay: Relay) {
        let (epoch, number) = (relay.head.epoch, relay.head.number);
        let is_known = self.epoch != 0;
        if is_known && epoch < self.epoch {
            return;
        }
        // Those that were admitted meanwhile have seen it.
        let is_in_order = epoch == self.epoch && number <= self.number + 1;
        let is_anew = relay.head.anew || !is_in_order;
        if is_known {
            self.epoch = epoch;
            self.number = if is_in_order { self.number.max(number) } else { number };
        }
        if is_known && is_anew {
            // A message is missing, or the game has another owner: all have to be admitted by it.
            self.recent.clear();
            return self.admit_all();
        }
        self.watchers.retain_mut(|watcher| watcher.pass_on(&relay));
        if self.recent.len() >= KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(relay);
    }

    /// Who is here, as the owner has admitted them.
    fn crowd(&self) -> Crowd {
        let classes = self.watchers.iter().filter_map(|watcher| {
            let (class, _) = watcher.admitted?;
            Some((class, watcher.subscription.encoding == Encoding::Lines))
        });
        classes.fold(Crowd::default(), |crowd, (class, lines)| crowd.with(class, lines))
    }

    fn report(&mut self, crowd: Crowd) {
        // Until all are admitted the owner knows better.
        if self.watchers.iter().any(|watcher| watcher.admitted.is_none()) {
            return;
        }
        self.reported = crowd;
        self.report_at = Instant::now() + REPORT;
        let heard = Heard { epoch: self.epoch, number: self.number };
        self.cluster.tell(self.owner, &Tell::Crowd { game: self.game, crowd, heard });
    }

    /// Gives everybody up who is here. Those who have not been admitted yet ask again.
    pub(crate) fn leave(&mut self) -> Vec<Watcher> {
        let mut stay = Vec::new();
        for mut watcher in self.watchers.drain(..) {
            watcher.admitted = None;
            match watcher.answer.take() {
                Some(answer) => {
                    answer.send(Err(Refusal::Moved)).ok();
                }
                None => stay.push(watcher),
            }
        }
        stay
    }

    fn farewell(&mut self, restart_ms: u32) {
        for watcher in self.watchers.drain(..) {
            watcher.subscription.farewell(restart_ms);
        }
    }
}
