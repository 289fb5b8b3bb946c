use std::{
    fs,
    path::{Path, PathBuf},
};

use store::{OpenError, set_log_aside};

use crate::{
    fresh::{Folder, block_on},
    open, play,
    sample::Sample,
};

/// Creates the files that a crash leaves behind: a database, and the log of a game with twelve turns, changed by `damage`.
fn crashed(folder: &Folder, damage: impl FnOnce(&mut Vec<u8>)) -> (PathBuf, Sample) {
    let (running, path) = (folder.file("running.db"), folder.file("games.db"));
    let store = open(&running).unwrap();
    let sample = block_on(play(&store, 1, 12));
    let mut log = fs::read(log_of(&running)).unwrap();
    damage(&mut log);
    fs::copy(&running, &path).unwrap();
    fs::write(log_of(&path), log).unwrap();
    (path, sample)
}

fn log_of(path: &Path) -> PathBuf {
    path.with_extension("db-wal")
}

/// Returns the number of stored events.
fn events(path: &Path, sample: &Sample) -> usize {
    block_on(open(path).unwrap().games().log(sample.id)).unwrap().len()
}

fn is_refused(path: &Path) -> bool {
    let before = fs::read(log_of(path)).unwrap();
    let error = open(path).unwrap_err();
    assert_eq!(fs::read(log_of(path)).unwrap(), before, "the log was changed");
    let text = error.to_string();
    assert!(text.contains("games.db-wal") && text.contains("set-log-aside"), "{text}");
    matches!(error, OpenError::DamagedLog { .. })
}

#[test]
fn a_log_left_by_a_crash_is_read() {
    let folder = Folder::new();
    let (path, sample) = crashed(&folder, |_| {});
    assert_eq!(events(&path, &sample), 13);
}

#[test]
fn a_log_with_a_wiped_header_is_refused() {
    let folder = Folder::new();
    for at in [0, 4, 8, 16, 24] {
        let (path, _) = crashed(&folder, |log| log[at..at + 4].fill(0));
        assert!(is_refused(&path), "{at}");
        fs::remove_file(folder.file("running.db")).unwrap();
    }
}

#[test]
fn a_log_damaged_before_its_end_is_refused() {
    let folder = Folder::new();
    let (path, _) = crashed(&folder, |log| {
        let at = log.len() * 9 / 10;
        log[at] ^= 1;
    });
    assert!(is_refused(&path));
    assert!(matches!(store::check(&path), Err(OpenError::DamagedLog { .. })));
}

#[test]
fn a_log_of_zeros_counts_as_empty() {
    let folder = Folder::new();
    let (path, sample) = crashed(&folder, |log| log.fill(0));
    open(&path).unwrap();
    assert_eq!(events(&path, &sample), 0, "the game was only in the log");
}

#[test]
fn setting_a_damaged_log_aside_keeps_the_turns_before_the_damage() {
    let folder = Folder::new();
    let (path, sample) = crashed(&folder, |log| {
        let at = log.len() * 9 / 10;
        log[at] ^= 1;
    });
    let damaged = fs::read(log_of(&path)).unwrap();
    let copy = set_log_aside(&path).unwrap().expect("it is damaged");
    assert_eq!(fs::read(copy).unwrap(), damaged);
    let found = events(&path, &sample);
    assert!((2..13).contains(&found), "{found}");
}

#[test]
fn an_intact_log_is_not_set_aside() {
    let folder = Folder::new();
    let (path, sample) = crashed(&folder, |_| {});
    assert_eq!(set_log_aside(&path).unwrap(), None);
    assert_eq!(events(&path, &sample), 13);
}

#[test]
fn the_log_of_a_running_server_is_not_set_aside() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let _store = open(&path).unwrap();
    assert!(matches!(set_log_aside(&path), Err(OpenError::InUse(_))));
}
