//! What is left of a database after a crash, and which files are not opened at all.
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

/// Opens a file.
fn open(path: &Path) -> Result<Store, OpenError> {
    Store::open(&Options::at(Location::File(path.to_owned())))
}

/// Stores a game and so many turns.
async fn play(store: &Store, number: u64, turns: u32) -> Sample {
    let (mut sample, events) = Sample::new(number);
    store.new_game(sample.id, events, sample.summary.clone()).await.expect("a new game");
    for _ in 0..turns {
        let events = sample.turn();
        store.append(sample.id, events, sample.summary.clone(), None).await.expect("a turn");
    }
    sample
}

/// Ends a game, so that it counts.
async fn finish(store: &Store, sample: &mut Sample) {
    let events = sample.end(Score::WhiteWins);
    let rated = Some(Rated::default());
    store.append(sample.id, events, sample.summary.clone(), rated).await.expect("the end");
}
