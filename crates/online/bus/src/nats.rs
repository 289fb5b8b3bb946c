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

/// Maximum number of messages waiting to be sent. Further messages are dropped: the receiver detects the gap and reads the
/// database.
const SEND_QUEUE_CAPACITY: usize = 16_384;
/// Maximum delay between two reconnection attempts.
const RECONNECT_DELAY_MAX: Duration = Duration::from_millis(500);
/// Interval between pings. A connection that is silent for two intervals counts as lost.
const PING_INTERVAL: Duration = Duration::from_secs(2);

/// Subject of probes, to which nobody subscribes.
const PROBE_SUBJECT: &str = "gipfel.probe";

/// Address and credentials of the NATS servers.
#[derive(Clone, Default)]
pub struct NatsOptions {
    /// Address `nats://host:4222`, or several separated by commas. `name:password@` or `token@` in front of one host applies to
    /// all hosts.
    pub address: String,
    /// Credentials file, as written by `nsc`.
    pub credentials: Option<PathBuf>,
    /// File with the certificates of trusted authorities.
    pub root_certificates: Option<PathBuf>,
    /// Files with the certificate of this client and its private key.
    pub client_certificate: Option<(PathBuf, PathBuf)>,
    /// Name of the connection, as listed by the server.
    pub name: String,
}

/// Hides the address, which may contain a password.
impl fmt::Debug for NatsOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsOptions").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Time within which the client reports its first connection.
const FIRST_CONNECTION_TIMEOUT: Duration = Duration::from_secs(1);

/// Connection to NATS.
#[derive(Clone, Debug)]
pub(crate) struct NatsTransport {
    client: Client,
    connections: watch::Sender<u64>,
}

impl NatsTransport {
    pub(crate) async fn connect(options: &NatsOptions) -> Result<Self, BusError> {
        let connections = watch::Sender::new(0);
        let mut connect = ConnectOptions::new()
            .name(&options.name)
            .event_callback(count_connections(connections.clone()))
            .no_echo()
            .client_capacity(SEND_QUEUE_CAPACITY)
            .ping_interval(PING_INTERVAL)
            .connection_timeout(Duration::from_secs(2))
            .reconnect_delay_callback(|attempts| {
                RECONNECT_DELAY_MAX
                    .min(Duration::from_millis(50 * u64::try_from(attempts).unwrap_or(10)))
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
        // The first connection is reported a moment later and must not look like a reconnection, which may lose messages.
        let mut counted = connections.subscribe();
        time::timeout(FIRST_CONNECTION_TIMEOUT, counted.wait_for(|count| *count > 0)).await.ok();
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
        // The client has its own queue, which accepts the message at once unless it is full. A separate sending task would have
        // to be woken for every message.
        let sent = unconstrained(self.client.publish(subject.to_owned(), body.into()));
        match sent.now_or_never() {
            Some(Ok(())) => {}
            Some(Err(error)) => tracing::warn!(%error, "A message could not be sent"),
            None => tracing::warn!(subject, "A message was dropped: the send queue is full"),
        }
    }

    /// Waits until all messages have been written to the connection, if there is one.
    pub(crate) async fn flush(&self) {
        if self.is_connected()
            && let Err(error) = self.client.flush().await
        {
            tracing::warn!(%error, "The last messages may not have been sent");
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
                // The connection was lost before the answer arrived.
                Ok(()) = connections.changed() => Err(RequestErrorKind::TimedOut),
            }
        };
        match time::timeout(wait, asked).await {
            Ok(Ok(answer)) => Ok(answer.payload.into()),
            Ok(Err(RequestErrorKind::NoResponders)) => Err(BusError::NoSubscriber),
            _ => Err(BusError::NoAnswer),
        }
    }

    /// Returns whether the server answers in time. It answers every request without subscribers by itself.
    pub(crate) async fn probe(&self, wait: Duration) -> bool {
        let answer = self.request(PROBE_SUBJECT, Vec::new(), wait).await;
        matches!(answer, Err(BusError::NoSubscriber))
    }

    pub(crate) async fn subscribe(&self, subject: &str) -> Result<Messages, BusError> {
        let subscribed = self.client.subscribe(subject.to_owned()).await;
        let subscriber =
            subscribed.map_err(|error| BusError::Unreachable(error.to_string().into()))?;
        Ok(Messages(Source::Nats { client: self.client.clone(), subscriber }))
    }
}

/// Returns a callback that counts connections and logs their events.
fn count_connections(
    connections: watch::Sender<u64>,
) -> impl Fn(Event) -> future::Ready<()> + Send + Sync + 'static {
    move |event| {
        match event {
            Event::Connected => {
                connections.send_modify(|count| *count += 1);
                tracing::info!("Connected to NATS");
            }
            Event::Disconnected => tracing::warn!("Lost the connection to NATS"),
            event => tracing::warn!(%event, "NATS: {event}"),
        }
        future::ready(())
    }
}

/// Parses the servers in an address.
fn servers(address: &str) -> Result<Vec<ServerAddr>, BusError> {
    let wrong = |_| BusError::Unreachable("an address must have the form nats://host:4222".into());
    address.split(',').map(|one| one.trim().parse().map_err(wrong)).collect()
}

/// Sets the name and password, or the token, from an address: the client itself ignores them there.
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

/// Checks that a file can be read, because the client's own error would not name it.
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
