mod facts;
mod graph;
mod report;

use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
};

use clap::Args;
use engine::{
    Engine, SearchRequest,
    review::{self, Review},
};
use record::{Reading, Record};
use variants::Variant;

use crate::{
    commands::{
        exit_status::ExitStatus,
        seconds::Seconds,
        source::{Found, Source},
    },
    terminal::progress::Progress,
};

/// Look over recorded games: evaluation, mistakes, better turns
///
/// Every turn is judged by the chance of winning that it gave away: best, good, inaccuracy,
/// mistake or blunder. Reads what check reads. Exit code 0: all games were looked over; 1: a
/// game was refused or is an excerpt, or a file could not be read; 2: the command line could
/// not be understood.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel analyse game.txt --time 1")]
pub(crate) struct Analyse {
    /// Files with games; - is stdin
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// The game of records that do not name theirs
    #[arg(long, value_name = "ID", value_parser = |id: &str| Variant::known(id, None))]
    game: Option<Variant>,

    /// Only this game of each file, counted from 1
    #[arg(long, short, value_name = "N")]
    number: Option<usize>,

    /// Nodes to think about each position
    #[arg(
        long, value_name = "N", default_value_t = review::NODES,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    nodes: u64,

    /// Seconds to think about each position, such as 0.5, instead of nodes
    #[arg(long, value_name = "SECONDS", conflicts_with = "nodes")]
    time: Option<Seconds>,

    /// Threads that think together; with more than one no two runs are quite the same
    #[arg(
        long, value_name = "N", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    threads: u16,

    /// Draw with plain letters and digits
    #[arg(long)]
    ascii: bool,

    /// Print one JSON object a game
    #[arg(long, conflicts_with = "ascii")]
    json: bool,
}

/// The table of the engine where time limits the searches, in mebibytes.
const TABLE: usize = 64;

/// What has become of the games so far.
#[derive(Default)]
struct Tally {
    looked_over: usize,
    failed: usize,
}

impl Analyse {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let engine = Engine::new(TABLE).with_threads(self.threads.into());
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
        for found in source.games(self.game) {
            count += 1;
            if self.number.is_some_and(|number| number != count) {
                continue;
            }
            match &found.game {
                Ok(Reading::Game(record)) => {
                    let review = self.look_over(record, engine);
                    if tally.looked_over > 0 && !self.json {
                        writeln!(out)?;
                    }
                    tally.looked_over += 1;
                    self.write(source, &found, record, &review, out)?;
                    if std::io::stdout().is_terminal() {
                        out.flush()?;
                    }
                }
                Ok(Reading::Excerpt(excerpt)) => {
                    tally.failed += 1;
                    self.complain(source, found.line, "excerpt", &excerpt.to_string(), out)?;
                }
                Err(_) if source.is_blank() => {
                    tally.failed += 1;
                    self.complain(source, found.line, "empty", "no game in it", out)?;
                }
                Err(error) => {
                    tally.failed += 1;
                    self.complain(source, found.line, "refused", &Found::complaint(error), out)?;
                }
            }
        }
        if let Some(number) = self.number.filter(|number| !(1..=count).contains(number)) {
            tally.failed += 1;
            let has = if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
            let text = format!("there is no game {number}, the file has {has}");
            self.complain(source, 1, "no-such-game", &text, out)?;
        }
        Ok(())
    }

    fn look_over(&self, record: &Record, engine: &Engine) -> Review {
        // Another game could still stand in the table, and no two runs should differ.
        engine.clear();
        let request = match self.time {
            Some(time) => {
                SearchRequest { movetime: Some(time.milliseconds()), ..SearchRequest::default() }
            }
            None => SearchRequest { nodes: Some(self.nodes), ..SearchRequest::default() },
        };
        let progress = Progress::of(record.main_line().turns().len() as u64, "thinking");
        review::review_game(record.game(), engine, &request, |done| progress.reach(done as u64))
    }

    fn write(
        &self,
        source: &Source,
        found: &Found,
        record: &Record,
        review: &Review,
        out: &mut dyn Write,
    ) -> std::io::Result<()> {
        if self.json {
            let mut facts = facts::of(record, review);
            facts["file"] = source.name().into();
            facts["line"] = found.line.into();
            return writeln!(out, "{facts}");
        }
        writeln!(out, "{}:{}", source.name(), found.line)?;
        if found.variant_guessed {
            let variant = record.variant();
            writeln!(out, "Nothing names the game: taken for {variant} (say another by --game).")?;
        }
        report::write(record, review, self.ascii, out)
    }

    /// Says why a game was not looked over.
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
