//! Tests that migrate data from one kind of database to another.

use protocol::rest::{NotebookKind, StudyAccess};
use record::{GameId, PlayerId};
use serde_json::Value as Json;
use store::{Location, MoveError, Moved, OpenError, Options, Store, move_database};

use crate::{
    export::exported,
    forgetting::known,
    fresh::{Folder, block_on},
    notebook::entry,
    puzzles::attempt,
    sample::START,
    server, studies,
};

/// Number of notebook entries; more than are read at once.
const ENTRIES: i64 = 2_345;

fn open(location: &Location) -> Store {
    Store::open(&Options::at(location.clone())).expect("the database can be opened")
}

fn moved(from: &Location, to: &Location) -> Result<Moved, MoveError> {
    move_database(from, to, &mut |_, _| ())
}

/// Creates a folder with a database that contains data of every kind, and returns a player and a game in it.
fn filled() -> (Folder, Location, PlayerId, GameId) {
    let folder = Folder::new();
    let location = Location::File(folder.file("games.db"));
    let store = open(&location);
    let (player, game) = block_on(fill(&store));
    drop(store);
    (folder, location, player, game)
}

async fn fill(store: &Store) -> (PlayerId, GameId) {
    let (player, game) = known(store).await;
    for part in 0..ENTRIES / 67 {
        let some = (0..67).map(|it| entry(NotebookKind::Attempt, &format!("Ä{part}.{it}"), it));
        assert!(store.notebooks().add(player, some.collect()).await.unwrap());
    }
    for number in 1..=2 {
        studies::stored(store, number, player, StudyAccess::Public).await;
    }
    attempt(store, 1, "a", "y1", true).await;
    attempt(store, 2, "b", "g1", false).await;
    store.nodes().server_heartbeat(START + 5).await.unwrap();
    (player, game.id)
}

