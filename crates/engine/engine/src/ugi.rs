//! The engine protocol: UGI, UCI for any game, one command a line.

use std::{
    io::{BufRead, Write},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use variants::{AnyGame, Color};

use crate::{
    Thinker,
    count::{self, perft},
    lines::{self, Line},
    mind::{Mind, best_turn},
    output::Output,
    refusal::{Refusal, beginning},
    setup,
    stopwatch::Stopwatch,
};

mod command;
mod go;
mod job;

use command::Options;
use go::Go;
use job::Job;

/// An engine that is driven by lines of text.
pub struct Ugi<W> {
    output: Output<W>,
    game: AnyGame,
    options: Options,
    mind: Mind,
    job: Option<Job>,
    draw: fn(&AnyGame) -> String,
}

impl<W: Write + Send + 'static> Ugi<W> {
    /// An engine that answers to `output`; `draw` draws the board for people.
    pub fn new(output: W, draw: fn(&AnyGame) -> String) -> Self {
        let options = Options::default();
        Self {
            output: Output::new(output),
            game: AnyGame::start(options.variant),
            options,
            mind: Mind::default(),
            job: None,
            draw,
        }
    }

    /// Obeys the lines of `input` until `quit` or its end. At the end of the input a
    /// search that has a limit is still finished.
    pub fn run(&mut self, input: &mut impl BufRead) {
        loop {
            match lines::read(input) {
                Line::Text(line) if line == "quit" => return self.stop(),
                Line::Text(line) => self.obey(&line),
                Line::TooLong => self.refuse(&Refusal::LineTooLong),
                Line::End => break,
            }
        }
        if let Some(job) = self.job.take() {
            job.finish();
        }
    }

    fn say(&self, text: &str) {
        // A reader that has gone is no reason to fail: the input will end as well.
        let _ = self.output.say(text);
    }

    fn refuse(&self, refusal: &Refusal) {
        self.say(&error(refusal));
    }

    /// Obeys a line, or says why not.
    fn obey(&mut self, line: &str) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Err(refusal) = self.try_obey(word, rest.trim()) {
            self.refuse(&refusal);
        }
    }

    fn try_obey(&mut self, word: &str, rest: &str) -> Result<(), Refusal> {
        match word {
            "" => {}
            "ugi" => self.introduce(),
            "isready" => self.get_ready(),
            "stop" => self.stop(),
            "setoption" => self.set_option(rest)?,
            "uginewgame" => self.start_anew(),
            "position" => self.set_position(rest)?,
            "go" => self.go(rest)?,
            "query" => self.query(rest)?,
            "legalmoves" => self.list_actions(),
            "perft" => self.count(rest)?,
            "d" => self.say((self.draw)(&self.game).trim_end()),
            "fen" => self.say(&self.game.position()),
            "eval" => self.say(&format!("eval cp {}", Thinker::evaluate(&self.game))),
            "undo" => self.undo()?,
            _ => return Err(Refusal::UnknownCommand(beginning(word))),
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
        self.say(&(text + "ugiok"));
    }

    /// What takes long is done now, not when the clock runs.
    fn get_ready(&mut self) {
        if self.job.is_none() {
            self.mind.wake();
        }
        self.say("readyok");
    }

    /// Ends a search or a count and waits for its answer.
    fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    fn set_option(&mut self, text: &str) -> Result<(), Refusal> {
        let mut options = self.options.clone();
        options.set(text)?;
        self.stop();
        if options.variant != self.options.variant {
            self.game = AnyGame::start(options.variant);
        }
        self.mind.change(options.settings);
        let Options { level, variant, .. } = options;
        if level != self.options.level {
            let elo = level.elo(variant);
            self.say(&format!("info string level {level} of {variant} has about {elo} Elo"));
        }
        self.options = options;
        Ok(())
    }

    fn start_anew(&mut self) {
        self.stop();
        self.mind.forget();
        self.game = AnyGame::start(self.options.variant);
    }

    fn set_position(&mut self, text: &str) -> Result<(), Refusal> {
        let mut words = text.split_whitespace();
        let first = words.next();
        let start: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
        let start = start.join(" ");
        let position = match first {
            Some("startpos") if start.is_empty() => None,
            Some("fen") if !start.is_empty() => Some(start.as_str()),
            _ => return Err(Refusal::PositionShape),
        };
        let game = setup::game(self.options.variant, position, words)?;
        self.stop();
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), Refusal> {
        if self.game.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let go = go::read(text, &self.game, &self.options)?;
        self.stop();
        let thinker = self.mind.thinker(self.options.variant, &go.wish);
        let (game, output) = (self.game.clone(), self.output.clone());
        self.job = Some(Job::start(go.endless, move |stop| {
            think(&game, &go, &thinker, stop, &output);
        }));
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

    fn list_actions(&self) {
        let mut tokens = self.game.legal_tokens();
        tokens.push("ok".to_owned());
        self.say(&tokens.join("\n"));
    }

    fn count(&mut self, text: &str) -> Result<(), Refusal> {
        let depth = text.parse().ok().filter(|&depth| depth <= count::DEEPEST);
        let depth: u32 = depth.ok_or(Refusal::Number)?;
        self.stop();
        let (game, output) = (self.game.clone(), self.output.clone());
        self.job = Some(Job::start(false, move |stop| {
            let counted = perft(&game, depth, &Stopwatch::start(stop))
                .map(|count| format!("perft {depth} {count}"));
            let _ = output.say(&counted.unwrap_or_else(|| error(&Refusal::Stopped)));
        }));
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        let last = self.game.turns().last().map(|turn| turn.actions);
        let actions = last.ok_or(Refusal::NothingToUndo)?;
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

fn error(refusal: &Refusal) -> String {
    format!("error {} {refusal}", refusal.code())
}

/// Thinks, tells about it, and names the best turn.
fn think(
    game: &AnyGame,
    go: &Go,
    thinker: &Thinker,
    stop: &AtomicBool,
    output: &Output<impl Write>,
) {
    let answer = thinker.think(game, &go.wish, stop, |progress| {
        if !output.say(&go::info(progress, go.wish.lines > 1)) {
            // Nobody would read the answer.
            stop.store(true, Relaxed);
        }
    });
    let _ = output.say(&go::cost(&answer));
    if go.held {
        job::wait_for(stop);
    }
    if let Some(turn) = best_turn(&answer, &go.wish) {
        let _ = output.say(&format!("bestmove {turn}"));
    }
}
