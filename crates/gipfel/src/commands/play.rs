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
    engine_player::{Effort, EnginePlayer, TURN},
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
/// The board is drawn, and you type turns as records have them, or parts of them: e4 alone
/// lists where that ring can go, moves lists everything, a number chooses from the list. help
/// says what else can be typed.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel play yinsh --level 3 --as black")]
pub(crate) struct Play {
    #[command(flatten)]
    setup: Setup,

    /// How strong the engine plays, from 1 to 10
    #[arg(long, value_name = "N", default_value = "5")]
    level: Level,

    /// The colour that you play; without it you are the player to act
    #[arg(long = "as", value_name = "COLOUR")]
    side: Option<Wanted>,

    /// Two people play, and the engine only helps when asked
    #[arg(long, conflicts_with_all = ["side", "level"])]
    two: bool,

    /// The engine plays both sides of a match
    #[arg(long, requires = "links", conflicts_with_all = ["side", "two"])]
    watch: bool,

    /// Seconds that the engine may think about a turn, such as 0.5
    #[arg(long, value_name = "SECONDS")]
    time: Option<Seconds>,

    /// Nodes that the engine may think about a turn; then no clock is looked at
    #[arg(
        long, value_name = "N", conflicts_with = "time",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    nodes: Option<u64>,

    /// Go on with a recorded game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "position", "handicap"])]
    load: Option<PathBuf>,

    /// Which game of that file, counted from 1
    #[arg(long, value_name = "N", requires = "load")]
    number: Option<usize>,

    /// Write the record into a new file, after every turn
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Makes chance repeatable: the engine's slips, and --as random
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Draw with the letters of position strings
    #[arg(long)]
    ascii: bool,
}

/// The colour that a person wants.
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

    /// A match with linked games.
    fn run_match(&self, game: CombinedGame, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if self.load.is_some() {
            bail!("--load is for single games: give a match its tokens by --moves");
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
                None => Some(self.time.map_or(TURN, Seconds::milliseconds)),
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

    /// The game of the file, if one is to be loaded.
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
            bail!("{name} has several games: say which by --number");
        }
        let record = match found.game {
            Ok(Reading::Game(record)) => *record,
            Ok(Reading::Excerpt(excerpt)) => bail!("{name}:{} {excerpt}", found.line),
            Err(error) => bail!("{name}:{} {}", found.line, Found::complaint(&error)),
        };
        if record.variant() != self.setup.single()? {
            bail!("{name}:{} is a game of {}", found.line, record.variant());
        }
        Ok(Some(record))
    }
}

fn from_the_clock() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}
