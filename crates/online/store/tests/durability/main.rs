//! Tests of durability: databases after a crash, and files that must not be opened.
#![cfg(test)]

mod backups;
mod checks;
mod crashes;
mod files;
#[path = "../conformance/fresh.rs"]
mod fresh;
mod full;
#[path = "../conformance/sample.rs"]
mod sample;
mod wal;

use std::path::Path;

use record::Score;
use store::{Location, OpenError, Options, Rated, Store};

use sample::Sample;

/// Opens a database file.
fn open(path: &Path) -> Result<Store, OpenError> {
    Store::open(&Options::at(Location::File(path.to_owned())))
}

/// Stores a game with the given number of turns.
async fn play(store: &Store, number: u64, turns: u32) -> Sample {
    let (mut sample, events) = Sample::new(number);
    store.games().add(sample.id, events, sample.summary.clone()).await.expect("a new game");
    for _ in 0..turns {
        let events = sample.turn();
        store
            .games()
            .append(sample.id, events, sample.summary.clone(), None)
            .await
            .expect("a turn");
    }
    sample
}

/// Ends a game and rates it.
async fn finish(store: &Store, sample: &mut Sample) {
    let events = sample.end(Score::WhiteWins);
    let rated = Some(Rated::default());
    store.games().append(sample.id, events, sample.summary.clone(), rated).await.expect("the end");
}
