//! Where a bot waits for games.

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

use crate::{
    game::Game,
    line::Notice,
    way::{BotError, Outcome, Way},
};

/// How a bot is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address of the server.
    pub server: String,
    /// A token of a bot account.
    pub token: String,
    /// The program, and what it is told on its command line.
    pub command: (String, Vec<String>),
    /// Options that the program is given whenever it starts.
    pub options: Vec<(String, String)>,
    /// How many games are played at a time.
    pub games: usize,
}

/// Who is told what goes on.
pub type Report = Arc<dyn Fn(String) + Send + Sync>;

/// A program that plays on a server.
pub struct Bot {
    options: Options,
    way: Way,
    report: Report,
    stop: Arc<AtomicBool>,
    games: Arc<Mutex<HashSet<String>>>,
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
        let way = Way::new(&options.server, &options.token)?;
        Ok(Self {
            options,
            way,
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
            self.way.stream(&format!("/api/stream/events{query}"), |text| {
                if let Ok(notice) = serde_json::from_str::<Notice>(text) {
                    since = notice.seq.or(since);
                    pause = notice.reconnect.or(pause);
                    self.hear(&notice);
                }
                pause.is_none() && !self.stop.load(Ordering::Relaxed)
            })?;
            wait = if since == before { (wait * 2).min(20) } else { 1 };
            thread::sleep(Duration::from_millis(pause.unwrap_or(wait * 500).min(60_000)));
        }
        Ok(())
    }

    fn hear(&self, notice: &Notice) {
        let Some(card) = &notice.game else { return };
        match notice.kind.as_str() {
            "challenge" if self.has_place() => {
                match self.way.post(&format!("/api/games/{}/join", card.id), None) {
                    Outcome::Done => self.play(&card.id),
                    Outcome::Refused(_, why) | Outcome::Unknown(why) => {
                        (self.report)(format!("game {} could not be joined: {why}", card.id));
                    }
                }
            }
            "gameStart" | "yourTurn" if card.status == "playing" => self.play(&card.id),
            _ => {}
        }
    }

    fn has_place(&self) -> bool {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.len() < self.options.games
    }

    /// Plays a game on a thread of its own, unless it is played already.
    fn play(&self, id: &str) {
        let is_new =
            self.games.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned());
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
        let (way, stop, id) = (self.way.clone(), Arc::clone(&self.stop), id.to_owned());
        let (games, report) = (Arc::clone(&self.games), Arc::clone(&self.report));
        report(format!("game {id} begins"));
        thread::spawn(move || {
            let tell = |text: String| report(text);
            if let Err(error) = Game::new(&way, id.clone(), player, &stop).play(&tell) {
                report(format!("game {id}: {error}"));
            }
            report(format!("game {id} is over"));
            games.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
        });
    }
}
