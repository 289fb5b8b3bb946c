//! Starting, running and shutting down the server.

mod joining;
mod listener;
pub(crate) mod logs;
mod open_files;
mod reminders;
mod repeats;
mod retention;
mod revocation;
mod start_error;

use std::{
    io,
    net::{SocketAddr, TcpListener as StdListener},
    path::{Path, PathBuf},
    pin::pin,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{Router, extract::Request, routing::get};
use frontend::{Files, Site, SiteData};
use futures_util::FutureExt as _;
use hall::Hall;
use store::Store;
use tokio::{net::TcpListener, runtime, time};
use variants::Variant;

pub use start_error::StartError;

use self::{joining::join, listener::Acceptor, open_files::raise_limit};
use crate::{
    api,
    app::{App, SharedApp},
    config::Options,
    http::{host, response},
    identity::services::Identity,
    limits::HOUSEKEEPING_INTERVAL,
    metrics::Metrics,
    router::router,
};

/// Number of threads for blocking work. Each of them needs memory.
const BLOCKING_THREADS: usize = 8;

/// A server that is already listening.
#[derive(Debug)]
pub struct Server {
    runtime: runtime::Runtime,
    listener: StdListener,
    /// Listener for the metrics alone.
    side: Option<StdListener>,
    address: SocketAddr,
    app: SharedApp,
    /// Whether no other server is using the same store.
    owns_store: bool,
}

impl Server {
    /// Starts listening and opens the database.
    ///
    /// # Errors
    /// Fails if the address is not available, or if the database or the files for browsers cannot be read.
    pub fn bind(options: &Options) -> Result<Self, StartError> {
        Self::bind_with(options, None)
    }

    /// Starts a server that shares a store with others in this process, for tests.
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
        let site = site(options.web.as_deref())?;
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
        let owns_store = joined.is_none();
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
        Ok(Self { runtime, listener, side, address, app, owns_store })
    }

    /// Returns the address on which the server listens, with the actual port.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the URL of the site for a browser on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip([127, 0, 0, 1].into());
        }
        format!("http://{address}/")
    }

    /// Serves until Ctrl-C or SIGTERM. A second signal exits at once.
    ///
    /// # Errors
    /// Fails if the operating system provides no threads, signals or sockets.
    pub fn run(self) -> Result<(), StartError> {
        self.run_until(stop_signal())
    }

    /// Serves until `stop` completes.
    ///
    /// # Errors
    /// Fails if the operating system provides no threads, signals or sockets.
    pub fn run_until(self, stop: impl Future<Output = io::Result<()>>) -> Result<(), StartError> {
        let Self { runtime, listener, side, app, owns_store, .. } = self;
        let ended = runtime.block_on(async {
            let mut stop = pin!(stop);
            // Signal handlers are installed before the first connection is accepted.
            let stopped = stop.as_mut().now_or_never();
            let limits = app.options.limits;
            let acceptor = |router| Acceptor {
                router,
                limits,
                trusted: app.options.trusted_proxies.clone(),
                shutdown: app.shutdown.subscribe(),
            };
            let main = acceptor(router(&app));
            let main = tokio::spawn(main.run(TcpListener::from_std(listener)?));
            if let Some(side) = side {
                let router = side_router(&app, side.local_addr()?);
                tokio::spawn(acceptor(router).run(TcpListener::from_std(side)?));
            }
            tokio::spawn(reminders::write_all(Arc::clone(&app)));
            tokio::spawn(retention::delete_unused(Arc::clone(&app)));
            tracing::info!(address = %app.address, "Listening on {}", app.address);
            let tidy = tokio::spawn(tidy(Arc::clone(&app)));
            let draining = tokio::spawn(send_elsewhere(Arc::clone(&app)));
            let revocation = tokio::spawn(revocation::end_revoked(Arc::clone(&app)));
            if let Some(stopped) = stopped {
                stopped?;
            } else {
                tokio::select! {
                    stopped = stop => stopped?,
                    // The state on disk is unknown until the database is opened again.
                    lost = app.store.lost() => return Err(StartError::StoreLost(lost)),
                }
            }
            tracing::info!("The server is shutting down");
            app.shutdown.send_replace(true);
            app.draining.send_replace(true);
            app.hall.close(app.reconnect_ms()).await;
            main.await.map_err(io::Error::other)??;
            tidy.abort();
            revocation.abort();
            draining.abort();
            Ok(())
        });
        // Tasks that are still running are cancelled.
        runtime.shutdown_background();
        if ended.is_ok() && owns_store {
            // Tasks and threads that are still running hold the store too, so dropping it here would not close it.
            app.store.close();
        }
        ended
    }
}

