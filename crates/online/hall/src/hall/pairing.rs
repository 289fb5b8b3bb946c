//! Finding an opponent for a live game.

use protocol::{RefusalCode, ServerFrame};
use record::{GameId, PlayerId, Terms};
use variants::Color;

use super::Hall;
use crate::{
    chance::random_color,
    directory,
    lobby::{OpenSeek, SeekTerms, TooManySeeks},
    new_game::new_game,
    notifications::NotificationKind,
    outbox::Outgoing,
    refusal::Refusal,
};

impl Hall {
    /// Looks for an opponent. If another player wants the same, the game is made and both are notified.
    ///
    /// # Errors
    /// Such a game cannot be looked for.
    pub async fn seek(
        &self,
        player: PlayerId,
        terms: SeekTerms,
    ) -> Result<Option<GameId>, Refusal> {
        self.rooms.check_open()?;
        if !terms.clock.is_live() {
            return Err(RefusalCode::NotLive.into());
        }
        let known = directory::find(&self.store, player).await?;
        if terms.rated && known.kind == protocol::PlayerKind::Guest {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        let (variant, speed) = (terms.variant, terms.clock.speed());
        let shown = directory::shown_at(&self.store, &known, variant, speed).await?;
        let seek = OpenSeek::new(self.lobby.number(), player, shown, terms);
        match self.lobby.place(seek) {
            Ok(None) => Ok(None),
            Ok(Some(other)) => self.pair(other, player, terms.color).await.map(Some),
            Err(TooManySeeks) => Err(RefusalCode::Limit.into()),
        }
    }

    /// Answers a seek.
    ///
    /// # Errors
    /// It is gone.
    pub async fn take(&self, player: PlayerId, seek: &str) -> Result<GameId, Refusal> {
        self.rooms.check_open()?;
        let is_rated = self.lobby.seeks().iter().any(|known| known.id == seek && known.rated);
        if is_rated && !directory::has_account(&self.store, player).await? {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        let taken = self.lobby.take(seek, player).ok_or(RefusalCode::NoSuchSeek)?;
        self.pair(taken, player, None).await
    }

    /// Looks for an opponent no longer.
    pub fn unseek(&self, player: PlayerId) {
        self.lobby.withdraw(player);
    }

    /// The open seek of a player.
    #[must_use]
    pub fn seek_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        self.lobby.seek_of(player)
    }

    async fn pair(
        &self,
        seek: OpenSeek,
        player: PlayerId,
        color: Option<Color>,
    ) -> Result<GameId, Refusal> {
        let SeekTerms { variant, clock, rated, .. } = seek.terms;
        let terms = Terms { variant, handicap: None, clock, rated, open: false };
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
            self.lobby.send_to(player, &frame);
            self.notifications.send(player, NotificationKind::GameStart, || summary.clone());
        }
        Ok(id)
    }
}
