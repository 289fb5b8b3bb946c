//! The UGI protocol, a generalisation of UCI to any game: one command per line.

use std::{
    io::{BufRead, Write},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use engine::{Engine, Stopwatch};
use variants::{AnyGame, Color};

use crate::{
    input::{Input, read_line},
    output::Output,
    perft::{self, perft},
    protocol_error::{ProtocolError, beginning},
    session::Session,
    setup,
};

mod go;
mod job;
mod options;

use go::Go;
use job::Job;
use options::Options;

/// An engine driven by UGI commands.
pub struct Ugi<W> {
    output: Output<W>,
    game: AnyGame,
    options: Options,
    session: Session,
    job: Option<Job>,
    draw: fn(&AnyGame) -> String,
}

impl<W: Write + Send + 'static> Ugi<W> {
    /// Creates an engine that writes its answers to `output`; `draw` draws the board for the
    /// command `d`.
    pub fn new(output: W, draw: fn(&AnyGame) -> String) -> Self {
        let options = Options::default();
        Self {
            output: Output::new(output),
            game: AnyGame::start(options.variant),
            options,
            session: Session::default(),
            job: None,
            draw,
        }
    }

    /// Executes the commands of `input` until `quit` or the end of the input. At the end of the
    /// input, a search that has a limit is still finished.
    pub fn run(&mut self, input: &mut impl BufRead) {
        loop {
            match read_line(input) {
                Input::Text(line) if line == "quit" => return self.stop(),
                Input::Text(line) => self.execute(&line),
                Input::TooLong => self.refuse(&ProtocolError::LineTooLong),
                Input::End => break,
            }
        }
        if let Some(job) = self.job.take() {
            job.finish();
        }
    }

    fn write(&self, text: &str) {
        // If the reader has closed the output, the input will end as well.
        let _ = self.output.write(text);
    }

    fn refuse(&self, error: &ProtocolError) {
        self.write(&error_line(error));
    }

    /// Executes a command, or answers with an error.
    fn execute(&mut self, line: &str) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Err(error) = self.try_execute(word, rest.trim()) {
            self.refuse(&error);
        }
    }

    fn try_execute(&mut self, word: &str, rest: &str) -> Result<(), ProtocolError> {
        match word {
            "" => {}
            "ugi" => self.introduce(),
            "isready" => self.get_ready(),
            "stop" => self.stop(),
            "setoption" => self.set_option(rest)?,
            "uginewgame" => self.new_game(),
            "position" => self.set_position(rest)?,
            "go" => self.go(rest)?,
            "query" => self.query(rest)?,
            "legalmoves" => self.list_actions(),
            "perft" => self.perft(rest)?,
            "d" => self.write((self.draw)(&self.game).trim_end()),
            "fen" => self.write(&self.game.position()),
            "eval" => self.write(&format!("eval cp {}", Engine::evaluate(&self.game))),
            "undo" => self.undo()?,
            _ => return Err(ProtocolError::UnknownCommand(beginning(word))),
        }
        Ok(())
    }

    fn introduce(&self) {
        let mut text = format!("id name Gipfel {}\n", env!("CARGO_PKG_VERSION"));
        text += "id author The Gipfel developers\n";
        for line in Options::describe() {
            text += &line;
            text.push('\n');
        }
        self.write(&(text + "ugiok"));
    }

    /// Allocates the table now rather than while the clock is running.
    fn get_ready(&mut self) {
        if self.job.is_none() {
            self.session.engine();
        }
        self.write("readyok");
    }

    /// Stops a search or perft and waits for its answer.
    fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    fn set_option(&mut self, text: &str) -> Result<(), ProtocolError> {
        let mut options = self.options.clone();
        options.set(text)?;
        self.stop();
        if options.variant != self.options.variant {
            self.game = AnyGame::start(options.variant);
        }
        self.session.set(options.settings);
        let Options { level, variant, .. } = options;
        if level != self.options.level {
            let elo = level.elo(variant);
            self.write(&format!("info string level {level} of {variant} has about {elo} Elo"));
        }
        self.options = options;
        Ok(())
    }

    fn new_game(&mut self) {
        self.stop();
        self.session.clear();
        self.game = AnyGame::start(self.options.variant);
    }

    fn set_position(&mut self, text: &str) -> Result<(), ProtocolError> {
        let mut words = text.split_whitespace();
        let first = words.next();
        let start: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
        let start = start.join(" ");
        let position = match first {
            Some("startpos") if start.is_empty() => None,
            Some("fen") if !start.is_empty() => Some(start.as_str()),
            _ => return Err(ProtocolError::PositionShape),
        };
        let game = setup::game(self.options.variant, position, words)?;
        self.stop();
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), ProtocolError> {
        if self.game.outcome().is_some() {
            return Err(ProtocolError::GameOver);
        }
        let go = go::read(text, &self.game, &self.options)?;
        self.stop();
        let engine = self.session.engine_for(self.options.variant, &go.request);
        let (game, output) = (self.game.clone(), self.output.clone());
        self.job = Some(Job::start(go.endless, move |stop| {
            search(&game, &go, &engine, stop, &output);
        }));
        Ok(())
    }

    fn query(&self, text: &str) -> Result<(), ProtocolError> {
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
            _ => return Err(ProtocolError::UnknownQuery),
        };
        self.write(&format!("response {answer}"));
        Ok(())
    }

    fn list_actions(&self) {
        let mut tokens = self.game.legal_tokens();
        tokens.push("ok".to_owned());
        self.write(&tokens.join("\n"));
    }

    fn perft(&mut self, text: &str) -> Result<(), ProtocolError> {
        let depth = text.parse().ok().filter(|&depth| depth <= perft::PERFT_MAX_DEPTH);
        let depth: u32 = depth.ok_or(ProtocolError::Number)?;
        self.stop();
        let (game, output) = (self.game.clone(), self.output.clone());
        self.job = Some(Job::start(false, move |stop| {
            let counted = perft(&game, depth, &Stopwatch::start(stop))
                .map(|count| format!("perft {depth} {count}"));
            let _ = output.write(&counted.unwrap_or_else(|| error_line(&ProtocolError::Stopped)));
        }));
        Ok(())
    }

    fn undo(&mut self) -> Result<(), ProtocolError> {
        let last = self.game.turns().last().map(|turn| turn.actions);
        let actions = last.ok_or(ProtocolError::NothingToUndo)?;
        self.stop();
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

fn error_line(error: &ProtocolError) -> String {
    format!("error {} {error}", error.code())
}

/// Searches, writing `info` lines, and answers with the best turn.
fn search(
    game: &AnyGame,
    go: &Go,
    engine: &Engine,
    stop: &AtomicBool,
    output: &Output<impl Write>,
) {
    let answer = engine.search(game, &go.request, stop, |progress| {
        if !output.write(&go::info(progress, go.request.multi_pv > 1)) {
            // The reader has closed the output.
            stop.store(true, Relaxed);
        }
    });
    let _ = output.write(&go::totals(&answer));
    if go.held {
        job::wait_for(stop);
    }
    if let Some(turn) = answer.best_turn(&go.request) {
        let _ = output.write(&format!("bestmove {turn}"));
    }
}
