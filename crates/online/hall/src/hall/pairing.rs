//! Finding an opponent for a live game.

use protocol::{PlayerKind, RefusalCode, ServerFrame};
use record::{GameId, PlayerId, Terms};
use store::Seek;

use super::{Hall, making::check_rated};
use crate::{
    chance::random,
    directory,
    lobby::Placed,
    notification_kind::NotificationKind,
    outbox::Outgoing,
    refusal::Refusal,
    seek::{SeekTerms, new_seek},
};

impl Hall {
    /// Looks for an opponent. If another player wants the same, the game is made and both are notified. Otherwise those are
    /// called whose standing seeks ask for it, and the player is told how long it may take.
    ///
    /// # Errors
    /// Such a game cannot be looked for.
    pub async fn seek(
        &self,
        player: PlayerId,
        terms: SeekTerms,
    ) -> Result<Option<GameId>, Refusal> {
        let seek = self.new_seek(player, terms).await?;
        match self.lobby.place(seek.clone(), self.now()).await? {
            Placed::Met(other, game) => {
                self.begin(game, [other, player]).await?;
                Ok(Some(game))
            }
            Placed::Waiting(estimate) => {
                let called = self.lobby.call(&seek, self.now()).await?;
                let called = self.call(&seek.view, &called);
                let frame = ServerFrame::Seeking { estimate, called };
                self.lobby.send_to(&[player], &Outgoing::frame(&frame));
                Ok(None)
            }
        }
    }

    /// What a player looks for, if it can be looked for.
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
        Ok(new_seek(random()?, shown, terms, self.now()))
    }

    /// Answers a seek. A guest who answers a rated one plays unrated, unless its owner insists.
    ///
    /// # Errors
    /// It is gone.
    pub async fn take(&self, player: PlayerId, seek: &str) -> Result<GameId, Refusal> {
        self.rooms.check_open()?;
        let has_account = directory::has_account(&self.store, player).await?;
        let (other, game) = self.lobby.take(seek, player, has_account, self.now()).await?;
        self.begin(game, [other, player]).await?;
        Ok(game)
    }

    /// Looks for an opponent no longer.
    ///
    /// # Errors
    /// The store fails.
    pub async fn unseek(&self, player: PlayerId) -> Result<(), Refusal> {
        self.lobby.withdraw(player, self.now()).await
    }

    /// Calls those whose standing seeks ask for the same: over their connections, or else by mail. Nobody is called away from a
    /// live game. Returns how many were called.
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

    /// Tells two players that their game begins.
    pub(super) async fn begin(&self, game: GameId, players: [PlayerId; 2]) -> Result<(), Refusal> {
        self.rooms.wake(game).await;
        let frame = Outgoing::frame(&ServerFrame::Paired { game });
        let summary = self.summary(game).await?;
        self.lobby.send_to(&players, &frame);
        for player in players {
            self.notifications.send(player, NotificationKind::GameStart, || summary.clone());
        }
        Ok(())
    }
}
