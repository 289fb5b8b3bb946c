//! Properties of matches, checked in their logs after the server has stopped.

use std::collections::BTreeMap;

use anyhow::{Context as _, ensure};
use record::{Event, EventKind, GameId};
use store::{Location, Options, Store};

use crate::online::{PlayerReport, Server};

/// Numbers of matches, linked games, rolls and entered results.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Met {
    pub(super) matches: usize,
    pub(super) linked: usize,
    pub(super) rolls: usize,
    pub(super) entries: usize,
}

/// Checks that every linked game was settled exactly once with the turns played in it, or called off with its match, and that the
/// dice follow from the committed seed.
pub(super) fn check(server: &Server, played: &[&PlayerReport]) -> anyhow::Result<Met> {
    let store = Store::open(&Options::at(Location::File(server.data().join("gipfel.sqlite"))))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut met = Met::default();
    for report in played {
        met.matches += 1;
        runtime
            .block_on(check_match(&store, report, &mut met))
            .with_context(|| format!("match {}", report.game))?;
    }
    Ok(met)
}

async fn check_match(store: &Store, report: &PlayerReport, met: &mut Met) -> anyhow::Result<()> {
    let log = store.games().log(report.game.parse()?).await?;
    hall::verify(&log)?;
    met.rolls += log.iter().filter(|event| matches!(event.kind, EventKind::Rolled { .. })).count();
    met.entries += report.turns.iter().filter(|turn| is_entry(turn)).count();
    let (linked, settled) = (linked_games(&log), settled_games(&log)?);
    met.linked += linked.len();
    for (place, game) in linked.iter().enumerate() {
        let own = store.games().log(*game).await?;
        let names_match = own.iter().any(|event| {
            matches!(&event.kind, EventKind::PartOf { game, .. } if game.to_string() == report.game)
        });
        ensure!(names_match, "the linked game {game} does not name its match");
        let is_last = place + 1 == linked.len();
        match settled.get(game) {
            Some(turns) => {
                let turns_there = turns_of(&own);
                ensure!(
                    turns.starts_with(&turns_there),
                    "game {game} was settled with different turns"
                );
            }
            None => ensure!(is_last && was_called_off(&own), "game {game} was not settled"),
        }
    }
    ensure!(
        settled.keys().all(|game| linked.contains(game)),
        "a game that was not linked was settled"
    );
    let seen =
        report.linked.iter().all(|one| linked.iter().any(|game| game.to_string() == one.game));
    ensure!(seen, "a player played a linked game that is not in the log");
    Ok(())
}

fn is_entry(token: &str) -> bool {
    matches!(token.split_once(':'), Some(("w" | "b", "1-0" | "0-1" | "die")))
}

fn linked_games(log: &[Event]) -> Vec<GameId> {
    let linked = log.iter().filter_map(|event| match event.kind {
        EventKind::Linked { game } => Some(game),
        _ => None,
    });
    linked.collect()
}

/// Returns the turns with which each linked game was settled; fails if one was settled twice.
fn settled_games(log: &[Event]) -> anyhow::Result<BTreeMap<GameId, Vec<String>>> {
    let mut all = BTreeMap::new();
    for event in log {
        if let EventKind::Settled { game, turns, .. } = &event.kind {
            let before = all.insert(*game, turns.clone());
            ensure!(before.is_none(), "game {game} was settled twice");
        }
    }
    Ok(all)
}

fn turns_of(log: &[Event]) -> Vec<String> {
    let turns = log.iter().filter_map(|event| match &event.kind {
        EventKind::Turn { turn, .. } => Some(turn.clone()),
        _ => None,
    });
    turns.collect()
}

/// Tests whether a linked game ended because its match did.
fn was_called_off(log: &[Event]) -> bool {
    let is_end =
        |event: &Event| matches!(event.kind, EventKind::Ended { by: record::Ending::Aborted, .. });
    log.iter().any(is_end)
}
