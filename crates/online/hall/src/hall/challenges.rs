//! Challenges: games that wait for a certain player.

use protocol::{ChallengeEnd, Challenges, Done, RefusalCode, ServerFrame};
use record::{GameId, PlayerId};

use super::Hall;
use crate::{
    directory, listed::shown_one, notification_kind::NotificationKind, outbox::Outgoing,
    refusal::Refusal, room::Request,
};

/// The number of challenges that a player may have sent without an answer.
const MOST_SENT: usize = 20;

impl Hall {
    /// The challenges of a player that have not been answered.
    ///
    /// # Errors
    /// The store fails.
    pub async fn challenges(&self, player: PlayerId) -> Result<Challenges, Refusal> {
        let received = self.store.challenges_to(player).await?;
        let sent = self.store.challenges_by(player).await?;
        Ok(Challenges {
            received: self.shown_challenges(received).await?,
            sent: self.shown_challenges(sent).await?,
        })
    }

    /// Declines a challenge, or withdraws it.
    ///
    /// # Errors
    /// There is no such challenge, or it is not for this player to do that.
    pub async fn end_challenge(
        &self,
        game: GameId,
        player: PlayerId,
        end: ChallengeEnd,
    ) -> Result<Done, Refusal> {
        self.rooms.ask(game, |answer| Request::EndChallenge { player, end, answer }).await
    }

    /// Refuses a challenge to oneself, to a player who does not exist, or one too many.
    pub(super) async fn check_challenge(&self, by: PlayerId, to: PlayerId) -> Result<(), Refusal> {
        if by == to {
            return Err(RefusalCode::OwnGame.into());
        }
        directory::find(&self.store, to).await?;
        if self.store.challenges_by(by).await?.len() >= MOST_SENT {
            return Err(RefusalCode::Limit.into());
        }
        Ok(())
    }

    /// Tells a player that they are challenged.
    pub(super) async fn tell_challenge(
        &self,
        game: GameId,
        player: PlayerId,
        instead: Option<GameId>,
    ) -> Result<(), Refusal> {
        let summary = self.summary(game).await?;
        let frame = ServerFrame::Challenge { game: Box::new(summary.clone()), instead };
        self.lobby.send_to(&[player], &Outgoing::frame(&frame));
        self.notifications.send(player, NotificationKind::Challenge, || summary);
        Ok(())
    }

    /// Declines all challenges to a player who deletes their account.
    ///
    /// # Errors
    /// The store fails.
    pub async fn decline_challenges(&self, player: PlayerId) -> Result<(), Refusal> {
        for challenge in self.store.challenges_to(player).await? {
            self.end_challenge(challenge.game, player, ChallengeEnd::Declined).await.ok();
        }
        Ok(())
    }

    async fn shown_challenges(
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
