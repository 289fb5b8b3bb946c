//! Listening, connections and their limits, and the end.

use std::{
    io,
    net::{SocketAddr, TcpListener as StdListener},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    runtime,
    sync::{Semaphore, watch},
    time,
};

use crate::{files::Files, router::router, site::Shelf};

/// What a server is told before it starts.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the files for the browser, if not those in the program.
    pub web: Option<PathBuf>,
    /// What it puts up with.
    pub limits: Limits,
}

/// The address at which a server listens if nobody says otherwise: this machine alone.
impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            web: None,
            limits: Limits::default(),
        }
    }
}

/// What a server puts up with from those who talk to it.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once; more have to wait.
    pub connections: usize,
    /// Until a request has been said, from its first byte or from the end of the one before it.
    pub request: Duration,
    /// Until a connection is closed, whatever it does.
    pub connection: Duration,
    /// Bytes of a request with all its headers.
    pub header_bytes: usize,
    /// Headers of a request.
    pub headers: usize,
    /// For answers that are still under way when the server ends.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1000,
            request: Duration::from_secs(15),
            connection: Duration::from_secs(600),
            header_bytes: 16 * 1024,
            headers: 64,
            farewell: Duration::from_secs(3),
        }
    }
}

/// Why a server did not start.
#[derive(thiserror::Error, Debug)]
pub enum StartError {
    /// Somebody else listens there.
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
    /// Something else.
    #[error("the server cannot start")]
    Io(#[from] io::Error),
}

/// A server that listens already.
#[derive(Debug)]
pub struct Server {
    listener: StdListener,
    address: SocketAddr,
    router: Router,
    limits: Limits,
}

impl Server {
    /// Starts to listen.
    ///
    /// # Errors
    /// The address cannot be had, or the files for the browser cannot be read.
    pub fn bind(options: &Options) -> Result<Self, StartError> {
        let files = options.web.clone().map_or(Files::Embedded, Files::Folder);
        let shelf = Shelf::open(files)
            .map_err(|error| StartError::Web(options.web.clone().unwrap_or_default(), error))?;
        let listener = StdListener::bind(options.listen).map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::InUse(options.listen),
            io::ErrorKind::PermissionDenied => StartError::NotAllowed(options.listen),
            io::ErrorKind::AddrNotAvailable => StartError::NoAddress(options.listen),
            _ => StartError::Io(error),
        })?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, router: router(shelf), limits: options.limits })
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

    /// Answers until it is told to end: Ctrl-C or SIGTERM.
    ///
    /// # Errors
    /// The system gives no threads, no signals or no sockets.
    pub fn run(self) -> Result<(), StartError> {
        self.run_until(stop_signal())
    }

    /// Answers until `stop` is done.
    ///
    /// # Errors
    /// The system gives no threads, no signals or no sockets.
    pub fn run_until(self, stop: impl Future<Output = io::Result<()>>) -> Result<(), StartError> {
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let listener = TcpListener::from_std(self.listener)?;
            let door = Door { router: self.router, limits: self.limits };
            door.keep_open(listener, stop).await
        })?;
        // What has not ended by now is cut off.
        runtime.shutdown_background();
        Ok(())
    }
}

/// Lets connections in.
struct Door {
    router: Router,
    limits: Limits,
}

impl Door {
    async fn keep_open(
        self,
        listener: TcpListener,
        stop: impl Future<Output = io::Result<()>>,
    ) -> io::Result<()> {
        let places = Arc::new(Semaphore::new(self.limits.connections));
        let (end, ended) = watch::channel(false);
        let mut stop = std::pin::pin!(stop);
        loop {
            let place = tokio::select! {
                // First, so that signals are waited for before anybody is let in.
                biased;
                stopped = &mut stop => { stopped?; break }
                Ok(place) = Arc::clone(&places).acquire_owned() => place,
            };
            let stream = tokio::select! {
                stopped = &mut stop => { stopped?; break }
                accepted = listener.accept() => accepted,
            };
            let Ok((stream, _)) = stream else {
                // Too many open files, most likely; some will be closed soon.
                time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let (router, limits, ended) = (self.router.clone(), self.limits, ended.clone());
            tokio::spawn(async move {
                talk(stream, router, limits, ended).await;
                drop(place);
            });
        }
        drop(listener);
        end.send(true).ok();
        let everybody = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        time::timeout(self.limits.farewell, places.acquire_many(everybody)).await.ok();
        Ok(())
    }
}

/// Answers the requests of one connection. Whatever goes wrong with it concerns nobody else.
async fn talk(stream: TcpStream, router: Router, limits: Limits, mut ended: watch::Receiver<bool>) {
    stream.set_nodelay(true).ok();
    let service = service_fn(move |request: Request<Incoming>| {
        use tower_service::Service as _;
        router.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.request)
        .max_buf_size(limits.header_bytes)
        .max_headers(limits.headers)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = ended.wait_for(|ended| *ended) => {}
        () = time::sleep(limits.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    time::timeout(limits.farewell, connection).await.ok();
}

#[cfg(unix)]
async fn stop_signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn stop_signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
