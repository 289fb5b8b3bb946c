use std::time::{Duration, Instant};

use variants::{AnyGame, Variant};

use crate::{
    budget::Budget,
    player::{Player, PlayerError},
    process::{Process, ReadError},
};

/// Maximum time to wait for an answer.
const ENGINE_WAIT_MAX: Duration = Duration::from_secs(24 * 60 * 60);

/// A program that speaks UGI.
///
/// The program is started for its first game, and restarted after it has ended or timed out.
#[derive(Debug)]
pub struct UgiPlayer {
    program: String,
    arguments: Vec<String>,
    options: Vec<(String, String)>,
    timeout: Duration,
    process: Option<Process>,
}

impl UgiPlayer {
    /// Creates a player from the command that starts it.
    #[must_use]
    pub fn new(program: impl Into<String>, arguments: impl IntoIterator<Item = String>) -> Self {
        Self {
            program: program.into(),
            arguments: arguments.into_iter().collect(),
            options: Vec::new(),
            timeout: Duration::from_secs(60),
            process: None,
        }
    }

    /// Adds an option that is set every time the program starts.
    #[must_use]
    pub fn with_option(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.options.push((name.into(), value.into()));
        self
    }

    /// Sets the time to wait for an answer in addition to the time budget; the default is a minute.
    #[must_use]
    pub const fn with_timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Starts the program if it is not running.
    fn start(&mut self) -> Result<(), PlayerError> {
        if self.process.as_mut().is_some_and(Process::is_alive) {
            return Ok(());
        }
        let process = Process::start(&self.program, &self.arguments);
        self.process = Some(process.map_err(PlayerError::Start)?);
        self.ask("ugi", "ugiok", self.timeout)?;
        let lines = self.options.iter().map(|(name, value)| set_option(name, value));
        for line in lines.collect::<Vec<_>>() {
            self.send(&line)?;
        }
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<(), PlayerError> {
        if self.process.as_ref().is_some_and(|process| process.send(line)) {
            return Ok(());
        }
        self.process = None;
        Err(PlayerError::Died)
    }

    /// Sends a line, reads up to a line that begins with `word`, and returns the rest of that line.
    fn ask(&mut self, line: &str, word: &str, time: Duration) -> Result<String, PlayerError> {
        self.send(line)?;
        let process = self.process.as_ref().ok_or(PlayerError::Died)?;
        let answer = read_answer(process, word, time);
        if answer.is_err() {
            // A late answer would be mistaken for the answer to the next command.
            self.process = None;
        }
        answer
    }
}

fn set_option(name: &str, value: &str) -> String {
    format!("setoption name {name} value {value}")
}

fn read_answer(process: &Process, word: &str, time: Duration) -> Result<String, PlayerError> {
    // The deadline must be representable, but a budget may be any number.
    let time = time.min(ENGINE_WAIT_MAX);
    let deadline = Instant::now() + time;
    loop {
        let line = process.read(deadline).map_err(|error| match error {
            ReadError::TimedOut => PlayerError::TimedOut(time),
            ReadError::Closed => PlayerError::Died,
        })?;
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        if first == word {
            return Ok(rest.trim().to_owned());
        }
        if first == "error" {
            return Err(PlayerError::Refused(rest.trim().to_owned()));
        }
    }
}

impl Player for UgiPlayer {
    fn name(&self) -> String {
        self.program.clone()
    }

    fn new_game(&mut self, variant: Variant) -> Result<(), PlayerError> {
        self.start()?;
        if let Some(terms) = variant.custom_terms() {
            self.send(&set_option("Terms", &terms))?;
        }
        self.send(&set_option("Game", variant.id()))?;
        self.send("uginewgame")?;
        self.ask("isready", "readyok", self.timeout)?;
        Ok(())
    }

    fn play(&mut self, game: &AnyGame, budget: Budget) -> Result<String, PlayerError> {
        let time = match budget {
            Budget::MoveTime(milliseconds) => {
                self.timeout.saturating_add(Duration::from_millis(milliseconds))
            }
            Budget::Nodes(_) | Budget::Depth(_) => self.timeout,
        };
        self.send(&position_line(game))?;
        let answer = self.ask(&format!("go {budget}"), "bestmove", time)?;
        match answer.split_whitespace().next() {
            None | Some("none" | "(none)" | "0000") => Err(PlayerError::NoTurn),
            Some(turn) => Ok(turn.to_owned()),
        }
    }
}

fn position_line(game: &AnyGame) -> String {
    let start = game.start_position();
    let mut line = if start == AnyGame::start(game.variant()).position() {
        "position startpos".to_owned()
    } else {
        format!("position fen {start}")
    };
    if !game.is_empty() {
        line.push_str(" moves");
    }
    for turn in game.turns() {
        line.push(' ');
        line.push_str(&turn.token);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_sent_as_its_start_and_its_turns() {
        let mut game = AnyGame::start(Variant::GipfBasic);
        assert_eq!(position_line(&game), "position startpos");
        game.play_turn("e9-e7").unwrap();
        game.play_turn("b3").unwrap();
        assert_eq!(position_line(&game), "position startpos moves e9-e7 b3");
        let later = AnyGame::from_position(Variant::GipfBasic, &game.position()).unwrap();
        assert_eq!(position_line(&later), format!("position fen {}", game.position()));
    }
}
