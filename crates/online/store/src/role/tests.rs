//! Tests of the threads with a database that fails on demand.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use crate::{
    connection::{Connection, Dialect, Row, Value},
    failure::Failure,
    role::{BoxedConnection, Reconnect},
    threads::{Connections, Threads},
};

type Said = Arc<Mutex<Vec<String>>>;

/// Database that records its statements and fails at one of them.
struct Fake {
    said: Said,
    fails_at: &'static str,
    failure: fn() -> Failure,
    /// Whether the server has closed its connections. A connection notices that only when it is used.
    is_closed: Arc<AtomicBool>,
    is_lost: bool,
}

impl Fake {
    fn new(said: &Said, fails_at: &'static str, failure: fn() -> Failure) -> Self {
        let (said, is_closed) = (Arc::clone(said), Arc::default());
        Self { said, fails_at, failure, is_closed, is_lost: fails_at == "LOST" }
    }
}

impl Connection for Fake {
    fn execute(&mut self, sql: &str, _: &[Value<'_>]) -> Result<u64, Failure> {
        if self.is_closed.load(Ordering::Relaxed) {
            self.is_lost = true;
            return Err(Failure::Lost("the server is gone".into()));
        }
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
        self.is_lost
    }

    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }
}

fn threads(fails_at: &'static str, failure: fn() -> Failure) -> (Threads, Said) {
    let said = Said::default();
    let fake = Fake::new(&said, fails_at, failure);
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
fn a_write_is_answered_after_its_commit() {
    let (threads, said) = threads("", NEVER);
    write(&threads).unwrap();
    let said = said.lock().unwrap().join(", ");
    assert_eq!(said, "BEGIN, WRITE, COMMIT");
}

#[test]
fn a_failed_single_write_is_rolled_back() {
    let (threads, said) = threads("WRITE", || Failure::Exists);
    assert!(matches!(write(&threads), Err(Failure::Exists)));
    assert_eq!(said.lock().unwrap().join(", "), "BEGIN, WRITE, ROLLBACK");
}

#[test]
fn a_failed_write_in_a_group_is_rolled_back_alone() {
    let (threads, said) = threads("REFUSED", || Failure::Exists);
    let (let_go, held) = std::sync::mpsc::channel::<()>();
    let write = |sql| threads.write(move |connection| connection.execute(sql, &[]).map(|_| ()));
    let first = threads.write(move |_| {
        // The other jobs are queued before this one ends.
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
fn a_failed_commit_fails_all_of_its_writes() {
    let (threads, _) = threads("COMMIT", || Failure::Full);
    let many = async {
        let write = || threads.write(|connection| connection.execute("WRITE", &[]).map(|_| ()));
        tokio::join!(write(), write(), write())
    };
    let (first, second, third) = block_on(many);
    for answer in [first, second, third] {
        assert!(matches!(answer, Err(Failure::Full)), "{answer:?}");
    }
    assert!(threads.is_open(), "there may be space again");
}

#[test]
fn nothing_is_written_after_a_failed_sync() {
    let (threads, said) = threads("COMMIT", || Failure::Lost("the disk is gone".into()));
    assert!(matches!(write(&threads), Err(Failure::Lost(_))));
    assert!(matches!(write(&threads), Err(Failure::Closed)));
    assert!(!threads.is_open());
    assert!(matches!(block_on(threads.lost()), Failure::Lost(_)));
    assert_eq!(said.lock().unwrap().iter().filter(|said| *said == "WRITE").count(), 1);
}

#[test]
fn a_lost_connection_is_replaced_if_allowed() {
    let said = Said::default();
    let fake = |fails_at| Fake::new(&said, fails_at, NEVER);
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

/// Starts a writer and a reader whose server closes their connections when the flag is set. New connections work, except the
/// first of them if `refuses_first`.
fn closable(refuses_first: bool) -> (Threads, Arc<AtomicBool>) {
    let (said, is_closed) = (Said::default(), Arc::<AtomicBool>::default());
    let old = || {
        let fake = Fake { is_closed: Arc::clone(&is_closed), ..Fake::new(&said, "", NEVER) };
        vec![Box::new(fake) as BoxedConnection]
    };
    let connections = Connections { writers: old(), readers: old(), ..Connections::default() };
    let refuses = AtomicBool::new(refuses_first);
    let reconnect: Reconnect =
        Some(Arc::new(move || match refuses.swap(false, Ordering::Relaxed) {
            true => Err(Failure::Busy),
            false => Ok(Box::new(Fake::new(&said, "", NEVER)) as BoxedConnection),
        }));
    (Threads::start(connections, &reconnect, None).unwrap(), is_closed)
}

#[test]
fn when_one_connection_is_lost_the_others_are_replaced_before_their_next_job() {
    let (threads, is_closed) = closable(false);
    is_closed.store(true, Ordering::Relaxed);
    assert!(matches!(write(&threads), Err(Failure::Lost(_))));
    // The answer to the first job precedes the count.
    write(&threads).unwrap();
    block_on(threads.read(|connection| connection.execute("READ", &[]).map(|_| ()))).unwrap();
}

#[test]
fn a_connection_that_could_not_be_replaced_is_replaced_before_the_next_job() {
    let (threads, is_closed) = closable(true);
    is_closed.store(true, Ordering::Relaxed);
    assert!(matches!(write(&threads), Err(Failure::Lost(_))));
    write(&threads).unwrap();
}

#[test]
fn a_panic_fails_only_its_own_job() {
    let (threads, _) = threads("", NEVER);
    let answer: Result<(), Failure> = block_on(threads.write(|_| panic!("expected by this test")));
    assert!(matches!(answer, Err(Failure::Other(_))), "{answer:?}");
    write(&threads).unwrap();
}

#[test]
fn queued_jobs_are_finished_before_the_threads_end() {
    let (threads, said) = threads("", NEVER);
    drop(block_on(async { threads.write(|connection| connection.execute("WRITE", &[])).await }));
    drop(threads);
    assert!(said.lock().unwrap().iter().any(|said| said == "COMMIT"));
}
