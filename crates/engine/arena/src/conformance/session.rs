use std::time::{Duration, Instant};

use engine::catalogue::{self, CUSTOM_TERMS};
use variants::{AnyGame, Variant};

use super::{dialogue::Dialogue, fault::Fault, search_output::SearchOutput};

/// Custom terms used for the checks, different for the two players.
const TERMS: &str = "standard:18/15:T3U2-z6";

/// Returns the variant with this id, if it is known.
fn known(id: &str) -> Option<Variant> {
    let terms = id.eq_ignore_ascii_case(CUSTOM_TERMS).then_some(TERMS);
    catalogue::variant(id, terms).ok()
}

/// A session with a program, which is restarted after a failure.
#[derive(Debug)]
pub(super) struct Session {
    program: String,
    arguments: Vec<String>,
    pub(super) timeout: Duration,
    dialogue: Option<Dialogue>,
    /// Lines of the answer to `ugi`.
    pub(super) introduction: Vec<String>,
}

impl Session {
    pub(super) fn new(program: &str, arguments: &[String], timeout: Duration) -> Self {
        Self {
            program: program.to_owned(),
            arguments: arguments.to_vec(),
            timeout,
            dialogue: None,
            introduction: Vec::new(),
        }
    }

    /// Begins a check: starts the program if it is not running, and discards the lines kept so far.
    pub(super) fn begin(&mut self) -> Result<(), Fault> {
        if let Some(dialogue) = &mut self.dialogue {
            dialogue.begin();
            return Ok(());
        }
        self.dialogue = Some(Dialogue::start(&self.program, &self.arguments)?);
        self.introduction = self.ask("ugi", "ugiok")?;
        Ok(())
    }

    /// Ends a program that has failed and returns the last lines of the dialogue.
    pub(super) fn give_up(&mut self) -> Vec<String> {
        self.dialogue.take().map(|dialogue| dialogue.kept()).unwrap_or_default()
    }

    fn dialogue(&mut self) -> Result<&mut Dialogue, Fault> {
        self.dialogue.as_mut().ok_or(Fault::Died)
    }

    pub(super) fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.dialogue()?.send(line);
        Ok(())
    }

    /// Reads up to a line that begins with `word` and returns all lines including that one.
    pub(super) fn read_until(&mut self, word: &str, time: Duration) -> Result<Vec<String>, Fault> {
        let deadline = Instant::now() + time;
        let mut lines = Vec::new();
        loop {
            let line = self.dialogue()?.read(deadline, time)?;
            let found = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if found {
                return Ok(lines);
            }
        }
    }

    pub(super) fn ask(&mut self, line: &str, word: &str) -> Result<Vec<String>, Fault> {
        self.send(line)?;
        self.read_until(word, self.timeout)
    }

    /// Returns the answer to commands without a search: all lines up to the next `readyok`.
    pub(super) fn collect(&mut self, lines: &[&str]) -> Result<Vec<String>, Fault> {
        for line in lines {
            self.send(line)?;
        }
        let mut answer = self.ask("isready", "readyok")?;
        answer.pop();
        Ok(answer)
    }

    /// Sends commands that the program must accept.
    pub(super) fn send_all(&mut self, lines: &[&str]) -> Result<(), Fault> {
        match self.collect(lines)?.into_iter().find(|line| line.starts_with("error")) {
            None => Ok(()),
            Some(error) => Err(Fault::Wrong(format!("it rejects a valid command: {error}"))),
        }
    }

    /// Starts a new game at a position.
    pub(super) fn set_up(&mut self, variant: Variant, position: &str) -> Result<(), Fault> {
        if self.has_option("Game") {
            if let Some(terms) = variant.custom_terms() {
                self.send_all(&[&format!("setoption name Terms value {terms}")])?;
            }
            self.send_all(&[&format!("setoption name Game value {variant}")])?;
        }
        self.send_all(&["uginewgame", position])
    }

    /// Makes the program search a game that has been set up. Its turn must be legal.
    pub(super) fn search(&mut self, game: &AnyGame, go: &str) -> Result<SearchOutput, Fault> {
        let start = Instant::now();
        let lines = self.ask(go, "bestmove")?;
        SearchOutput::read(game, &lines, start.elapsed())
    }

    /// Returns whether the program has an option.
    pub(super) fn has_option(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// Returns the line that describes an option.
    pub(super) fn option(&self, name: &str) -> Option<&str> {
        let shape = format!("option name {name} type ");
        let found = self.introduction.iter().find(|line| line.starts_with(&shape));
        found.map(String::as_str)
    }

    /// Returns the variants that the program plays: those of its option `Game`, or YINSH if it has
    /// no such option.
    pub(super) fn variants(&self) -> Vec<Variant> {
        match self.option("Game") {
            None => vec![Variant::Yinsh],
            Some(line) => {
                let names = line.split(" var ").skip(1);
                names.filter_map(|name| known(name.trim())).collect()
            }
        }
    }

    /// Returns whether the program ends within the timeout after a command.
    pub(super) fn ends_after(&mut self, line: &str) -> Result<bool, Fault> {
        let deadline = Instant::now() + self.timeout;
        let dialogue = self.dialogue()?;
        dialogue.send(line);
        Ok(dialogue.ends_before(deadline))
    }
}
