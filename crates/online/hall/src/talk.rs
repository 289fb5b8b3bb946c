//! One connection to a browser: frames in, frames out. Whoever carries them knows nothing of what they say.

use std::{collections::HashMap, sync::Arc};

use protocol::{ClientFrame, ServerFrame};
use record::{GameId, PlayerId};

use crate::{
    Hall,
    command::{Command, Saying},
    lobby::SeekWish,
    outbox::{Inbox, Outbox, Outgoing, mailbox},
    refusal::{self, Refusal},
    room::{Ask, Circumstances, Tongue, Watcher},
};

/// How many frames may wait for a slow reader.
const QUEUE: usize = 128;
/// How many games one connection may watch.
const MOST_GAMES: usize = 16;

/// Who is at the other end.
#[derive(Clone, PartialEq, Debug)]
pub struct Viewer {
    /// His id.
    pub player: PlayerId,
    /// As others see him.
    pub shown: protocol::Player,
}

/// One connection.
#[derive(Debug)]
pub struct Talk {
    hall: Hall,
    viewer: Option<Viewer>,
    outbox: Outbox,
    games: HashMap<GameId, u64>,
    in_lobby: bool,
    rtt: Option<u32>,
}

impl Talk {
    pub(crate) fn new(hall: Hall, viewer: Option<Viewer>) -> (Self, Inbox) {
        let (outbox, inbox) = mailbox(QUEUE);
        hall.shared().lobby.enter(viewer.as_ref().map(|viewer| viewer.player), &outbox);
        let talk = Self { hall, viewer, outbox, games: HashMap::new(), in_lobby: false, rtt: None };
        talk.say(&ServerFrame::Welcome {
            me: talk.viewer.as_ref().map(|viewer| viewer.shown.clone()),
            now: talk.hall.now(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        });
        (talk, inbox)
    }

    /// How long the way there and back takes, in milliseconds, as measured by whoever carries the frames.
    pub fn rtt(&mut self, ms: u32) {
        self.rtt = Some(ms);
    }

    /// Takes a frame that has just arrived. Answers come out of the inbox.
    pub async fn hear(&mut self, frame: &str) {
        let how = Circumstances { at: Some(self.hall.now()), rtt: self.rtt };
        let Ok(heard) = serde_json::from_str::<ClientFrame>(frame) else {
            self.refuse(id_of(frame).as_deref(), &refusal::MALFORMED);
            return;
        };
        match heard {
            ClientFrame::Ping { at } => self.say(&ServerFrame::Pong { at, now: self.hall.now() }),
            ClientFrame::Watch { game, since } => {
                if let Err(refusal) = self.watch(game, since).await {
                    self.refuse(Some(&game.to_string()), &refusal);
                }
            }
            ClientFrame::Leave { game } => self.leave(game),
            ClientFrame::Lobby { on } => self.look_at_lobby(on),
            ClientFrame::Unseek => {
                if let Some(viewer) = &self.viewer {
                    self.hall.unseek(viewer.player);
                }
            }
            ClientFrame::Play { game, id, ply, turn, spent } => {
                self.command(game, &id.clone(), Command::Play { id, ply, turn, spent }, how).await;
            }
            ClientFrame::Act { game, id, act } => {
                self.command(game, &id.clone(), Command::Act { id, act }, how).await;
            }
            ClientFrame::Plan { game, id, branches } => {
                self.command(game, &id, Command::Plan { branches }, how).await;
            }
            ClientFrame::Say { game, id, to, text, phrase } => match saying(text, phrase) {
                Some(what) => self.command(game, &id, Command::Say { to, what }, how).await,
                None => self.refuse(Some(&id), &refusal::BAD_CHAT),
            },
            ClientFrame::Seek { id, variant, clock, rated, color, min, max } => {
                let wish = SeekWish { variant, clock, rated, color, min, max };
                let done = match &self.viewer {
                    Some(viewer) => self.hall.seek(viewer.player, wish).await,
                    None => Err(refusal::NOT_SIGNED_IN),
                };
                self.settle(&id, done.map(|_| 0));
            }
            ClientFrame::Take { id, seek } => {
                let done = match &self.viewer {
                    Some(viewer) => self.hall.take(viewer.player, &seek).await,
                    None => Err(refusal::NOT_SIGNED_IN),
                };
                self.settle(&id, done.map(|_| 0));
            }
        }
    }

    async fn watch(&mut self, game: GameId, since: Option<u32>) -> Result<(), Refusal> {
        if self.games.len() >= MOST_GAMES && !self.games.contains_key(&game) {
            return Err(refusal::TOO_MANY);
        }
        let shared = self.hall.shared();
        let id = *self.games.entry(game).or_insert_with(|| shared.watcher_id());
        let viewer = self.viewer.as_ref().map(|viewer| viewer.player);
        let watcher = Watcher { id, viewer, outbox: self.outbox.clone(), tongue: Tongue::Frames };
        let watched = shared.ask(game, |answer| Ask::Watch { watcher, since, answer }).await;
        if watched.is_err() {
            self.games.remove(&game);
        }
        watched
    }

    fn leave(&mut self, game: GameId) {
        if let Some(watcher) = self.games.remove(&game) {
            self.hall.shared().leave(game, watcher);
        }
    }

    fn look_at_lobby(&mut self, on: bool) {
        let lobby = &self.hall.shared().lobby;
        match (self.in_lobby, on) {
            (false, true) => lobby.look(&self.outbox),
            (true, false) => lobby.look_away(&self.outbox),
            _ => {}
        }
        self.in_lobby = on;
    }

    async fn command(&self, game: GameId, id: &str, command: Command, how: Circumstances) {
        let done = match &self.viewer {
            Some(viewer) => self.hall.command_under(game, viewer.player, command, how).await,
            None => Err(refusal::NOT_SIGNED_IN),
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
        self.hall.shared().watch.refused(refusal.code);
        self.say(&ServerFrame::Refused {
            id: id.map(str::to_owned),
            code: refusal.code.to_owned(),
            text: refusal.text.clone().into_owned(),
        });
    }

    fn say(&self, frame: &ServerFrame) {
        self.outbox.send(Outgoing::frame(frame));
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.outbox.cut();
        let shared = Arc::clone(self.hall.shared());
        shared.lobby.exit(self.viewer.as_ref().map(|viewer| viewer.player));
        if self.in_lobby {
            shared.lobby.look_away(&self.outbox);
        }
        for (game, watcher) in self.games.drain() {
            shared.leave(game, watcher);
        }
    }
}

fn saying(text: Option<String>, phrase: Option<String>) -> Option<Saying> {
    match (text, phrase) {
        (Some(text), None) => Some(Saying::Text(text)),
        (None, Some(phrase)) => Some(Saying::Phrase(phrase)),
        _ => None,
    }
}

/// The id in a frame that cannot be understood otherwise, so that the sender knows which one it was.
fn id_of(frame: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(frame).ok()?;
    let id = value.get("id")?.as_str()?;
    (id.len() <= crate::command::ID_LENGTH).then(|| id.to_owned())
}
