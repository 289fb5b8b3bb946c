//! One connection to a browser: frames in, frames out. Whoever carries them knows nothing of what they say.

use std::{collections::HashMap, sync::Arc};

use record::{GameId, PlayerId};
use serde::{Deserialize, Serialize};

use crate::{
    Hall,
    command::{Act, Circle, Command, Saying},
    lobby::SeekWish,
    outbox::{Inbox, Outbox, mailbox},
    refusal::{self, Refusal},
    room::{Ask, Circumstances, Tongue, Watcher},
    wire::{self, Side},
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
    pub shown: wire::Player,
}

/// A frame that a browser sends.
#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
enum Heard {
    Watch {
        game: GameId,
        since: Option<u32>,
    },
    Leave {
        game: GameId,
    },
    Play {
        game: GameId,
        id: String,
        ply: u32,
        turn: String,
        spent: Option<u32>,
    },
    Act {
        game: GameId,
        id: String,
        act: Act,
    },
    Plan {
        game: GameId,
        id: String,
        lines: Vec<Vec<String>>,
    },
    Say {
        game: GameId,
        id: String,
        to: Circle,
        text: Option<String>,
        phrase: Option<String>,
    },
    Lobby {
        on: bool,
    },
    Seek {
        id: String,
        variant: String,
        clock: String,
        rated: bool,
        color: Option<Side>,
        min: Option<i32>,
        max: Option<i32>,
    },
    Unseek,
    Take {
        id: String,
        seek: String,
    },
    Ping {
        at: f64,
    },
}

/// A frame that a browser gets, besides those that come from rooms.
#[derive(Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
enum Said<'a> {
    Welcome { me: Option<&'a wire::Player>, now: i64, version: &'static str },
    Ack { id: &'a str, seq: u32 },
    Refused { id: Option<&'a str>, code: &'static str, text: &'a str },
    Pong { at: f64, now: i64 },
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
        talk.say(&Said::Welcome {
            me: talk.viewer.as_ref().map(|viewer| &viewer.shown),
            now: talk.hall.now(),
            version: env!("CARGO_PKG_VERSION"),
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
        let Ok(heard) = serde_json::from_str::<Heard>(frame) else {
            self.refuse(id_of(frame).as_deref(), &refusal::MALFORMED);
            return;
        };
        match heard {
            Heard::Ping { at } => self.say(&Said::Pong { at, now: self.hall.now() }),
            Heard::Watch { game, since } => {
                if let Err(refusal) = self.watch(game, since).await {
                    self.refuse(Some(&game.to_string()), &refusal);
                }
            }
            Heard::Leave { game } => self.leave(game),
            Heard::Lobby { on } => self.look_at_lobby(on),
            Heard::Unseek => {
                if let Some(viewer) = &self.viewer {
                    self.hall.unseek(viewer.player);
                }
            }
            Heard::Play { game, id, ply, turn, spent } => {
                self.command(game, &id.clone(), Command::Play { id, ply, turn, spent }, how).await;
            }
            Heard::Act { game, id, act } => {
                self.command(game, &id.clone(), Command::Act { id, act }, how).await;
            }
            Heard::Plan { game, id, lines } => {
                self.command(game, &id, Command::Plan { lines }, how).await;
            }
            Heard::Say { game, id, to, text, phrase } => match saying(text, phrase) {
                Some(what) => self.command(game, &id, Command::Say { to, what }, how).await,
                None => self.refuse(Some(&id), &refusal::BAD_CHAT),
            },
            Heard::Seek { id, variant, clock, rated, color, min, max } => {
                let wish = wish(&variant, &clock, rated, color, min, max);
                let done = match (wish, &self.viewer) {
                    (Some(wish), Some(viewer)) => self.hall.seek(viewer.player, wish).await,
                    (None, _) => Err(refusal::MALFORMED),
                    (_, None) => Err(refusal::NOT_SIGNED_IN),
                };
                self.settle(&id, done.map(|_| 0));
            }
            Heard::Take { id, seek } => {
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
            Ok(seq) => self.say(&Said::Ack { id, seq }),
            Err(refusal) => self.refuse(Some(id), &refusal),
        }
    }

    fn refuse(&self, id: Option<&str>, refusal: &Refusal) {
        self.hall.shared().watch.refused(refusal.code);
        self.say(&Said::Refused { id, code: refusal.code, text: &refusal.text });
    }

    fn say(&self, said: &Said<'_>) {
        let text: Arc<str> = serde_json::to_string(said).unwrap_or_default().into();
        self.outbox.send(text);
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

fn wish(
    variant: &str,
    clock: &str,
    rated: bool,
    color: Option<Side>,
    min: Option<i32>,
    max: Option<i32>,
) -> Option<SeekWish> {
    let (variant, clock) = (variant.parse().ok()?, clock.parse().ok()?);
    Some(SeekWish { variant, clock, rated, color: color.map(Into::into), min, max })
}

/// The id in a frame that cannot be understood otherwise, so that the sender knows which one it was.
fn id_of(frame: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(frame).ok()?;
    let id = value.get("id")?.as_str()?;
    (id.len() <= crate::command::ID_LENGTH).then(|| id.to_owned())
}
