//! What the threads do when the database does not do its part, shown with one that is told how to fail.

use std::sync::{Arc, Mutex};

use crate::{
    connection::{Connection, Dialect, Row, Value},
    failure::Failure,
    role::{BoxedConnection, Reconnect},
    threads::{Connections, Threads},
};

type Said = Arc<Mutex<Vec<String>>>;

/// A database that notes what it is asked, and fails at one thing.
struct Fake {
    said: Said,
    fails_at: &'static str,
    failure: fn() -> Failure,
}

impl Connection for Fake {
    fn execute(&mut self, sql: &str, _: &[Value<'_>]) -> Result<u64, Failure> {
        self.said.lock().unwrap().push(sql.to_owned());
        if sql == self.fails_at { Err((self.failure)()) } else { Ok(1) }
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        self.execute(sql, values).map(|_| Vec::new())
    }

    fn batch(&mut self, sql: &str) -> Result<(), Failure> {
        self.execute(sql, &[]).map(|_| ())
    }

    fn begin(&self) -> &'static str {
        "BEGIN"
    }

    fn snapshot(&self) -> [&'static str; 2] {
        ["LOOK", "LOOKED"]
    }

    fn is_lost(&self) -> bool {
        self.fails_at == "LOST"
    }

    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }
}

fn threads(fails_at: &'static str, failure: fn() -> Failure) -> (Threads, Said) {
    let said = Said::default();
    let fake = Fake { said: Arc::clone(&said), fails_at, failure };
    let threads = Threads::start(Connections::one(fake), &None, None).unwrap();
    (threads, said)
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn write(threads: &Threads) -> Result<(), Failure> {
    block_on(threads.write(|connection| connection.execute("WRITE", &[]).map(|_| ())))
}

const NEVER: fn() -> Failure = || Failure::Busy;

#[test]
fn a_write_is_answered_behind_its_commit() {
    let (threads, said) = threads("", NEVER);
    write(&threads).unwrap();
    let said = said.lock().unwrap().join(", ");
    assert_eq!(said, "BEGIN, WRITE, COMMIT");
}

#[test]
fn a_write_that_is_refused_alone_is_undone() {
    let (threads, said) = threads("WRITE", || Failure::Exists);
    assert!(matches!(write(&threads), Err(Failure::Exists)));
    assert_eq!(said.lock().unwrap().join(", "), "BEGIN, WRITE, ROLLBACK");
}

#[test]
fn among_writes_that_are_committed_together_a_refused_one_is_undone_alone() {
    let (threads, said) = threads("REFUSED", || Failure::Exists);
    let (let_go, held) = std::sync::mpsc::channel::<()>();
    let write = |sql| threads.write(move |connection| connection.execute(sql, &[]).map(|_| ()));
    let first = threads.write(move |_| {
        // The others have been asked for before this one ends.
        held.recv().unwrap();
        Ok::<(), Failure>(())
    });
    let all = async {
        let others_wait = async { let_go.send(()).unwrap() };
        tokio::join!(first, write("REFUSED"), write("WRITE"), others_wait)
    };
    let (_, refused, written, ()) = block_on(all);
    assert!(matches!(refused, Err(Failure::Exists)), "{refused:?}");
    assert!(written.is_ok(), "{written:?}");
    let said = said.lock().unwrap().join(", ");
    assert!(
        said.ends_with(
            "SAVEPOINT job, REFUSED, ROLLBACK TO SAVEPOINT job, RELEASE SAVEPOINT job, \
             SAVEPOINT job, WRITE, RELEASE SAVEPOINT job, COMMIT"
        ),
        "{said}"
    );
}

#[test]
fn a_commit_that_fails_fails_everybody_in_it() {
    let (threads, _) = threads("COMMIT", || Failure::Full);
    let many = async {
        let write = || threads.write(|connection| connection.execute("WRITE", &[]).map(|_| ()));
        tokio::join!(write(), write(), write())
    };
    let (first, second, third) = block_on(many);
    for answer in [first, second, third] {
        assert!(matches!(answer, Err(Failure::Full)), "{answer:?}");
    }
    assert!(threads.is_open(), "there may be room again");
}

#[test]
fn after_a_failed_sync_nothing_is_written_any_more() {
    let (threads, said) = threads("COMMIT", || Failure::Lost("the disk is gone".into()));
    assert!(matches!(write(&threads), Err(Failure::Lost(_))));
    assert!(matches!(write(&threads), Err(Failure::Closed)));
    assert!(!threads.is_open());
    assert!(matches!(block_on(threads.lost()), Failure::Lost(_)));
    assert_eq!(said.lock().unwrap().iter().filter(|said| *said == "WRITE").count(), 1);
}

#[test]
fn a_lost_connection_is_made_again_where_that_is_allowed() {
    let said = Said::default();
    let fake = |fails_at| Fake { said: Arc::clone(&said), fails_at, failure: NEVER };
    let second = fake("");
    let second = Arc::new(Mutex::new(Some(second)));
    let reconnect: Reconnect = Some(Arc::new(move || {
        let connection = second.lock().unwrap().take().ok_or(Failure::Busy)?;
        Ok(Box::new(connection) as BoxedConnection)
    }));
    let threads = Threads::start(Connections::one(fake("LOST")), &reconnect, None).unwrap();
    write(&threads).unwrap();
    write(&threads).unwrap();
    assert!(threads.is_open());
}

#[test]
fn a_panic_fails_its_own_job_alone() {
    let (threads, _) = threads("", NEVER);
    let answer: Result<(), Failure> = block_on(threads.write(|_| panic!("as this test wants")));
    assert!(matches!(answer, Err(Failure::Other(_))), "{answer:?}");
    write(&threads).unwrap();
}

#[test]
fn what_waits_is_done_before_the_threads_end() {
    let (threads, said) = threads("", NEVER);
    drop(block_on(async { threads.write(|connection| connection.execute("WRITE", &[])).await }));
    drop(threads);
    assert!(said.lock().unwrap().iter().any(|said| said == "COMMIT"));
}
