mod analysed;
mod graph;
mod report;

use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
};

use clap::Args;
use combined::CombinedRecord;
use engine::{Engine, SearchRequest};
use record::Reading;
use variants::Variant;

use self::analysed::Analysed;

use crate::{
    commands::{
        exit_status::ExitStatus,
        seconds::Seconds,
        source::{Found, Part, Source, without_line},
    },
    terminal::progress::Progress,
};

/// Analyse recorded games: evaluation, mistakes, better turns
///
/// Every turn is judged by the chance of winning that it gave away: best, good, inaccuracy, mistake
/// or blunder. In a match with linked games, the turns of GIPF, declarations and challenges are judged.
/// Reads the same formats as check. Exit code 0: all games were analysed; 1: a game was refused or is
/// an excerpt, or a file could not be read; 2: the command line was invalid.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel analyse game.txt --time 1")]
pub(crate) struct Analyse {
    /// Files with games; - is stdin
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Variant of records that do not specify one
    #[arg(long, value_name = "ID", value_parser = |id: &str| Variant::known(id, None))]
    game: Option<Variant>,

    /// Only this game of each file, counted from 1
    #[arg(long, short, value_name = "N")]
    number: Option<usize>,

    /// Nodes per position
    #[arg(
        long, value_name = "N", default_value_t = review::REVIEW_NODES,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    nodes: u64,

    /// Seconds per position, such as 0.5, instead of nodes
    #[arg(long, value_name = "SECONDS", conflicts_with = "nodes")]
    time: Option<Seconds>,

    /// Threads; by default as many as the machine has cores, but one with --time, since results would vary from run to run
    #[arg(
        long, value_name = "N",
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    threads: Option<u16>,

    /// Draw with plain letters and digits
    #[arg(long)]
    ascii: bool,

    /// Print one JSON object per game
    #[arg(long, conflicts_with = "ascii")]
    json: bool,
}

/// Size of the engine's transposition table in mebibytes if time limits the searches.
const ANALYSIS_TABLE_MIB: usize = 64;

/// Results so far.
#[derive(Default)]
struct Tally {
    looked_over: usize,
    failed: usize,
}

