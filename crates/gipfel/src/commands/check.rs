use std::{
    io::{IsTerminal, Write},
    path::PathBuf,
};

use anstyle::{AnsiColor, Style};
use clap::Args;
use combined::CombinedRecord;
use game::Color;
use record::{Reading, Record, ReserveWarning, Score, Termination};
use serde_json::{Value, json};
use variants::{AnyGame, Outcome, Variant};

use crate::{
    commands::{
        combined_game,
        exit_status::ExitStatus,
        source::{Found, Part, Source, without_line},
    },
    terminal::{outcome, progress::Progress},
};

/// Replay records and report which are legal
///
/// One line per game: its location, ok, resigned, ended, unfinished, excerpt, refused or empty, the game, its length
/// and its end. A second line warns of the first wrong reserve count in a game whose turns are legal. Reads Gipfel
/// records, including matches with linked games, Boardspace SGF, Board Game Arena logs, official GIPF notation and
/// plain lines. Exit code 0: everything is legal; 1: a game was refused or a file could not be read; 2: the command
/// line was invalid.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel check games.txt old/*.sgf")]
pub(crate) struct Check {
    /// Files with games; - is stdin
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Variant of records that do not specify one
    #[arg(long, value_name = "ID")]
    game: Option<Variant>,

    /// Print one JSON object per game
    #[arg(long)]
    json: bool,

    /// Report only problems
    #[arg(long, short)]
    quiet: bool,
}

game::codes! {
    /// Status of a game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Status {
        /// The game ended by the rules.
        Ok = "ok",
        /// A player resigned.
        Resigned = "resigned",
        /// The game ended by time or agreement, or in a way that the record does not specify.
        Ended = "ended",
        /// The game is not finished.
        Unfinished = "unfinished",
        /// Part of the game is missing.
        Excerpt = "excerpt",
        /// The game is illegal or unreadable.
        Refused = "refused",
        /// The file is blank.
        Empty = "empty",
    }
}

impl Status {
    fn of(source: &Source, found: &Found) -> Self {
        match &found.game {
            Err(_) if source.is_blank() => Self::Empty,
            Err(_) => Self::Refused,
            Ok(Reading::Excerpt(_)) => Self::Excerpt,
            Ok(Reading::Game(record)) => {
                Self::of_end((record.outcome(), record.termination(), record.score()))
            }
        }
    }

    fn of_end(end: (Option<Outcome>, Option<Termination>, Score)) -> Self {
        match end {
            (Some(_), ..) => Self::Ok,
            (None, Some(Termination::Resignation), _) => Self::Resigned,
            (None, None | Some(Termination::Abandoned), Score::Open) => Self::Unfinished,
            _ => Self::Ended,
        }
    }

    fn style(self) -> Style {
        match self {
            Self::Ok => AnsiColor::Green.on_default(),
            Self::Refused | Self::Empty => AnsiColor::Red.on_default().bold(),
            _ => AnsiColor::Yellow.on_default(),
        }
    }
}

/// Number of games with each status.
#[derive(Default)]
struct Tally {
    games: [usize; Status::ALL.len()],
    warnings: usize,
    unreadable: usize,
}

impl Tally {
    fn exit_status(&self) -> ExitStatus {
        let wrong = [Status::Refused, Status::Empty].map(|status| self.games[status as usize]);
        if wrong.iter().sum::<usize>() + self.unreadable == 0 {
            ExitStatus::Success
        } else {
            ExitStatus::Failure
        }
    }

    fn summary(&self) -> String {
        let kinds: Vec<String> = Status::ALL
            .into_iter()
            .zip(self.games)
            .filter_map(|(status, count)| match (status, count) {
                (Status::Ok, _) => Some(format!("{count} finished")),
                (Status::Unfinished | Status::Refused, _) => {
                    Some(format!("{count} {}", status.code()))
                }
                (Status::Empty, _) | (_, 0) => None,
                (Status::Ended, _) => Some(format!("{count} ended otherwise")),
                (Status::Excerpt, 2..) => Some(format!("{count} excerpts")),
                _ => Some(format!("{count} {}", status.code())),
            })
            .collect();
        let empty = self.games[Status::Empty as usize];
        let games = counted(self.games.iter().sum::<usize>() - empty, "game");
        let mut summary = format!("{games}: {}", kinds.join(", "));
        if empty > 0 {
            summary += &format!("; {} with no game found", counted(empty, "file"));
        }
        if self.warnings > 0 {
            summary += &format!("; {}", counted(self.warnings, "warning"));
        }
        if self.unreadable > 0 {
            summary += &format!("; {} unreadable", counted(self.unreadable, "file"));
        }
        summary
    }
}

/// Formats a count with its noun: `1 game`, `2 games`.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

