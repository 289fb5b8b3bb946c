//! Local followers of a game that another node owns.
//!
//! Their requests are forwarded to the owner, and the owner's messages are relayed to them. Messages are numbered; after a gap
//! all followers are admitted again and receive the messages that they missed.

mod answers;
mod asking;
mod feed;
mod follower;

use std::sync::Arc;

use bus::NodeId;
use cluster::{Cluster, PeerChange, Relay, SpectatorCounts};
use protocol::RefusalCode;
use record::GameId;
use tokio::{
    sync::mpsc,
    time::{self, Instant},
};

use self::{
    answers::Answers,
    feed::{Arrival, Feed},
};
pub(crate) use self::{asking::ask, follower::Follower};
use crate::{
    clock::Clock,
    limits::{AUDIENCE_IDLE_TIMEOUT, AUDIENCE_REPORT_INTERVAL, AUDIENCE_RETRY_DELAY},
    outbox::Outgoing,
    refusal::Refusal,
    request::{Answer, FollowAnswer, Reply, Request},
    room::{AudienceEvent, Encoding, GameMessage, Subscription},
};

/// Reason why a remote audience has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// The audience has no followers.
    Idle,
    /// The server is about to restart.
    Closed,
    /// The owner is gone, or no longer owns the game.
    Moved,
    /// The owner has handed the game over; the database names the new owner.
    HandedOver,
}

/// The audience of a game that another node owns.
#[derive(Debug)]
pub(crate) struct RemoteAudience {
    /// Id of this instance. Answers to an earlier instance say nothing about the current owner.
    id: u64,
    cluster: Arc<Cluster>,
    clock: Clock,
    game: GameId,
    owner: NodeId,
    /// Sender to this audience's own queue, for answers from the owner.
    messages: mpsc::WeakSender<GameMessage>,
    followers: Vec<Follower>,
    /// The messages received from the owner.
    feed: Feed,
    /// Answers waiting for their events.
    answers: Answers,
    reported: SpectatorCounts,
    report_at: Instant,
    retry_at: Option<Instant>,
}

impl RemoteAudience {
    pub(crate) fn new(
        id: u64,
        cluster: Arc<Cluster>,
        clock: Clock,
        game: GameId,
        owner: NodeId,
        messages: mpsc::WeakSender<GameMessage>,
        followers: Vec<Follower>,
    ) -> Self {
        Self {
            id,
            cluster,
            clock,
            game,
            owner,
            messages,
            followers,
            feed: Feed::default(),
            answers: Answers::default(),
            reported: SpectatorCounts::default(),
            report_at: Instant::now() + AUDIENCE_REPORT_INTERVAL,
            retry_at: None,
        }
    }