impl Analyse {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let engine = Engine::new(ANALYSIS_TABLE_MIB).with_threads(self.threads());
        let mut tally = Tally::default();
        for path in &self.files {
            match Source::open(path) {
                Ok(source) => self.look_over_all(&source, &engine, &mut tally, out)?,
                Err(error) => {
                    tally.failed += 1;
                    out.flush()?;
                    writeln!(anstream::stderr(), "gipfel: {error:#}").ok();
                }
            }
        }
        Ok(if tally.failed == 0 { ExitStatus::Success } else { ExitStatus::Failure })
    }

    fn look_over_all(
        &self,
        source: &Source,
        engine: &Engine,
        tally: &mut Tally,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let mut count = 0;
        let mut is_wanted = || {
            count += 1;
            self.number.is_none_or(|number| number == count)
        };
        for part in source.parts(self.game) {
            match part {
                Part::Games(games) => {
                    for found in games.filter(|_| is_wanted()) {
                        self.look_over_found(source, &found, engine, tally, out)?;
                    }
                }
                Part::Match { line, found } if is_wanted() => {
                    self.look_over_match(source, line, &found, engine, tally, out)?;
                }
                Part::Match { .. } => {}
            }
        }
        if let Some(number) = self.number.filter(|number| !(1..=count).contains(number)) {
            tally.failed += 1;
            let has = if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
            let text = format!("there is no game {number}: the file has {has}");
            self.complain(source, 1, "no-such-game", &text, out)?;
        }
        Ok(())
    }

    fn look_over_found(
        &self,
        source: &Source,
        found: &Found,
        engine: &Engine,
        tally: &mut Tally,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        match &found.game {
            Ok(Reading::Game(record)) => {
                let turns = record.main_line().turns().len();
                let review = self.reviewed(turns, engine, |request, done| {
                    review::review_game(record.game(), engine, request, done)
                });
                let guessed = found.variant_guessed.then(|| record.variant());
                let analysed = Analysed::Game(record, review);
                self.write(source, found.line, guessed, &analysed, tally, out)
            }
            Ok(Reading::Excerpt(excerpt)) => {
                tally.failed += 1;
                Ok(self.complain(source, found.line, "excerpt", &excerpt.to_string(), out)?)
            }
            Err(_) if source.is_blank() => {
                tally.failed += 1;
                Ok(self.complain(source, found.line, "empty", "no game found", out)?)
            }
            Err(error) => {
                tally.failed += 1;
                Ok(self.complain(source, found.line, "refused", &Found::complaint(error), out)?)
            }
        }
    }

    fn look_over_match(
        &self,
        source: &Source,
        line: usize,
        found: &Result<CombinedRecord, combined::ReadError>,
        engine: &Engine,
        tally: &mut Tally,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        match found {
            Ok(record) => {
                let turns = record.game().gipf_part().turns().len();
                let review = self.reviewed(turns, engine, |request, done| {
                    review::review_match(record.game(), engine, request, done)
                });
                let analysed = Analysed::Match(record, review);
                self.write(source, line, None, &analysed, tally, out)
            }
            Err(error) => {
                tally.failed += 1;
                let text = without_line(&error.to_string(), error.line);
                Ok(self.complain(source, error.line, "refused", &text, out)?)
            }
        }
    }

    /// Runs a review with a progress bar.
    fn reviewed<R>(
        &self,
        turns: usize,
        engine: &Engine,
        review: impl FnOnce(&SearchRequest, &mut dyn FnMut(usize)) -> R,
    ) -> R {
        // The table may contain results of another game, and results must not depend on what was analysed before.
        engine.clear();
        let progress = Progress::of(turns as u64, "thinking");
        review(&self.request(), &mut |done| progress.reach(done as u64))
    }

    /// Returns the number of threads. By default, several are used only if they do not change the result.
    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads.into(),
            None if review::is_independent(&self.request()) => {
                std::thread::available_parallelism().map_or(1, Into::into)
            }
            None => 1,
        }
    }

    fn request(&self) -> SearchRequest {
        match self.time {
            Some(time) => {
                SearchRequest { movetime: Some(time.milliseconds()), ..SearchRequest::default() }
            }
            None => SearchRequest { nodes: Some(self.nodes), ..SearchRequest::default() },
        }
    }

    fn write(
        &self,
        source: &Source,
        line: usize,
        guessed: Option<Variant>,
        analysed: &Analysed<'_>,
        tally: &mut Tally,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        if tally.looked_over > 0 && !self.json {
            writeln!(out)?;
        }
        tally.looked_over += 1;
        if self.json {
            let mut facts = analysed.to_json();
            facts["file"] = source.name().into();
            facts["line"] = line.into();
            writeln!(out, "{facts}")?;
        } else {
            writeln!(out, "{}:{line}", source.name())?;
            if let Some(variant) = guessed {
                writeln!(
                    out,
                    "The record does not specify the game: {variant} is assumed (use --game to choose another)."
                )?;
            }
            report::write(analysed, self.ascii, out)?;
        }
        if std::io::stdout().is_terminal() {
            out.flush()?;
        }
        Ok(())
    }

    /// Reports why a game was not analysed.
    fn complain(
        &self,
        source: &Source,
        line: usize,
        status: &str,
        text: &str,
        out: &mut dyn Write,
    ) -> std::io::Result<()> {
        if self.json {
            let complaint = serde_json::json!({
                "status": status, "text": text, "file": source.name(), "line": line,
            });
            return writeln!(out, "{complaint}");
        }
        out.flush()?;
        writeln!(anstream::stderr(), "{}:{line} {status} {text}", source.name()).ok();
        Ok(())
    }
}
