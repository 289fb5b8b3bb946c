//! Requests, one after the other.

use protocol::{Done, RefusalCode};
use record::PlayerId;

use super::{GameLog, Request, Room};
use crate::{
    command::{Command, CommandContext},
    reader::Reader,
    refusal::Refusal,
};

impl Room {
    /// Does what is asked, and answers.
    pub(super) async fn handle(&mut self, request: Request) {
        let is_ready = if request.may_write() { self.repair().await } else { self.refresh().await };
        if let Err(refusal) = is_ready {
            request.refuse(refusal);
            return;
        }
        if let Some(reader) = request.reader()
            && !self.admits(reader).await
        {
            // Those who may not see a game do not learn that it exists.
            request.refuse(RefusalCode::NoSuchGame.into());
            return;
        }
        let request = match request {
            Request::Remote(request) => *request,
            request => request,
        };
        match request {
            Request::Command { player, command, context, answer } => {
                let done = self.command(player, command, context).await;
                answer.send(self.confirmed(done).await).ok();
            }
            Request::Join { player, color, answer, .. } => {
                let done = self.join(player, color).await;
                answer.send(self.confirmed(done).await).ok();
            }
            Request::EndChallenge { player, end, answer } => {
                let done = self.refuse_challenge(player, end).await;
                answer.send(self.confirmed(done).await).ok();
            }
            Request::SetLink { player, link, answer } => {
                answer.send(self.set_link(player, link).await).ok();
            }
            Request::View { reader, answer } => {
                self.update_guests().await;
                answer.send(Ok(Box::new(self.view(reader.player)))).ok();
            }
            Request::Log { answer, .. } => {
                let events = self.game.events().to_vec();
                answer.send(Ok(GameLog { events, players: self.players.both() })).ok();
            }
            Request::Subscribe { subscription, since, answer } => {
                self.update_guests().await;
                self.subscribe(subscription, since);
                answer.send(Ok(())).ok();
            }
            Request::Follow { node, viewer, since, encoding, answer, .. } => {
                self.update_guests().await;
                answer.send(Ok(self.follow(node, viewer, since, encoding))).ok();
            }
            Request::Crowd { node, crowd, heard } => {
                self.set_crowd(node, crowd);
                if !crowd.is_empty() {
                    self.check_heard(heard);
                }
            }
            Request::Reconnected => self.probe(),
            Request::Peer(change) => self.peer_changed(change),
            Request::CheckOwner => self.check_owner().await,
            Request::Unsubscribe { id } => {
                let now = self.now();
                self.audience.leave(id, &self.players, now);
                self.tell_presence(now);
            }
            Request::Ready { answer } => {
                answer.send(Ok(())).ok();
            }
            Request::Wake => self.wake().await,
            Request::Forget { player } => {
                self.chat.forget(player);
                self.load_players().await.ok();
            }
            Request::Answered { reply, answer, .. } => reply.send(Ok(answer)),
            Request::Close { .. }
            | Request::Remote(_)
            | Request::Relayed(_)
            | Request::Admitted { .. }
            | Request::HandedOver { .. }
            | Request::OwnerLost { .. } => {}
        }
    }

    async fn command(
        &mut self,
        player: PlayerId,
        command: Command,
        context: CommandContext,
    ) -> Result<Done, Refusal> {
        if self.players.color_of(player).is_none() {
            self.update_guests().await;
        }
        match command {
            Command::Play { id, ply, turn, spent } => {
                self.play(player, &id, ply, &turn, spent, context).await
            }
            Command::Act { id, act } => self.act(player, id, act).await,
            Command::Plan { branches } => self.plan(player, &branches).await,
            Command::Say { to, content } => self.say(player, to, content).await,
        }
    }

    /// Whether somebody may see the game.
    async fn admits(&mut self, reader: Reader) -> bool {
        if !self.access.allows(reader, &self.players) {
            self.update_guests().await;
        }
        self.access.allows(reader, &self.players)
    }
}
