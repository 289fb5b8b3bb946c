//! Notifications for players at any node: a game begins or ends, a challenge arrives, it is their turn.
//!
//! The numbers of notifications increase, even across restarts, so a stream can be resumed.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bus::NodeId;
use cluster::{Broadcast, Cluster, Notice, NotificationKind};
use protocol::{GameSummary, StreamMessage};
use record::{GameId, PlayerId};
use tokio::sync::mpsc;

use crate::{
    limits::{NOTIFICATION_QUEUE_CAPACITY, NOTIFICATIONS_KEPT},
    outbox::{Inbox, Outbox, Outgoing, mailbox},
};

/// Range of the nodes' offsets. Offset and time add up to less than 2^53, the limit of exact integers in JavaScript.
const NODE_RANGE: i64 = 1 << 50;

fn message(kind: NotificationKind, seq: i64, game: GameSummary) -> StreamMessage {
    let game = Box::new(game);
    match kind {
        NotificationKind::GameStart => StreamMessage::GameStart { seq, game },
        NotificationKind::GameFinish => StreamMessage::GameFinish { seq, game },
        NotificationKind::Challenge => StreamMessage::Challenge { seq, game },
        NotificationKind::ChallengeEnded(end) => StreamMessage::ChallengeEnded { seq, game, end },
        NotificationKind::YourTurn => StreamMessage::YourTurn { seq, game },
    }
}

/// An event that a player may want to be notified of by email.
#[derive(Clone, PartialEq, Debug)]
pub enum Reminder {
    /// It is the player's turn in a correspondence game.
    Turn {
        /// The player to act.
        player: PlayerId,
        /// The game.
        game: GameId,
    },
    /// Another player seeks the same game as the player's standing seek.
    Call {
        /// The player who is called.
        player: PlayerId,
        /// The seek.
        seek: Box<protocol::Seek>,
    },
}

/// The notifications of all subscribed players.
#[derive(Debug)]
pub(crate) struct Notifications {
    state: Mutex<State>,
    mailer: Mutex<Option<mpsc::Sender<Reminder>>>,
    /// The cluster, if any. Players may be subscribed at its other nodes.
    cluster: Option<Arc<Cluster>>,
}

/// The other nodes that receive a notification.
#[derive(PartialEq, Eq)]
enum Told {
    All,
    Some(Vec<NodeId>),
}

#[derive(Debug)]
struct State {
    next: i64,
    listeners: HashMap<PlayerId, Listener>,
}

#[derive(Debug, Default)]
struct Listener {
    outboxes: Vec<Outbox>,
    kept: VecDeque<(i64, Outgoing)>,
}

impl Notifications {
    /// Creates the notifications. Their numbers start at the current time so that they exceed those used before a restart; in a
    /// cluster each node adds its own offset so that a number from another node is not mistaken for a local one.
    pub(crate) fn new(now: i64, cluster: Option<Arc<Cluster>>) -> Self {
        let own = cluster.as_ref().map_or(0, |cluster| cluster.node().to_i64() % NODE_RANGE);
        let next = now.saturating_mul(1000).saturating_add(own);
        let state = State { next, listeners: HashMap::new() };
        Self { state: Mutex::new(state), mailer: Mutex::new(None), cluster }
    }

    /// Notifies a player at any node; the summary is created only if they are subscribed.
    pub(crate) fn send(
        &self,
        player: PlayerId,
        kind: NotificationKind,
        summary: impl FnOnce() -> GameSummary,
    ) {
        let told = self.told(player, kind);
        let mailer = self.mailer.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mailer = mailer.filter(|_| kind == NotificationKind::YourTurn);
        let is_heard = self.state().listeners.contains_key(&player);
        if !is_heard && mailer.is_none() && told == Told::Some(Vec::new()) {
            return;
        }
        let notice = Notice { player, kind, game: summary() };
        if let Some(mailer) = mailer.filter(|_| notice.game.deadline.is_some()) {
            // A reminder is dropped if the queue is full: no game waits for mail.
            mailer.try_send(Reminder::Turn { player, game: notice.game.id }).ok();
        }
        self.tell(told, &notice);
        self.deliver(notice);
    }

