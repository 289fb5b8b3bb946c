//! Answering or withdrawing the challenge of a room, and the link to a private game.

use protocol::{Challenge, ChallengeEnd, Done, RefusalCode, ServerFrame};
use record::{Ending, EventKind, PlayerId, Score};

use super::Room;
use crate::{
    notification_kind::NotificationKind, outbox::Outgoing, reader::LinkHash, refusal::Refusal,
};

impl Room {
    /// Ends a challenge without a game: the challenged player declines it, or the challenger withdraws it.
    pub(super) async fn refuse_challenge(
        &mut self,
        player: PlayerId,
        end: ChallengeEnd,
    ) -> Result<Done, Refusal> {
        let may_end = match end {
            ChallengeEnd::Declined => self.access.is_challenged(player),
            _ => self.access.challenged().is_some() && self.players.color_of(player).is_some(),
        };
        if !may_end {
            return Err(RefusalCode::NoSuchChallenge.into());
        }
        self.append(vec![EventKind::Ended { score: Score::Open, by: Ending::Aborted }]).await?;
        self.end_challenge(end);
        Ok(Done { seq: self.game.seq() })
    }

    /// Tells both players how the challenge ended, if there was one.
    pub(super) fn end_challenge(&mut self, end: ChallengeEnd) {
        let instead = self.access.instead();
        let Some(to) = self.access.end_challenge() else { return };
        let game = self.summary();
        let by = self.players.both().into_iter().flatten().find(|player| player.id != to.id);
        let both = [Some(to.id), by.as_ref().map(|player| player.id)];
        let challenge = Box::new(Challenge { game: game.clone(), by, to, instead });
        let frame = Outgoing::frame(&ServerFrame::ChallengeEnded { challenge, end });
        let both: Vec<PlayerId> = both.into_iter().flatten().collect();
        self.services.lobby.send_to(&both, &frame);
        for player in both {
            let kind = NotificationKind::ChallengeEnded(end);
            self.services.notifications.send(player, kind, || game.clone());
        }
    }

    /// Gives a private game another link. Those who came by the old one do not see the game any more. Returns whether the game
    /// is private: others need no key.
    pub(super) async fn set_link(
        &mut self,
        player: PlayerId,
        link: LinkHash,
    ) -> Result<bool, Refusal> {
        self.players.seat_of(player)?;
        if !self.access.is_private() {
            return Ok(false);
        }
        let set = self.services.store.set_link(self.epoch, self.game.id, link).await;
        set.map_err(|error| self.refused(error))?;
        self.access.set_link(link);
        let (access, players) = (&self.access, &self.players);
        let may_stay = |viewer: Option<PlayerId>| {
            viewer.is_some_and(|viewer| access.is_party(viewer, players))
        };
        self.audience.retain(may_stay, self.services.clock.now());
        self.admit_anew();
        Ok(true)
    }
}
