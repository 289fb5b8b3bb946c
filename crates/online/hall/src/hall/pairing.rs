//! Pairing for live games.

use std::sync::Arc;

use cluster::NotificationKind;
use protocol::{PlayerKind, RefusalCode, ServerFrame};
use record::{GameId, PlayerId, Terms};
use store::{Seek, Store};
use tokio::time;

use super::lists::GameLists;
use crate::{
    chance::random,
    clock::Clock,
    directory,
    limits::{NOTIFICATION_RETRIES_MAX, NOTIFICATION_RETRY_DELAY},
    live_games::LiveGames,
    lobby::{Lobby, Placed},
    new_game::check_rated,
    notifications::Notifications,
    outbox::Outgoing,
    refusal::Refusal,
    room::Services,
    rooms::Rooms,
    seek::{SeekTerms, new_seek},
};

/// Pairing of players who seek a live game.
#[derive(Clone, Debug)]
pub struct Pairing {
    store: Store,
    clock: Clock,
    lobby: Arc<Lobby>,
    live_games: Arc<LiveGames>,
    notifications: Arc<Notifications>,
    rooms: Arc<Rooms>,
    lists: GameLists,
}

impl Pairing {
    pub(super) fn new(services: &Services, rooms: &Arc<Rooms>, lists: &GameLists) -> Self {
        let Services { store, clock, lobby, live_games, notifications, .. } = services.clone();
        let (rooms, lists) = (Arc::clone(rooms), lists.clone());
        Self { store, clock, lobby, live_games, notifications, rooms, lists }
    }

    /// Seeks an opponent. If another player wants the same game, the game is created and both players are notified. Otherwise the
    /// owners of matching standing seeks are called, and the player receives an estimate of the waiting time.
    ///
    /// # Errors
    /// Fails if such a game cannot be sought.
    pub async fn seek(
        &self,
        player: PlayerId,
        terms: SeekTerms,
    ) -> Result<Option<GameId>, Refusal> {
        let seek = self.new_seek(player, terms).await?;
        match self.lobby.place(seek.clone(), self.clock.now()).await? {
            Placed::Met(other, game) => {
                self.begin(game, [other, player]).await;
                Ok(Some(game))
            }
            Placed::Waiting(estimate) => {
                let called = self.lobby.call(&seek, self.clock.now()).await?;
                let called = self.call(&seek.view, &called);
                let frame = ServerFrame::Seeking { estimate, called };
                self.lobby.send_to(&[player], &Outgoing::frame(&frame));
                Ok(None)
            }
        }
    }

    /// Creates a seek, if its terms are valid.
    pub(super) async fn new_seek(
        &self,
        player: PlayerId,
        terms: SeekTerms,
    ) -> Result<Seek, Refusal> {
        self.rooms.check_open()?;
        if !terms.clock.is_live() {
            return Err(RefusalCode::NotLive.into());
        }
        check_rated(&Terms {
            variant: terms.variant,
            handicap: None,
            clock: terms.clock,
            rated: terms.rated,
            open: false,
            combined: terms.combined,
        })?;
        let known = directory::find(&self.store, player).await?;
        if terms.rated && known.kind == PlayerKind::Guest {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        let (variant, speed) = (terms.variant, terms.clock.speed());
        let shown = directory::shown_at(&self.store, &known, variant, speed).await?;
        Ok(new_seek(random()?, shown, terms, self.clock.now()))
    }

    /// Accepts a seek. A guest who accepts a rated seek plays unrated, unless its owner insists on a rated game.
    ///
    /// # Errors
    /// Fails if the seek no longer exists.
    pub async fn take(&self, player: PlayerId, seek: &str) -> Result<GameId, Refusal> {
        self.rooms.check_open()?;
        let has_account = directory::has_account(&self.store, player).await?;
        let (other, game) = self.lobby.take(seek, player, has_account, self.clock.now()).await?;
        self.begin(game, [other, player]).await;
        Ok(game)
    }

    /// Withdraws a player's seek.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn unseek(&self, player: PlayerId) -> Result<(), Refusal> {
        self.lobby.withdraw(player, self.clock.now()).await
    }

    /// Calls the owners of matching standing seeks: over their connections if they are connected, otherwise by email. Players in a
    /// live game are not called. Returns the number of players called.
    fn call(&self, seek: &protocol::Seek, players: &[(PlayerId, bool)]) -> u32 {
        let frame = Outgoing::frame(&ServerFrame::Call { seek: Box::new(seek.clone()) });
        let mut called = 0;
        for (player, is_connected) in players {
            if self.live_games.is_playing(*player) {
                continue;
            }
            called += 1;
            if *is_connected {
                self.lobby.send_to(&[*player], &frame);
            } else {
                self.notifications.call(*player, seek);
            }
        }
        called
    }

    /// Notifies two players that their game has begun. The game is stored: if the store fails now, their notifications are late,
    /// but they are paired.
    pub(super) async fn begin(&self, game: GameId, players: [PlayerId; 2]) {
        self.lobby.told(&players);
        self.lobby.send_to(&players, &Outgoing::frame(&ServerFrame::Paired { game }));
        self.rooms.wake(game).await;
        if self.notify_begun(game, players).await.is_ok() {
            return;
        }
        let pairing = self.clone();
        tokio::spawn(async move {
            for _ in 0..NOTIFICATION_RETRIES_MAX {
                time::sleep(NOTIFICATION_RETRY_DELAY).await;
                if pairing.notify_begun(game, players).await.is_ok() {
                    return;
                }
            }
        });
    }

    async fn notify_begun(&self, game: GameId, players: [PlayerId; 2]) -> Result<(), Refusal> {
        let summary = self.lists.summary(game).await?;
        for player in players {
            self.notifications.send(player, NotificationKind::GameStart, || summary.clone());
        }
        Ok(())
    }
}
