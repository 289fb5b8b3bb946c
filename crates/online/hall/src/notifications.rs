//! Notifications of players, wherever they are: a game begins or ends, somebody challenges them, it is their turn.
//!
//! Their numbers grow, also over restarts, so that a stream can be resumed.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, PoisonError},
};

use protocol::{ChallengeEnd, GameSummary, StreamMessage};
use record::{GameId, PlayerId};
use tokio::sync::mpsc;

use crate::outbox::{Inbox, Outbox, Outgoing, mailbox};

/// The number of notifications of a player that are kept for a stream that is resumed.
const KEPT: usize = 64;
/// The number that may wait for a reader.
const QUEUE: usize = 256;

/// What a notification is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotificationKind {
    GameStart,
    GameFinish,
    Challenge,
    ChallengeEnded(ChallengeEnd),
    YourTurn,
}

impl NotificationKind {
    fn message(self, seq: i64, game: GameSummary) -> StreamMessage {
        let game = Box::new(game);
        match self {
            Self::GameStart => StreamMessage::GameStart { seq, game },
            Self::GameFinish => StreamMessage::GameFinish { seq, game },
            Self::Challenge => StreamMessage::Challenge { seq, game },
            Self::ChallengeEnded(end) => StreamMessage::ChallengeEnded { seq, game, end },
            Self::YourTurn => StreamMessage::YourTurn { seq, game },
        }
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
    /// Numbers begin with the time, so that they are larger than those before a restart.
    pub(crate) fn new(now: i64) -> Self {
        let state = State { next: now.saturating_mul(1000), listeners: HashMap::new() };
        Self { state: Mutex::new(state), mailer: Mutex::new(None) }
    }

    /// Notifies a player; the summary is made only if they listen.
    pub(crate) fn send(
        &self,
        player: PlayerId,
        kind: NotificationKind,
        summary: impl FnOnce() -> GameSummary,
    ) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let seq = state.next;
        let mailer = self.mailer.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_mailed = kind == NotificationKind::YourTurn && mailer.is_some();
        if !state.listeners.contains_key(&player) && !is_mailed {
            return;
        }
        state.next += 1;
        let summary = summary();
        if let Some(mailer) = mailer.filter(|_| is_mailed && summary.deadline.is_some()) {
            // A reminder that nobody has room for is dropped: no game waits for mail.
            mailer.try_send(Reminder::Turn { player, game: summary.id }).ok();
        }
        let line = Outgoing::line(&kind.message(seq, summary));
        let Some(listener) = state.listeners.get_mut(&player) else { return };
        listener.outboxes.retain(|outbox| outbox.send(line.clone()));
        if listener.kept.len() >= KEPT {
            listener.kept.pop_front();
        }
        listener.kept.push_back((seq, line));
    }

    /// Listens from now on, or from a notification on if that is still kept. Also returns whether nothing was missed.
    pub(crate) fn listen(&self, player: PlayerId, since: Option<i64>) -> (Inbox, bool) {
        let (outbox, inbox) = mailbox(QUEUE);
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let listener = state.listeners.entry(player).or_default();
        listener.outboxes.retain(|outbox| !outbox.is_closed());
        let oldest = listener.kept.front().map(|(seq, _)| *seq);
        let is_whole = match (since, oldest) {
            (Some(since), Some(oldest)) => since >= oldest - 1,
            _ => false,
        };
        if let Some(since) = since.filter(|_| is_whole) {
            for (_, line) in listener.kept.iter().filter(|(seq, _)| *seq > since) {
                outbox.send(line.clone());
            }
        }
        listener.outboxes.push(outbox);
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
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.listeners.retain(|_, listener| {
            listener.outboxes.retain(|outbox| !outbox.is_closed());
            !listener.outboxes.is_empty()
        });
    }

    /// A number for a notification that is made elsewhere.
    pub(crate) fn number(&self) -> i64 {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.next += 1;
        state.next - 1
    }
}
