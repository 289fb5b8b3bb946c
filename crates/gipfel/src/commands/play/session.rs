use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::Path,
};

use engine::Level;
use game::Color;
use record::{Record, Score, Termination};
use variants::{AnyGame, PlayError};

use super::{
    autosave::Autosave,
    choices::Choices,
    engine_player::EnginePlayer,
    input::{HELP, Input},
    narration,
    players::Players,
    screen::Screen,
    today::today,
};
use crate::{
    commands::source::printable,
    terminal::{caption, evaluation::shown, outcome},
};

/// Game played on the terminal.
pub(super) struct Session<'a> {
    game: AnyGame,
    players: Players,
    engine: EnginePlayer,
    autosave: Autosave,
    screen: Screen,
    /// Last list shown, as long as it is valid.
    list: Option<Choices>,
    resigned: Option<Color>,
    interactive: bool,
    out: &'a mut dyn Write,
}

/// Whether to continue.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    Go,
    Quit,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        game: AnyGame,
        players: Players,
        engine: EnginePlayer,
        autosave: Autosave,
        screen: Screen,
        out: &'a mut dyn Write,
    ) -> Self {
        let interactive = io::stdin().is_terminal();
        let (list, resigned) = (None, None);
        Self { game, players, engine, autosave, screen, list, resigned, interactive, out }
    }

    /// Plays until a player quits or the input ends.
    pub(super) fn run(mut self) -> anyhow::Result<()> {
        self.greet()?;
        self.show()?;
        while self.advance()? == Flow::Go {}
        if let Some(file) = self.autosave.keep(&self.record())? {
            writeln!(self.out, "Saved in {}.", file.display())?;
        }
        Ok(())
    }

    fn greet(&mut self) -> io::Result<()> {
        let variant = self.game.variant();
        match self.players.engine() {
            None => writeln!(self.out, "A game of {variant} for two.")?,
            Some(engine) => writeln!(
                self.out,
                "A game of {variant}: you are {}, the engine is {engine} at level {} ({} Elo).",
                !engine,
                self.engine.level(),
                self.engine.level().elo(variant)
            )?,
        }
        writeln!(self.out, "Type a turn, moves for a list, or help.")?;
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.screen.legend(&self.game))
    }

    /// Performs the next step: the engine's turn, a forced action, or a line of input.
    fn advance(&mut self) -> anyhow::Result<Flow> {
        if !self.is_over() {
            if !self.players.is_person(self.game.to_act()) {
                self.engine_turn()?;
                return Ok(Flow::Go);
            }
            let all = Choices::all(&self.game);
            if let (1, Some(only)) = (all.len(), all.token(1)) {
                writeln!(self.out, "The only legal action is {only}.")?;
                self.play(only)?;
                return Ok(Flow::Go);
            }
        }
        match self.ask()? {
            Some(line) => self.obey(Input::read(&line)),
            None => Ok(Flow::Quit),
        }
    }

    fn is_over(&self) -> bool {
        self.resigned.is_some() || self.game.outcome().is_some()
    }

    fn engine_turn(&mut self) -> anyhow::Result<()> {
        self.out.flush()?;
        match self.engine.turn(&self.game) {
            Some(turn) => self.play(&turn),
            None => anyhow::bail!("the engine found no turn"),
        }
    }

    /// Reads a line; `None` at the end of the input.
    fn ask(&mut self) -> io::Result<Option<String>> {
        let prompt = match self.is_over() {
            true => "The game is over".to_owned(),
            false => format!("{} to {}", self.game.to_act(), caption::task(&self.game)),
        };
        write!(self.out, "{prompt}> ")?;
        self.read_line()
    }

    fn read_line(&mut self) -> io::Result<Option<String>> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        // Input from a file is not echoed by the terminal.
        if read == 0 || !self.interactive {
            writeln!(self.out, "{}", printable(&line))?;
        }
        Ok((read > 0).then_some(line))
    }

    fn obey(&mut self, order: Input) -> anyhow::Result<Flow> {
        match order {
            Input::Nothing => {}
            Input::Help => writeln!(self.out, "{HELP}")?,
            Input::Board => self.show()?,
            Input::Quit => return self.quit(),
            Input::Undo => self.undo()?,
            Input::Level(level) => self.set_level(level)?,
            Input::Save { file, overwrite } => self.save(file.as_deref(), overwrite)?,
            _ if self.is_over() => {
                writeln!(self.out, "The game is over: undo, save FILE or quit.")?;
            }
            Input::Moves => self.list(Choices::all(&self.game))?,
            Input::Hint => self.hint()?,
            Input::Eval => self.evaluate()?,
            Input::Resign => self.resign()?,
            Input::Number(number) => self.choose(number)?,
            Input::Play(text) => self.try_play(&text)?,
        }
        Ok(Flow::Go)
    }

    /// Plays the input, lists its possible meanings, or explains what is wrong with it.
    fn try_play(&mut self, text: &str) -> anyhow::Result<()> {
        let Err(error) = self.game.clone().play_turn(text) else {
            return self.play(text);
        };
        let about = Choices::about(&self.game, text);
        if about.is_empty() { self.refuse(text, &error) } else { self.list(about) }?;
        Ok(())
    }

    fn refuse(&mut self, text: &str, error: &PlayError) -> io::Result<()> {
        let mut actions = text.split(';');
        match (actions.clone().count(), actions.nth(error.index())) {
            (2.., Some(action)) => {
                writeln!(self.out, "Not played because of {}: {error}.", printable(action))?;
            }
            _ => writeln!(self.out, "Not played: {error}.")?,
        }
        if error.code() == "unreadable" {
            writeln!(self.out, "Type moves for a list, or help.")?;
        }
        Ok(())
    }

    fn choose(&mut self, number: usize) -> anyhow::Result<()> {
        let list = self.list.take().unwrap_or_else(|| Choices::all(&self.game));
        let Some(token) = list.token(number) else {
            writeln!(self.out, "The list is numbered from 1 to {}.", list.len())?;
            self.list = Some(list);
            return Ok(());
        };
        self.play(token)
    }

    /// Plays a legal turn or part of a turn.
    fn play(&mut self, token: &str) -> anyhow::Result<()> {
        let player = self.game.to_act();
        self.game.play_turn(token)?;
        self.list = None;
        let goes_on = !self.is_over() && self.game.to_act() == player;
        if !goes_on {
            let turn = self.game.turns().pop().map(|turn| turn.token).unwrap_or_default();
            let described = narration::last_turn(&self.game);
            writeln!(self.out, "{player} plays {turn}: {described}.")?;
            self.autosave.keep(&self.record())?;
        }
        self.show()?;
        // The rest of a turn is a choice among few actions: rows, rings, removals.
        let all = Choices::all(&self.game);
        if goes_on && (2..=UNREQUESTED_LIST_MAX).contains(&all.len()) {
            self.list(all)?;
        }
        Ok(())
    }

    fn show(&mut self) -> io::Result<()> {
        self.screen.draw(&self.game, self.out)?;
        if let Some(outcome) = self.game.outcome() {
            writeln!(self.out, "{}.", outcome::sentence(outcome))?;
            self.offer()?;
        } else if let Some(loser) = self.resigned {
            writeln!(self.out, "{loser} has resigned: {} wins.", !loser)?;
            self.offer()?;
        }
        Ok(())
    }

    fn offer(&mut self) -> io::Result<()> {
        writeln!(self.out, "Type save FILE to keep the game, undo to take back, or quit.")
    }

    fn list(&mut self, choices: Choices) -> io::Result<()> {
        choices.write(self.out)?;
        self.list = Some(choices);
        Ok(())
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        self.list = None;
        if self.resigned.take().is_some() {
            writeln!(self.out, "The game continues.")?;
        } else if let Some(earlier) = taken_back(&self.game, self.players) {
            self.game = earlier;
            self.autosave.keep(&self.record())?;
        } else {
            writeln!(self.out, "There is no turn of yours to undo.")?;
            return Ok(());
        }
        self.show()?;
        Ok(())
    }

    fn hint(&mut self) -> io::Result<()> {
        self.out.flush()?;
        let Some(line) = self.engine.advice(&self.game) else {
            return Ok(());
        };
        let mut next = self.game.clone();
        let described = match next.play_turn(&line.turn) {
            Ok(_) => narration::last_turn(&next),
            Err(_) => String::new(),
        };
        writeln!(self.out, "Hint: {}: {described}.", line.turn)
    }

    fn evaluate(&mut self) -> io::Result<()> {
        self.out.flush()?;
        let Some((evaluation, chance)) = self.engine.judgement(&self.game) else {
            return Ok(());
        };
        let percent = 100.0 * chance.share();
        writeln!(self.out, "{} for White: a chance of {percent:.0} %.", shown(evaluation))
    }

    fn set_level(&mut self, level: Option<Level>) -> io::Result<()> {
        match level {
            _ if self.players.engine().is_none() => {
                writeln!(self.out, "The engine does not play here.")
            }
            None => writeln!(
                self.out,
                "The engine plays at level {}. Choose a level from 1 to 10.",
                self.engine.level()
            ),
            Some(level) => {
                self.engine.set_level(level);
                let elo = level.elo(self.game.variant());
                writeln!(self.out, "The engine plays at level {level} ({elo} Elo) now.")
            }
        }
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        self.resigned = Some(self.game.to_act());
        self.autosave.keep(&self.record())?;
        self.show()?;
        Ok(())
    }

    fn save(&mut self, file: Option<&Path>, overwrite: bool) -> io::Result<()> {
        let Some(file) = file else {
            return writeln!(self.out, "Specify the file: save FILE.");
        };
        match self.autosave.save(&self.record(), file, overwrite) {
            Ok(()) => writeln!(self.out, "Saved in {}.", file.display()),
            Err(error) => writeln!(self.out, "Not saved: {error:#}."),
        }
    }

    /// Ends the game, asking about unsaved turns if the input is interactive.
    fn quit(&mut self) -> anyhow::Result<Flow> {
        let record = self.record();
        self.autosave.keep(&record)?;
        while self.interactive && self.autosave.is_behind(&record) {
            write!(
                self.out,
                "The game is not saved. Enter a file name, or nothing to discard it: "
            )?;
            match self.read_line()?.as_deref() {
                None | Some("") => break,
                Some(file) => self.save(Some(Path::new(file)), false)?,
            }
        }
        Ok(Flow::Quit)
    }

    /// Returns the record of the game so far.
    fn record(&self) -> Record {
        let mut record = Record::from_game(&self.game);
        *record.tags_mut() = self.autosave.tags().clone();
        let names = Color::ALL.map(|color| match self.players.engine() {
            None => None,
            Some(engine) if engine == color => {
                Some(format!("Gipfel, level {}", self.engine.level()))
            }
            Some(_) => Some("Player".to_owned()),
        });
        let known =
            [("Date", Some(today())), ("White", names[0].clone()), ("Black", names[1].clone())];
        for (name, value) in known {
            if let (None, Some(value)) = (record.tags().get(name), value) {
                // These names and values are always valid.
                record.tags_mut().set(name, &value).ok();
            }
        }
        if let Some(loser) = self.resigned {
            record.set_result(Score::won_by(!loser), Some(Termination::Resignation)).ok();
        }
        record
    }
}

/// Maximum length of a list that is shown without a request.
const UNREQUESTED_LIST_MAX: usize = 20;

/// Returns the game before a person's last turn that was not forced.
fn taken_back(game: &AnyGame, players: Players) -> Option<AnyGame> {
    let mut earlier = game.clone();
    let mut chose = false;
    loop {
        earlier.undo()?;
        let player = earlier.to_act();
        if !players.is_person(player) {
            continue;
        }
        chose |= earlier.legal_actions().len() > 1;
        let begins = earlier.turns().last().is_none_or(|turn| turn.player != player);
        if chose && begins {
            return Some(earlier);
        }
    }
}
