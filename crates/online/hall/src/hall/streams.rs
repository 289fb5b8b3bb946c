//! A hall as programs read it: lines that come as things happen.

use std::{collections::VecDeque, sync::Arc};

use protocol::StreamMessage;
use record::{GameId, PlayerId};
use store::Status;
use tokio::sync::mpsc;

use super::Hall;
use crate::{
    notices::TurnReminder,
    outbox::{Inbox, Outgoing, mailbox},
    refusal::Refusal,
    room::{Ask, Tongue, Watcher},
    shared::Shared,
};

impl Hall {
    /// Follows a game as lines of an NDJSON stream.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn follow(
        &self,
        game: GameId,
        viewer: Option<PlayerId>,
        since: Option<u32>,
    ) -> Result<Following, Refusal> {
        let (outbox, inbox) = mailbox(256);
        let id = self.shared.watcher_id();
        let watcher = Watcher { id, viewer, outbox, tongue: Tongue::Lines };
        self.shared.ask(game, |answer| Ask::Watch { watcher, since, answer }).await?;
        Ok(Following { shared: Arc::clone(&self.shared), game, id, inbox })
    }

    /// What concerns a player, as lines of an NDJSON stream; first the games that he plays, unless he has seen all up to
    /// now.
    ///
    /// # Errors
    /// The store fails.
    pub async fn notices(&self, player: PlayerId, since: Option<i64>) -> Result<Notified, Refusal> {
        let (inbox, is_whole) = self.shared.notices.listen(player, since);
        let mut first = Vec::new();
        if !is_whole {
            for card in self.games_of(player, Status::Playing).await? {
                let seq = self.shared.notices.number();
                let game = Box::new(card);
                first.push(Outgoing::line(&StreamMessage::GameStart { seq, game }));
            }
        }
        Ok(Notified { first: first.into(), inbox })
    }

    /// Every turn that is waited for in games with days a turn, for reminders by mail.
    #[must_use]
    pub fn reminders(&self) -> mpsc::Receiver<TurnReminder> {
        self.shared.notices.reminders()
    }
}

/// A game that is followed; ends when it is dropped.
#[derive(Debug)]
pub struct Following {
    shared: Arc<Shared>,
    game: GameId,
    id: u64,
    inbox: Inbox,
}

impl Following {
    /// The next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Outgoing> {
        self.inbox.next().await
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.shared.leave(self.game, self.id);
    }
}

/// What concerns a player.
#[derive(Debug)]
pub struct Notified {
    first: VecDeque<Outgoing>,
    inbox: Inbox,
}

impl Notified {
    /// The next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Outgoing> {
        match self.first.pop_front() {
            Some(line) => Some(line),
            None => self.inbox.next().await,
        }
    }
}
