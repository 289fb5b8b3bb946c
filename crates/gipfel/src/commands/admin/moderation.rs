//! Reports and sanctions.

use std::io::Write;

use protocol::{StudyId, shown_text};
use record::PlayerId;
use store::{Player, Report, Store};

use super::{
    database::wait,
    time::{DAY_MS, moment, now},
};
use crate::commands::exit_status::ExitStatus;

pub(crate) fn reports(store: &Store, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    let reports = wait(store.reports().unsettled())??;
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
    // Control characters in a report must not reach the terminal.
    for line in shown_text::clean_lines(&said.text).lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

pub(crate) fn settle(store: &Store, id: i64, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    if wait(store.reports().settle(id, now()))?? {
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
    let until = (days > 0).then(|| now() + i64::from(days) * DAY_MS);
    wait(store.players().mute(player.id, until))??;
    match until {
        Some(until) => {
            writeln!(out, "{name} may not chat or share studies until {}.", moment(until))?;
        }
        None => writeln!(out, "{name} may chat and share studies again.")?,
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
    wait(store.players().ban(player.id, is_banned))??;
    let may = if is_banned { "is banned from playing" } else { "may play again" };
    writeln!(out, "{name} {may}.")?;
    Ok(ExitStatus::Success)
}

pub(crate) fn hide_study(
    store: &Store,
    id: StudyId,
    is_hidden: bool,
    out: &mut dyn Write,
) -> anyhow::Result<ExitStatus> {
    let Some(study) = wait(store.studies().hide(id, is_hidden))?? else {
        writeln!(out, "There is no study {id}.")?;
        return Ok(ExitStatus::Failure);
    };
    let (title, owner) = (shown_text::clean_lines(&study.title), called(store, study.owner)?);
    if is_hidden {
        writeln!(out, "\"{title}\" by {owner} is hidden.")?;
    } else {
        writeln!(
            out,
            "\"{title}\" by {owner} is no longer hidden. Access: {}.",
            study.access.code()
        )?;
    }
    Ok(ExitStatus::Success)
}

/// Returns a player by name, or a guest by id.
fn find(store: &Store, name: &str) -> anyhow::Result<Option<Player>> {
    if let Some(player) = wait(store.players().named(name))?? {
        return Ok(Some(player));
    }
    let Ok(id) = name.parse::<PlayerId>() else { return Ok(None) };
    let found = wait(store.players().get(&[id]))??.pop();
    // For a guest who was merged into an account, returns the account.
    match found.as_ref().and_then(|player| player.merged_into) {
        Some(account) => Ok(wait(store.players().get(&[account]))??.pop()),
        None => Ok(found),
    }
}

fn nobody(name: &str, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
    writeln!(out, "There is no player called {name}.")?;
    Ok(ExitStatus::Failure)
}

fn called(store: &Store, player: PlayerId) -> anyhow::Result<String> {
    let known = wait(store.players().get(&[player]))??.pop();
    Ok(match known.and_then(|known| known.name) {
        Some(name) => name,
        None => format!("guest {player}"),
    })
}
