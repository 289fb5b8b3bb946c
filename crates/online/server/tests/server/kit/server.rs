use std::{net::SocketAddr, sync::LazyLock, thread};

use serde_json::json;
use server::{Limits, Options, Server, StartError};
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
        let mut options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
        change(&mut options);
        let server = Server::bind(&options).expect("a free port");
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

impl Drop for TestServer {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}
