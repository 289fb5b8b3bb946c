//! Options of a server.

use std::{fmt, net::SocketAddr, path::PathBuf};

use secrecy::SecretString;
use store::Location;

use crate::http::{limits::Limits, origin::PublicUrl, proxies::AddressRange};

/// Options of a server. By default, the server listens on the loopback interface and stores nothing.
#[derive(Clone)]
pub struct Options {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Folder with the files for browsers, used instead of those embedded in the program.
    pub web: Option<PathBuf>,
    /// Database of games and accounts.
    pub database: Location,
    /// Public address of the site, if it differs from the address on which the server listens.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<AddressRange>,
    /// Mail settings; without them, no email is sent.
    pub mail: Option<MailOptions>,
    /// Access to the metrics.
    pub metrics: MetricsAccess,
    /// Number of search threads for the engine players.
    pub engine_threads: usize,
    /// Number of nodes searched per position of a report.
    pub review_nodes: u64,
    /// Cluster settings, if this server is one of several nodes on one database.
    pub cluster: Option<ClusterOptions>,
    /// Whether to trust the system clock, however far it is ahead of the last heartbeat.
    pub trust_clock: bool,
    /// Limits on connections and requests.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            web: None,
            database: Location::Memory,
            public_url: None,
            trusted_proxies: Vec::new(),
            mail: None,
            metrics: MetricsAccess::default(),
            engine_threads: 1,
            review_nodes: hall::Options::default().review_nodes,
            cluster: None,
            trust_clock: false,
            limits: Limits::default(),
        }
    }
}

/// Omits the database, whose address may contain a password.
impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { listen, public_url, trusted_proxies, mail, metrics, cluster, limits, .. } = self;
        f.debug_struct("Options")
            .field("listen", listen)
            .field("public_url", public_url)
            .field("trusted_proxies", trusted_proxies)
            .field("mail", mail)
            .field("metrics", metrics)
            .field("cluster", cluster)
            .field("limits", limits)
            .finish_non_exhaustive()
    }
}

impl Options {
    /// Returns whether browsers reach the site over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }
}

/// Mail settings.
#[derive(Clone, Debug)]
pub struct MailOptions {
    /// Mail server: `smtps://name:password@host`.
    pub server: SecretString,
    /// Sender: `Gipfel <no-reply@gipfel.example>`.
    pub from: Option<String>,
}

/// Access to the metrics. By default, they can be read only from this machine.
#[derive(Clone, Copy, Default, Debug)]
pub struct MetricsAccess {
    /// Whether anyone can read the metrics.
    pub public: bool,
    /// Dedicated address for the metrics; they are then served nowhere else.
    pub listen: Option<SocketAddr>,
}

/// Settings of a node that shares a PostgreSQL database with others. Requires the feature `cluster`.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// Addresses of the NATS servers, separated by commas: `nats://host:4222`. They may contain a password.
    pub nats: SecretString,
    /// Credentials file, as written by `nsc`.
    pub credentials: Option<PathBuf>,
    /// File with the root certificates that NATS servers are verified against.
    pub root_certificates: Option<PathBuf>,
    /// Files with the client certificate for NATS and its key.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// Human-readable name of this node; by default, the name of the machine and the port.
    pub name: Option<String>,
    /// Whether to act as the next version of the program, in tests of upgrades.
    pub is_next_version: bool,
}
