//! The bot, which waits for games and plays them.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use arena::UgiPlayer;
use protocol::{Status, StreamMessage};
use record::GameId;

use crate::{
    client::{
        BotError, Client, Outcome, RECONNECT_DELAY_MAX_MS, RECONNECT_DELAY_MS, StreamEnd,
        next_delay_ms,
    },
    game::Game,
};

/// Options of a bot.
#[derive(Clone, Debug)]
pub struct Options {
    /// URL of the server.
    pub server: String,
    /// Token of a bot account.
    pub token: String,
    /// Program and its arguments.
    pub command: (String, Vec<String>),
    /// UGI options, set whenever the program starts.
    pub options: Vec<(String, String)>,
    /// Maximum number of simultaneous games.
    pub games: usize,
}

/// Callback that receives a sentence about each event, to be shown to a person.
pub type Report = Arc<dyn Fn(String) + Send + Sync>;

/// Bot that plays on a server.
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
    /// Creates a bot, which connects when it is [run](Self::run).
    ///
    /// # Errors
    /// Returns an error if the server URL is invalid.
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

    /// Returns the flag that stops the bot when it is set.
    #[must_use]
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Waits for games and plays them until the bot is stopped.
    ///
    /// # Errors
    /// Returns an error if the server refuses the token. After any other failure the bot tries again.
    pub fn run(&self) -> Result<(), BotError> {
        let (mut since, mut delay) = (None::<i64>, RECONNECT_DELAY_MS);
        let server = &self.options.server;
        // Whether the next opened stream is worth a report: the first one, and the one that ends an outage.
        let mut is_news = true;
        let mut is_down = false;
        (self.report)(format!("connecting to {server}"));
        while !self.stop.load(Ordering::Relaxed) {
            let query = since.map_or(String::new(), |seq| format!("?since={seq}"));
            let before = since;
            let mut pause = None;
            let opened = || {
                if std::mem::take(&mut is_news) {
                    (self.report)(format!("waiting for games at {server}"));
                }
            };
            let path = format!("/api/stream/events{query}");
            let ended = self.client.stream(&path, opened, |text| {
                match serde_json::from_str(text) {
                    Ok(StreamMessage::Bye { reconnect_in_ms }) => {
                        pause = Some(reconnect_in_ms.into());
                    }
                    Ok(message) => since = self.take(&message).or(since),
                    Err(error) => (self.report)(format!("skipped an invalid message: {error}")),
                }
                pause.is_none() && !self.stop.load(Ordering::Relaxed)
            })?;
            let previous = delay;
            delay = next_delay_ms(delay, since != before);
            let was_down = std::mem::replace(&mut is_down, ended != StreamEnd::Read);
            if let StreamEnd::Unreachable(why) = ended {
                // Reported as long as the delay grows, so an outage of hours takes three lines.
                if delay > previous || !was_down {
                    let every = if delay == RECONNECT_DELAY_MAX_MS { "every" } else { "in" };
                    let seconds = delay as f64 / 1000.0;
                    (self.report)(format!(
                        "cannot reach {server} ({why}); trying again {every} {seconds} s"
                    ));
                }
                is_news = true;
            }
            thread::sleep(Duration::from_millis(pause.unwrap_or(delay).min(60_000)));
        }
        Ok(())
    }

    /// Handles a notification and returns its sequence number.
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
            StreamMessage::GameFinish { seq, .. } | StreamMessage::ChallengeEnded { seq, .. } => {
                Some(*seq)
            }
            _ => None,
        }
    }

    fn join(&self, game: GameId) {
        match self.client.post(&format!("/api/games/{game}/join"), None) {
            Outcome::Done => self.play(game),
            Outcome::Refused(_, why) | Outcome::Unknown(why) => {
                (self.report)(format!("cannot join game {game}: {why}"));
            }
        }
    }

    fn has_room(&self) -> bool {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.len() < self.options.games
    }

    /// Plays a game on a new thread, unless a thread is already playing it.
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

#[cfg(test)]
mod tests {
    use protocol::GameSummary;

    use super::*;
    use crate::test_server::serve;

    fn bot(server: String, games: usize) -> Bot {
        let command = ("no-such-program".to_owned(), vec![]);
        let options =
            Options { server, token: "secret".to_owned(), command, options: vec![], games };
        Bot::new(options, Arc::new(|_| {})).unwrap()
    }

    /// Returns the game of a published sample, with a status.
    fn game(status: Status) -> Box<GameSummary> {
        let samples = include_str!("../../protocol/tests/protocol/messages.jsonl");
        let mut messages = samples.lines().filter_map(|line| serde_json::from_str(line).ok());
        let game = messages.find_map(|message| match message {
            StreamMessage::GameStart { game, .. } => Some(game),
            _ => None,
        });
        let id = GameId::from_random(7);
        Box::new(GameSummary {
            id,
            status,
            ..*game.expect("the start of a game is among the samples")
        })
    }

    #[test]
    fn a_challenge_is_accepted_unless_the_bot_has_too_many_games() {
        let (url, requests) = serve(vec![(409, String::new())]);
        let challenge = |seq| StreamMessage::Challenge { seq, game: game(Status::Waiting) };
        assert_eq!(bot(url.clone(), 0).take(&challenge(3)), Some(3));
        assert!(requests.try_recv().is_err());
        assert_eq!(bot(url, 1).take(&challenge(4)), Some(4));
        let joined = format!("POST /api/games/{}/join", GameId::from_random(7));
        assert_eq!(requests.try_recv().unwrap().line, joined);
    }

    #[test]
    fn a_bot_that_reconnects_requests_missed_notifications() {
        let finish = StreamMessage::GameFinish { seq: 41, game: game(Status::Ended) };
        let bye = StreamMessage::Bye { reconnect_in_ms: 0 };
        let lines = [finish, bye].map(|message| serde_json::to_string(&message).unwrap());
        let (url, requests) = serve(vec![(200, lines.join("\n")), (401, String::new())]);
        assert!(matches!(bot(url, 1).run(), Err(BotError::Refused(_))));
        let lines: Vec<String> = requests.try_iter().map(|request| request.line).collect();
        assert_eq!(lines, ["GET /api/stream/events", "GET /api/stream/events?since=41"]);
    }

    #[test]
    fn an_unreachable_server_is_reported() {
        let (url, _requests) = serve(vec![(503, String::new()), (401, String::new())]);
        let said = Arc::new(Mutex::new(Vec::new()));
        let mut bot = bot(url.clone(), 1);
        let heard = Arc::clone(&said);
        bot.report = Arc::new(move |text| heard.lock().unwrap().push(text));
        assert!(bot.run().is_err());
        let why = format!("cannot reach {url} (it answers with status 503); trying again in 1 s");
        assert_eq!(*said.lock().unwrap(), [format!("connecting to {url}"), why]);
    }

    #[test]
    fn a_finished_game_is_not_played() {
        let bot = bot("http://127.0.0.1:1".to_owned(), 1);
        let start = StreamMessage::GameStart { seq: 9, game: game(Status::Ended) };
        assert_eq!(bot.take(&start), Some(9));
        assert!(bot.games.lock().unwrap().is_empty());
    }
}
