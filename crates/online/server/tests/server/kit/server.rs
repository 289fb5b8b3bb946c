use std::{net::SocketAddr, sync::LazyLock, thread, time::Duration};

use bus::{Exchange, NodeId};
use hall::{ClusterOptions, MessageVersion};
use serde_json::json;
use server::{Limits, Location, Options, Server, StartError};
use store::Store;
use tokio::sync::oneshot;

use super::browser::Browser;

/// A password that is accepted.
pub(crate) const PASSWORD: &str = "three rings off";

/// One server without rate limits for all tests that need nothing special.
pub(crate) static SHARED: LazyLock<TestServer> = LazyLock::new(TestServer::start);

/// A server with a database in memory that runs until it is dropped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<Result<(), StartError>>>,
}

impl TestServer {
    /// A server without rate limits.
    pub(crate) fn start() -> Self {
        Self::limited(|limits| limits.rates = false)
    }

    /// A server with the default rate limits.
    pub(crate) fn rate_limited() -> Self {
        Self::with(|_| {})
    }

    /// A server with other limits.
    pub(crate) fn limited(change: impl FnOnce(&mut Limits)) -> Self {
        Self::with(|options| change(&mut options.limits))
    }

    /// A server with other options.
    pub(crate) fn with(change: impl FnOnce(&mut Options)) -> Self {
        let mut options = options();
        change(&mut options);
        Self::run(Server::bind(&options).expect("a free port"))
    }

    /// Two nodes on one database, without rate limits. That a credential is void they learn from each other, and not from the
    /// database.
    pub(crate) fn two_nodes() -> [Self; 2] {
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
            let server = Server::bind_among(&options, store.clone(), cluster);
            Self::run(server.expect("a free port"))
        })
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

    /// A browser without a session.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// A browser with a new account, and the recovery codes.
    pub(crate) fn account(&self, name: &str) -> (Browser, Vec<String>) {
        let browser = self.browser();
        let made = browser.post("/api/account", &json!({"name": name, "password": PASSWORD}));
        assert_eq!(made.status, 201, "{made:?}");
        let codes = made.json()["recoveryCodes"].as_array().expect("codes").clone();
        (browser, codes.iter().map(|code| code.as_str().expect("a code").to_owned()).collect())
    }

    /// Starts the shutdown without waiting for it.
    pub(crate) fn begin_shutdown(&mut self) {
        self.stop.take().expect("once").send(()).expect("the server runs");
    }

    /// Waits for the shutdown, which must succeed.
    pub(crate) fn wait(&mut self) {
        let thread = self.thread.take().expect("once");
        thread.join().expect("no panic").expect("a clean shutdown");
    }

    /// Shuts it down.
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
