//! Waits for games and starts them.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use engine::arena::UgiPlayer;
use protocol::{Status, StreamMessage};
use record::GameId;

use crate::{
    client::{BotError, Client, Outcome},
    game::Game,
};

/// How a bot is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The URL of the server.
    pub server: String,
    /// A token of a bot account.
    pub token: String,
    /// The program and its arguments.
    pub command: (String, Vec<String>),
    /// UGI options that are set whenever the program starts.
    pub options: Vec<(String, String)>,
    /// How many games are played at a time.
    pub games: usize,
}

/// Who is told what goes on.
pub type Report = Arc<dyn Fn(String) + Send + Sync>;

/// A program that plays on a server.
pub struct Bot {
    options: Options,
    client: Client,
    report: Report,
    stop: Arc<AtomicBool>,
    games: Arc<Mutex<HashSet<GameId>>>,
}

impl std::fmt::Debug for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bot").field("server", &self.options.server).finish_non_exhaustive()
    }
}

impl Bot {
    /// A bot that has not begun.
    ///
    /// # Errors
    /// The address of the server is none.
    pub fn new(options: Options, report: Report) -> Result<Self, BotError> {
        let client = Client::new(&options.server, &options.token)?;
        Ok(Self {
            options,
            client,
            report,
            stop: Arc::new(AtomicBool::new(false)),
            games: Arc::new(Mutex::new(HashSet::new())),
        })
    }

    /// Set it to end the bot.
    #[must_use]
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Waits for games and plays them until it is stopped.
    ///
    /// # Errors
    /// The server refuses the token. Whatever else happens, it tries again.
    pub fn run(&self) -> Result<(), BotError> {
        let (mut since, mut wait) = (None::<i64>, 1);
        (self.report)(format!("waiting for games at {}", self.options.server));
        while !self.stop.load(Ordering::Relaxed) {
            let query = since.map_or(String::new(), |seq| format!("?since={seq}"));
            let before = since;
            let mut pause = None;
            self.client.stream(&format!("/api/stream/events{query}"), |text| {
                match serde_json::from_str(text) {
                    Ok(StreamMessage::Bye { reconnect_in_ms }) => {
                        pause = Some(reconnect_in_ms.into());
                    }
                    Ok(message) => since = self.take(&message).or(since),
                    Err(error) => (self.report)(format!("a message was skipped: {error}")),
                }
                pause.is_none() && !self.stop.load(Ordering::Relaxed)
            })?;
            wait = if since == before { (wait * 2).min(20) } else { 1 };
            thread::sleep(Duration::from_millis(pause.unwrap_or(wait * 500).min(60_000)));
        }
        Ok(())
    }

    /// Does what a notification asks for and returns its number.
    fn take(&self, message: &StreamMessage) -> Option<i64> {
        match message {
            StreamMessage::Challenge { seq, game } => {
                if self.has_room() {
                    self.join(game.id);
                }
                Some(*seq)
            }
            StreamMessage::GameStart { seq, game } | StreamMessage::YourTurn { seq, game } => {
                if game.status == Status::Playing {
                    self.play(game.id);
                }
                Some(*seq)
            }
            StreamMessage::GameFinish { seq, .. } => Some(*seq),
            _ => None,
        }
    }

    fn join(&self, game: GameId) {
        match self.client.post(&format!("/api/games/{game}/join"), None) {
            Outcome::Done => self.play(game),
            Outcome::Refused(_, why) | Outcome::Unknown(why) => {
                (self.report)(format!("game {game} could not be joined: {why}"));
            }
        }
    }

    fn has_room(&self) -> bool {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.len() < self.options.games
    }

    /// Plays a game on a thread of its own, unless one plays it already.
    fn play(&self, id: GameId) {
        let is_new = self.games.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        if !is_new {
            return;
        }
        let (program, arguments) = self.options.command.clone();
        let player = self
            .options
            .options
            .iter()
            .fold(UgiPlayer::new(program, arguments), |player, (name, value)| {
                player.with_option(name, value)
            });
        let (client, stop) = (self.client.clone(), Arc::clone(&self.stop));
        let (games, report) = (Arc::clone(&self.games), Arc::clone(&self.report));
        report(format!("game {id} begins"));
        thread::spawn(move || {
            let tell = |text: String| report(text);
            if let Err(error) = Game::new(&client, id, player, &stop).play(&tell) {
                report(format!("game {id}: {error}"));
            }
            report(format!("game {id} is over"));
            games.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
        });
    }
}
