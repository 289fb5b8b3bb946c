//! Reports, and what is done about them.

use std::{
    io::Write,
    time::{SystemTime, UNIX_EPOCH},
};

use record::PlayerId;
use store::{Player, Report, Store};

use super::database::wait;
use crate::commands::exit_status::ExitStatus;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

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

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A moment in UTC: `2026-11-15 12:03 UTC`. Days are counted in years that begin in March, whose leap day is the last.
fn moment(at: i64) -> String {
    let (days, minutes) = (at.div_euclid(DAY) + 719_468, at.rem_euclid(DAY) / 60_000);
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_in_utc() {
        assert_eq!(moment(0), "1970-01-01 00:00 UTC");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(moment(1_794_744_180_000), "2026-11-15 12:03 UTC");
        assert_eq!(moment(-1), "1969-12-31 23:59 UTC");
    }
}