    /// Handles messages until the audience stops, and returns the reason.
    pub(crate) async fn run(&mut self, messages: &mut mpsc::Receiver<GameMessage>) -> Left {
        self.admit_all();
        loop {
            let is_empty = self.followers.is_empty();
            let wake_at =
                if is_empty { Instant::now() + AUDIENCE_IDLE_TIMEOUT } else { self.report_at };
            let wake_at = self.retry_at.map_or(wake_at, |retry| retry.min(wake_at));
            let wake_at = self.answers.due().map_or(wake_at, |due| due.min(wake_at));
            let left = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => self.handle(message),
                    None => Some(Left::Closed),
                },
                () = time::sleep_until(wake_at) => self.wake(is_empty),
            };
            self.release_answers();
            if let Some(left) = left {
                self.answers.send_all();
                // The owner learns of a closed node from the cluster, and gives its players time to reconnect.
                if left == Left::Idle {
                    self.report(SpectatorCounts::default());
                }
                return left;
            }
            let counts = follower::counts(&self.followers);
            if counts != self.reported {
                self.report(counts);
            }
        }
    }

    /// Sends the answers whose events have reached all followers except new ones, whose admission is pending.
    fn release_answers(&mut self) {
        if self.answers.is_empty() {
            return;
        }
        let known = self.followers.iter().filter(|follower| follower.answer.is_none());
        let seen = known.map(|follower| follower.since.unwrap_or(0)).min();
        self.answers.seen(seen.unwrap_or(u32::MAX));
    }

    fn wake(&mut self, was_empty: bool) -> Option<Left> {
        let now = Instant::now();
        if self.answers.send_late(now) {
            // The events of late answers have been lost; later events may be missing too.
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
            self.report(follower::counts(&self.followers));
        }
        None
    }

    fn handle(&mut self, message: GameMessage) -> Option<Left> {
        match message {
            // The sender believes that this node owns the game.
            GameMessage::Request { from: Some(_), reply, .. } => {
                reply.send(Err(Refusal::Moved)).ok();
            }
            GameMessage::Request { request, reply, .. } => self.forward(request, reply),
            GameMessage::Subscribe { subscription, since, reply } => {
                self.followers.retain(|known| known.subscription.id != subscription.id);
                let mut follower = Follower::new(subscription, since);
                follower.answer = Some(reply);
                self.followers.push(follower);
                self.admit_new();
            }
            GameMessage::Unsubscribe { id } => {
                self.followers.retain(|known| known.subscription.id != id);
            }
            GameMessage::Spectators { node, .. } => {
                self.cluster.tell_moved(node, self.game);
            }
            GameMessage::Reconnected => self.report(follower::counts(&self.followers)),
            GameMessage::Peer(change) => return self.peer_changed(change),
            GameMessage::Audience(event) => return self.handle_event(event),
            GameMessage::Close { restart_ms, .. } => {
                self.farewell(restart_ms);
                return Some(Left::Closed);
            }
            GameMessage::Room(_) => {}
        }
        None
    }

    fn handle_event(&mut self, event: AudienceEvent) -> Option<Left> {
        match event {
            AudienceEvent::Relayed(relay) => self.deliver(relay),
            // The owner compares the number of the last message that has arrived.
            AudienceEvent::RelaysLost { owner } => {
                if owner == self.owner {
                    self.report(follower::counts(&self.followers));
                }
            }
            AudienceEvent::Admitted { remote_audience, id, admitted }
                if remote_audience == self.id =>
            {
                return self.admitted(id, admitted);
            }
            AudienceEvent::OwnerLost { remote_audience } if remote_audience == self.id => {
                return Some(Left::Moved);
            }
            AudienceEvent::Admitted { .. } | AudienceEvent::OwnerLost { .. } => {}
            AudienceEvent::Answered { done, reply } => self.answers.hold(done, reply),
            AudienceEvent::HandedOver { node } => {
                return (node == self.owner).then_some(Left::HandedOver);
            }
        }
        None
    }

    /// Handles a status change of another node. If that node is the owner, the game may have moved; the database names the
    /// new owner.
    fn peer_changed(&mut self, change: PeerChange) -> Option<Left> {
        match change {
            PeerChange::Gone { node } | PeerChange::Silent { node, .. } => {
                (node == self.owner).then_some(Left::Moved)
            }
            PeerChange::Heard { node } => {
                if node == self.owner {
                    self.admit_all();
                }
                None
            }
            PeerChange::Isolated { .. } | PeerChange::Reunited => None,
        }
    }

    /// Forwards a request to the owner and passes the answer on, without delaying other requests.
    fn forward(&self, mut request: Request, reply: Reply) {
        if let Request::Command { player, context, .. } = &mut request {
            context.shown = follower::shown_to(&self.followers, *player);
        }
        let (cluster, clock) = (Arc::clone(&self.cluster), self.clock.clone());
        let messages = self.messages.clone();
        let (remote_audience, owner, game) = (self.id, self.owner, self.game);
        tokio::spawn(async move {
            let answer = ask(&cluster, &clock, owner, game, request).await;
            if matches!(answer, Err(Refusal::Moved))
                && let Some(messages) = messages.upgrade()
            {
                let lost = AudienceEvent::OwnerLost { remote_audience };
                messages.send(GameMessage::Audience(lost)).await.ok();
            }
            match (answer, messages.upgrade()) {
                (Ok(Answer::Done(done)), Some(messages)) => {
                    let answered = AudienceEvent::Answered { done, reply };
                    if let Err(mpsc::error::SendError(GameMessage::Audience(event))) =
                        messages.send(GameMessage::Audience(answered)).await
                    {
                        event.discard();
                    }
                }
                (answer, _) => {
                    reply.send(answer).ok();
                }
            }
        });
    }

    /// Asks the owner to admit all local followers.
    fn admit_all(&mut self) {
        for follower in &mut self.followers {
            follower.is_asked = false;
        }
        self.admit_new();
    }

    fn admit_new(&mut self) {
        for follower in self.followers.iter_mut().filter(|follower| !follower.is_asked) {
            follower.is_asked = true;
            follower.admitted = None;
            let Subscription { id, viewer, link, encoding, .. } = follower.subscription;
            let lines = encoding == Encoding::Lines;
            let request = Request::Follow { viewer, link, since: follower.since, lines };
            let (cluster, clock) = (Arc::clone(&self.cluster), self.clock.clone());
            let messages = self.messages.clone();
            let (remote_audience, owner, game) = (self.id, self.owner, self.game);
            tokio::spawn(async move {
                let answer = ask(&cluster, &clock, owner, game, request).await;
                let admitted = answer
                    .and_then(|answer| Box::<FollowAnswer>::try_from(answer).map_err(Into::into));
                if let Some(messages) = messages.upgrade() {
                    let event = AudienceEvent::Admitted { remote_audience, id, admitted };
                    messages.send(GameMessage::Audience(event)).await.ok();
                }
            });
        }
    }

    /// Handles the owner's decision on a local follower.
    fn admitted(&mut self, id: u64, admitted: Result<Box<FollowAnswer>, Refusal>) -> Option<Left> {
        let index = self.followers.iter().position(|known| known.subscription.id == id)?;
        // A node that was paused may not know yet that it has lost the game.
        let is_outdated = |followed: &FollowAnswer| {
            followed.epoch < self.feed.heard().epoch
                || Some(followed.seq) < self.followers[index].since
        };
        match admitted {
            Ok(followed) if !is_outdated(&followed) => self.welcome(index, &followed),
            Ok(_) | Err(Refusal::Moved) => {
                // A new follower has to ask again; the others stay and move to the new owner.
                if let Some(answer) = self.followers[index].answer.take() {
                    self.followers.swap_remove(index);
                    answer.send(Err(Refusal::Moved)).ok();
                }
                return Some(Left::Moved);
            }
            Err(refusal) if refusal == RefusalCode::Unavailable.into() => {
                match self.followers[index].answer.take() {
                    Some(answer) => {
                        self.followers.swap_remove(index);
                        answer.send(Err(refusal)).ok();
                    }
                    None => {
                        self.followers[index].is_asked = false;
                        self.retry_at = Some(Instant::now() + AUDIENCE_RETRY_DELAY);
                    }
                }
            }
            Err(refusal) => {
                let follower = self.followers.swap_remove(index);
                if let Some(answer) = follower.answer {
                    answer.send(Err(refusal)).ok();
                }
            }
        }
        None
    }

    fn welcome(&mut self, index: usize, followed: &FollowAnswer) {
        self.feed.admitted(followed);
        let now = self.clock.now();
        let follower = &mut self.followers[index];
        follower.admitted = Some((followed.class, followed.relayed));
        follower.since = Some(followed.seq);
        follower.welcome(followed.turn_seq, now);
        let outbox = &follower.subscription.outbox;
        for text in &followed.messages {
            outbox.send(Outgoing::relayed(text));
        }
        // Passes on the messages that arrived during the admission.
        for relay in self.feed.recent() {
            follower.pass_on(relay, now);
        }
        if let Some(answer) = follower.answer.take() {
            answer.send(Ok(())).ok();
        }
    }

    /// Passes a message from the owner on to the followers who may see it.
    fn deliver(&mut self, relay: Relay) {
        match self.feed.arrived(&relay) {
            Arrival::Outdated => {}
            Arrival::Interrupted => self.admit_all(),
            Arrival::InOrder => {
                let now = self.clock.now();
                self.followers.retain_mut(|follower| follower.pass_on(&relay, now));
                self.feed.keep(relay);
            }
        }
    }

    fn report(&mut self, counts: SpectatorCounts) {
        // Until all followers are admitted, the owner's counts are more accurate.
        if self.followers.iter().any(|follower| follower.admitted.is_none()) {
            return;
        }
        self.reported = counts;
        self.report_at = Instant::now() + AUDIENCE_REPORT_INTERVAL;
        self.cluster.report_spectators(self.owner, self.game, counts, self.feed.heard());
    }

    /// Removes and returns all local followers. Those who have not been admitted yet have to ask again.
    pub(crate) fn leave(&mut self) -> Vec<Follower> {
        let mut stay = Vec::new();
        for mut follower in self.followers.drain(..) {
            follower.admitted = None;
            match follower.answer.take() {
                Some(answer) => {
                    answer.send(Err(Refusal::Moved)).ok();
                }
                None => stay.push(follower),
            }
        }
        stay
    }

    fn farewell(&mut self, restart_ms: u32) {
        for follower in self.followers.drain(..) {
            follower.subscription.farewell(restart_ms);
        }
    }
}
