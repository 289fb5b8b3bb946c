use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use combined::CombinedRecord;
use record::{Reading, Record, TextOptions, Variation, WriteError};
use variants::Variant;

use crate::commands::{
    exit_status::ExitStatus,
    source::{Found, Part, Source, without_line},
};

/// Convert games to another notation
///
/// The games of the file are converted in order. A game that cannot be converted is reported on
/// stderr, and the others are still converted. Exit code 0: all games were converted; 1: a game was
/// refused or a file could not be read; 2: the command line was invalid.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel convert game.sgf --to record --output game.txt")]
pub(crate) struct Convert {
    /// File with games; - is stdin
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Target notation
    #[arg(long, value_name = "FORMAT")]
    to: Target,

    /// Variant of records that do not specify one
    #[arg(long, value_name = "ID")]
    game: Option<Variant>,

    /// Write to this file instead of stdout
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite an existing file
    #[arg(long, requires = "output")]
    force: bool,

    /// Write the reserve after every turn in records of GIPF
    #[arg(long)]
    reserves: bool,
}

/// A notation that can be written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    /// Gipfel record: tags, then numbered turns
    Record,
    /// Official GIPF notation; one game
    Official,
    /// One game of YINSH per line
    Lines,
    /// Boardspace's SGF
    Sgf,
    /// One JSON object per line
    Json,
}

impl Target {
    fn write(self, record: &Record, reserves: bool) -> Result<String, WriteError> {
        match self {
            Self::Record => Ok(record.to_text(TextOptions { reserves })),
            Self::Official => record.to_official(),
            Self::Lines => record.to_lines(),
            Self::Sgf => record.to_sgf(),
            Self::Json => Ok(format!("{}\n", record.to_json())),
        }
    }
}

impl Convert {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if self.output.as_deref().is_some_and(|output| is_same_file(output, &self.file)) {
            bail!("--output is the input file: choose another one");
        }
        if let Some(output) =
            self.output.as_deref().filter(|output| output.is_file() && !self.force)
        {
            bail!("{} already exists: choose another file, or add --force", output.display());
        }
        let source = match Source::open(&self.file) {
            Ok(source) => source,
            Err(error) => {
                writeln!(anstream::stderr(), "gipfel: {error:#}").ok();
                return Ok(ExitStatus::Failure);
            }
        };
        let mut status = ExitStatus::Success;
        let mut texts = Vec::new();
        for part in source.parts(self.game) {
            let games = match part {
                Part::Games(games) => games,
                Part::Match { line, found } => {
                    match self.converted_match(&found) {
                        Ok(text) => texts.push(text),
                        Err(complaint) => {
                            status = ExitStatus::Failure;
                            let name = source.name();
                            let line =
                                found.as_ref().as_ref().map_or_else(|error| error.line, |_| line);
                            writeln!(anstream::stderr(), "gipfel: {name}:{line}: {complaint}").ok();
                        }
                    }
                    continue;
                }
            };
            for found in games {
                match self.converted(&found) {
                    Ok(text) => {
                        texts.push(text);
                        if let Some(left_out) = self.left_out(&found) {
                            let (name, line) = (source.name(), found.line);
                            writeln!(anstream::stderr(), "gipfel: {name}:{line}: {left_out}").ok();
                        }
                    }
                    Err(complaint) => {
                        status = ExitStatus::Failure;
                        let (name, line) = (source.name(), found.line);
                        writeln!(anstream::stderr(), "gipfel: {name}:{line}: {complaint}").ok();
                    }
                }
                if let Some(warning) = found.warning {
                    let what = without_line(&warning.to_string(), warning.line.0);
                    let (name, line) = (source.name(), found.before + warning.line.0);
                    writeln!(anstream::stderr(), "gipfel: {name}:{line}: warning: {what}").ok();
                }
            }
        }
        if self.to == Target::Official && texts.len() > 1 {
            let (name, count) = (source.name(), texts.len());
            writeln!(
                anstream::stderr(),
                "gipfel: {name}: official notation holds one game per file, but there are {count} here: \
                 use --to record"
            )
            .ok();
            return Ok(ExitStatus::Failure);
        }
        let text = texts.join(if self.to == Target::Record { "\n" } else { "" });
        match &self.output {
            None => out.write_all(text.as_bytes())?,
            // An existing file is kept if there is nothing to write.
            Some(_) if texts.is_empty() => {}
            Some(path) => replace(path, &text)
                .with_context(|| format!("{} cannot be written", path.display()))?,
        }
        Ok(status)
    }

    fn converted(&self, found: &Found) -> Result<String, String> {
        match &found.game {
            Ok(Reading::Game(record)) => {
                self.to.write(record, self.reserves).map_err(|error| error.to_string())
            }
            Ok(Reading::Excerpt(excerpt)) => Err(excerpt.to_string()),
            Err(error) => Err(Found::complaint(error)),
        }
    }

    fn converted_match(
        &self,
        found: &Result<CombinedRecord, combined::ReadError>,
    ) -> Result<String, String> {
        match (found, self.to) {
            (Ok(record), Target::Record) => Ok(record.to_text()),
            (Ok(record), Target::Json) => Ok(format!("{}\n", record.to_json())),
            (Ok(_), Target::Official | Target::Lines | Target::Sgf) => {
                Err("this format cannot represent matches with linked games".to_owned())
            }
            (Err(error), _) => Err(without_line(&error.to_string(), error.line)),
        }
    }

    /// Returns a description of the parts of the game that the format cannot represent, if any.
    fn left_out(&self, found: &Found) -> Option<String> {
        let Ok(Reading::Game(record)) = &found.game else {
            return None;
        };
        let kept: &[&str] = match self.to {
            Target::Record | Target::Json => return None,
            Target::Official | Target::Lines => &[],
            Target::Sgf => &["White", "Black", "Event", "Date"],
        };
        let (comments, variations) = extras(record.main_line());
        let tags = record.tags().iter().filter(|(name, _)| !kept.contains(name)).count();
        let counts = [
            (comments, "comment", "comments"),
            (variations, "variation", "variations"),
            (tags, "tag", "tags"),
        ];
        let counts: Vec<String> = counts
            .into_iter()
            .filter(|(count, ..)| *count > 0)
            .map(|(count, one, more)| format!("{count} {}", if count == 1 { one } else { more }))
            .collect();
        (!counts.is_empty()).then(|| format!("left out: {}", counts.join(", ")))
    }
}

/// Returns the numbers of comments and of variations in a variation, including nested ones.
fn extras(line: &Variation) -> (usize, usize) {
    line.turns().iter().fold((line.comments().len(), 0), |(comments, variations), node| {
        let inner = node.variations().iter().map(extras);
        inner.fold(
            (comments + node.notes().comments.len(), variations),
            |(comments, variations), (more, deeper)| (comments + more, variations + 1 + deeper),
        )
    })
}

/// Writes a file atomically: the old contents stay until the new file is complete.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let old = fs::metadata(path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        // A pipe or a device is written to, not replaced.
        return fs::write(path, text);
    }
    // A symbolic link is kept, and its target is replaced.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let written = fs::write(&beside, text)
        .and_then(|()| old.map_or(Ok(()), |old| fs::set_permissions(&beside, old.permissions())))
        .and_then(|()| fs::rename(&beside, &path));
    if written.is_err() {
        fs::remove_file(&beside).ok();
    }
    written
}

fn is_same_file(a: &Path, b: &Path) -> bool {
    matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}
