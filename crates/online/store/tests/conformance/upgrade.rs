//! Databases written by version 0.1.0, whose schema version is 2, opened by this version.
//!
//! Version 0.1.0 wrote `tests/data/0.1.0-*.sql` (dumped by `sqlite3` and `pg_dump`) while people played and chatted on its server:
//! accounts of Anna and Berta, a guest and an engine player, six games in every state, a rating, a plan, a message and a token.

use protocol::{ChatRoom, Status};
use record::PlayerId;
use store::{Location, Options, Search, Store};
use variants::Color;

use crate::fresh::{Folder, block_on};

/// Schema version of 0.1.0, which refuses newer ones.
const OLD_SCHEMA: i64 = 2;

const SQLITE: &str = include_str!("../data/0.1.0-sqlite.sql");

#[cfg(feature = "cluster")]
const POSTGRES: &str = include_str!("../data/0.1.0-postgres.sql");

/// Creates the file that 0.1.0 left.
fn old_file(folder: &Folder) -> Location {
    let path = folder.file("gipfel.sqlite");
    rusqlite::Connection::open(&path).unwrap().execute_batch(SQLITE).unwrap();
    Location::File(path)
}

/// Creates the PostgreSQL database that 0.1.0 left.
#[cfg(feature = "cluster")]
fn old_database() -> Location {
    let location = crate::server::database();
    crate::server::run_sql(&location, POSTGRES);
    location
}

fn open(location: &Location) -> Store {
    Store::open(&Options::at(location.clone())).expect("a database of 0.1.0 can be opened")
}

async fn named(store: &Store, name: &str) -> PlayerId {
    store.players().named(name).await.unwrap().expect("0.1.0 stored the account").id
}

/// Checks that everything is where its owners left it.
async fn is_complete(store: &Store) {
    let findings = store.audit().await.unwrap();
    assert_eq!((findings.games, findings.problems), (6, vec![]));
    let anna = named(store, "anna").await;
    let all = Search { player: Some(anna), private: true, ..Search::default() };
    let games = store.games().search(all).await.unwrap();
    let with_status = |status| games.iter().filter(move |(_, game)| game.status == status);
    let (ended, _) = *with_status(Status::Ended).next().expect("Anna won a game");
    assert_eq!(store.games().log(ended).await.unwrap().len(), 7);
    let lines = store.chat().messages(ended, ChatRoom::Players).await.unwrap();
    assert_eq!(lines.len(), 1);
    assert_eq!(store.ratings().changes(ended).await.unwrap().len(), 2);
    assert_eq!(store.ratings().of(anna).await.unwrap().len(), 1);
    assert_eq!(with_status(Status::Playing).count(), 2);
    let yinsh = with_status(Status::Playing).find(|(_, game)| game.terms.variant.id() == "yinsh");
    let (yinsh, _) = *yinsh.expect("Anna plays Berta");
    assert!(store.games().plan(yinsh, Color::White).await.unwrap().is_some());
    assert!(store.accounts().password(anna).await.unwrap().is_some());
    let tokens = store.tokens().of(anna).await.unwrap();
    assert_eq!(tokens.iter().map(|token| token.name.as_str()).collect::<Vec<_>>(), ["my bot"]);
    assert_eq!(store.sessions().of(anna).await.unwrap().len(), 1);
    assert_eq!(store.games().unfinished_live().await.unwrap().len(), 1);
}

/// Stores data of a kind that 0.1.0 did not have.
async fn is_writable(store: &Store) {
    let (anna, berta) = (named(store, "anna").await, named(store, "berta").await);
    store.blocks().add(anna, berta, 0).await.unwrap();
    assert_eq!(store.blocks().ids_blocked_by(anna).await.unwrap(), [berta]);
}

#[test]
fn a_file_of_0_1_0_is_upgraded_with_everything_in_it() {
    let folder = Folder::new();
    let old = old_file(&folder);
    block_on(is_complete(&open(&old)));
    block_on(is_writable(&open(&old)));
    block_on(is_complete(&open(&old)));
}

#[test]
fn a_file_of_0_1_0_is_reported_as_older_until_it_is_upgraded() {
    let folder = Folder::new();
    let old = old_file(&folder);
    let Location::File(path) = &old else { unreachable!("it is a file") };
    assert_eq!(store::check(path).unwrap().problems, [store::Problem::Older(OLD_SCHEMA)]);
    drop(open(&old));
    assert_eq!(store::check(path).unwrap().problems, []);
}

#[test]
fn a_backup_made_by_0_1_0_is_restored() {
    let folder = Folder::new();
    let Location::File(backup) = old_file(&folder) else { unreachable!("it is a file") };
    let restored = folder.file("restored.sqlite");
    store::restore(&backup, &restored).unwrap();
    block_on(is_complete(&open(&Location::File(restored))));
}

#[cfg(feature = "cluster")]
#[test]
fn a_postgresql_database_of_0_1_0_is_upgraded_with_everything_in_it() {
    let old = old_database();
    block_on(is_complete(&open(&old)));
    block_on(is_writable(&open(&old)));
    block_on(is_complete(&open(&old)));
}

#[test]
fn an_upgraded_file_has_a_version_that_0_1_0_refuses() {
    let folder = Folder::new();
    let old = old_file(&folder);
    drop(open(&old));
    let Location::File(path) = old else { unreachable!("it is a file") };
    let file = rusqlite::Connection::open(path).unwrap();
    let version: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert!(version > OLD_SCHEMA, "{version}");
}

#[cfg(feature = "cluster")]
#[test]
fn an_upgraded_postgresql_database_has_a_version_that_0_1_0_refuses() {
    let old = old_database();
    drop(open(&old));
    // The query fails, and with it the test, unless the newest version is higher.
    let sql = format!("SELECT 1 / (MAX(version) > {OLD_SCHEMA})::int FROM gipfel_schema");
    crate::server::run_sql(&old, &sql);
}
