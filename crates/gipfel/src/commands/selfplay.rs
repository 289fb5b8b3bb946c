mod games_file;

use std::{
    collections::VecDeque,
    io::Write,
    num::NonZero,
    path::PathBuf,
    sync::{Mutex, PoisonError, mpsc},
    thread,
};

use anyhow::Context as _;
use clap::Args;
use engine::Level;
use jobs::SelfPlay;
use variants::Variant;

use self::games_file::GamesFile;
use crate::{
    commands::{exit_status::ExitStatus, setup::known_id},
    terminal::progress::Progress,
};

/// Generate self-play games of the engine
///
/// Every game depends only on its number and the settings, so it is the same on every machine. Games that are already
/// in the file are not played again: an interrupted run can be continued.
#[cfg_attr(feature = "cluster", doc = "With --nats the games are played by workers.")]
///
/// Exit code 0: all games are in the file; 1: some could not be played, or a file could not be read or written; 2: the
/// command line was invalid.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel selfplay --variant yinsh --games 1000 --out games.txt")]
pub(crate) struct SelfPlayCommand {
    /// Variant
    #[arg(long, value_name = "ID", value_parser = known_id)]
    variant: String,

    /// Terms of gipf-potentials, such as standard:18/15:T3U2-z6
    #[arg(long, value_name = "TERMS")]
    terms: Option<String>,

    /// Number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,

    /// File of the games; existing games are kept
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Playing strength of both sides, from 1 to 10
    #[arg(long, value_name = "N", default_value = "10")]
    level: Level,

    /// Maximum number of nodes per turn
    #[arg(
        long, value_name = "N", default_value_t = 2_000,
        value_parser = clap::value_parser!(u64).range(1..=10_000_000)
    )]
    nodes: u64,

    /// Seed that distinguishes these games from others
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Number of games per part
    #[arg(
        long, value_name = "N", default_value_t = 20,
        value_parser = clap::value_parser!(u32).range(1..=100)
    )]
    part: u32,

    #[cfg_attr(
        feature = "cluster",
        doc = "Number of threads without --nats [default: one per core]"
    )]
    #[cfg_attr(not(feature = "cluster"), doc = "Number of threads [default: one per core]")]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    #[cfg(feature = "cluster")]
    #[command(flatten)]
    nats: crate::commands::nats_flags::NatsFlags,
}

impl SelfPlayCommand {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let variant = Variant::known(&self.variant, self.terms.as_deref())
            .with_context(|| format!("{:?}", self.variant))?;
        let mut file = GamesFile::open(&self.out, &self.job(variant, 0, 0))?;
        let parts = self.parts(variant, &file);
        if file.count() > 0 {
            writeln!(out, "{} games already exist.", file.count())?;
            out.flush()?;
        }
        let progress = Progress::of(self.games.into(), "playing");
        progress.reach(file.count());
        let failed = self.play_all(parts, &mut |games: &[String]| {
            file.add(games)?;
            progress.reach(file.count());
            anyhow::Ok(())
        })?;
        drop(progress);
        writeln!(out, "{} games are in {}.", file.count(), self.out.display())?;
        if failed == 0 {
            return Ok(ExitStatus::Success);
        }
        writeln!(anstream::stderr(), "gipfel: parts that could not be played: {failed}").ok();
        Ok(ExitStatus::Failure)
    }

    #[cfg(feature = "cluster")]
    fn play_all(
        &self,
        parts: VecDeque<SelfPlay>,
        keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
    ) -> anyhow::Result<usize> {
        match self.nats.options("gipfel selfplay")? {
            Some(options) => queued::play(&options, parts, keep),
            None => self.play_here(parts, keep),
        }
    }

    #[cfg(not(feature = "cluster"))]
    fn play_all(
        &self,
        parts: VecDeque<SelfPlay>,
        keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
    ) -> anyhow::Result<usize> {
        self.play_here(parts, keep)
    }

    /// Returns the job that plays consecutive games.
    fn job(&self, variant: Variant, first: u32, games: u32) -> SelfPlay {
        SelfPlay {
            variant: variant.id().to_owned(),
            terms: variant.custom_terms(),
            level: self.level.number(),
            nodes: self.nodes,
            seed: self.seed,
            first,
            games,
        }
    }

    /// Returns the games that are missing from the file, split into parts with consecutive game numbers.
    fn parts(&self, variant: Variant, file: &GamesFile) -> VecDeque<SelfPlay> {
        let mut parts: VecDeque<SelfPlay> = VecDeque::new();
        for number in (0..self.games).filter(|number| !file.has(*number)) {
            match parts.back_mut() {
                Some(part) if part.games < self.part && part.first + part.games == number => {
                    part.games += 1;
                }
                _ => parts.push_back(self.job(variant, number, 1)),
            }
        }
        parts
    }

    /// Plays all parts in this process and returns the number of failures.
    fn play_here(
        &self,
        parts: VecDeque<SelfPlay>,
        keep: &mut dyn FnMut(&[String]) -> anyhow::Result<()>,
    ) -> anyhow::Result<usize> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let parts = Mutex::new(parts);
        let next = || parts.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        let (sender, played) = mpsc::sync_channel(64);
        thread::scope(|scope| {
            for _ in 0..self.threads.map_or(cores, usize::from) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some(part) = next() {
                        // Games are stored one at a time so that an interruption does not lose a whole part.
                        let keep = |game: &str| drop(sender.send(Ok(game.to_owned())));
                        if let Err(error) = jobs::self_play(&part, keep) {
                            sender.send(Err(error)).ok();
                        }
                    }
                });
            }
            drop(sender);
            let mut failed = 0;
            for game in played {
                match game {
                    Ok(game) => keep(&[game])?,
                    Err(error) => {
                        writeln!(anstream::stderr(), "gipfel: {error}").ok();
                        failed += 1;
                    }
                }
            }
            Ok(failed)
        })
    }
}

#[cfg(feature = "cluster")]
mod queued;
