//! Fills a database with finished games as fast as the store accepts them.

use std::path::Path;

use anyhow::Context as _;
use protocol::{PlayerKind, Status};
use record::{Ending, Event, EventKind, GameId, PlayerId, Score, Terms, TimeControl, TurnTime};
use store::{Location, Options, Store, Summary, Synchronous};
use tokio::{runtime, task::JoinSet};
use variants::{AnyGame, Color, Variant};

/// Number of games written concurrently: the store writes them in one transaction.
const CONCURRENT_WRITES: usize = 4096;
/// Number of people among whom the games are distributed.
const PEOPLE: usize = 1000;
/// Time of the first game, in milliseconds since 1970.
const FIRST: i64 = 1_700_000_000_000;

/// Stores games that ended by resignation after two turns.
pub(super) fn fill(file: &Path, games: usize) -> anyhow::Result<()> {
    let folder = file.parent().context("the database has no folder")?;
    std::fs::create_dir_all(folder)?;
    let mut options = Options::at(Location::File(file.to_owned()));
    // No client waits for an acknowledgement, so syncing is unnecessary.
    options.synchronous = Synchronous::Off;
    let store = Store::open(&options)?;
    runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let mut people = Vec::new();
        for _ in 0..PEOPLE {
            people.push(store.players().create(PlayerKind::Person, FIRST).await?);
        }
        let last = last_position()?;
        let mut writing = JoinSet::new();
        for number in 0..games {
            if writing.len() >= CONCURRENT_WRITES {
                writing.join_next().await.context("no write is in progress")???;
            }
            let players =
                [people[number % PEOPLE], people[(number / PEOPLE + number * 7 + 1) % PEOPLE]];
            let (id, events, summary) = game(number, players, &last);
            let store = store.clone();
            writing.spawn(async move { store.games().add(id, events, summary).await });
        }
        while let Some(written) = writing.join_next().await {
            written??;
        }
        Ok(())
    })
}

fn last_position() -> anyhow::Result<String> {
    let mut game = AnyGame::start(Variant::Yinsh);
    game.play_turn("f6")?;
    game.play_turn("a5")?;
    Ok(game.position())
}

fn game(
    number: usize,
    [white, black]: [PlayerId; 2],
    position: &str,
) -> (GameId, Vec<Event>, Summary) {
    let clock = TimeControl::Fischer { base: 300_000, increment: 3_000 };
    let terms = Terms {
        variant: Variant::Yinsh,
        handicap: None,
        clock,
        rated: number.is_multiple_of(2),
        open: true,
        combined: None,
    };
    let created = FIRST + number as i64 * 1000;
    let turn = |color, token: &str| {
        EventKind::turn(color, token.to_owned(), TurnTime::default(), None, false)
    };
    let kinds = [
        EventKind::Created { terms, white: Some(white), black: Some(black) },
        turn(Color::White, "f6"),
        turn(Color::Black, "a5"),
        EventKind::Ended { score: Score::WhiteWins, by: Ending::Resignation },
    ];
    let events = kinds.into_iter().zip(0..).map(|(kind, seq)| Event { seq, at: created, kind });
    let summary = Summary {
        status: Status::Ended,
        plies: 2,
        to_act: None,
        score: Score::WhiteWins,
        by: Some(Ending::Resignation),
        seq: 3,
        position: position.to_owned(),
        ..Summary::new(terms, [Some(white), Some(black)], created)
    };
    // Different numbers give different ids.
    let id = GameId::from_random((number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (id, events.collect(), summary)
}
