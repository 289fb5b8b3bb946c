//! Reports, and what is done about them.

use std::io::Write;

use record::PlayerId;
use store::{Player, Report, Store};

use super::{
    database::wait,
    time::{DAY, moment, now},
};
use crate::commands::exit_status::ExitStatus;

pub(crate) fn reports(store: &Store, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    let reports = wait(store.reports())??;
    if reports.is_empty() {
        writeln!(out, "There are no open reports.")?;
    }
    for report in &reports {
        show(store, report, out)?;
    }
    Ok(ExitStatus::Success)
}

fn show(store: &Store, report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let said = &report.said;
    let about = called(store, said.player)?;
    let by = match said.reporter {
        Some(reporter) => called(store, reporter)?,
        None => "a deleted account".to_owned(),
    };
    writeln!(out, "#{} {}: {}, about {about}, by {by}", report.id, moment(said.at), said.reason)?;
    if let Some(game) = said.game {
        writeln!(out, "  game {game}")?;
    }
    for line in said.text.lines() {
        // Control characters in a report must not reach the terminal.
        let line: String = line.chars().filter(|c| !c.is_control()).collect();
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

pub(crate) fn settle(store: &Store, id: i64, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    if wait(store.settle_report(id, now()))?? {
        writeln!(out, "Report #{id} is settled.")?;
        return Ok(ExitStatus::Success);
    }
    writeln!(out, "There is no open report #{id}.")?;
    Ok(ExitStatus::Failure)
}

pub(crate) fn mute(
    store: &Store,
    name: &str,
    days: u32,
    out: &mut dyn Write,
) -> anyhow::Result<ExitStatus> {
    let Some(player) = find(store, name)? else { return nobody(name, out) };
    let until = (days > 0).then(|| now() + i64::from(days) * DAY);
    wait(store.mute(player.id, until))??;
    match until {
        Some(until) => writeln!(out, "{name} may not chat until {}.", moment(until))?,
        None => writeln!(out, "{name} may chat again.")?,
    }
    Ok(ExitStatus::Success)
}

pub(crate) fn ban(
    store: &Store,
    name: &str,
    is_banned: bool,
    out: &mut dyn Write,
) -> anyhow::Result<ExitStatus> {
    let Some(player) = find(store, name)? else { return nobody(name, out) };
    wait(store.ban(player.id, is_banned))??;
    let may = if is_banned { "may not play any more" } else { "may play again" };
    writeln!(out, "{name} {may}.")?;
    Ok(ExitStatus::Success)
}

/// A player by name, or a guest by id.
fn find(store: &Store, name: &str) -> anyhow::Result<Option<Player>> {
    if let Some(player) = wait(store.player_named(name))?? {
        return Ok(Some(player));
    }
    let Ok(id) = name.parse::<PlayerId>() else { return Ok(None) };
    let found = wait(store.players(&[id]))??.pop();
    // A guest who became an account: the account is meant.
    match found.as_ref().and_then(|player| player.merged_into) {
        Some(account) => Ok(wait(store.players(&[account]))??.pop()),
        None => Ok(found),
    }
}

fn nobody(name: &str, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    writeln!(out, "There is no player called {name}.")?;
    Ok(ExitStatus::Failure)
}

fn called(store: &Store, player: PlayerId) -> anyhow::Result<String> {
    let known = wait(store.players(&[player]))??.pop();
    Ok(match known.and_then(|known| known.name) {
        Some(name) => name,
        None => format!("guest {player}"),
    })
}