impl Check {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        const FILE: f64 = 1000.0;
        let progress = Progress::of(FILE as u64 * self.files.len() as u64, "checking");
        let terminal = std::io::stdout().is_terminal();
        let mut tally = Tally::default();
        for (index, path) in self.files.iter().enumerate() {
            let source = match Source::open(path) {
                Ok(source) => source,
                Err(error) => {
                    tally.unreadable += 1;
                    progress.aside(|| writeln!(anstream::stderr(), "gipfel: {error:#}").ok());
                    continue;
                }
            };
            for part in source.parts(self.game) {
                let mut games = match part {
                    Part::Games(games) => games,
                    Part::Match { line, found } => {
                        let status = found.as_ref().as_ref().map_or(Status::Refused, |record| {
                            Status::of_end(combined_game::end(record.game()))
                        });
                        tally.games[status as usize] += 1;
                        if !self.quiet || status == Status::Refused {
                            progress
                                .aside(|| self.write_match(&source, line, &found, status, out))?;
                        }
                        continue;
                    }
                };
                while let Some(found) = games.next() {
                    let status = Status::of(&source, &found);
                    tally.games[status as usize] += 1;
                    progress.reach((FILE * (index as f64 + games.share())) as u64);
                    tally.warnings += usize::from(found.warning.is_some());
                    let wrong = matches!(status, Status::Refused | Status::Empty);
                    if self.quiet && !wrong && found.warning.is_none() {
                        continue;
                    }
                    progress.aside(|| {
                        self.write(&source, &found, status, out)?;
                        if terminal { out.flush() } else { Ok(()) }
                    })?;
                }
            }
        }
        drop(progress);
        if self.json {
            out.flush()?;
        }
        match (self.quiet, self.json) {
            (true, _) => {}
            (false, true) => {
                writeln!(anstream::stderr(), "{}", tally.summary()).ok();
            }
            (false, false) => writeln!(out, "{}", tally.summary())?,
        }
        Ok(tally.exit_status())
    }

    fn write(
        &self,
        source: &Source,
        found: &Found,
        status: Status,
        out: &mut dyn Write,
    ) -> std::io::Result<()> {
        if self.json {
            return writeln!(out, "{}", to_json(source, found, status));
        }
        let style = status.style();
        let what = match &found.game {
            Ok(Reading::Game(record)) if found.variant_guessed => format!(
                "{} ({} is assumed; use --game to choose another)",
                described(record),
                record.variant()
            ),
            Ok(Reading::Game(record)) => described(record),
            Ok(Reading::Excerpt(excerpt)) => excerpt.to_string(),
            Err(_) if status == Status::Empty => "no game found".to_owned(),
            Err(error) => Found::complaint(error),
        };
        let (name, line, status) = (source.name(), found.line, status.code());
        writeln!(out, "{name}:{line} {style}{status}{style:#} {what}")?;
        if let Some(warning) = found.warning {
            let style = AnsiColor::Yellow.on_default();
            let what = without_line(&warning.to_string(), warning.line.0);
            let line = found.before + warning.line.0;
            writeln!(out, "{name}:{line} {style}warning{style:#} {what}")?;
        }
        Ok(())
    }

    fn write_match(
        &self,
        source: &Source,
        line: usize,
        found: &Result<CombinedRecord, combined::ReadError>,
        status: Status,
        out: &mut dyn Write,
    ) -> std::io::Result<()> {
        let line = found.as_ref().map_or_else(|error| error.line, |_| line);
        let what = match found {
            Ok(record) => combined_game::described(record),
            Err(error) => without_line(&error.to_string(), error.line),
        };
        if self.json {
            let mut game = json!({ "file": source.name(), "line": line, "status": status.code() });
            match found {
                Ok(record) => game["match"] = combined_game::facts(record.game()),
                Err(error) => {
                    game["code"] = error.code().into();
                    game["text"] = what.into();
                }
            }
            return writeln!(out, "{game}");
        }
        let (style, name, status) = (status.style(), source.name(), status.code());
        writeln!(out, "{name}:{line} {style}{status}{style:#} {what}")
    }
}

/// Describes the game, its length and its end.
fn described(record: &Record) -> String {
    let turns = counted(record.main_line().turns().len(), "turn");
    format!("{} {turns} {}", record.variant(), ended(record))
}

fn ended(record: &Record) -> String {
    if let Some(outcome) = record.outcome() {
        return format!("{outcome} ({})", tally_of(record.game()));
    }
    let winner = match (record.score(), record.score().winner()) {
        (_, Some(winner)) => format!("{winner} wins"),
        (Score::Draw, _) => "draw".to_owned(),
        _ => format!("{} to act", record.game().to_act()),
    };
    match record.termination() {
        None => winner,
        Some(termination) => format!("{winner} ({termination})"),
    }
}

/// Describes the removed rings, or the reserves.
fn tally_of(game: &AnyGame) -> String {
    match game {
        AnyGame::Yinsh(game) => {
            let [white, black] = Color::ALL.map(|color| game.position().rings_off(color));
            format!("{white}-{black}")
        }
        _ => {
            let [white, black] = Color::ALL.map(|color| game.reserve(color).unwrap_or_default());
            format!("reserves {white}-{black}")
        }
    }
}

fn warning_json(warning: ReserveWarning, before: usize) -> Value {
    json!({
        "code": warning.code(),
        "line": before + warning.line.0,
        "turn": warning.turn.map(|turn| turn.number),
        "player": warning.turn.map(|turn| turn.player.letter()),
        "text": without_line(&warning.to_string(), warning.line.0),
    })
}

fn to_json(source: &Source, found: &Found, status: Status) -> Value {
    let mut game = json!({ "file": source.name(), "line": found.line, "status": status.code() });
    match &found.game {
        Ok(Reading::Game(record)) => {
            game["game"] = record.variant().id().into();
            game["variant_guessed"] = found.variant_guessed.into();
            game["turns"] = record.main_line().turns().len().into();
            game["result"] = record.score().code().into();
            game["outcome"] = outcome::to_json(record.outcome());
            game["termination"] = record.termination().map(Termination::code).into();
            game["position"] = record.game().position().into();
            game["warning"] =
                found.warning.map(|warning| warning_json(warning, found.before)).into();
        }
        Ok(Reading::Excerpt(excerpt)) => game["text"] = excerpt.to_string().into(),
        Err(error) => {
            game["code"] = error.code().into();
            game["turn"] = error.turn.map(|turn| turn.number).into();
            game["player"] = error.turn.map(|turn| turn.player.letter().to_string()).into();
            game["text"] = Found::complaint(error).into();
            if let Some(warning) = found.warning {
                game["warning"] = warning_json(warning, found.before);
            }
        }
    }
    game
}
