//! A connection to a browser: frames in, frames out. The server only transports the frames.

use std::collections::HashMap;

use protocol::{Act, ClientFrame, RefusalCode, ServerFrame, limits::COMMAND_ID_MAX_CHARS};
use record::GameId;

use crate::{
    command::{ChatContent, Command, CommandContext},
    hall::{Hall, Viewer},
    limits::{CONNECTION_QUEUE_CAPACITY, FOLLOWED_GAMES_MAX},
    outbox::{Inbox, Outbox, Outgoing, mailbox},
    rate_limits::{Limited, RateLimits},
    reader::{AccessKeyHash, link_hash},
    refusal::Refusal,
    room::{Encoding, Subscription},
    round_trips::RoundTrips,
    seek::SeekTerms,
};

/// A connection.
#[derive(Debug)]
pub struct Connection {
    hall: Hall,
    viewer: Option<Viewer>,
    outbox: Outbox,
    games: HashMap<GameId, FollowedGame>,
    in_lobby: bool,
    round_trips: RoundTrips,
    limits: Option<Box<dyn RateLimits>>,
}

/// A game that a connection follows.
#[derive(Clone, Copy, Debug)]
struct FollowedGame {
    subscription: u64,
    /// Hash of the game's access key, sent with each command as proof of access.
    link: Option<AccessKeyHash>,
}

