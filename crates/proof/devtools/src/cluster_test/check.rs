//! Checks in the database itself that the required properties hold at the end of the test.

use std::{collections::BTreeMap, time::Duration};

use anyhow::{Context as _, bail, ensure};
use record::{Ending, Event, EventKind, GameId};
use store::{Location, Options, Store};

use super::{impact::Impacts, pair::Played};
use crate::online::{Board, PlayerReport};

/// Figures from the database.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) games: usize,
    pub(super) rated: usize,
    /// Number of acknowledged turns, each stored once.
    pub(super) acknowledged: usize,
    /// Number of outages that were not charged to any player.
    pub(super) outages: usize,
    /// Number of connections of players and spectators.
    pub(super) connections: usize,
    /// Number of refused player requests, by code.
    pub(super) refusals: BTreeMap<String, usize>,
}

impl Found {
    /// Adds the figures from another database.
    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.rated += other.rated;
        self.acknowledged += other.acknowledged;
        self.outages += other.outages;
        self.connections += other.connections;
        self.add_refusals(&other.refusals);
    }

    fn add_refusals(&mut self, refusals: &BTreeMap<String, usize>) {
        for (code, count) in refusals {
            *self.refusals.entry(code.clone()).or_default() += count;
        }
    }
}

/// Number of turns at the start of a game that cost no time: the first one of each player.
const FREE_TURNS: usize = 2;

/// Checks all games, and adds what the faults have cost their players.
pub(super) fn check(
    database: &str,
    played: &[Played],
    impacts: &mut Impacts,
) -> anyhow::Result<Found> {
    let store = Store::open(&Options::at(Location::Postgres(database.to_owned())))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut found = Found::default();
    for game in played {
        let id: GameId = game.spectator.game.parse()?;
        let log = runtime.block_on(store.games().log(id))?;
        let ending = check_game(&log, game, &mut found).with_context(|| format!("game {id}"))?;
        measure(&turns(&log), game, ending, impacts);
        let changes = runtime.block_on(store.ratings().changes(id))?;
        let is_rated = game.spectator.terms.rated && ending != Ending::Aborted;
        let expected = if is_rated { 2 } else { 0 };
        ensure!(
            changes.len() == expected,
            "game {id}: expected {expected} rating changes, found {}",
            changes.len()
        );
        found.games += 1;
        found.rated += usize::from(is_rated);
    }
    Ok(found)
}

/// Checks a game and returns how it ended.
fn check_game(log: &[Event], game: &Played, found: &mut Found) -> anyhow::Result<Ending> {
    let is_gapless = log.windows(2).all(|pair| pair[1].seq == pair[0].seq + 1);
    ensure!(is_gapless, "its log has gaps");
    let turns = turns(log);
    for report in game.players.iter().chain([&game.spectator]) {
        let stored: Vec<&str> = turns.iter().map(|turn| turn.token.as_str()).collect();
        ensure!(
            report.turns == stored,
            "a player or spectator saw different turns: {:?}",
            report.turns
        );
        check_acknowledged(&turns, report)?;
        found.acknowledged += report.commands.len();
        found.connections += report.connections;
        found.add_refusals(&report.refusals);
    }
    found.outages +=
        log.iter().filter(|event| matches!(event.kind, EventKind::Outage { .. })).count();
    ending(log)
}

/// Adds what the players of a game waited, were charged and lost.
fn measure(turns: &[StoredTurn], game: &Played, ending: Ending, impacts: &mut Impacts) {
    let (began, started) = game.started;
    impacts.other_waited(began, started);
    let [white, black] = &game.players;
    for (player, opponent) in [(white, black), (black, white)] {
        for (&ply, decision) in &player.decisions {
            if let Some(answered) = decision.answered {
                impacts.turn_waited(decision.sent, answered);
            }
            let Some(turn) = turns.get(ply) else { continue };
            if ply >= FREE_TURNS {
                let charged = Duration::from_millis(turn.charged.into());
                impacts.charged(decision.sent, charged, decision.thought);
            }
            for other in [opponent, &game.spectator] {
                if let Some(&seen) = other.seen.get(ply) {
                    impacts.other_waited(decision.sent, seen);
                }
            }
        }
    }
    if !matches!(ending, Ending::Rules | Ending::Resignation) {
        let ended = white.ended.into_iter().chain(black.ended).min();
        impacts.lost(ended.unwrap_or(started));
    }
}

/// Returns how the game ended; fails unless it ended once.
fn ending(log: &[Event]) -> anyhow::Result<Ending> {
    let endings: Vec<Ending> = log
        .iter()
        .filter_map(|event| match event.kind {
            EventKind::Ended { by, .. } => Some(by),
            _ => None,
        })
        .collect();
    let [ending] = endings[..] else { bail!("the game has these endings: {endings:?}") };
    Ok(ending)
}

/// A stored turn.
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

/// Checks that every acknowledged command is stored once, at the acknowledged ply and with the acknowledged turn.
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
            ensure!(
                wanted == *token,
                "turn {ply}: {wanted} was acknowledged, but {token} is stored"
            );
            let command = commands.next().context("an acknowledged turn has no command")?;
            ensure!(
                stored.command.as_ref() == Some(command),
                "turn {ply}: command {command} was acknowledged, but {:?} is stored",
                stored.command
            );
            let count = turns.iter().filter(|turn| turn.command.as_ref() == Some(command)).count();
            ensure!(count == 1, "turn {ply}: command {command} is stored {count} times");
            acknowledged += 1;
        }
        board.play(&stored.token)?;
    }
    let missing = report.acknowledged.len() - acknowledged;
    ensure!(missing == 0, "acknowledged turns that are not stored: {missing}");
    Ok(())
}
