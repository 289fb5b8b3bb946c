//! Declining or withdrawing a room's challenge, and renewing the link of a private game.

use cluster::NotificationKind;
use protocol::{Challenge, ChallengeEnd, Done, RefusalCode, ServerFrame};
use record::{Ending, EventKind, PlayerId, Score};

use super::Room;
use crate::{outbox::Outgoing, reader::AccessKeyHash, refusal::Refusal};

impl Room {
    /// Ends a challenge without a game: the challenged player declines it or the challenger withdraws it.
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

    /// Notifies both players of the end of the challenge, if there was one.
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

    /// Replaces the link of a private game and of all games of the same match. Readers who used the old link lose access.
    /// Returns whether the game is private; other games need no key.
    pub(super) async fn set_link(
        &mut self,
        player: PlayerId,
        link: AccessKeyHash,
    ) -> Result<bool, Refusal> {
        self.players.seat_of(player)?;
        if !self.access.is_private() {
            return Ok(false);
        }
        let set = self.services.store.games().set_link(self.epoch, self.game.id, link).await;
        let others = set.map_err(|error| self.refused(error))?;
        self.access.set_link(Some(link));
        self.dismiss_strangers();
        for other in others {
            self.services.wake_ups.send(other).ok();
        }
        Ok(true)
    }

    /// Reloads the link of a game that shares it with other games of a match, since any of them may have renewed it.
    pub(super) async fn reload_link(&mut self) -> Result<(), Refusal> {
        let is_shared = self.game.part_of.is_some() || self.game.room_game.combined().is_some();
        if !is_shared || !self.access.is_private() {
            return Ok(());
        }
        let stored = self.services.store.games().access(self.game.id).await?;
        if self.access.set_link(stored.and_then(|access| access.link)) {
            self.dismiss_strangers();
        }
        Ok(())
    }

    /// Removes all followers except the players and the challenged player. Followers at other nodes have to be admitted again.
    fn dismiss_strangers(&mut self) {
        let (access, players) = (&self.access, &self.players);
        let may_stay = |viewer: Option<PlayerId>| {
            viewer.is_some_and(|viewer| access.is_party(viewer, players))
        };
        self.audience.retain(may_stay, self.services.clock.now());
        self.admit_anew();
    }
}
