//! The connection to NATS.

use std::{
    borrow::Cow,
    fmt,
    fs::File,
    future,
    path::{Path, PathBuf},
    time::Duration,
};

use async_nats::{
    Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, RequestErrorKind, ServerAddr,
    connection::State,
};
use futures_util::FutureExt as _;
use percent_encoding::percent_decode_str;
use tokio::{sync::watch, task::unconstrained, time};

use crate::{BusError, Messages, message::Source};

/// The number of messages that may wait for the connection. Further ones are dropped: whoever misses one reads the log.
const QUEUE: usize = 16_384;
/// The longest time between two attempts to connect again.
const RECONNECT: Duration = Duration::from_millis(500);
/// A connection over which nothing comes for two of these is lost.
const PING: Duration = Duration::from_secs(2);

/// How NATS is reached.
#[derive(Clone, Default)]
pub struct NatsOptions {
    /// `nats://host:4222`, or several of them with commas. `name:password@` or `token@` before a host counts for all.
    pub address: String,
    /// A file of credentials, as `nsc` writes them.
    pub credentials: Option<PathBuf>,
    /// A file with the certificates of those who may vouch for the server.
    pub root_certificates: Option<PathBuf>,
    /// A file with the certificate of this client, and one with its key.
    pub client_certificate: Option<(PathBuf, PathBuf)>,
    /// As which connection the server lists it.
    pub name: String,
}

/// There may be a password in the address.
impl fmt::Debug for NatsOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsOptions").field("name", &self.name).finish_non_exhaustive()
    }
}

/// How long the client may take to say that it is connected.
const FIRST_CONNECTION: Duration = Duration::from_secs(1);

/// A connection.
#[derive(Clone, Debug)]
pub(crate) struct NatsLink {
    client: Client,
    connections: watch::Sender<u64>,
}

impl NatsLink {
    pub(crate) async fn connect(options: &NatsOptions) -> Result<Self, BusError> {
        let connections = watch::Sender::new(0);
        let mut connect = ConnectOptions::new()
            .name(&options.name)
            .event_callback(count_connections(connections.clone()))
            .no_echo()
            .client_capacity(QUEUE)
            .ping_interval(PING)
            .connection_timeout(Duration::from_secs(2))
            .reconnect_delay_callback(|attempts| {
                RECONNECT.min(Duration::from_millis(50 * u64::try_from(attempts).unwrap_or(10)))
            });
        if let Some(file) = &options.credentials {
            let read = connect.credentials_file(file).await;
            connect = read.map_err(|error| unusable(file, &error))?;
        }
        if let Some(file) = &options.root_certificates {
            check(file)?;
            connect = connect.add_root_certificates(file.clone()).require_tls(true);
        }
        if let Some((certificate, key)) = &options.client_certificate {
            check(certificate)?;
            check(key)?;
            connect = connect.add_client_certificate(certificate.clone(), key.clone());
        }
        let servers = servers(&options.address)?;
        connect = with_password(connect, &servers)?;
        let client = connect.connect(servers).await.map_err(|error| refusal(&error))?;
        // The first connection is told of a moment later, and must not look like a second one, before which messages were lost.
        let mut counted = connections.subscribe();
        time::timeout(FIRST_CONNECTION, counted.wait_for(|count| *count > 0)).await.ok();
        Ok(Self { client, connections })
    }

    pub(crate) fn client(&self) -> Client {
        self.client.clone()
    }

    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.connections.subscribe()
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    pub(crate) fn publish(&self, subject: &str, body: Vec<u8>) {
        if !self.is_connected() {
            return;
        }
        // The client has a queue of its own, which takes it at once unless it is full. A task between the two would be woken for every
        // message.
        let sent = unconstrained(self.client.publish(subject.to_owned(), body.into()));
        match sent.now_or_never() {
            Some(Ok(())) => {}
            Some(Err(error)) => tracing::warn!(%error, "A message could not be sent"),
            None => tracing::warn!(subject, "A message was dropped: too many wait"),
        }
    }

    pub(crate) async fn request(
        &self,
        subject: &str,
        body: Vec<u8>,
        wait: Duration,
    ) -> Result<Vec<u8>, BusError> {
        if !self.is_connected() {
            return Err(BusError::Unreachable("no connection".into()));
        }
        let mut connections = self.connections.subscribe();
        let asked = self.client.request(subject.to_owned(), body.into());
        let asked = async {
            tokio::select! {
                answer = asked => answer.map_err(|error| error.kind()),
                // The answer was lost with the connection.
                Ok(()) = connections.changed() => Err(RequestErrorKind::TimedOut),
            }
        };
        match time::timeout(wait, asked).await {
            Ok(Ok(answer)) => Ok(answer.payload.into()),
            Ok(Err(RequestErrorKind::NoResponders)) => Err(BusError::NobodyListens),
            _ => Err(BusError::NoAnswer),
        }
    }

    pub(crate) async fn subscribe(&self, subject: &str) -> Result<Messages, BusError> {
        let subscribed = self.client.subscribe(subject.to_owned()).await;
        let subscriber =
            subscribed.map_err(|error| BusError::Unreachable(error.to_string().into()))?;
        Ok(Messages(Source::Nats { client: self.client.clone(), subscriber }))
    }
}

/// Counts connections, and writes into the log what happens to them.
fn count_connections(
    connections: watch::Sender<u64>,
) -> impl Fn(Event) -> future::Ready<()> + Send + Sync + 'static {
    move |event| {
        match event {
            Event::Connected => {
                connections.send_modify(|count| *count += 1);
                tracing::info!("NATS is reached");
            }
            Event::Disconnected => tracing::warn!("NATS is not reached any more"),
            event => tracing::warn!(%event, "NATS: {event}"),
        }
        future::ready(())
    }
}

/// The servers of an address.
fn servers(address: &str) -> Result<Vec<ServerAddr>, BusError> {
    let wrong = |_| BusError::Unreachable("an address is nats://host:4222".into());
    address.split(',').map(|one| one.trim().parse().map_err(wrong)).collect()
}

/// The client reads no name, password or token from addresses.
fn with_password(
    connect: ConnectOptions,
    servers: &[ServerAddr],
) -> Result<ConnectOptions, BusError> {
    let decoded = |text: &str| {
        let decoded = percent_decode_str(text).decode_utf8().map(Cow::into_owned);
        decoded.map_err(|_| BusError::Refused("the name or password is not UTF-8".into()))
    };
    let Some(server) = servers.iter().find(|server| server.has_user_pass()) else {
        return Ok(connect);
    };
    let name = decoded(server.username().unwrap_or_default())?;
    Ok(match server.password() {
        Some(password) => connect.user_and_password(name, decoded(password)?),
        None => connect.token(name),
    })
}

/// Whether a file can be read: the client names none when it cannot.
fn check(file: &Path) -> Result<(), BusError> {
    File::open(file).map(|_| ()).map_err(|error| unusable(file, &error))
}

fn unusable(file: &Path, error: &dyn fmt::Display) -> BusError {
    BusError::File(format!("{}: {error}", file.display()).into())
}

fn refusal(error: &ConnectError) -> BusError {
    let text = error.to_string().into();
    match error.kind() {
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
            BusError::Refused(text)
        }
        _ => BusError::Unreachable(text),
    }
}
