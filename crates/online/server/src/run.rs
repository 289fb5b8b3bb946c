//! Starting, running and shutting down.

mod joining;
mod listener;
pub(crate) mod logs;
mod open_files;
mod reminders;
mod retention;
mod revocation;

use std::{
    io,
    net::{SocketAddr, TcpListener as StdListener},
    path::PathBuf,
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::{Router, routing::get};
use futures_util::FutureExt as _;
use hall::Hall;
use store::Store;
use tokio::{net::TcpListener, runtime, time};

use self::{joining::join, listener::Acceptor, open_files::raise_limit};
use crate::{
    api,
    app::{App, SharedApp},
    config::Options,
    http::response,
    identity::services::{Identity, IdentityError},
    metrics::Metrics,
    router::router,
    site::{files::Files, snapshot::Site},
};

/// The interval of upkeep.
const TIDY: Duration = Duration::from_secs(30);

/// Threads for work that blocks: each keeps memory of its own.
const BLOCKING_THREADS: usize = 8;

/// Why a server did not start.
#[derive(thiserror::Error, Debug)]
pub enum StartError {
    /// Another process listens there.
    #[error(
        "{0} is in use: is Gipfel running already? Open http://{0}/, or choose another port with --listen"
    )]
    InUse(SocketAddr),
    /// The system does not allow it.
    #[error("{0} is not allowed: choose a port above 1023 with --listen")]
    NotAllowed(SocketAddr),
    /// No such address on this machine.
    #[error("{0} is no address of this machine: choose another one with --listen")]
    NoAddress(SocketAddr),
    /// The files for the browser cannot be read.
    #[error("the files in {0} cannot be read")]
    Web(PathBuf, #[source] io::Error),
    /// The games cannot be read.
    #[error(transparent)]
    Store(#[from] store::OpenError),
    /// Several nodes need a database that they can share.
    #[error(
        "--nats is for several servers on one PostgreSQL database: say where that is with --database postgres://…. \
         `gipfel admin move` takes there what is in SQLite"
    )]
    NoSharedDatabase,
    /// This program was built without NATS.
    #[error("this program was built without NATS; build it with the feature `cluster`")]
    NoNats,
    /// The other nodes cannot be reached.
    #[error("NATS ({address}): {error}")]
    Bus {
        /// Where it was looked for, without a password.
        address: String,
        /// What happened.
        error: bus::BusError,
    },
    /// The games cannot go on.
    #[error(transparent)]
    Hall(#[from] hall::OpenError),
    /// Accounts cannot be served.
    #[error(transparent)]
    Identity(#[from] IdentityError),
    /// The disk has failed during a commit, or the database is damaged: the server has stopped.
    #[error(
        "the database can no longer be written ({0}), so the server stops. Every acknowledged turn is stored. \
         Start it again; if this happens again, check the disk"
    )]
    StoreLost(store::StoreError),
    /// Something else.
    #[error("the server cannot start")]
    Io(#[from] io::Error),
}

/// A server that listens already.
#[derive(Debug)]
pub struct Server {
    runtime: runtime::Runtime,
    listener: StdListener,
    /// For the metrics alone.
    side: Option<StdListener>,
    address: SocketAddr,
    app: SharedApp,
}

impl Server {
    /// Starts to listen.
    ///
    /// # Errors
    /// The address cannot be had, or the files for the browser cannot be read.
    pub fn bind(options: &Options) -> Result<Self, StartError> {
        Self::bind_with(options, None)
    }

    /// For tests: the same beside others in this process, on their store.
    #[doc(hidden)]
    pub fn bind_among(
        options: &Options,
        store: Store,
        cluster: hall::ClusterOptions,
    ) -> Result<Self, StartError> {
        Self::bind_with(options, Some((store, cluster)))
    }

    fn bind_with(
        options: &Options,
        joined: Option<(Store, hall::ClusterOptions)>,
    ) -> Result<Self, StartError> {
        let files = options.web.clone().map_or(Files::Embedded, Files::Folder);
        let description = serde_json::to_value(api::description()).unwrap_or_default();
        let site = Site::open(files, description)
            .map_err(|error| StartError::Web(options.web.clone().unwrap_or_default(), error))?;
        let listener = listen(options.listen)?;
        let side = options.metrics.listen.map(listen).transpose()?;
        let address = listener.local_addr()?;
        let runtime = runtime::Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(BLOCKING_THREADS)
            .build()?;
        let mut options = options.clone();
        options.limits.connections = raise_limit(options.limits.connections);
        let identity = Identity::new(&options)?;
        let cluster = match (&options.cluster, &joined) {
            (_, Some((_, cluster))) => Some(cluster.clone()),
            (Some(cluster), _) => {
                Some(runtime.block_on(join(cluster, &options.database, address))?)
            }
            _ => None,
        };
        let store = match joined {
            Some((store, _)) => store,
            None => Store::open(&store::Options::at(options.database.clone()))?,
        };
        let watched = hall::Options {
            engine_threads: options.engine_threads,
            review_nodes: options.review_nodes,
            cluster,
            metrics: Arc::new(Metrics::start()),
            trust_clock: options.trust_clock,
        };
        let hall = runtime.block_on(Hall::open(store.clone(), watched))?;
        let app = Arc::new(App::new(site, store, hall, identity, address, options));
        Ok(Self { runtime, listener, side, address, app })
    }

