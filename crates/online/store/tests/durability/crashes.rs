use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
};

use store::Store;

use crate::{
    fresh::{Folder, block_on},
    open, play,
    sample::Sample,
};

/// How many events a database has of a game; the log must be without gaps.
fn events(store: &Store, sample: &Sample) -> u32 {
    let log = block_on(store.log(sample.id)).unwrap();
    for (seq, event) in (0..).zip(&log) {
        assert_eq!(event.seq, seq);
    }
    assert_eq!(block_on(store.audit()).unwrap().problems, []);
    u32::try_from(log.len()).unwrap()
}

fn beside(path: &Path) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

#[test]
fn what_was_acknowledged_is_there_after_a_restart() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let sample = block_on(play(&open(&path).unwrap(), 1, 20));
    let store = open(&path).unwrap();
    assert_eq!(events(&store, &sample), 21);
    assert_eq!(block_on(store.summary(sample.id)).unwrap(), Some(sample.summary));
}

/// A crash leaves of the log what was written so far. While the log is short nothing else changes, so that a copy
/// of the files is what a crash at that moment would leave.
#[test]
fn a_crash_in_the_middle_of_writing_loses_nothing_that_was_acknowledged() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&path).unwrap();
    let sample = block_on(play(&store, 1, 0));
    let acknowledged = Arc::new(AtomicU32::new(1));
    let enough = Arc::new(AtomicBool::new(false));
    let writer = {
        let (store, mut sample) = (store.clone(), sample.clone());
        let (acknowledged, enough) = (Arc::clone(&acknowledged), Arc::clone(&enough));
        thread::spawn(move || {
            for _ in 0..150 {
                let turn = sample.turn();
                block_on(store.append(sample.id, turn, sample.summary.clone(), None)).unwrap();
                acknowledged.fetch_add(1, Ordering::SeqCst);
                if enough.load(Ordering::SeqCst) {
                    return;
                }
            }
        })
    };
    for crash in 0..12 {
        let copy = folder.file(&format!("crash-{crash}.db"));
        let before = acknowledged.load(Ordering::SeqCst);
        fs::copy(&path, &copy).unwrap();
        fs::copy(beside(&path), beside(&copy)).unwrap();
        let found = events(&open(&copy).unwrap(), &sample);
        assert!(found >= before, "{before} were acknowledged, {found} are there");
    }
    enough.store(true, Ordering::SeqCst);
    writer.join().unwrap();
}

#[test]
fn a_log_that_is_cut_off_anywhere_holds_what_was_before_the_cut() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&path).unwrap();
    let mut sizes = Vec::new();
    let mut sample = block_on(play(&store, 1, 0));
    for _ in 0..12 {
        sizes.push(beside(&path).metadata().unwrap().len());
        let turn = sample.turn();
        block_on(store.append(sample.id, turn, sample.summary.clone(), None)).unwrap();
    }
    let (database, log) = (fs::read(&path).unwrap(), fs::read(beside(&path)).unwrap());
    // Between any two acknowledgements, and at odd places.
    for (index, cut) in
        sizes.windows(2).flat_map(|pair| [pair[0], pair[0] + 333, pair[1] - 1]).enumerate()
    {
        let copy = folder.file(&format!("cut-{index}.db"));
        fs::write(&copy, &database).unwrap();
        fs::write(beside(&copy), &log[..usize::try_from(cut).unwrap()]).unwrap();
        let acknowledged = sizes.iter().filter(|size| **size <= cut).count();
        let found = events(&open(&copy).unwrap(), &sample);
        assert_eq!(found as usize, acknowledged, "cut off at {cut}");
    }
}

#[test]
fn ratings_and_the_end_of_a_game_are_stored_together() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&path).unwrap();
    let mut sample = block_on(play(&store, 1, 2));
    let before = beside(&path).metadata().unwrap().len();
    block_on(crate::finish(&store, &mut sample));
    let (database, log) = (fs::read(&path).unwrap(), fs::read(beside(&path)).unwrap());
    let before = usize::try_from(before).unwrap();
    for cut in (before..=log.len()).step_by(1024) {
        let copy = folder.file(&format!("cut-{cut}.db"));
        fs::write(&copy, &database).unwrap();
        fs::write(beside(&copy), &log[..cut]).unwrap();
        let store = open(&copy).unwrap();
        let ended = events(&store, &sample) == 4;
        let changes = block_on(store.rating_changes(sample.id)).unwrap();
        assert_eq!(changes.len(), if ended { 2 } else { 0 });
    }
}
