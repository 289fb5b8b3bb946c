//! Subscriptions whose messages are lines of an NDJSON stream.

use std::{collections::VecDeque, sync::Arc};

use protocol::Status;
use protocol::StreamMessage;
use record::{GameId, PlayerId};
use tokio::sync::mpsc;

use super::Hall;
use crate::{
    notifications::Reminder,
    outbox::{Inbox, Outgoing, mailbox},
    reader::Reader,
    refusal::Refusal,
    room::{Encoding, Request, Subscription},
    rooms::Rooms,
};

/// The number of lines that may wait for a slow reader.
const QUEUE: usize = 256;

impl Hall {
    /// Follows a game.
    ///
    /// # Errors
    /// There is no such game, or the reader may not see it.
    pub async fn follow(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
        since: Option<u32>,
    ) -> Result<GameSubscription, Refusal> {
        let (outbox, inbox) = mailbox(QUEUE);
        let id = self.rooms.unique_id();
        let Reader { player: viewer, link } = reader.into();
        let subscription = Subscription { id, viewer, link, outbox, encoding: Encoding::Lines };
        let request = |answer| {
            let subscription = subscription.clone();
            Request::Subscribe { subscription, since, answer }
        };
        self.rooms.ask(game, request).await?;
        Ok(GameSubscription { rooms: Arc::clone(&self.rooms), game, id, inbox })
    }

    /// The notifications of a player. The games that they play and the challenges that they have not answered come first, unless
    /// nothing was missed since a notification.
    ///
    /// # Errors
    /// The store fails.
    pub async fn notifications(
        &self,
        player: PlayerId,
        since: Option<i64>,
    ) -> Result<NotificationSubscription, Refusal> {
        let (inbox, is_whole) = self.notifications.listen(player, since);
        let mut first = VecDeque::new();
        if !is_whole {
            for summary in self.games_of(player, Status::Playing).await? {
                let (seq, game) = (self.notifications.number(), Box::new(summary));
                first.push_back(Outgoing::line(&StreamMessage::GameStart { seq, game }));
            }
            for challenge in self.challenges(player).await?.received {
                let (seq, game) = (self.notifications.number(), Box::new(challenge.game));
                first.push_back(Outgoing::line(&StreamMessage::Challenge { seq, game }));
            }
        }
        Ok(NotificationSubscription { first, inbox })
    }

    /// Everything that players may want to be told by mail: turns in games with days a turn, and calls.
    #[must_use]
    pub fn reminders(&self) -> mpsc::Receiver<Reminder> {
        self.notifications.reminders()
    }
}

/// A game that is followed, until this is dropped.
#[derive(Debug)]
pub struct GameSubscription {
    rooms: Arc<Rooms>,
    game: GameId,
    id: u64,
    inbox: Inbox,
}

impl GameSubscription {
    /// The next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Outgoing> {
        self.inbox.next().await
    }
}

impl Drop for GameSubscription {
    fn drop(&mut self) {
        self.rooms.unsubscribe(self.game, self.id);
    }
}

/// The notifications of a player.
#[derive(Debug)]
pub struct NotificationSubscription {
    first: VecDeque<Outgoing>,
    inbox: Inbox,
}

impl NotificationSubscription {
    /// The next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Outgoing> {
        match self.first.pop_front() {
            Some(line) => Some(line),
            None => self.inbox.next().await,
        }
    }
}
