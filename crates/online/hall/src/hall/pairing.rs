//! Finding an opponent for a live game.

use protocol::{PlayerKind, RefusalCode, ServerFrame};
use record::{GameId, PlayerId, Terms};
use variants::Color;

use super::{Hall, making::check_rated};
use crate::{
    chance::random_color,
    directory,
    lobby::{Placed, TooManySeeks},
    new_game::new_game,
    notifications::NotificationKind,
    outbox::Outgoing,
    refusal::Refusal,
    seek::{OpenSeek, SeekTerms},
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
        let view = seek.view.clone();
        match self.lobby.place(seek, self.now()) {
            Ok(Placed::Met(other, is_rated)) => {
                self.pair(&other, player, terms.color, is_rated).await.map(Some)
            }
            Ok(Placed::Waiting { estimate, called }) => {
                let called = self.call(&view, &called);
                let frame = ServerFrame::Seeking { estimate, called };
                self.lobby.send_to(player, &Outgoing::frame(&frame));
                Ok(None)
            }
            Err(TooManySeeks) => Err(RefusalCode::Limit.into()),
        }
    }

    /// What a player looks for, if it can be looked for.
    pub(super) async fn new_seek(
        &self,
        player: PlayerId,
        terms: SeekTerms,
    ) -> Result<OpenSeek, Refusal> {
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
        Ok(OpenSeek::new(self.lobby.number(), player, shown, terms, self.now()))
    }

    /// Answers a seek. A guest who answers a rated one plays unrated, unless its owner insists.
    ///
    /// # Errors
    /// It is gone.
    pub async fn take(&self, player: PlayerId, seek: &str) -> Result<GameId, Refusal> {
        self.rooms.check_open()?;
        let has_account = directory::has_account(&self.store, player).await?;
        let insists = self.lobby.seeks().iter().any(|known| known.id == seek && known.rated_only);
        if insists && !has_account {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        let taken = self.lobby.take(seek, player, self.now()).ok_or(RefusalCode::NoSuchSeek)?;
        let is_rated = taken.terms.rated && has_account;
        self.pair(&taken, player, None, is_rated).await
    }

    /// Looks for an opponent no longer.
    pub fn unseek(&self, player: PlayerId) {
        self.lobby.withdraw(player, self.now());
    }

    /// The open seek of a player.
    #[must_use]
    pub fn seek_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        self.lobby.seek_of(player)
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
                self.lobby.send_to(*player, &frame);
            } else {
                self.notifications.call(*player, seek);
            }
        }
        called
    }

    async fn pair(
        &self,
        seek: &OpenSeek,
        player: PlayerId,
        color: Option<Color>,
        rated: bool,
    ) -> Result<GameId, Refusal> {
        let SeekTerms { variant, clock, combined, .. } = seek.terms;
        let terms = Terms { variant, handicap: None, clock, rated, open: false, combined };
        let wanted = seek.terms.color.or(color.map(Color::other));
        let seats = match wanted.map_or_else(random_color, Ok)? {
            Color::White => [Some(seek.player), Some(player)],
            Color::Black => [Some(player), Some(seek.player)],
        };
        let id = new_game(&self.store, &terms, seats, None, self.now()).await?;
        self.rooms.wake(id).await;
        let frame = Outgoing::frame(&ServerFrame::Paired { game: id });
        let summary = self.summary(id).await?;
        for player in [seek.player, player] {
            // Who has found an opponent need not be called any more.
            self.unstand(player).await?;
            self.lobby.send_to(player, &frame);
            self.notifications.send(player, NotificationKind::GameStart, || summary.clone());
        }
        Ok(id)
    }
}
