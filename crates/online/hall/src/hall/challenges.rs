//! Challenges: games that wait for a specific player.

use std::sync::Arc;

use cluster::NotificationKind;
use protocol::{ChallengeEnd, Done, RefusalCode, ServerFrame};
use record::{GameId, PlayerId};
use store::Store;

use super::lists::GameLists;
use crate::{
    apart, directory, limits::SENT_CHALLENGES_MAX, listed::shown_one, lobby::Lobby,
    notifications::Notifications, outbox::Outgoing, refusal::Refusal, request::Request,
    room::Services, rooms::Rooms,
};

/// Challenges: sending, listing and ending them.
#[derive(Clone, Debug)]
pub struct Challenges {
    store: Store,
    lobby: Arc<Lobby>,
    notifications: Arc<Notifications>,
    rooms: Arc<Rooms>,
    lists: GameLists,
}

impl Challenges {
    pub(super) fn new(services: &Services, rooms: &Arc<Rooms>, lists: &GameLists) -> Self {
        let Services { store, lobby, notifications, .. } = services.clone();
        Self { store, lobby, notifications, rooms: Arc::clone(rooms), lists: lists.clone() }
    }

    /// Returns the unanswered challenges of a player.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn of(&self, player: PlayerId) -> Result<protocol::Challenges, Refusal> {
        let received = self.store.games().challenges_to(player).await?;
        let sent = self.store.games().challenges_by(player).await?;
        Ok(protocol::Challenges {
            received: self.shown(received).await?,
            sent: self.shown(sent).await?,
        })
    }

    /// Declines or withdraws a challenge.
    ///
    /// # Errors
    /// Fails if the challenge does not exist or the player may not end it.
    pub async fn end(
        &self,
        game: GameId,
        player: PlayerId,
        end: ChallengeEnd,
    ) -> Result<Done, Refusal> {
        self.rooms.ask(game, Request::EndChallenge { player, end }).await
    }

    /// Refuses a challenge to oneself, to an unknown player, between players separated by a block, or beyond the limit.
    pub(super) async fn check(&self, by: PlayerId, to: PlayerId) -> Result<(), Refusal> {
        if by == to {
            return Err(RefusalCode::OwnGame.into());
        }
        directory::find(&self.store, to).await?;
        apart::check(&self.store, by, to).await?;
        if self.store.games().challenges_by(by).await?.len() >= SENT_CHALLENGES_MAX {
            return Err(RefusalCode::Limit.into());
        }
        Ok(())
    }

    /// Notifies a player of a challenge.
    pub(super) async fn tell(
        &self,
        game: GameId,
        player: PlayerId,
        instead: Option<GameId>,
    ) -> Result<(), Refusal> {
        let summary = self.lists.summary(game).await?;
        let frame = ServerFrame::Challenge { game: Box::new(summary.clone()), instead };
        self.lobby.send_to(&[player], &Outgoing::frame(&frame));
        self.notifications.send(player, NotificationKind::Challenge, || summary);
        Ok(())
    }

    /// Declines all challenges to a player who is deleting their account.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn decline_all(&self, player: PlayerId) -> Result<(), Refusal> {
        for challenge in self.store.games().challenges_to(player).await? {
            self.end(challenge.game, player, ChallengeEnd::Declined).await.ok();
        }
        Ok(())
    }

    async fn shown(
        &self,
        challenges: Vec<store::Challenge>,
    ) -> Result<Vec<protocol::Challenge>, Refusal> {
        let mut all = Vec::with_capacity(challenges.len());
        for store::Challenge { game, summary, challenged, instead } in challenges {
            let terms = summary.terms;
            let game = shown_one(&self.store, game, &summary).await?;
            let by = game.w.clone().or_else(|| game.b.clone());
            let to = directory::find(&self.store, challenged).await?;
            let speed = terms.clock.speed();
            let to = directory::shown_at(&self.store, &to, terms.variant, speed).await?;
            all.push(protocol::Challenge { game, by, to, instead });
        }
        Ok(all)
    }
}