/// Returns the names of the files in a folder.
fn names(folder: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(folder.file(".")).expect("the folder can be read").flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// Returns data that users would see.
fn seen(location: &Location, player: PlayerId, game: GameId) -> Vec<Json> {
    let store = open(location);
    block_on(async {
        let export = exported(&store, player).await;
        let log = store.games().log(game).await.unwrap();
        let public = store.studies().of(player).await;
        let puzzles = ["yinsh", "gipf"].map(|game| store.puzzles().ratings(game));
        let [yinsh, gipf] = puzzles;
        let others = format!(
            "{public:?} {:?} {:?} {:?} {:?}",
            yinsh.await,
            gipf.await,
            store.nodes().last_server_heartbeat().await,
            store.audit().await
        );
        vec![export, serde_json::to_value(log).unwrap(), others.into()]
    })
}

#[test]
fn all_data_survives_a_migration_to_postgresql_and_back() {
    let (folder, old, player, game) = filled();
    let before = seen(&old, player, game);
    let shared = server::database();
    let there = moved(&old, &shared).unwrap();
    assert_eq!(seen(&shared, player, game), before);
    let new = Location::File(folder.file("new.db"));
    let back = moved(&shared, &new).unwrap();
    assert_eq!(back, there);
    assert_eq!(seen(&new, player, game), before);
    let rows = |name: &str| there.tables.iter().find(|(table, _)| table == name).unwrap().1;
    assert_eq!(rows("notebook_entries"), ENTRIES.unsigned_abs() + 2);
    for table in ["games", "events", "players", "studies", "puzzle_ratings", "chat", "ratings"] {
        assert!(rows(table) > 0, "{table}");
    }
    assert_eq!(there.findings.problems, []);
    let left: Vec<_> = names(&folder).into_iter().filter(|it| it.contains("partial")).collect();
    assert_eq!(left, <[&str; 0]>::default());
}

#[test]
fn nothing_is_overwritten() {
    let (folder, old, ..) = filled();
    let shared = server::database();
    moved(&old, &shared).unwrap();
    server::run_sql(&shared, "DELETE FROM chat");
    let refused = moved(&old, &shared).unwrap_err();
    assert!(matches!(refused, MoveError::NotEmpty { .. }), "{refused}");
    let file = folder.file("other.db");
    std::fs::write(&file, "something else").unwrap();
    let refused = moved(&shared, &Location::File(file.clone())).unwrap_err();
    assert!(matches!(refused, MoveError::Exists(_)), "{refused}");
    assert_eq!(std::fs::read(&file).unwrap(), b"something else");
}

#[test]
fn a_repeated_migration_reports_that_everything_has_been_moved() {
    let (folder, old, ..) = filled();
    for new in [server::database(), Location::File(folder.file("new.db"))] {
        let first = moved(&old, &new).unwrap();
        let again = moved(&old, &new).unwrap();
        assert_eq!(again.tables, first.tables);
        assert!(!first.was_done && again.was_done);
    }
}

#[test]
fn the_files_of_an_interrupted_migration_are_removed_by_the_next() {
    let (folder, old, ..) = filled();
    for suffix in ["", "-wal", "-shm", ".lock"] {
        std::fs::write(folder.file(&format!("new.db.partial{suffix}")), "half").unwrap();
    }
    moved(&old, &Location::File(folder.file("new.db"))).unwrap();
    let left: Vec<_> = names(&folder).into_iter().filter(|it| it.contains("partial")).collect();
    assert_eq!(left, <[&str; 0]>::default());
}

#[test]
fn nothing_is_migrated_while_a_server_is_running() {
    let (_folder, old, ..) = filled();
    let shared = server::database();
    let server = open(&old);
    let refused = moved(&old, &shared).unwrap_err();
    assert!(matches!(refused, MoveError::Open(OpenError::InUse(_))), "{refused}");
    drop(server);
    let server = open(&shared);
    let refused = moved(&old, &shared).unwrap_err();
    assert!(matches!(refused, MoveError::InUse(_)), "{refused}");
    drop(server);
    moved(&old, &shared).unwrap();
}

#[test]
fn a_row_that_differs_is_detected_and_the_copy_is_discarded() {
    let (_folder, old, player, game) = filled();
    let before = seen(&old, player, game);
    let shared = server::database();
    drop(open(&shared));
    server::run_sql(
        &shared,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.body := replace(NEW.body, '66', '67'); RETURN NEW; END $$; \
         CREATE TRIGGER spoil BEFORE INSERT ON notebook_entries FOR EACH ROW EXECUTE FUNCTION spoil()",
    );
    let refused = moved(&old, &shared).unwrap_err();
    let MoveError::Differs { table, from, to } = &refused else { unreachable!("{refused}") };
    assert_eq!((table.as_str(), from), ("notebook_entries", to));
    let empty = open(&shared);
    assert_eq!(block_on(empty.audit()).unwrap().games, 0);
    assert_eq!(seen(&old, player, game), before);
}

#[test]
fn no_node_owns_a_game_after_a_migration() {
    let (folder, old, ..) = filled();
    let Location::File(path) = &old else { unreachable!("it is a file") };
    let changed = rusqlite::Connection::open(path).unwrap();
    changed.execute("UPDATE games SET owner = 7, epoch = 3", ()).unwrap();
    drop(changed);
    let shared = server::database();
    moved(&old, &shared).unwrap();
    let file = folder.file("new.db");
    moved(&shared, &Location::File(file.clone())).unwrap();
    let read = rusqlite::Connection::open(file).unwrap();
    let found = read.query_row("SELECT owner, epoch FROM games", (), |row| {
        Ok((row.get::<_, Option<i64>>(0)?, row.get::<_, i64>(1)?))
    });
    assert_eq!(found.unwrap(), (None, 3));
}

#[test]
fn a_missing_database_is_reported() {
    let folder = Folder::new();
    let missing = Location::File(folder.file("missing.db"));
    let refused = moved(&missing, &server::database()).unwrap_err();
    assert!(matches!(refused, MoveError::Missing(_)), "{refused}");
    let refused = moved(&Location::Memory, &missing).unwrap_err();
    assert!(matches!(refused, MoveError::Memory), "{refused}");
    assert_eq!(names(&folder), <[&str; 0]>::default());
}