/// Opens the site in a folder, or the one in the program. The latter never changes, so all servers of a process share it: the tests
/// start hundreds.
fn site(folder: Option<&Path>) -> Result<Arc<Site>, StartError> {
    static EMBEDDED: Mutex<Option<Arc<Site>>> = Mutex::new(None);
    if let Some(folder) = folder {
        return Ok(Arc::new(open_site(Files::Folder(folder.to_owned()))?));
    }
    let mut embedded = EMBEDDED.lock().unwrap_or_else(PoisonError::into_inner);
    let site = match embedded.take() {
        Some(site) => site,
        None => Arc::new(open_site(Files::Embedded)?),
    };
    Ok(Arc::clone(embedded.insert(site)))
}

fn open_site(files: Files) -> Result<Site, StartError> {
    let data = SiteData {
        api: serde_json::to_value(api::description()).unwrap_or_default(),
        engine_ratings: Variant::ALL
            .into_iter()
            .map(|variant| (variant.id(), hall::engine_ratings(variant)))
            .collect(),
    };
    let folder = match &files {
        Files::Embedded => PathBuf::default(),
        Files::Folder(folder) => folder.clone(),
    };
    Site::open(files, data).map_err(|error| StartError::Web(folder, error))
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

/// Returns the router for the metrics at their dedicated address. At a loopback address, the host is checked so that pages of
/// foreign sites in a browser on this machine cannot read the metrics; at other addresses, Prometheus may use any name.
fn side_router(app: &SharedApp, at: SocketAddr) -> Router {
    let app = Arc::clone(app);
    let metrics = async move |request: Request| {
        let (parts, _) = request.into_parts();
        match host::check(&parts, app.options.public_url.as_ref()) {
            Err(error) if at.ip().is_loopback() => host::refusal(error, parts.uri.path()),
            _ => response::metrics(app.metrics_text()),
        }
    };
    Router::new().route("/metrics", get(metrics))
}

/// Drops outdated counts at regular intervals.
async fn tidy(app: SharedApp) {
    loop {
        time::sleep(HOUSEKEEPING_INTERVAL).await;
        app.tidy().await;
    }
}

/// Asks clients to reconnect elsewhere while this node is cut off from the others.
async fn send_elsewhere(app: SharedApp) {
    let mut cut_off = app.hall.cut_off();
    while cut_off.changed().await.is_ok() {
        let is_cut_off = *cut_off.borrow_and_update();
        if !*app.shutdown.borrow() {
            app.draining.send_replace(is_cut_off);
        }
    }
}

/// Completes with the first Ctrl-C or SIGTERM; a second one exits at once.
///
/// # Errors
/// Fails if the operating system provides no signals.
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
    fn a_panicking_handler_fails_only_its_own_request() {
        let options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
        let Server { runtime, listener, address, app, .. } = Server::bind(&options).unwrap();
        let routes = Router::new().route("/panic", get(fail)).route("/fine", get(async || "fine"));
        let acceptor = Acceptor {
            router: guarded(&app, routes),
            limits: app.options.limits,
            trusted: Vec::new(),
            shutdown: app.shutdown.subscribe(),
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
