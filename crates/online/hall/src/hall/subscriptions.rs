//! Subscriptions delivered as NDJSON streams.

use std::{collections::VecDeque, sync::Arc};

use protocol::{StreamMessage, limits::millis};
use record::{GameId, PlayerId};
use tokio::sync::mpsc;

use super::{challenges::Challenges, lists::GameLists};
use crate::{
    clock::Clock,
    limits::{RESUMED_FINISHES_WINDOW, SUBSCRIPTION_QUEUE_CAPACITY},
    notifications::{Notifications, Reminder},
    outbox::{Inbox, Outgoing, mailbox},
    reader::Reader,
    refusal::Refusal,
    room::{Encoding, Services, Subscription},
    rooms::Rooms,
};

/// Streams of messages: those of a game, and the notifications of a player.
#[derive(Clone, Debug)]
pub struct Streams {
    clock: Clock,
    notifications: Arc<Notifications>,
    rooms: Arc<Rooms>,
    lists: GameLists,
    challenges: Challenges,
}

impl Streams {
    pub(super) fn new(
        services: &Services,
        rooms: &Arc<Rooms>,
        lists: &GameLists,
        challenges: &Challenges,
    ) -> Self {
        let Services { clock, notifications, .. } = services.clone();
        let (rooms, lists) = (Arc::clone(rooms), lists.clone());
        Self { clock, notifications, rooms, lists, challenges: challenges.clone() }
    }

    /// Subscribes to a game.
    ///
    /// # Errors
    /// Fails if the game does not exist or the reader may not see it.
    pub async fn follow(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
        since: Option<u32>,
    ) -> Result<GameSubscription, Refusal> {
        let (outbox, inbox) = mailbox(SUBSCRIPTION_QUEUE_CAPACITY);
        let id = self.rooms.unique_id();
        let Reader { player: viewer, link } = reader.into();
        let subscription = Subscription { id, viewer, link, outbox, encoding: Encoding::Lines };
        self.rooms.subscribe(game, &subscription, since).await?;
        Ok(GameSubscription { rooms: Arc::clone(&self.rooms), game, id, inbox })
    }

    /// Subscribes to a player's notifications. Unless the player has missed nothing since the given notification, the stream starts
    /// with their current games and unanswered challenges, and with their recently ended games if it is resumed.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn notifications(
        &self,
        player: PlayerId,
        since: Option<i64>,
    ) -> Result<NotificationSubscription, Refusal> {
        let (inbox, is_whole) = self.notifications.listen(player, since);
        let mut first = VecDeque::new();
        if !is_whole {
            for summary in self.lists.of(player).await? {
                let (seq, game) = (self.notifications.number(), Box::new(summary));
                first.push_back(Outgoing::line(&StreamMessage::GameStart { seq, game }));
            }
            for challenge in self.challenges.of(player).await?.received {
                let (seq, game) = (self.notifications.number(), Box::new(challenge.game));
                first.push_back(Outgoing::line(&StreamMessage::Challenge { seq, game }));
            }
            // A game may have ended while the player was on the way from another node.
            let ended = match since {
                Some(_) => self.lists.ended_of(player).await?,
                None => Vec::new(),
            };
            let recently = self.clock.now() - millis(RESUMED_FINISHES_WINDOW);
            for summary in ended.into_iter().filter(|game| game.updated >= recently) {
                let (seq, game) = (self.notifications.number(), Box::new(summary));
                first.push_back(Outgoing::line(&StreamMessage::GameFinish { seq, game }));
            }
        }
        Ok(NotificationSubscription { first, inbox })
    }

    /// Returns a receiver of the events that players may want to be notified of by email: turns in correspondence games, and
    /// calls.
    #[must_use]
    pub fn reminders(&self) -> mpsc::Receiver<Reminder> {
        self.notifications.reminders()
    }
}

/// A subscription to a game, which ends when it is dropped.
#[derive(Debug)]
pub struct GameSubscription {
    rooms: Arc<Rooms>,
    game: GameId,
    id: u64,
    inbox: Inbox,
}

impl GameSubscription {
    /// Returns the next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Outgoing> {
        self.inbox.next().await
    }
}

impl Drop for GameSubscription {
    fn drop(&mut self) {
        self.rooms.unsubscribe(self.game, self.id);
    }
}

/// A subscription to a player's notifications.
#[derive(Debug)]
pub struct NotificationSubscription {
    first: VecDeque<Outgoing>,
    inbox: Inbox,
}

impl NotificationSubscription {
    /// Returns the next line; `None` at the end.
    pub async fn next(&mut self) -> Option<Outgoing> {
        match self.first.pop_front() {
            Some(line) => Some(line),
            None => self.inbox.next().await,
        }
    }
}