    /// Returns the other nodes that receive a notification.
    fn told(&self, player: PlayerId, kind: NotificationKind) -> Told {
        let Some(cluster) = &self.cluster else { return Told::Some(Vec::new()) };
        match kind.is_urgent() {
            // Even if no other node is known: one may have joined a moment ago.
            true => Told::All,
            false => Told::Some(cluster.presence().listeners(player)),
        }
    }

    fn tell(&self, told: Told, notice: &Notice) {
        let Some(cluster) = &self.cluster else { return };
        let notice = || Box::new(notice.clone());
        match told {
            Told::All => cluster.announce(Broadcast::Notice { notice: notice() }),
            Told::Some(nodes) => {
                for node in nodes {
                    cluster.notify(node, notice());
                }
            }
        }
    }

    /// Notifies a player subscribed at this node.
    pub(crate) fn deliver(&self, notice: Notice) {
        let mut state = self.state();
        let seq = state.next;
        let Some(listener) = state.listeners.get_mut(&notice.player) else { return };
        let line = Outgoing::line(&message(notice.kind, seq, notice.game));
        listener.outboxes.retain(|outbox| outbox.send(line.clone()));
        if listener.kept.len() >= NOTIFICATIONS_KEPT {
            listener.kept.pop_front();
        }
        listener.kept.push_back((seq, line));
        state.next += 1;
    }

    /// Subscribes to the notifications after the given one if it is still kept, otherwise to new ones. Also returns whether
    /// the subscriber is up to date.
    pub(crate) fn listen(&self, player: PlayerId, since: Option<i64>) -> (Inbox, bool) {
        let (outbox, inbox) = mailbox(NOTIFICATION_QUEUE_CAPACITY);
        let mut state = self.state();
        let listener = state.listeners.entry(player).or_default();
        listener.outboxes.retain(|outbox| !outbox.is_closed());
        // Other nodes use different numbers, so only numbers known to this node are accepted.
        let is_whole = listener.kept.iter().any(|(seq, _)| Some(*seq) == since);
        if let Some(since) = since.filter(|_| is_whole) {
            for (_, line) in listener.kept.iter().filter(|(seq, _)| *seq > since) {
                outbox.send(line.clone());
            }
        }
        listener.outboxes.push(outbox);
        if let Some(cluster) = &self.cluster {
            cluster.announce_listens(player, true);
        }
        (inbox, is_whole)
    }

    /// Calls a disconnected player by email because another player seeks the same game as their standing seek.
    pub(crate) fn call(&self, player: PlayerId, seek: &protocol::Seek) {
        let mailer = self.mailer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mailer) = mailer.as_ref() {
            mailer.try_send(Reminder::Call { player, seek: Box::new(seek.clone()) }).ok();
        }
    }

    /// Returns a receiver of the events that players may want to be notified of by email.
    pub(crate) fn reminders(&self) -> mpsc::Receiver<Reminder> {
        let (sender, receiver) = mpsc::channel(NOTIFICATION_QUEUE_CAPACITY * 4);
        *self.mailer.lock().unwrap_or_else(PoisonError::into_inner) = Some(sender);
        receiver
    }

    /// Drops players without subscriptions.
    pub(crate) fn tidy(&self) {
        self.state().listeners.retain(|player, listener| {
            listener.outboxes.retain(|outbox| !outbox.is_closed());
            let listens = !listener.outboxes.is_empty();
            if let Some(cluster) = self.cluster.as_ref().filter(|_| !listens) {
                cluster.announce_listens(*player, false);
            }
            listens
        });
    }

    /// Returns the players subscribed at this node.
    pub(crate) fn listeners(&self) -> Vec<PlayerId> {
        self.state().listeners.keys().copied().collect()
    }

    /// Returns a number for a notification that is created elsewhere.
    pub(crate) fn number(&self) -> i64 {
        let mut state = self.state();
        state.next += 1;
        state.next - 1
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