impl Connection {
    /// Opens a connection, with or without a logged-in player.
    #[must_use]
    pub fn open(hall: Hall, viewer: Option<Viewer>) -> (Self, Inbox) {
        let (outbox, inbox) = mailbox(CONNECTION_QUEUE_CAPACITY);
        let player = viewer.as_ref().map(|viewer| (viewer.player, &viewer.shown));
        hall.lobby.enter(player, &outbox, hall.now());
        let connection = Self {
            hall,
            viewer,
            outbox,
            games: HashMap::new(),
            in_lobby: false,
            round_trips: RoundTrips::default(),
            limits: None,
        };
        connection.say(&ServerFrame::Welcome {
            me: connection.viewer.as_ref().map(|viewer| viewer.shown.clone()),
            now: connection.hall.now(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        });
        if let Some(viewer) = &connection.viewer {
            for seek in connection.hall.lobby.calls_for(viewer.player) {
                connection.say(&ServerFrame::Call { seek: Box::new(seek) });
            }
        }
        (connection, inbox)
    }

    /// Limits the actions that the player may start over this connection.
    #[must_use]
    pub fn limited_by(self, limits: Box<dyn RateLimits>) -> Self {
        // Connections implement `Drop`, so fields cannot be moved out of them.
        let mut connection = self;
        connection.limits = Some(limits);
        connection
    }

    fn check_limit(&self, what: Limited) -> Result<(), Refusal> {
        match &self.limits {
            Some(limits) if !limits.allow(what) => Err(RefusalCode::Limit.into()),
            _ => Ok(()),
        }
    }

    /// Records a round trip to the player: the time they took to answer a ping, and the kernel's measurement if the connection is
    /// direct, in milliseconds.
    pub const fn measured(&mut self, ms: u32, kernel: Option<u32>) {
        self.round_trips.add(ms, kernel);
    }

    /// Handles an incoming frame. Answers are sent through the inbox.
    pub async fn receive(&mut self, text: &str) {
        let rtt = self.round_trips.trusted();
        let context =
            CommandContext { at: Some(self.hall.now()), rtt, ..CommandContext::default() };
        let Ok(frame) = serde_json::from_str::<ClientFrame>(text) else {
            self.refuse(id_of(text).as_deref(), &RefusalCode::Malformed.into());
            return;
        };
        match frame {
            ClientFrame::Ping { at } => self.say(&ServerFrame::Pong { at, now: self.hall.now() }),
            ClientFrame::Watch { game, since, key } => {
                let link = key.as_ref().map(link_hash);
                if let Err(refusal) = self.watch(game, since, link).await {
                    self.refuse(Some(&game.to_string()), &refusal);
                }
            }
            ClientFrame::Leave { game } => self.leave(game),
            ClientFrame::Lobby { on } => self.read_lobby(on).await,
            ClientFrame::Unseek { id } => {
                let done = match &self.viewer {
                    Some(viewer) => self.hall.pairing().unseek(viewer.player).await,
                    None => Ok(()),
                };
                match (id, done) {
                    (Some(id), done) => self.settle(&id, done.map(|()| 0)),
                    (None, Err(refusal)) => self.refuse(None, &refusal),
                    (None, Ok(())) => {}
                }
            }
            ClientFrame::Play { game, turn } => {
                self.command(game, &turn.id.clone(), Command::Play(turn), context).await;
            }
            ClientFrame::Act { game, id, act } => {
                // The second of two rematch offers creates a game.
                if act == Act::Rematch
                    && let Err(refusal) = self.check_limit(Limited::Game)
                {
                    return self.refuse(Some(&id), &refusal);
                }
                self.command(game, &id.clone(), Command::Act { id, act }, context).await;
            }
            ClientFrame::Plan { game, id, branches } => {
                self.command(game, &id, Command::Plan { branches }, context).await;
            }
            ClientFrame::Say { game, id, to, text, phrase } => match ChatContent::new(text, phrase)
            {
                Some(content) => match self.check_limit(Limited::Chat) {
                    Ok(()) => {
                        let command = Command::Say { id: Some(id.clone()), to, content };
                        self.command(game, &id, command, context).await;
                    }
                    Err(refusal) => self.refuse(Some(&id), &refusal),
                },
                None => self.refuse(Some(&id), &RefusalCode::BadChat.into()),
            },
            ClientFrame::Seek {
                id,
                variant,
                clock,
                rated,
                rated_only,
                combined,
                color,
                min,
                max,
            } => {
                let terms =
                    SeekTerms { variant, clock, rated, rated_only, combined, color, min, max };
                let done = match (&self.viewer, self.check_limit(Limited::Seek)) {
                    (Some(viewer), Ok(())) => self.hall.pairing().seek(viewer.player, terms).await,
                    (Some(_), Err(refusal)) => Err(refusal),
                    (None, _) => Err(RefusalCode::NotSignedIn.into()),
                };
                self.settle(&id, done.map(|_| 0));
            }
            ClientFrame::Take { id, seek } => {
                let done = match (&self.viewer, self.check_limit(Limited::Seek)) {
                    (Some(viewer), Ok(())) => self.hall.pairing().take(viewer.player, &seek).await,
                    (Some(_), Err(refusal)) => Err(refusal),
                    (None, _) => Err(RefusalCode::NotSignedIn.into()),
                };
                self.settle(&id, done.map(|_| 0));
            }
        }
    }

    async fn watch(
        &mut self,
        game: GameId,
        since: Option<u32>,
        link: Option<AccessKeyHash>,
    ) -> Result<(), Refusal> {
        if self.games.len() >= FOLLOWED_GAMES_MAX && !self.games.contains_key(&game) {
            return Err(RefusalCode::Limit.into());
        }
        let rooms = &self.hall.rooms;
        let known = self.games.get(&game).map(|followed| followed.subscription);
        let id = known.unwrap_or_else(|| rooms.unique_id());
        self.games.insert(game, FollowedGame { subscription: id, link });
        let viewer = self.viewer.as_ref().map(|viewer| viewer.player);
        let outbox = self.outbox.clone();
        let subscription = Subscription { id, viewer, link, outbox, encoding: Encoding::Frames };
        let done = rooms.subscribe(game, &subscription, since).await;
        if done.is_err() {
            self.games.remove(&game);
        }
        done
    }

    fn leave(&mut self, game: GameId) {
        if let Some(followed) = self.games.remove(&game) {
            self.hall.rooms.unsubscribe(game, followed.subscription);
        }
    }

    /// Subscribes to the lobby, which is sent at once and then whenever it changes, or unsubscribes.
    async fn read_lobby(&mut self, on: bool) {
        let was_on = std::mem::replace(&mut self.in_lobby, on);
        match (was_on, on) {
            (false, true) => {
                self.hall.lobby.add_reader(&self.outbox);
                match self.hall.lists().lobby().await {
                    Ok(lobby) => self.say(&ServerFrame::Lobby(lobby)),
                    // The lobby is sent to all readers as soon as it can be read.
                    Err(_) => self.hall.lobby.changed(),
                }
            }
            (true, false) => self.hall.lobby.remove_reader(&self.outbox),
            _ => {}
        }
    }

    async fn command(&self, game: GameId, id: &str, command: Command, context: CommandContext) {
        let link = self.games.get(&game).and_then(|followed| followed.link);
        let context = CommandContext { link, ..context };
        let done = match &self.viewer {
            Some(viewer) => self.hall.command_in(game, viewer.player, command, context).await,
            None => Err(RefusalCode::NotSignedIn.into()),
        };
        self.settle(id, done.map(|done| done.seq));
    }

    fn settle(&self, id: &str, done: Result<u32, Refusal>) {
        match done {
            Ok(seq) => self.say(&ServerFrame::Ack { id: id.to_owned(), seq }),
            Err(refusal) => self.refuse(Some(id), &refusal),
        }
    }

    fn refuse(&self, id: Option<&str>, refusal: &Refusal) {
        self.hall.metrics.refused(refusal.code());
        self.say(&ServerFrame::Refused {
            id: id.map(str::to_owned),
            code: refusal.code().to_owned(),
            text: refusal.to_string(),
        });
    }

    fn say(&self, frame: &ServerFrame) {
        self.outbox.send(Outgoing::frame(frame));
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.outbox.cut();
        self.hall.lobby.exit(self.viewer.as_ref().map(|viewer| viewer.player));
        if self.in_lobby {
            self.hall.lobby.remove_reader(&self.outbox);
        }
        for (game, followed) in self.games.drain() {
            self.hall.rooms.unsubscribe(game, followed.subscription);
        }
    }
}

/// Returns the id of a frame that could not be parsed, by which its sender can identify it.
fn id_of(frame: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(frame).ok()?;
    let id = value.get("id")?.as_str()?;
    (id.len() <= COMMAND_ID_MAX_CHARS).then(|| id.to_owned())
}
