use std::{fs, path::Path};

use protocol::{
    PlayerKind,
    rest::{NotebookEntry, NotebookKind},
};
use store::OpenError;

use crate::{
    fresh::{Folder, block_on},
    open, play,
};

/// Creates a database, closes it and damages the file.
fn spoiled(folder: &Folder, spoil: impl FnOnce(&Path)) -> std::path::PathBuf {
    let path = folder.file("games.db");
    block_on(play(&open(&path).unwrap(), 1, 300));
    spoil(&path);
    path
}

/// Tries to open a file, which must fail and leave the file unchanged.
fn refused(path: &Path) -> OpenError {
    let before = fs::read(path).unwrap();
    let error = open(path).unwrap_err();
    assert_eq!(fs::read(path).unwrap(), before, "the file was changed");
    assert!(!error.to_string().is_empty() && !error.code().is_empty());
    error
}

#[test]
fn a_text_file_is_refused() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    for text in ["My diary, volume one. ".repeat(50), "short".to_owned()] {
        fs::write(&path, &text).unwrap();
        assert!(matches!(refused(&path), OpenError::NotADatabase(_)));
    }
}

#[test]
fn a_database_of_another_program_is_refused() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let other = rusqlite::Connection::open(&path).unwrap();
    other
        .execute_batch("CREATE TABLE bookmarks (address TEXT); INSERT INTO bookmarks VALUES ('x')")
        .unwrap();
    drop(other);
    let error = refused(&path);
    assert!(matches!(error, OpenError::NotADatabase(_)), "{error}");
    assert!(error.to_string().contains("is not a database of this program"));
}

#[test]
fn a_newer_database_is_refused() {
    let folder = Folder::new();
    let path = spoiled(&folder, |path| {
        let newer = rusqlite::Connection::open(path).unwrap();
        newer.pragma_update(None, "user_version", 99).unwrap();
    });
    let error = refused(&path);
    assert!(matches!(error, OpenError::Newer { found: 99, .. }), "{error}");
    assert!(error.to_string().contains("newer version"));
}

#[test]
fn a_newer_database_is_refused_even_if_only_its_log_is_newer() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    block_on(play(&open(&path).unwrap(), 1, 3));
    let newer = rusqlite::Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    // While this connection is open, SQLite does not write the log into the file.
    let error = refused(&path);
    assert!(matches!(error, OpenError::Newer { found: 99, .. }), "{error}");
}

#[test]
fn a_damaged_database_is_refused() {
    let folder = Folder::new();
    let path = spoiled(&folder, |path| {
        let mut bytes = fs::read(path).unwrap();
        let middle = bytes.len() / 2 / 4096 * 4096;
        bytes[middle..middle + 4096].fill(0xa5);
        fs::write(path, bytes).unwrap();
    });
    let error = refused(&path);
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    assert!(error.to_string().contains("Restore a backup"));
}

#[test]
fn a_truncated_database_is_refused() {
    for keep in [4096 * 3, 4096 * 3 + 1000, 4096, 2000, 100, 99, 1] {
        let folder = Folder::new();
        let path = spoiled(&folder, |path| {
            let bytes = fs::read(path).unwrap();
            fs::write(path, &bytes[..keep]).unwrap();
        });
        let error = refused(&path);
        let expected = if keep < 100 { "database-foreign" } else { "database-damaged" };
        assert_eq!(error.code(), expected, "{keep} bytes: {error}");
    }
}

#[test]
fn a_log_without_its_database_is_refused() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    fs::write(folder.file("games.db-wal"), "remains of a log").unwrap();
    let error = open(&path).unwrap_err();
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    assert_eq!(fs::read(folder.file("games.db-wal")).unwrap(), b"remains of a log");
    fs::write(&path, "").unwrap();
    assert!(matches!(refused(&path), OpenError::Damaged { .. }));
}

#[test]
fn an_empty_file_becomes_a_database() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    fs::write(&path, "").unwrap();
    let sample = block_on(play(&open(&path).unwrap(), 1, 1));
    assert_eq!(block_on(open(&path).unwrap().games().log(sample.id)).unwrap().len(), 2);
}

