//! Finding an opponent for a live game.

use protocol::ServerFrame;
use record::{GameId, PlayerId, Terms};
use variants::Color;

use super::{Hall, by_chance};
use crate::{
    lobby::{NoPlace, OpenSeek, SeekWish},
    notices::Kind,
    outbox::Outgoing,
    people,
    refusal::{self, Refusal},
    room::Ask,
};

impl Hall {
    /// Looks for an opponent. If somebody wants the same, the game is made and both are told.
    ///
    /// # Errors
    /// The wish cannot be granted.
    pub async fn seek(&self, player: PlayerId, wish: SeekWish) -> Result<Option<GameId>, Refusal> {
        self.check_open()?;
        if !wish.clock.is_live() {
            return Err(refusal::NOT_LIVE);
        }
        let known =
            people::one(&self.shared.store, player).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
        if wish.rated && known.kind == store::Kind::Guest {
            return Err(refusal::RATED_NEEDS_ACCOUNT);
        }
        let shown =
            people::shown_at(&self.shared.store, &known, wish.variant, wish.clock.speed()).await?;
        let seek = OpenSeek::new(self.shared.lobby.number(), player, shown, wish);
        match self.shared.lobby.place(seek) {
            Ok(None) => Ok(None),
            Ok(Some(other)) => self.pair(other, player, wish.color).await.map(Some),
            Err(NoPlace) => Err(refusal::TOO_MANY),
        }
    }

    /// Answers somebody's seek.
    ///
    /// # Errors
    /// It is gone.
    pub async fn take(&self, player: PlayerId, seek: &str) -> Result<GameId, Refusal> {
        self.check_open()?;
        let is_rated =
            self.shared.lobby.seeks().iter().any(|known| known.id == seek && known.rated);
        if is_rated && !self.shared.has_account(player).await? {
            return Err(refusal::RATED_NEEDS_ACCOUNT);
        }
        let taken = self.shared.lobby.take(seek, player).ok_or(refusal::NO_SUCH_SEEK)?;
        self.pair(taken, player, None).await
    }

    /// Looks no longer.
    pub fn unseek(&self, player: PlayerId) {
        self.shared.lobby.withdraw(player);
    }

    /// The seek of a player that is open.
    #[must_use]
    pub fn seek_of(&self, player: PlayerId) -> Option<protocol::Seek> {
        self.shared.lobby.seek_of(player)
    }

    async fn pair(
        &self,
        seek: OpenSeek,
        player: PlayerId,
        color: Option<Color>,
    ) -> Result<GameId, Refusal> {
        let wish = seek.wish;
        let terms = Terms {
            variant: wish.variant,
            handicap: None,
            clock: wish.clock,
            rated: wish.rated,
            open: false,
        };
        let wanted = wish.color.or(color.map(Color::other));
        let seats = match wanted.map_or_else(by_chance, Ok)? {
            Color::White => [Some(seek.player), Some(player)],
            Color::Black => [Some(player), Some(seek.player)],
        };
        let id = self.shared.found(&terms, seats).await?;
        self.shared.hand(id, Ask::Wake).await;
        let frame = Outgoing::frame(&ServerFrame::Paired { game: id });
        let card = self.card(id).await?;
        for player in [seek.player, player] {
            self.shared.lobby.tell(player, &frame);
            self.shared.notices.tell(player, Kind::GameStart, || card.clone());
        }
        Ok(id)
    }
}
