//! The options of a server.

use std::{fmt, net::SocketAddr, path::PathBuf};

use secrecy::SecretString;
use store::Location;

use crate::http::{limits::Limits, origin::PublicUrl, proxies::AddressRange};

/// The options of a server. By default it listens on the loopback interface and stores nothing.
#[derive(Clone)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the files for the browser, if not those in the program.
    pub web: Option<PathBuf>,
    /// Where games and accounts are kept.
    pub database: Location,
    /// The public address of the site, if it is not where the server listens.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<AddressRange>,
    /// How mail is sent, if at all.
    pub mail: Option<MailOptions>,
    /// Who may read the metrics.
    pub metrics: MetricsAccess,
    /// The number of threads that search for the engine players.
    pub engine_threads: usize,
    /// The nodes of each position in a report.
    pub review_nodes: u64,
    /// How this server is one of several on one database, if it is.
    pub cluster: Option<ClusterOptions>,
    /// Whether the system clock is right, however far it is ahead of the last heartbeat.
    pub trust_clock: bool,
    /// Limits of connections and requests.
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

/// There may be a password in the address of a database.
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
    /// Whether browsers reach the site over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct MailOptions {
    /// `smtps://name:password@host`
    pub server: SecretString,
    /// The sender: `Gipfel <no-reply@gipfel.example>`
    pub from: Option<String>,
}

/// Who may read the metrics: by default only this machine.
#[derive(Clone, Copy, Default, Debug)]
pub struct MetricsAccess {
    /// Everyone.
    pub public: bool,
    /// Serve them at this address only.
    pub listen: Option<SocketAddr>,
}

/// How a server is one of several nodes on one PostgreSQL database. Needs the feature `cluster`.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// Where NATS is: `nats://host:4222`, or several of them with commas. There may be a password in it.
    pub nats: SecretString,
    /// A file of credentials, as `nsc` writes them.
    pub credentials: Option<PathBuf>,
    /// A file with the certificates of those who may vouch for NATS.
    pub root_certificates: Option<PathBuf>,
    /// A file with the certificate that NATS is shown, and one with its key.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// What people call this node; by default the name of the machine and the port.
    pub name: Option<String>,
    /// Whether it stands for the next version of the program, in tests of upgrades.
    pub is_next_version: bool,
}