#[test]
fn a_second_server_cannot_open_the_same_file() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let first = open(&path).unwrap();
    let error = open(&path).unwrap_err();
    assert!(matches!(error, OpenError::InUse(_)), "{error}");
    assert!(error.to_string().contains("in use by another server"));
    drop(first);
    open(&path).unwrap();
}

#[test]
fn an_administrator_can_write_while_a_server_is_running() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let server = open(&path).unwrap();
    let player = block_on(server.players().create(PlayerKind::Guest, 0)).unwrap();
    let visitor =
        store::Store::open_shared(&store::Options::at(store::Location::File(path.clone())))
            .unwrap();
    assert!(block_on(visitor.players().ban(player, true)).unwrap());
    assert!(block_on(server.players().get(&[player])).unwrap()[0].banned);
    block_on(visitor.backup(&folder.file("backup.db"))).unwrap();
    drop(visitor);
    let sample = block_on(play(&server, 1, 3));
    assert_eq!(block_on(server.games().log(sample.id)).unwrap().len(), 4);
}

#[test]
fn a_folder_that_does_not_exist_is_reported() {
    let folder = Folder::new();
    let error = open(&folder.file("missing/games.db")).unwrap_err();
    assert!(matches!(error, OpenError::File { .. }), "{error}");
    assert!(error.to_string().contains("missing/games.db"));
}

#[cfg(not(feature = "cluster"))]
#[test]
fn a_program_without_postgresql_support_refuses_postgresql_addresses() {
    let location = store::Location::Postgres("host=localhost".to_owned());
    let error = store::Store::open(&store::Options::at(location)).unwrap_err();
    assert!(matches!(error, OpenError::NoPostgres), "{error}");
}

#[test]
fn a_closed_database_is_complete_without_its_log() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("games.db"), folder.file("copy.db"));
    let store = open(&path).unwrap();
    let game = block_on(play(&store, 1, 30)).id;
    let log = block_on(store.games().log(game)).unwrap();
    // A clone that is still used elsewhere.
    let clone = store.clone();
    store.close();
    assert!(!folder.file("games.db-wal").exists());
    fs::copy(&path, &copy).unwrap();
    assert_eq!(block_on(open(&copy).unwrap().games().log(game)).unwrap(), log);
    assert!(!clone.is_open() && block_on(clone.games().log(game)).is_err());
}

/// Text that occurs nowhere else.
const SECRET: &str = "the seventh ring is under the fourth marker";

fn has_secret(path: &Path) -> bool {
    let bytes = fs::read(path).unwrap();
    bytes.windows(SECRET.len()).any(|window| window == SECRET.as_bytes())
}

#[test]
fn deleted_text_is_overwritten() {
    let folder = Folder::new();
    let path = folder.file("games.db");
    let store = open(&path).unwrap();
    let owner = block_on(store.players().create(PlayerKind::Person, 1)).unwrap();
    let entry = |number: usize| NotebookEntry {
        kind: NotebookKind::Card,
        key: number.to_string(),
        at: 1,
        // Text within a page, and text that spans several pages.
        body: [("said".to_owned(), SECRET.repeat(1 + number * 50).into())].into_iter().collect(),
    };
    let added = block_on(store.notebooks().add(owner, (0..20).map(entry).collect()));
    assert!(added.unwrap());
    store.close();
    assert!(has_secret(&path));
    let store = open(&path).unwrap();
    assert!(block_on(store.accounts().forget(owner, 2)).unwrap());
    store.close();
    assert!(!has_secret(&path));
}

#[cfg(feature = "cluster")]
#[test]
fn an_unreachable_postgresql_server_is_reported() {
    for (address, code) in
        [("host=/nonexistent user=nobody", "store-lost"), ("no address at all", "store-refused")]
    {
        let location = store::Location::Postgres(address.to_owned());
        let error = store::Store::open(&store::Options::at(location)).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
    }
}

#[cfg(unix)]
#[test]
fn a_database_its_log_and_its_backups_are_readable_only_by_their_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let path = folder.file("games.db");
    drop(open(&path).unwrap());
    // Permissions that an earlier version gave the file.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = open(&path).unwrap();
    block_on(play(&store, 1, 1));
    block_on(store.backup(&folder.file("backup.db"))).unwrap();
    for name in ["games.db", "games.db-wal", "games.db-shm", "backup.db"] {
        let mode = fs::metadata(folder.file(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{name}");
    }
}
