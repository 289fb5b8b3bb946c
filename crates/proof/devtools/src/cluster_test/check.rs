//! What must be true at the end, read from the database itself.

use std::collections::BTreeMap;

use anyhow::{Context as _, ensure};
use record::{Ending, Event, EventKind, GameId};
use store::{Location, Options, Store};

use super::pair::Played;
use crate::online::{Board, PlayerReport};

/// What was found in the database.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) games: usize,
    pub(super) rated: usize,
    /// Turns that were acknowledged, each stored once.
    pub(super) acknowledged: usize,
    /// Outages that were charged to nobody.
    pub(super) outages: usize,
    /// The most that a turn was charged, in milliseconds.
    pub(super) most_charged: u32,
    /// How often players and spectators connected.
    pub(super) connections: usize,
    /// What players were refused, by code.
    pub(super) refusals: BTreeMap<String, usize>,
}

/// Checks all games.
pub(super) fn check(database: &str, played: &[Played]) -> anyhow::Result<Found> {
    let store = Store::open(&Options::at(Location::Postgres(database.to_owned())))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut found = Found::default();
    for game in played {
        let id: GameId = game.spectator.game.parse()?;
        let log = runtime.block_on(store.log(id))?;
        check_game(&log, game, &mut found).with_context(|| format!("game {id}"))?;
        let changes = runtime.block_on(store.rating_changes(id))?;
        let is_rated = game.spectator.terms.rated;
        let expected = if is_rated { 2 } else { 0 };
        ensure!(changes.len() == expected, "game {id}: {} ratings changed", changes.len());
        found.games += 1;
        found.rated += usize::from(is_rated);
    }
    Ok(found)
}

fn check_game(log: &[Event], game: &Played, found: &mut Found) -> anyhow::Result<()> {
    let is_gapless = log.windows(2).all(|pair| pair[1].seq == pair[0].seq + 1);
    ensure!(is_gapless, "the events of its log have gaps");
    check_ending(log)?;
    let turns = turns(log);
    for report in game.players.iter().chain([&game.spectator]) {
        let stored: Vec<&str> = turns.iter().map(|turn| turn.token.as_str()).collect();
        ensure!(report.turns == stored, "somebody saw other turns: {:?}", report.turns);
        check_acknowledged(&turns, report)?;
        found.acknowledged += report.commands.len();
        found.connections += report.connections;
        for (code, count) in &report.refusals {
            *found.refusals.entry(code.clone()).or_default() += count;
        }
    }
    found.outages +=
        log.iter().filter(|event| matches!(event.kind, EventKind::Outage { .. })).count();
    // The first turn of each player costs nothing.
    let charged = turns.iter().skip(2).map(|turn| turn.charged).max();
    found.most_charged = found.most_charged.max(charged.unwrap_or(0));
    Ok(())
}

/// Every game is resigned or played to its end by those who play it.
fn check_ending(log: &[Event]) -> anyhow::Result<()> {
    let endings: Vec<Ending> = log
        .iter()
        .filter_map(|event| match event.kind {
            EventKind::Ended { by, .. } => Some(by),
            _ => None,
        })
        .collect();
    let is_fair = matches!(endings.as_slice(), [Ending::Rules | Ending::Resignation]);
    ensure!(is_fair, "it ended by {endings:?}");
    Ok(())
}

/// A turn as it is stored.
struct StoredTurn {
    token: String,
    command: Option<String>,
    charged: u32,
}

fn turns(log: &[Event]) -> Vec<StoredTurn> {
    let stored = |event: &Event| match &event.kind {
        EventKind::Turn { turn, command, spent, lag, .. } => Some(StoredTurn {
            token: turn.clone(),
            command: command.clone(),
            charged: spent.saturating_sub(*lag),
        }),
        _ => None,
    };
    log.iter().filter_map(stored).collect()
}

/// Checks that every acknowledged command is stored once, in the place and with the turn that were acknowledged.
fn check_acknowledged(turns: &[StoredTurn], report: &PlayerReport) -> anyhow::Result<()> {
    let mut board = Board::start(&report.terms);
    let mut commands = report.commands.iter();
    let mut acknowledged = 0;
    for (ply, stored) in turns.iter().enumerate() {
        if let Some(turn) = report.acknowledged.get(&ply) {
            let mut played_out = board.clone();
            played_out.play(turn)?;
            let canonical = played_out.tokens().pop();
            let (wanted, token) = (canonical.unwrap_or_default(), &stored.token);
            ensure!(wanted == *token, "turn {ply}: {wanted} was acknowledged, {token} is stored");
            let command = commands.next().context("every turn has a command")?;
            ensure!(
                stored.command.as_ref() == Some(command),
                "turn {ply}: command {command} was acknowledged, {:?} is stored",
                stored.command
            );
            let count = turns.iter().filter(|turn| turn.command.as_ref() == Some(command)).count();
            ensure!(count == 1, "turn {ply}: command {command} is stored {count} times");
            acknowledged += 1;
        }
        board.play(&stored.token)?;
    }
    let missing = report.acknowledged.len() - acknowledged;
    ensure!(missing == 0, "{missing} acknowledged turns are not stored");
    Ok(())
}
