//! The engine protocol: UGI, UCI for any game, one command a line.

use std::{
    io::{BufRead, Read, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

use variants::{AnyGame, Color, Variant};

use crate::{Thinker, Wish};

mod command;
mod go;

use command::{Options, Refusal};

/// Longer lines are refused unread.
const LONGEST_LINE: u64 = 1 << 20;

/// The deepest perft that is counted: deeper ones would never end.
const DEEPEST_PERFT: u32 = 12;

/// An engine that is driven by lines of text.
pub struct Ugi<W> {
    output: Arc<Mutex<W>>,
    game: AnyGame,
    options: Options,
    thinker: Arc<Thinker>,
    thinking: Option<Thinking>,
    draw: fn(&AnyGame) -> String,
}

/// A search in the background.
struct Thinking {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl<W: Write + Send + 'static> Ugi<W> {
    /// An engine that answers to `output`; `draw` draws the board for people.
    pub fn new(output: W, draw: fn(&AnyGame) -> String) -> Self {
        let options = Options::default();
        Self {
            output: Arc::new(Mutex::new(output)),
            game: AnyGame::start(Variant::Yinsh),
            thinker: Arc::new(options.thinker()),
            options,
            thinking: None,
            draw,
        }
    }

    /// Obeys the lines of `input` until `quit` or its end.
    pub fn run(&mut self, input: &mut impl BufRead) {
        let mut line = Vec::new();
        loop {
            line.clear();
            match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => break,
                Ok(_) if line.len() as u64 >= LONGEST_LINE && !line.ends_with(b"\n") => {
                    skip_line(input);
                    self.refuse(&Refusal::LineTooLong);
                }
                Ok(_) => {
                    let text = String::from_utf8_lossy(&line);
                    if !self.obey(text.trim()) {
                        break;
                    }
                }
            }
        }
        self.stop();
    }

    fn say(&self, text: &str) {
        say(&self.output, text);
    }

    fn refuse(&self, refusal: &Refusal) {
        self.say(&format!("error {} {refusal}", refusal.code()));
    }

    /// Obeys one line; `false` means goodbye.
    fn obey(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match word {
            "" => Ok(()),
            "quit" => return false,
            "ugi" => {
                self.introduce();
                Ok(())
            }
            "isready" => {
                self.say("readyok");
                Ok(())
            }
            "stop" => {
                self.stop();
                Ok(())
            }
            "setoption" => self.set_option(rest),
            "uginewgame" => {
                self.stop();
                self.thinker.forget();
                self.game = AnyGame::start(self.options.variant);
                Ok(())
            }
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "query" => self.query(rest),
            "legalmoves" => {
                for token in self.game.legal_tokens() {
                    self.say(&token);
                }
                self.say("ok");
                Ok(())
            }
            "perft" => self.perft(rest),
            "d" => {
                self.say((self.draw)(&self.game).trim_end());
                Ok(())
            }
            "fen" => {
                self.say(&self.game.position());
                Ok(())
            }
            "eval" => {
                self.say(&format!("eval cp {}", Thinker::evaluate(&self.game)));
                Ok(())
            }
            "undo" => self.undo(),
            _ => Err(Refusal::UnknownCommand(word.chars().take(40).collect())),
        };
        if let Err(refusal) = done {
            self.refuse(&refusal);
        }
        true
    }

    fn introduce(&self) {
        self.say(&format!("id name Gipfel {}", env!("CARGO_PKG_VERSION")));
        self.say("id author The Gipfel developers");
        for line in Options::describe() {
            self.say(&line);
        }
        self.say("ugiok");
    }

    /// Ends a search and waits for its `bestmove`.
    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Relaxed);
            // A search that panicked has said nothing; there is nothing to add.
            let _ = thinking.thread.join();
        }
    }

    fn set_option(&mut self, text: &str) -> Result<(), Refusal> {
        self.stop();
        let before = self.options.clone();
        self.options.set(text)?;
        if self.options.variant != before.variant {
            self.game = AnyGame::start(self.options.variant);
        }
        let level = |options: &Options| (options.variant, options.level, options.seed);
        if (self.options.hash, self.options.threads) != (before.hash, before.threads) {
            self.thinker = Arc::new(self.options.thinker());
        } else if level(&self.options) != level(&before) {
            // What one level has seen would mislead another.
            self.thinker.forget();
        }
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), Refusal> {
        self.stop();
        let (start, moves) = match text.split_once("moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (text, ""),
        };
        let mut game = if start == "startpos" {
            AnyGame::start(self.options.variant)
        } else if let Some(position) = start.strip_prefix("fen ") {
            AnyGame::from_position(self.options.variant, position).map_err(Refusal::Position)?
        } else {
            return Err(Refusal::PositionShape);
        };
        for (index, token) in moves.split_whitespace().enumerate() {
            game.play_turn(token).map_err(|error| Refusal::Turn {
                number: index + 1,
                token: token.chars().take(40).collect(),
                error,
            })?;
        }
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), Refusal> {
        self.stop();
        let wish = go::read(text, &self.game, &self.options)?;
        if self.game.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let (game, thinker) = (self.game.clone(), Arc::clone(&self.thinker));
        let (output, flag) = (Arc::clone(&self.output), Arc::clone(&stop));
        let lines = wish.lines;
        let thread = thread::spawn(move || think(&game, &wish, &thinker, &flag, &output, lines));
        self.thinking = Some(Thinking { stop, thread });
        Ok(())
    }

    fn query(&self, text: &str) -> Result<(), Refusal> {
        let outcome = self.game.outcome();
        let answer = match text {
            "gameover" => outcome.is_some().to_string(),
            "p1turn" => (self.game.to_act() == Color::White).to_string(),
            "result" => match outcome.map(|outcome| outcome.winner()) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Color::White)) => "p1win",
                Some(Some(Color::Black)) => "p2win",
            }
            .to_owned(),
            _ => return Err(Refusal::UnknownQuery),
        };
        self.say(&format!("response {answer}"));
        Ok(())
    }

    fn perft(&self, text: &str) -> Result<(), Refusal> {
        let depth: u32 = text.parse().map_err(|_| Refusal::Number)?;
        if depth > DEEPEST_PERFT {
            return Err(Refusal::Number);
        }
        self.say(&format!("perft {depth} {}", self.game.perft(depth)));
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        self.stop();
        let player = self.game.turns().last().map(|turn| turn.actions);
        let actions = player.ok_or(Refusal::NothingToUndo)?;
        for _ in 0..actions {
            self.game.undo();
        }
        Ok(())
    }
}

impl<W> std::fmt::Debug for Ugi<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ugi").field("game", &self.game.position()).finish_non_exhaustive()
    }
}

/// Says a line; a reader that has gone is no reason to fail.
fn say(output: &Mutex<impl Write>, text: &str) {
    if let Ok(mut output) = output.lock() {
        let _ = writeln!(output, "{text}");
        let _ = output.flush();
    }
}

/// Thinks, tells about it, and names the best turn.
fn think(
    game: &AnyGame,
    wish: &Wish,
    thinker: &Thinker,
    stop: &AtomicBool,
    output: &Mutex<impl Write>,
    lines: usize,
) {
    let answer = thinker.think(game, wish, stop, |progress| {
        say(output, &go::info(progress, lines > 1));
    });
    match answer.lines.first() {
        Some(line) => say(output, &format!("bestmove {}", line.turn)),
        None => say(output, "error no-turn none of the searchmoves is a legal turn"),
    }
}

/// Reads on to the end of a line that is too long.
fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        if buffer.is_empty() {
            return;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return;
        }
    }
}
