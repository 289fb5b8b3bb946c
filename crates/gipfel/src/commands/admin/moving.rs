//! Migration of a server's games and players to another location.

use std::{io::Write, path::PathBuf};

use anyhow::bail;
use clap::Args;
use server::Location;
use store::{MoveError, Moved, move_database};

use crate::{
    commands::{
        database_location::{self, DatabaseSettings},
        exit_status::ExitStatus,
    },
    terminal::progress::Progress,
};

/// Target of a migration.
#[derive(Args, Debug)]
pub(crate) struct Move {
    /// New folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["to_database", "to_database_file"])]
    to_data: Option<PathBuf>,

    /// New PostgreSQL database, which must be empty
    #[arg(long, value_name = "URL", conflicts_with = "to_database_file")]
    to_database: Option<String>,

    /// File with the address of the new database
    #[arg(long, value_name = "FILE")]
    to_database_file: Option<PathBuf>,

    /// File with the trusted certificates (CA) for the new database
    #[arg(long, value_name = "FILE")]
    to_database_ca: Option<PathBuf>,
}

impl Move {
    pub(crate) fn run(&self, from: &Location, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let places =
            [self.to_data.is_some(), self.to_database.is_some(), self.to_database_file.is_some()];
        if !places.contains(&true) {
            bail!(
                "no target given: specify --to-data DIR, --to-database URL or --to-database-file FILE"
            );
        }
        let to = database_location::place(DatabaseSettings {
            data: self.to_data.as_deref(),
            database: self.to_database.as_deref(),
            database_file: self.to_database_file.as_deref(),
            database_ca: self.to_database_ca.as_deref(),
        })?;
        match moved(from, &to) {
            Ok(moved) => report(&moved, out),
            Err(error) => {
                writeln!(out, "Nothing was moved: {error}.")?;
                Ok(ExitStatus::Failure)
            }
        }
    }
}

fn moved(from: &Location, to: &Location) -> Result<Moved, MoveError> {
    let progress = Progress::of(1, "Moving and comparing rows");
    move_database(from, to, &mut |done, all| {
        progress.extend(all);
        progress.reach(done);
    })
}

fn report(moved: &Moved, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    for (table, rows) in &moved.tables {
        writeln!(out, "{rows:>12}  {table}")?;
    }
    writeln!(out, "{:>12}  rows in total, identical in both databases", moved.rows())?;
    writeln!(out, "Check of the new database: {}", moved.findings)?;
    if !moved.findings.problems.is_empty() {
        writeln!(out, "The old database has the same problems.")?;
    }
    writeln!(
        out,
        "{} The old database is unchanged.",
        if moved.was_done {
            "Everything had already been moved, by an earlier command."
        } else {
            "Everything has been moved."
        }
    )?;
    Ok(ExitStatus::Success)
}
