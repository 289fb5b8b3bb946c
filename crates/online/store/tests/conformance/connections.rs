//! Connections to PostgreSQL over a network that delays or loses the server's answers.

use std::{
    io::{Read as _, Write as _},
    net::Shutdown,
    os::unix::net::{UnixListener, UnixStream},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use store::{Heartbeat, Location, NodeDescription, Options, Store, StoreError};

use crate::{
    fresh::{Folder, block_on},
    server,
};

/// Delay of answers that never arrive.
const FOREVER: u64 = u64::MAX;

/// Forwarder from a socket in its folder to the server.
struct Forwarder {
    folder: Folder,
    /// Delay of each answer, in milliseconds.
    delay: Arc<AtomicU64>,
}

impl Forwarder {
    fn start(server: PathBuf) -> Self {
        let forwarder = Self { folder: Folder::new(), delay: Arc::default() };
        let listener = UnixListener::bind(forwarder.folder.file(".s.PGSQL.5432"));
        let delay = Arc::clone(&forwarder.delay);
        let listener = listener.expect("a socket in the folder");
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = UnixStream::connect(&server).expect("the server is running");
                let (from, to) = (client.try_clone(), server.try_clone());
                let (from, to) = (from.expect("a handle"), to.expect("a handle"));
                thread::spawn(move || forward(from, to, &AtomicU64::new(0)));
                let delay = Arc::clone(&delay);
                thread::spawn(move || forward(server, client, &delay));
            }
        });
        forwarder
    }

    fn set_delay(&self, ms: u64) {
        self.delay.store(ms, Ordering::Relaxed);
    }
}

/// Passes data on until one side closes the connection.
fn forward(mut from: UnixStream, mut to: UnixStream, delay: &AtomicU64) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        let ms = delay.load(Ordering::Relaxed);
        if ms == FOREVER {
            continue;
        }
        thread::sleep(Duration::from_millis(ms));
        if to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    to.shutdown(Shutdown::Both).ok();
}

/// Returns a store that reaches a new database through a forwarder.
fn forwarded() -> (Store, Forwarder) {
    let Location::Postgres(address) = server::database() else { unreachable!("it is PostgreSQL") };
    let (host, rest) = address.split_once(' ').expect("several options");
    let folder = host.strip_prefix("host=").expect("the host comes first");
    let forwarder = Forwarder::start(PathBuf::from(folder).join(".s.PGSQL.5432"));
    let through = forwarder.folder.file("");
    let location = Location::Postgres(format!("host={} {rest}", through.display()));
    let store = Store::open(&Options::at(location)).expect("the database can be opened");
    (store, forwarder)
}

async fn heartbeat(store: &Store, id: i64) -> Result<Heartbeat, StoreError> {
    let name = format!("node {id}");
    let node = NodeDescription { id, name, version: "1".to_owned(), messages: 1 };
    store.nodes().heartbeat(node, true, 0).await
}

#[test]
fn a_heartbeat_takes_one_round_trip() {
    let (store, forwarder) = forwarded();
    block_on(async {
        heartbeat(&store, 1).await.expect("stored");
        forwarder.set_delay(1_000);
        let begun = Instant::now();
        heartbeat(&store, 1).await.expect("stored");
        assert!(begun.elapsed() < Duration::from_millis(1_900), "{:?}", begun.elapsed());
    });
}

#[test]
fn a_heartbeat_without_an_answer_fails_within_seconds_and_its_connection_is_replaced() {
    let (store, forwarder) = forwarded();
    block_on(async {
        heartbeat(&store, 1).await.expect("stored");
        forwarder.set_delay(FOREVER);
        let begun = Instant::now();
        let failed = heartbeat(&store, 1).await.expect_err("there is no answer");
        assert!(matches!(failed, StoreError::Lost(_)), "{failed}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        forwarder.set_delay(0);
        while heartbeat(&store, 1).await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the connection is not replaced");
        }
    });
}

#[test]
fn simultaneous_heartbeats_of_several_nodes_follow_one_another() {
    let location = server::database();
    let nodes: Vec<_> = (1..=4)
        .map(|id| {
            let store = Store::open(&Options::at(location.clone())).expect("the database opens");
            thread::spawn(move || -> Vec<Heartbeat> {
                let stored = || block_on(heartbeat(&store, id)).expect("stored");
                (0..25).map(|_| stored()).collect()
            })
        })
        .collect();
    let heartbeats: Vec<Heartbeat> =
        nodes.into_iter().flat_map(|node| node.join().expect("no panic")).collect();
    // Each heartbeat but the first follows the one before it, so no time is counted twice.
    let mut before: Vec<_> = heartbeats.iter().map(|heartbeat| heartbeat.before).collect();
    let mut times: Vec<_> = heartbeats.iter().map(|heartbeat| Some(heartbeat.now)).collect();
    before.sort_unstable();
    times.sort_unstable();
    assert_eq!(before[0], None);
    assert_eq!(before[1..], times[..times.len() - 1]);
    assert!(heartbeats.iter().all(|heartbeat| !heartbeat.was_dead));
    assert!(heartbeats.iter().flat_map(|heartbeat| &heartbeat.nodes).all(store::Node::is_alive));
}
