//! Handling of messages, one at a time.

use bus::NodeId;
use protocol::{Done, RefusalCode};
use record::PlayerId;
use tokio::time;

use super::{Encoding, GameMessage, Room, RoomEvent};
use crate::{
    command::{Command, CommandContext},
    limits::READER_REFRESH_TIMEOUT,
    reader::Reader,
    refusal::Refusal,
    request::{Answer, GameLog, Request},
};

impl Room {
    /// Handles a message, and answers it if the sender expects an answer.
    pub(super) async fn handle(&mut self, message: GameMessage) {
        if let Err(refusal) = self.prepare(&message).await {
            return message.refuse(refusal);
        }
        match message {
            GameMessage::Request { request, from, reply } => {
                reply.send(self.answer(request, from).await).ok();
            }
            GameMessage::Subscribe { subscription, since, reply } => {
                self.refresh_reader(subscription.viewer).await;
                self.subscribe(subscription, since);
                reply.send(Ok(())).ok();
            }
            GameMessage::Unsubscribe { id } => {
                let now = self.now();
                self.audience.leave(id, &self.players, now);
                self.lose_missing_if_isolated();
                self.tell_presence(now);
            }
            GameMessage::Spectators { node, counts, heard } => {
                self.set_spectators(node, counts);
                if !counts.is_empty() {
                    self.check_heard(heard);
                }
            }
            GameMessage::Reconnected => self.probe(),
            GameMessage::Peer(change) => self.peer_changed(change),
            GameMessage::Room(event) => self.handle_event(event).await,
            GameMessage::Audience(event) => event.discard(),
            // The room stops before it would handle this.
            GameMessage::Close { .. } => {}
        }
    }

    /// Performs the repairs that a message requires, and checks that its sender may see the game.
    async fn prepare(&mut self, message: &GameMessage) -> Result<(), Refusal> {
        // A reader who has seen later events followed the game at another node, which may have taken it over.
        if message.since() > Some(self.game.seq()) {
            self.check_owner().await;
            if self.is_fenced {
                return Err(Refusal::Moved);
            }
        }
        let (may_write, reader) = match message {
            GameMessage::Request { request, .. } => (request.may_write(), request.reader()),
            GameMessage::Subscribe { subscription, .. } => {
                (false, Some(Reader { player: subscription.viewer, link: subscription.link }))
            }
            _ => (false, None),
        };
        if may_write {
            self.repair().await?;
        } else {
            self.refresh().await?;
        }
        match reader {
            // The existence of a game is hidden from readers who may not see it.
            Some(reader) if !self.admits(reader).await? => Err(RefusalCode::NoSuchGame.into()),
            _ => Ok(()),
        }
    }

    /// Carries out a request and returns the answer.
    async fn answer(&mut self, request: Request, from: Option<NodeId>) -> Result<Answer, Refusal> {
        match request {
            Request::Command { player, command, context } => {
                let done = self.command(player, command, context).await;
                self.confirmed(done).await.map(Answer::Done)
            }
            Request::Join { player, color, .. } => {
                let done = self.join(player, color).await;
                self.confirmed(done).await.map(Answer::Done)
            }
            Request::EndChallenge { player, end } => {
                let done = self.refuse_challenge(player, end).await;
                self.confirmed(done).await.map(Answer::Done)
            }
            Request::SetLink { player, link } => {
                self.set_link(player, link).await.map(Answer::IsPrivate)
            }
            Request::View { reader } => {
                self.refresh_reader(reader.player).await;
                Ok(Answer::View(Box::new(self.view(reader.player))))
            }
            Request::Log { .. } => {
                let events = self.game.events().to_vec();
                Ok(Answer::Log(GameLog { events, players: self.players.both() }))
            }
            Request::Follow { viewer, since, lines, .. } => {
                let node = from.ok_or(RefusalCode::Unavailable)?;
                let encoding = if lines { Encoding::Lines } else { Encoding::Frames };
                self.refresh_reader(viewer).await;
                Ok(Answer::Followed(Box::new(self.follow(node, viewer, since, encoding))))
            }
            Request::Wake => {
                if let Err(error) = self.reload_link().await {
                    tracing::warn!(game.id = %self.game.id, %error, "The link of a game could not be loaded");
                }
                self.wake().await;
                Ok(Answer::Awake(()))
            }
            Request::Unknown => Err(RefusalCode::Unavailable.into()),
        }
    }

    async fn handle_event(&mut self, event: RoomEvent) {
        match event {
            RoomEvent::Forgotten { player } => {
                self.chat.forget(player);
                self.load_players().await.ok();
            }
            RoomEvent::BlocksChanged { player } => self.load_blocks_of(Some(player)).await,
            RoomEvent::OwnershipInDoubt => self.check_owner().await,
        }
    }

    async fn command(
        &mut self,
        player: PlayerId,
        command: Command,
        context: CommandContext,
    ) -> Result<Done, Refusal> {
        if let Some(network) = context.network {
            self.services.networks.note(player, network);
        }
        if self.players.color_of(player).is_none() {
            self.update_guests().await;
        }
        if let Some(color) = self.players.color_of(player)
            && self.lost[color.index()].is_some()
        {
            self.found(color);
            self.repair().await?;
        }
        match command {
            Command::Play(sent) => self.play(player, sent, context).await,
            Command::Act { id, act } => self.act(player, id, act).await,
            Command::Plan { branches } => self.plan(player, &branches).await,
            Command::Say { id, to, content } => self.say(player, id, to, content).await,
        }
    }

    /// Reloads what concerns a reader. If the store is slow, the known data is used: otherwise, other nodes would stop waiting for
    /// the answer and ask again, and their followers would get nothing until then.
    async fn refresh_reader(&mut self, reader: Option<PlayerId>) {
        let refreshed = async {
            self.update_guests().await;
            self.load_blocks_of(reader).await;
        };
        if time::timeout(READER_REFRESH_TIMEOUT, refreshed).await.is_err() {
            tracing::warn!("The store is slow; the known data about a reader is used");
        }
    }

    /// Returns whether a reader may see the game.
    async fn admits(&mut self, reader: Reader) -> Result<bool, Refusal> {
        let without_link = Reader { link: None, ..reader };
        let needs_link = reader.link.is_some() && !self.access.allows(without_link, &self.players);
        // A link is accepted only if it is known to be the current one. A follower at another node is kept if that is unknown.
        if needs_link {
            self.reload_link().await.map_err(|_| RefusalCode::Unavailable)?;
        }
        if !self.access.allows(reader, &self.players) {
            self.update_guests().await;
        }
        Ok(self.access.allows(reader, &self.players))
    }
}