    /// Where it listens, with the port that it got.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to type into a browser on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip([127, 0, 0, 1].into());
        }
        format!("http://{address}/")
    }

    /// Serves until Ctrl-C or SIGTERM. A second signal ends the process at once.
    ///
    /// # Errors
    /// The system gives no threads, no signals or no sockets.
    pub fn run(self) -> Result<(), StartError> {
        self.run_until(stop_signal())
    }

    /// Serves until `stop` completes.
    ///
    /// # Errors
    /// The system gives no threads, no signals or no sockets.
    pub fn run_until(self, stop: impl Future<Output = io::Result<()>>) -> Result<(), StartError> {
        let Self { runtime, listener, side, app, .. } = self;
        let ended = runtime.block_on(async {
            let mut stop = pin!(stop);
            // Signals are handled before the first connection is accepted.
            let stopped = stop.as_mut().now_or_never();
            let limits = app.options.limits;
            let acceptor = |router| Acceptor {
                router,
                limits,
                trusted: app.options.trusted_proxies.clone(),
                ended: app.ending.subscribe(),
            };
            let main = acceptor(router(&app));
            let main = tokio::spawn(main.run(TcpListener::from_std(listener)?));
            if let Some(side) = side {
                tokio::spawn(acceptor(side_router(&app)).run(TcpListener::from_std(side)?));
            }
            tokio::spawn(reminders::write_all(Arc::clone(&app)));
            tokio::spawn(retention::delete_unused(Arc::clone(&app)));
            tracing::info!(address = %app.address, "Listening on {}", app.address);
            let tidy = tokio::spawn(tidy(Arc::clone(&app)));
            let parting = tokio::spawn(send_elsewhere(Arc::clone(&app)));
            let revocation = tokio::spawn(revocation::end_revoked(Arc::clone(&app)));
            if let Some(stopped) = stopped {
                stopped?;
            } else {
                tokio::select! {
                    stopped = stop => stopped?,
                    // What the disk holds is known only after opening the database again.
                    lost = app.store.lost() => return Err(StartError::StoreLost(lost)),
                }
            }
            tracing::info!("The server shuts down");
            app.ending.send_replace(true);
            app.parting.send_replace(true);
            app.hall.close(app.reconnect_ms()).await;
            main.await.map_err(io::Error::other)??;
            tidy.abort();
            revocation.abort();
            parting.abort();
            Ok(())
        });
        // Tasks that still run are cancelled.
        runtime.shutdown_background();
        ended
    }
}

fn listen(at: SocketAddr) -> Result<StdListener, StartError> {
    let listener = StdListener::bind(at).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => StartError::InUse(at),
        io::ErrorKind::PermissionDenied => StartError::NotAllowed(at),
        io::ErrorKind::AddrNotAvailable => StartError::NoAddress(at),
        _ => StartError::Io(error),
    })?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// The metrics at an address of their own.
fn side_router(app: &SharedApp) -> Router {
    let app = Arc::clone(app);
    Router::new()
        .route("/metrics", get(move || async move { response::metrics(app.metrics_text()) }))
}

/// Drops counts that are no longer needed.
async fn tidy(app: SharedApp) {
    loop {
        time::sleep(TIDY).await;
        app.tidy().await;
    }
}

/// Sends clients elsewhere while this node alone does not reach the others.
async fn send_elsewhere(app: SharedApp) {
    let mut cut_off = app.hall.cut_off();
    while cut_off.changed().await.is_ok() {
        let is_cut_off = *cut_off.borrow_and_update();
        if !*app.ending.borrow() {
            app.parting.send_replace(is_cut_off);
        }
    }
}

/// Done with the first signal to end, Ctrl-C or SIGTERM; the second one exits at once.
///
/// # Errors
/// The system gives no signals.
pub async fn stop_signal() -> io::Result<()> {
    signal().await?;
    tokio::spawn(async {
        if signal().await.is_ok() {
            std::process::exit(130);
        }
    });
    Ok(())
}

#[cfg(unix)]
async fn signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read as _, Write as _},
        net::TcpStream,
    };

    use super::*;
    use crate::router::guarded;

    fn ask(address: SocketAddr, path: &str) -> String {
        let mut stream = TcpStream::connect(address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[expect(clippy::panic, reason = "the test is about panics")]
    async fn fail() -> &'static str {
        panic!("a fault of a handler")
    }

    #[test]
    fn a_handler_that_panics_is_an_error_of_that_request_alone() {
        let options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
        let Server { runtime, listener, address, app, .. } = Server::bind(&options).unwrap();
        let routes = Router::new().route("/panic", get(fail)).route("/fine", get(async || "fine"));
        let acceptor = Acceptor {
            router: guarded(&app, routes),
            limits: app.options.limits,
            trusted: Vec::new(),
            ended: app.ending.subscribe(),
        };
        runtime.spawn(async move { acceptor.run(TcpListener::from_std(listener)?).await });
        let mut kept = TcpStream::connect(address).unwrap();
        for _ in 0..20 {
            let answer = ask(address, "/panic");
            assert!(answer.starts_with("HTTP/1.1 500 "), "{answer}");
            assert!(answer.contains("\"code\":\"internal\""), "{answer}");
        }
        assert!(ask(address, "/fine").ends_with("fine"));
        kept.write_all(b"GET /fine HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        kept.read_to_string(&mut answer).unwrap();
        assert!(answer.ends_with("fine"), "a connection that was open goes on: {answer}");
    }
}
