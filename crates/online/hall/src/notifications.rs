//! Notifications of players, wherever they are: a game begins or ends, somebody challenges them, it is their turn.
//!
//! Their numbers grow, also over restarts, so that a stream can be resumed.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bus::NodeId;
use protocol::{GameSummary, StreamMessage};
use record::{GameId, PlayerId};
use tokio::sync::mpsc;

use crate::{
    cluster::{
        Cluster,
        message::Tell,
        news::{News, Notice},
    },
    notification_kind::NotificationKind,
    outbox::{Inbox, Outbox, Outgoing, mailbox},
};

/// The number of notifications of a player that are kept for a stream that is resumed.
const KEPT: usize = 64;
/// The number that may wait for a reader.
const QUEUE: usize = 256;
/// The range in which nodes begin to count. The sum with the time stays below 2^53, which a script can count to.
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

/// What a player may want to be told by mail.
#[derive(Clone, PartialEq, Debug)]
pub enum Reminder {
    /// They are waited for, in a game with days a turn.
    Turn {
        /// Whose turn it is.
        player: PlayerId,
        /// In which game.
        game: GameId,
    },
    /// Somebody looks for the game of their standing seek.
    Call {
        /// Who is called.
        player: PlayerId,
        /// What is looked for.
        seek: Box<protocol::Seek>,
    },
}

/// The notifications of all players who listen.
#[derive(Debug)]
pub(crate) struct Notifications {
    state: Mutex<State>,
    mailer: Mutex<Option<mpsc::Sender<Reminder>>>,
    /// Players may listen at other nodes.
    cluster: Option<Arc<Cluster>>,
}

/// Which other nodes hear of a notification.
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
    /// Numbers begin with the time, so that they are larger than those before a restart, and in a cluster at a place of the node's
    /// own, so that a number of another node is not taken for one that is kept here.
    pub(crate) fn new(now: i64, cluster: Option<Arc<Cluster>>) -> Self {
        let own = cluster.as_ref().map_or(0, |cluster| cluster.node.to_i64() % NODE_RANGE);
        let next = now.saturating_mul(1000).saturating_add(own);
        let state = State { next, listeners: HashMap::new() };
        Self { state: Mutex::new(state), mailer: Mutex::new(None), cluster }
    }

    /// Notifies a player, wherever they are; the summary is made only if they listen.
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
            // A reminder that nobody has room for is dropped: no game waits for mail.
            mailer.try_send(Reminder::Turn { player, game: notice.game.id }).ok();
        }
        self.tell(told, &notice);
        self.deliver(notice);
    }

    /// The other nodes that hear of a notification.
    fn told(&self, player: PlayerId, kind: NotificationKind) -> Told {
        let Some(cluster) = &self.cluster else { return Told::Some(Vec::new()) };
        match kind.is_urgent() {
            // Also when no other node is known: one may have joined a moment ago.
            true => Told::All,
            false => Told::Some(cluster.register().listeners(player)),
        }
    }

    fn tell(&self, told: Told, notice: &Notice) {
        let Some(cluster) = &self.cluster else { return };
        let notice = || Box::new(notice.clone());
        match told {
            Told::All => cluster.announce(News::Notice { notice: notice() }),
            Told::Some(nodes) => {
                for node in nodes {
                    cluster.tell(node, &Tell::Notice { notice: notice() });
                }
            }
        }
    }

    /// Notifies a player who listens here.
    pub(crate) fn deliver(&self, notice: Notice) {
        let mut state = self.state();
        let seq = state.next;
        let Some(listener) = state.listeners.get_mut(&notice.player) else { return };
        let line = Outgoing::line(&message(notice.kind, seq, notice.game));
        listener.outboxes.retain(|outbox| outbox.send(line.clone()));
        if listener.kept.len() >= KEPT {
            listener.kept.pop_front();
        }
        listener.kept.push_back((seq, line));
        state.next += 1;
    }

    /// Listens from now on, or from a notification on if that is still kept. Also returns whether nothing was missed.
    pub(crate) fn listen(&self, player: PlayerId, since: Option<i64>) -> (Inbox, bool) {
        let (outbox, inbox) = mailbox(QUEUE);
        let mut state = self.state();
        let listener = state.listeners.entry(player).or_default();
        listener.outboxes.retain(|outbox| !outbox.is_closed());
        // Other nodes have numbers of their own: only what is known here is believed.
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

    /// Tells a player who is not connected that somebody looks for the game of their standing seek.
    pub(crate) fn call(&self, player: PlayerId, seek: &protocol::Seek) {
        let mailer = self.mailer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mailer) = mailer.as_ref() {
            mailer.try_send(Reminder::Call { player, seek: Box::new(seek.clone()) }).ok();
        }
    }

    /// Everything that players may want to be told by mail.
    pub(crate) fn reminders(&self) -> mpsc::Receiver<Reminder> {
        let (sender, receiver) = mpsc::channel(QUEUE * 4);
        *self.mailer.lock().unwrap_or_else(PoisonError::into_inner) = Some(sender);
        receiver
    }

    /// Drops players who do not listen any more.
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

    /// Those who listen here.
    pub(crate) fn listeners(&self) -> Vec<PlayerId> {
        self.state().listeners.keys().copied().collect()
    }

    /// A number for a notification that is made elsewhere.
    pub(crate) fn number(&self) -> i64 {
        let mut state = self.state();
        state.next += 1;
        state.next - 1
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
