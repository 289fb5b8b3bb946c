use std::{fs, thread};

use store::{BackupError, Location, Options, Store, StoreError, check, restore};

use crate::{
    finish,
    fresh::{Folder, block_on},
    open, play,
};

#[test]
fn a_backup_is_made_while_games_are_played() {
    let folder = Folder::new();
    let store = open(&folder.file("games.db")).unwrap();
    let first = block_on(play(&store, 1, 50));
    let writer = {
        let store = store.clone();
        thread::spawn(move || {
            for number in 2..12 {
                block_on(play(&store, number, 20));
            }
        })
    };
    let copy = folder.file("backup.db");
    block_on(store.backup(&copy)).unwrap();
    writer.join().unwrap();
    assert_eq!(check(&copy).unwrap().problems, []);
    let copied = open(&copy).unwrap();
    assert_eq!(
        block_on(copied.games().log(first.id)).unwrap(),
        block_on(store.games().log(first.id)).unwrap()
    );
}

#[test]
fn a_backup_does_not_overwrite_an_existing_file() {
    let folder = Folder::new();
    let store = open(&folder.file("games.db")).unwrap();
    let copy = folder.file("backup.db");
    fs::write(&copy, "precious data").unwrap();
    let error = block_on(store.backup(&copy)).unwrap_err();
    assert!(matches!(error, BackupError::Exists(_)), "{error}");
    assert_eq!(fs::read(&copy).unwrap(), b"precious data");
    assert_eq!(fs::read_dir(folder.file("")).unwrap().count(), 5, "no temporary files are left");
}

#[test]
fn a_restored_backup_is_complete() {
    let folder = Folder::new();
    let store = open(&folder.file("games.db")).unwrap();
    let mut sample = block_on(play(&store, 1, 5));
    block_on(finish(&store, &mut sample));
    block_on(store.backup(&folder.file("backup.db"))).unwrap();
    restore(&folder.file("backup.db"), &folder.file("again.db")).unwrap();
    let again = open(&folder.file("again.db")).unwrap();
    assert_eq!(
        block_on(again.games().log(sample.id)).unwrap(),
        block_on(store.games().log(sample.id)).unwrap()
    );
    let white = sample.summary.white.unwrap();
    assert_eq!(
        block_on(again.ratings().of(white)).unwrap(),
        block_on(store.ratings().of(white)).unwrap()
    );
}

#[test]
fn a_restore_overwrites_nothing() {
    let folder = Folder::new();
    let store = open(&folder.file("games.db")).unwrap();
    block_on(store.backup(&folder.file("backup.db"))).unwrap();
    let error = restore(&folder.file("backup.db"), &folder.file("games.db")).unwrap_err();
    assert!(matches!(error, BackupError::Exists(_)), "{error}");
    assert!(error.to_string().contains("will not be overwritten"));
    fs::write(folder.file("other.db-wal"), "a log").unwrap();
    let error = restore(&folder.file("backup.db"), &folder.file("other.db")).unwrap_err();
    assert!(matches!(error, BackupError::Exists(_)), "{error}");
}

#[test]
fn an_inconsistent_backup_is_not_restored() {
    let folder = Folder::new();
    let path = folder.file("backup.db");
    block_on(play(&open(&path).unwrap(), 1, 5));
    let spoiling = rusqlite::Connection::open(&path).unwrap();
    spoiling.execute("DELETE FROM events WHERE seq = 3", []).unwrap();
    drop(spoiling);
    let error = restore(&path, &folder.file("games.db")).unwrap_err();
    assert!(matches!(error, BackupError::Inconsistent { .. }), "{error}");
    assert!(!folder.file("games.db").exists());
    let missing = restore(&folder.file("none.db"), &folder.file("games.db")).unwrap_err();
    assert!(matches!(missing, BackupError::Open(_)), "{missing}");
}

#[test]
fn an_in_memory_database_cannot_be_backed_up() {
    let folder = Folder::new();
    let store = Store::open(&Options::at(Location::Memory)).unwrap();
    let error = block_on(store.backup(&folder.file("backup.db"))).unwrap_err();
    assert!(matches!(error, BackupError::Store(StoreError::Unsupported(_))), "{error}");
}
