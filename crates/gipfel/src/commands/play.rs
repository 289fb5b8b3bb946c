mod autosave;
mod choices;
mod combined_session;
mod engine_player;
mod input;
mod narration;
mod players;
mod screen;
mod session;
mod today;

use std::{io::Write, path::PathBuf, time::SystemTime};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use combined::{CombinedGame, Decision};
use engine::{Level, SearchRequest};
use game::Color;
use record::{Reading, Record};

use self::{
    autosave::Autosave,
    combined_session::{CombinedSession, Seats},
    engine_player::{Effort, EnginePlayer, TURN_TIME_DEFAULT_MS},
    players::Players,
    screen::Screen,
    session::Session,
};
use crate::{
    commands::{
        exit_status::ExitStatus,
        seconds::Seconds,
        setup::Setup,
        source::{Found, Source},
    },
    terminal::board::Glyphs,
};

/// Play against the engine
///
/// The board is drawn, and you type turns as in records, or parts of them: e4 alone lists where
/// that ring can go, moves lists everything, and a number chooses from the list. Type help for the
/// other commands.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel play yinsh --level 3 --as black")]
pub(crate) struct Play {
    #[command(flatten)]
    setup: Setup,

    /// Playing strength of the engine, from 1 to 10
    #[arg(long, value_name = "N", default_value = "5")]
    level: Level,

    /// Your colour; by default the player to act's
    #[arg(long = "as", value_name = "COLOUR")]
    side: Option<Wanted>,

    /// Two people play, and the engine only helps on request
    #[arg(long, conflicts_with_all = ["side", "level"])]
    two: bool,

    /// The engine plays both sides of a match
    #[arg(long, requires = "links", conflicts_with_all = ["side", "two"])]
    watch: bool,

    /// Seconds that the engine may think per turn, such as 0.5
    #[arg(long, value_name = "SECONDS")]
    time: Option<Seconds>,

    /// Nodes that the engine may search per turn, without a clock
    #[arg(
        long, value_name = "N", conflicts_with = "time",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    nodes: Option<u64>,

    /// Continue a recorded game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "position", "handicap"])]
    load: Option<PathBuf>,

    /// Number of the game in that file, counted from 1
    #[arg(long, value_name = "N", requires = "load")]
    number: Option<usize>,

    /// Write the record to a new file after every turn
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Seed of all chance: the engine's errors, and --as random
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Draw with the letters of position strings
    #[arg(long)]
    ascii: bool,
}

/// Colour that a person has chosen.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    White,
    Black,
    Random,
}

impl Play {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if let Some(game) = self.setup.combined()? {
            return self.run_match(game, out);
        }
        let loaded = self.loaded()?;
        let game = match &loaded {
            Some(record) => record.replay(),
            None => {
                self.setup.single()?;
                self.setup.game()?
            }
        };
        let seed = self.seed.unwrap_or_else(from_the_clock);
        let players = self.players(game.to_act(), seed);
        let tags = loaded.map(|record| record.tags().clone()).unwrap_or_default();
        let autosave = Autosave::new(tags, self.save.clone(), game.len())?;
        let effort = Effort { time: self.time.map(Seconds::milliseconds), nodes: self.nodes };
        let engine = EnginePlayer::new(self.level, seed, effort);
        let glyphs = if self.ascii { Glyphs::Ascii } else { Glyphs::Circles };
        let screen = Screen::new(glyphs);
        Session::new(game, players, engine, autosave, screen, out).run()?;
        Ok(ExitStatus::Success)
    }

    /// Plays a match with linked games.
    fn run_match(&self, game: CombinedGame, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if self.load.is_some() {
            bail!("--load is for single games: pass the tokens of a match with --moves");
        }
        let seed = self.seed.unwrap_or_else(from_the_clock);
        let to_act = game.decision().and_then(Decision::player).unwrap_or(Color::White);
        let seats = match self.players(to_act, seed).engine() {
            _ if self.watch => Seats::Engines,
            None => Seats::People,
            Some(engine) => Seats::Person(!engine),
        };
        let limits = SearchRequest {
            nodes: self.nodes,
            movetime: match self.nodes {
                Some(_) => None,
                None => Some(self.time.map_or(TURN_TIME_DEFAULT_MS, Seconds::milliseconds)),
            },
            ..SearchRequest::default()
        };
        let glyphs = if self.ascii { Glyphs::Ascii } else { Glyphs::Circles };
        let (level, save, screen) = (self.level, self.save.clone(), Screen::new(glyphs));
        CombinedSession { game, seats, level, seed, limits, screen, save, out }.run()?;
        Ok(ExitStatus::Success)
    }

    fn players(&self, to_act: Color, seed: u64) -> Players {
        let person = match self.side {
            _ if self.two => return Players::two(),
            None => to_act,
            Some(Wanted::White) => Color::White,
            Some(Wanted::Black) => Color::Black,
            Some(Wanted::Random) => Color::ALL[fastrand::Rng::with_seed(seed).usize(..2)],
        };
        Players::against(person)
    }

    /// Returns the game to be loaded, if any.
    fn loaded(&self) -> anyhow::Result<Option<Record>> {
        let Some(path) = &self.load else {
            return Ok(None);
        };
        let source = Source::open(path)?;
        let name = source.name();
        let mut games = source.games(Some(self.setup.single()?));
        let number = self.number.unwrap_or(1);
        let found = number.checked_sub(1).and_then(|index| games.nth(index));
        let found = found.with_context(|| format!("{name} has no game {number}"))?;
        if self.number.is_none() && games.next().is_some() {
            bail!("{name} has several games: choose one with --number");
        }
        let record = match found.game {
            Ok(Reading::Game(record)) => *record,
            Ok(Reading::Excerpt(excerpt)) => bail!("{name}:{} {excerpt}", found.line),
            Err(error) => bail!("{name}:{} {}", found.line, Found::complaint(&error)),
        };
        if record.variant() != self.setup.single()? {
            let (line, wanted) = (found.line, self.setup.single()?);
            bail!("{name}:{line} is a game of {}, not of {wanted}", record.variant());
        }
        Ok(Some(record))
    }
}

fn from_the_clock() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}
