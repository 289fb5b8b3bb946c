use std::{net::SocketAddr, sync::LazyLock, thread, time::Duration};

use bus::{Exchange, NodeId};
use hall::{ClusterOptions, MessageVersion};
use serde_json::json;
use server::{Limits, Location, Options, Server, StartError};
use store::Store;
use tokio::sync::oneshot;

use super::browser::Browser;

/// An acceptable password.
pub(crate) const PASSWORD: &str = "three rings off";

/// One server without rate limits, for all tests without special needs.
pub(crate) static SHARED: LazyLock<TestServer> = LazyLock::new(TestServer::start);

/// A server with an in-memory database that runs until it is dropped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<Result<(), StartError>>>,
}

impl TestServer {
    /// Starts a server without rate limits.
    pub(crate) fn start() -> Self {
        Self::limited(|limits| limits.rates = false)
    }

    /// Starts a server with the default rate limits.
    pub(crate) fn rate_limited() -> Self {
        Self::with(|_| {})
    }

    /// Starts a server with other limits.
    pub(crate) fn limited(change: impl FnOnce(&mut Limits)) -> Self {
        Self::with(|options| change(&mut options.limits))
    }

    /// Starts a server with other options.
    pub(crate) fn with(change: impl FnOnce(&mut Options)) -> Self {
        let mut options = options();
        change(&mut options);
        Self::run(Server::bind(&options).expect("a free port"))
    }

    /// Starts two nodes on one database, without rate limits. They learn of revocations from each other, not from the database.
    pub(crate) fn two_nodes() -> [Self; 2] {
        Self::two_nodes_with_stores().map(|(server, _)| server)
    }

    /// Starts two such nodes, and returns each with its own connection to the database.
    pub(crate) fn two_nodes_with_stores() -> [(Self, Store); 2] {
        let store = Store::open(&store::Options::at(Location::Memory)).expect("a store in memory");
        let exchange = Exchange::default();
        ["one", "other"].map(|name| {
            let mut options = options();
            options.limits.rates = false;
            options.limits.revocation = Duration::from_secs(3600);
            let cluster = ClusterOptions {
                bus: exchange.join(),
                node: NodeId::random(),
                name: name.to_owned(),
                messages: MessageVersion::CURRENT,
            };
            let own = store.beside();
            let server = Server::bind_among(&options, own.clone(), cluster);
            (Self::run(server.expect("a free port")), own)
        })
    }

    /// Starts a server without rate limits, which closes connections as soon as it cannot check them, and returns it with its
    /// database.
    pub(crate) fn with_store() -> (Self, Store) {
        Self::with_store_at(Location::Memory)
    }

    /// Starts a server without rate limits on the database at this location, and returns it with the database.
    pub(crate) fn with_store_at(location: Location) -> (Self, Store) {
        let store = Store::open(&store::Options::at(location)).expect("a store");
        let mut options = options();
        options.limits.rates = false;
        options.limits.unchecked = Duration::from_millis(100);
        let cluster = ClusterOptions {
            bus: Exchange::default().join(),
            node: NodeId::random(),
            name: "alone".to_owned(),
            messages: MessageVersion::CURRENT,
        };
        let server = Server::bind_among(&options, store.clone(), cluster);
        (Self::run(server.expect("a free port")), store)
    }

    fn run(server: Server) -> Self {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            server.run_until(async {
                stopped.await.ok();
                Ok(())
            })
        });
        Self { address, stop: Some(stop), thread: Some(thread) }
    }

    /// Returns a browser without a session.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Returns a browser with a new account, and the recovery codes.
    pub(crate) fn account(&self, name: &str) -> (Browser, Vec<String>) {
        let browser = self.browser();
        let made = browser.post("/api/account", &json!({"name": name, "password": PASSWORD}));
        assert_eq!(made.status, 201, "{made:?}");
        let codes = made.json()["recoveryCodes"].as_array().expect("codes").clone();
        (browser, codes.iter().map(|code| code.as_str().expect("a code").to_owned()).collect())
    }

    /// Begins the shutdown without waiting for it.
    pub(crate) fn begin_shutdown(&mut self) {
        self.stop.take().expect("once").send(()).expect("the server runs");
    }

    /// Waits for the shutdown, which must succeed.
    pub(crate) fn wait(&mut self) {
        let thread = self.thread.take().expect("once");
        thread.join().expect("no panic").expect("a clean shutdown");
    }

    /// Shuts the server down.
    pub(crate) fn end(mut self) {
        self.begin_shutdown();
        self.wait();
    }
}

fn options() -> Options {
    Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}
