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

/// Returns the number of events of a game, and checks that its log has no gaps.
fn events(store: &Store, sample: &Sample) -> u32 {
    let log = block_on(store.games().log(sample.id)).unwrap();
    for (seq, event) in (0..).zip(&log) {
        assert_eq!(event.seq, seq);
    }
    assert_eq!(block_on(store.audit()).unwrap().problems, []);
    u32::try_from(log.len()).unwrap()
}

fn copy_path(path: &Path) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

#[test]
fn acknowledged_turns_survive_a_restart() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let sample = block_on(play(&open(&path).unwrap(), 1, 20));
    let store = open(&path).unwrap();
    assert_eq!(events(&store, &sample), 21);
    assert_eq!(block_on(store.games().summary(sample.id)).unwrap(), Some(sample.summary));
}

/// A crash leaves behind the part of the log that had been written by then. While the log is short, no other file changes, so a
/// copy of the files is equivalent to a crash at that moment.
#[test]
fn a_crash_during_a_write_loses_no_acknowledged_turn() {
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
                block_on(store.games().append(sample.id, turn, sample.summary.clone(), None))
                    .unwrap();
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
        fs::copy(copy_path(&path), copy_path(&copy)).unwrap();
        let found = events(&open(&copy).unwrap(), &sample);
        assert!(found >= before, "{before} were acknowledged, {found} are there");
    }
    enough.store(true, Ordering::SeqCst);
    writer.join().unwrap();
}

#[test]
fn a_truncated_log_keeps_all_turns_before_the_cut() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&path).unwrap();
    let mut sizes = Vec::new();
    let mut sample = block_on(play(&store, 1, 0));
    for _ in 0..12 {
        sizes.push(copy_path(&path).metadata().unwrap().len());
        let turn = sample.turn();
        block_on(store.games().append(sample.id, turn, sample.summary.clone(), None)).unwrap();
    }
    let (database, log) = (fs::read(&path).unwrap(), fs::read(copy_path(&path)).unwrap());
    // Cuts between any two acknowledgements, and at irregular offsets.
    for (index, cut) in
        sizes.windows(2).flat_map(|pair| [pair[0], pair[0] + 333, pair[1] - 1]).enumerate()
    {
        let copy = folder.file(&format!("cut-{index}.db"));
        fs::write(&copy, &database).unwrap();
        fs::write(copy_path(&copy), &log[..usize::try_from(cut).unwrap()]).unwrap();
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
    let before = copy_path(&path).metadata().unwrap().len();
    block_on(crate::finish(&store, &mut sample));
    let (database, log) = (fs::read(&path).unwrap(), fs::read(copy_path(&path)).unwrap());
    let before = usize::try_from(before).unwrap();
    for cut in (before..=log.len()).step_by(1024) {
        let copy = folder.file(&format!("cut-{cut}.db"));
        fs::write(&copy, &database).unwrap();
        fs::write(copy_path(&copy), &log[..cut]).unwrap();
        let store = open(&copy).unwrap();
        let ended = events(&store, &sample) == 4;
        let changes = block_on(store.ratings().changes(sample.id)).unwrap();
        assert_eq!(changes.len(), if ended { 2 } else { 0 });
    }
}
