//! What concerns a player wherever he is: a game begins or ends, somebody challenges him, it is his turn.
//!
//! Each notice has a number that grows, also over restarts, so that a stream can be taken up again.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, PoisonError},
};

use protocol::{GameSummary, StreamMessage};
use record::{GameId, PlayerId};
use tokio::sync::mpsc;

use crate::outbox::{Inbox, Outbox, Outgoing, mailbox};

/// How many notices of a player are kept for those who come back.
const KEPT: usize = 64;
/// How many may wait for a reader.
const QUEUE: usize = 256;

/// What a notice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    GameStart,
    GameFinish,
    Challenge,
    YourTurn,
}

impl Kind {
    fn message(self, seq: i64, game: GameSummary) -> StreamMessage {
        let game = Box::new(game);
        match self {
            Self::GameStart => StreamMessage::GameStart { seq, game },
            Self::GameFinish => StreamMessage::GameFinish { seq, game },
            Self::Challenge => StreamMessage::Challenge { seq, game },
            Self::YourTurn => StreamMessage::YourTurn { seq, game },
        }
    }
}

/// A turn that a player is waited for, in a game with days a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnReminder {
    /// Whose turn it is.
    pub player: PlayerId,
    /// In which game.
    pub game: GameId,
}

/// The notices of everybody who listens.
#[derive(Debug)]
pub(crate) struct Notices {
    state: Mutex<State>,
    mailer: Mutex<Option<mpsc::Sender<TurnReminder>>>,
}

#[derive(Debug)]
struct State {
    next: i64,
    ears: HashMap<PlayerId, Ears>,
}

#[derive(Debug, Default)]
struct Ears {
    outboxes: Vec<Outbox>,
    kept: VecDeque<(i64, Outgoing)>,
}

impl Notices {
    /// Numbers begin with the time, so that they are larger than those before a restart.
    pub(crate) fn new(now: i64) -> Self {
        let state = State { next: now.saturating_mul(1000), ears: HashMap::new() };
        Self { state: Mutex::new(state), mailer: Mutex::new(None) }
    }

    /// Tells a player; nothing is made if he does not listen.
    pub(crate) fn tell(&self, player: PlayerId, kind: Kind, card: impl FnOnce() -> GameSummary) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let seq = state.next;
        let mailer = self.mailer.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_mailed = kind == Kind::YourTurn && mailer.is_some();
        if !state.ears.contains_key(&player) && !is_mailed {
            return;
        }
        state.next += 1;
        let card = card();
        if let Some(mailer) = mailer.filter(|_| is_mailed && card.deadline.is_some()) {
            // A reminder that nobody has room for is dropped: no game waits for mail.
            mailer.try_send(TurnReminder { player, game: card.id }).ok();
        }
        let line = Outgoing::line(&kind.message(seq, card));
        let Some(ears) = state.ears.get_mut(&player) else { return };
        ears.outboxes.retain(|outbox| outbox.send(line.clone()));
        if ears.kept.len() >= KEPT {
            ears.kept.pop_front();
        }
        ears.kept.push_back((seq, line));
    }

    /// Listens from now on, or from a notice on if that is still known. Answers whether nothing was missed.
    pub(crate) fn listen(&self, player: PlayerId, since: Option<i64>) -> (Inbox, bool) {
        let (outbox, inbox) = mailbox(QUEUE);
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let ears = state.ears.entry(player).or_default();
        ears.outboxes.retain(|outbox| !outbox.is_closed());
        let oldest = ears.kept.front().map(|(seq, _)| *seq);
        let is_whole = match (since, oldest) {
            (Some(since), Some(oldest)) => since >= oldest - 1,
            _ => false,
        };
        if let Some(since) = since.filter(|_| is_whole) {
            for (_, line) in ears.kept.iter().filter(|(seq, _)| *seq > since) {
                outbox.send(line.clone());
            }
        }
        ears.outboxes.push(outbox);
        (inbox, is_whole)
    }

    /// Every "your turn" in a game with days a turn, for reminders by mail.
    pub(crate) fn reminders(&self) -> mpsc::Receiver<TurnReminder> {
        let (sender, receiver) = mpsc::channel(QUEUE * 4);
        *self.mailer.lock().unwrap_or_else(PoisonError::into_inner) = Some(sender);
        receiver
    }

    /// Forgets those who have not listened for a while.
    pub(crate) fn tidy(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.ears.retain(|_, ears| {
            ears.outboxes.retain(|outbox| !outbox.is_closed());
            !ears.outboxes.is_empty()
        });
    }

    /// A number for a line that is made apart from the notices.
    pub(crate) fn number(&self) -> i64 {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.next += 1;
        state.next - 1
    }
}
