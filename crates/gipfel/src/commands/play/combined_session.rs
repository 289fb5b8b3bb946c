use std::{
    fs::OpenOptions,
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
};

use anyhow::Context;
use combined::{CombinedGame, CombinedRecord, Decision};
use engine::{CombinedPlayer, Engine, Level, SearchRequest};
use game::Color;

use super::{input::Input, screen::Screen, today::today};
use crate::{
    commands::{combined_game, source::printable},
    terminal::outcome,
};

/// Size of a transposition table in mebibytes.
const PLAY_TABLE_MIB: usize = 32;

/// Output of `help`.
const HELP: &str = "\
Type a token as in records:
  e9-e7          a turn of GIPF, or of the linked game
  ye5-e2?        declares the use of a linked potential
  ok, challenge  answers a declaration
  w:1-0          White reports that White won elsewhere; also 0-1, 1/2-1/2 or die
  w:resigns      White gives up the linked game, not the match
  moves          lists the legal tokens
Or one of these:
  hint           what the engine would do
  undo           takes back your last token and everything after it
  board          draws the boards again
  save FILE      writes the record to a new file
  resign         gives up the match
  quit           ends";

/// Assignment of the seats in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seats {
    /// Two people.
    People,
    /// One person with this colour, against the engine.
    Person(Color),
    /// The engine on both sides.
    Engines,
}

impl Seats {
    fn is_person(self, color: Color) -> bool {
        match self {
            Self::People => true,
            Self::Person(person) => person == color,
            Self::Engines => false,
        }
    }
}

/// Match played on the terminal.
pub(super) struct CombinedSession<'a> {
    pub(super) game: CombinedGame,
    pub(super) seats: Seats,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) limits: SearchRequest,
    pub(super) screen: Screen,
    pub(super) save: Option<PathBuf>,
    pub(super) out: &'a mut dyn Write,
}

