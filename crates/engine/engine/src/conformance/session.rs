use std::time::{Duration, Instant};

use variants::{AnyGame, Variant};

use super::{Fault, dialogue::Dialogue, thought::Thought};

/// A conversation with a program, which is started again after it has failed.
#[derive(Debug)]
pub(super) struct Session {
    program: String,
    arguments: Vec<String>,
    pub(super) patience: Duration,
    dialogue: Option<Dialogue>,
    /// What the program said of itself.
    pub(super) introduction: Vec<String>,
}

impl Session {
    pub(super) fn new(program: &str, arguments: &[String], patience: Duration) -> Self {
        Self {
            program: program.to_owned(),
            arguments: arguments.to_vec(),
            patience,
            dialogue: None,
            introduction: Vec::new(),
        }
    }

    /// Begins a check: with a program that is awake, and nothing kept.
    pub(super) fn begin(&mut self) -> Result<(), Fault> {
        if let Some(dialogue) = &mut self.dialogue {
            dialogue.begin();
            return Ok(());
        }
        self.dialogue = Some(Dialogue::start(&self.program, &self.arguments)?);
        self.introduction = self.ask("ugi", "ugiok")?;
        Ok(())
    }

    /// Ends a program that has failed; answers with the last that was said.
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

    /// Reads up to a line that begins with a word; answers with all lines, that one too.
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
        self.read_until(word, self.patience)
    }

    /// What the program says to lines that need no thinking, up to the next `readyok`.
    pub(super) fn hear(&mut self, lines: &[&str]) -> Result<Vec<String>, Fault> {
        for line in lines {
            self.send(line)?;
        }
        let mut heard = self.ask("isready", "readyok")?;
        heard.pop();
        Ok(heard)
    }

    /// Sets lines that must be obeyed in silence.
    pub(super) fn tell(&mut self, lines: &[&str]) -> Result<(), Fault> {
        match self.hear(lines)?.into_iter().find(|line| line.starts_with("error")) {
            None => Ok(()),
            Some(error) => Err(Fault::Wrong(format!("it refuses what is right: {error}"))),
        }
    }

    /// A new game, at a position.
    pub(super) fn set_up(&mut self, variant: Variant, position: &str) -> Result<(), Fault> {
        if self.has_option("Game") {
            self.tell(&[&format!("setoption name Game value {variant}")])?;
        }
        self.tell(&["uginewgame", position])
    }

    /// Lets it think about a game that it has been told; its turn must be legal.
    pub(super) fn think(&mut self, game: &AnyGame, go: &str) -> Result<Thought, Fault> {
        let start = Instant::now();
        let lines = self.ask(go, "bestmove")?;
        Thought::read(game, &lines, start.elapsed())
    }

    /// Whether it says that it has an option.
    pub(super) fn has_option(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// The line of an option.
    pub(super) fn option(&self, name: &str) -> Option<&str> {
        let shape = format!("option name {name} type ");
        let found = self.introduction.iter().find(|line| line.starts_with(&shape));
        found.map(String::as_str)
    }

    /// The variants that it plays: those of its option, or the only one it has.
    pub(super) fn variants(&self) -> Vec<Variant> {
        match self.option("Game") {
            None => vec![Variant::Yinsh],
            Some(line) => {
                let names = line.split(" var ").skip(1);
                names.filter_map(|name| name.trim().parse().ok()).collect()
            }
        }
    }

    /// Whether it ends within its patience after a line.
    pub(super) fn ends_after(&mut self, line: &str) -> Result<bool, Fault> {
        let deadline = Instant::now() + self.patience;
        let dialogue = self.dialogue()?;
        dialogue.send(line);
        Ok(dialogue.ends_before(deadline))
    }
}
