//! Backups, restoration and consistency checks.

use std::{io::Write, path::Path};

use anyhow::bail;
use server::Location;
use store::Store;

use super::database::{open, require, wait};
use crate::commands::exit_status::ExitStatus;

pub(crate) fn backup(
    store: &Store,
    file: &Path,
    out: &mut dyn Write,
) -> anyhow::Result<ExitStatus> {
    match wait(store.backup(file))? {
        Ok(()) => {
            writeln!(out, "Everything has been copied to {}.", file.display())?;
            Ok(ExitStatus::Success)
        }
        Err(error) => {
            writeln!(out, "No backup was made: {error}.")?;
            Ok(ExitStatus::Failure)
        }
    }
}

pub(crate) fn restore(
    file: &Path,
    location: &Location,
    out: &mut dyn Write,
) -> anyhow::Result<ExitStatus> {
    let Location::File(to) = location else {
        bail!("a backup can only be restored into a folder: specify it with --data DIR")
    };
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)?;
    }
    match store::restore(file, to) {
        Ok(()) => {
            writeln!(out, "{} has been restored to {}.", file.display(), to.display())?;
            Ok(ExitStatus::Success)
        }
        Err(error) => {
            writeln!(out, "Nothing was restored: {error}.")?;
            Ok(ExitStatus::Failure)
        }
    }
}

pub(crate) fn check(location: &Location, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    let found = match location {
        Location::File(file) => {
            require(file)?;
            store::check(file)?
        }
        _ => wait(open(location)?.audit())??,
    };
    writeln!(out, "{found}")?;
    if found.problems.is_empty() {
        writeln!(out, "No problems found.")?;
        return Ok(ExitStatus::Success);
    }
    Ok(ExitStatus::Failure)
}

pub(crate) fn set_log_aside(
    location: &Location,
    out: &mut dyn Write,
) -> anyhow::Result<ExitStatus> {
    let Location::File(file) = location else {
        bail!("only a database file has such a log: specify its folder with --data DIR")
    };
    require(file)?;
    match store::set_log_aside(file)? {
        Some(copy) => {
            writeln!(out, "The damaged log is now {}. The server can start.", copy.display())?;
        }
        None => writeln!(out, "The log is not damaged. Nothing was changed.")?,
    }
    Ok(ExitStatus::Success)
}