impl CombinedSession<'_> {
    /// Plays until the match or the input ends.
    pub(super) fn run(mut self) -> anyhow::Result<()> {
        let engine = Engine::new(PLAY_TABLE_MIB);
        let mut dice = fastrand::Rng::with_seed(self.seed);
        writeln!(self.out, "A match of {}. Type a token, or help.", self.game.terms().variant())?;
        self.show()?;
        while let Some(decision) = self.game.decision() {
            let person = Color::ALL
                .into_iter()
                .find(|color| decision.is_of(*color) && self.seats.is_person(*color));
            let token = match (decision, person) {
                (Decision::Roll, _) => format!("{}-{}", dice.u8(1..=6), dice.u8(1..=6)),
                (_, Some(_)) => {
                    if !self.ask(&engine)? {
                        break;
                    }
                    continue;
                }
                (Decision::Enter([white, _]), None) => {
                    // Two engines cannot know who won a game played elsewhere, so they roll dice instead.
                    let by = if white { Color::White } else { Color::Black };
                    self.thought(&engine).unwrap_or_else(|| format!("{}:die", by.letter()))
                }
                (_, None) => match self.thought(&engine) {
                    Some(token) => token,
                    None => anyhow::bail!("the engine did not reach a decision"),
                },
            };
            self.play(&token)?;
        }
        match self.game.outcome() {
            Some(outcome) => writeln!(self.out, "{}", outcome::sentence(outcome))?,
            None => writeln!(self.out, "{}", combined_game::described(&self.record()))?,
        }
        if let Some(file) = self.save.clone() {
            self.write(&file)?;
        }
        Ok(())
    }

    fn thought(&self, engine: &Engine) -> Option<String> {
        let player = CombinedPlayer {
            engine,
            level: self.level,
            seed: self.seed,
            limits: self.limits.clone(),
        };
        let answer = player.decide_until(&self.game, &AtomicBool::new(false));
        answer.variations.into_iter().next().map(|found| found.turn)
    }

    fn play(&mut self, token: &str) -> anyhow::Result<()> {
        let player = self.game.decision().and_then(Decision::player);
        let who = player.map_or("The dice".to_owned(), |player| player.to_string());
        self.game.play_token(token)?;
        writeln!(self.out, "{who}: {token}")?;
        if self.seats != Seats::Engines {
            self.show()?;
        }
        Ok(())
    }

    fn show(&mut self) -> io::Result<()> {
        for board in combined_game::boards(&self.game) {
            self.screen.draw(&board, self.out)?;
            writeln!(self.out)?;
        }
        let [white, black] = Color::ALL.map(|color| self.game.challenges_left(color));
        writeln!(self.out, "Challenges left: White {white}, Black {black}")
    }

    /// Executes one line; returns whether to continue.
    fn ask(&mut self, engine: &Engine) -> anyhow::Result<bool> {
        write!(self.out, "{}> ", combined_game::now(&self.game))?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if read == 0 || !io::stdin().is_terminal() {
            writeln!(self.out, "{}", printable(&line))?;
        }
        if read == 0 {
            return Ok(false);
        }
        match Input::read(&line) {
            Input::Quit => return Ok(false),
            Input::Nothing => {}
            Input::Help => writeln!(self.out, "{HELP}")?,
            Input::Board => self.show()?,
            Input::Moves => {
                let steps = self.game.legal_steps().into_iter();
                let tokens: Vec<String> = steps.filter_map(|step| self.game.token(step)).collect();
                writeln!(self.out, "{}", tokens.join(" "))?;
            }
            Input::Hint => match self.thought(engine) {
                Some(token) => writeln!(self.out, "The engine would play {token}.")?,
                None => writeln!(self.out, "This is not for the engine to decide.")?,
            },
            Input::Undo => self.undo()?,
            Input::Resign => {
                let decision = self.game.decision();
                let who = Color::ALL.into_iter().find(|color| {
                    decision.is_some_and(|it| it.is_of(*color)) && self.seats.is_person(*color)
                });
                self.game.resign(who.unwrap_or(Color::White))?;
            }
            Input::Save { file: Some(file), .. } => self.write(&file)?,
            Input::Eval | Input::Level(_) | Input::Save { file: None, .. } | Input::Number(_) => {
                writeln!(self.out, "This command does not exist in a match: type help.")?;
            }
            Input::Play(token) => match self.game.clone().play_token(&token) {
                Ok(_) => self.play(&token)?,
                Err(error) => writeln!(self.out, "Not played: {error}.")?,
            },
        }
        Ok(true)
    }

    /// Undoes everything back to the last decision of a person.
    fn undo(&mut self) -> io::Result<()> {
        let mut earlier = self.game.clone();
        while earlier.undo().is_some() {
            let player = earlier.decision().and_then(Decision::player);
            if player.is_some_and(|color| self.seats.is_person(color)) {
                self.game = earlier;
                return self.show();
            }
        }
        writeln!(self.out, "There is nothing to undo.")
    }

    fn record(&self) -> CombinedRecord {
        let mut record = CombinedRecord::from_game(self.game.clone());
        let name = |color| match self.seats.is_person(color) {
            true => "Player".to_owned(),
            false => format!("Gipfel, level {}", self.level),
        };
        let tags =
            [("Date", today()), ("White", name(Color::White)), ("Black", name(Color::Black))];
        for (tag, value) in tags {
            // These names and values are always valid.
            record.tags_mut().set(tag, &value).ok();
        }
        record
    }

    fn write(&mut self, file: &Path) -> anyhow::Result<()> {
        let text = self.record().to_text();
        let new = OpenOptions::new().write(true).create_new(true).open(file);
        new.and_then(|mut new| new.write_all(text.as_bytes()))
            .with_context(|| format!("{} cannot be written", file.display()))?;
        writeln!(self.out, "Saved in {}.", file.display())?;
        Ok(())
    }
}
