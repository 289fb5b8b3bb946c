//! What a server is told before it starts.

use std::{fmt, net::SocketAddr, path::PathBuf};

use secrecy::SecretString;
use store::Location;

use crate::http::{limits::Limits, origin::PublicUrl, proxies::AddressRange};

/// What a server is told before it starts. Nothing has to be said: then it serves this machine alone and keeps nothing.
#[derive(Clone)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the files for the browser, if not those in the program.
    pub web: Option<PathBuf>,
    /// Where games and accounts are kept.
    pub place: Location,
    /// Where the world finds it, if that is not where it listens.
    pub public_url: Option<PublicUrl>,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<AddressRange>,
    /// How mail is sent, if at all.
    pub mail: Option<MailOptions>,
    /// Who may read the meters.
    pub metrics: MetricsDoor,
    /// What it puts up with.
    pub limits: Limits,
}

/// The address at which a server listens if nobody says otherwise: this machine alone.
impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            web: None,
            place: Location::Memory,
            public_url: None,
            trusted_proxies: Vec::new(),
            mail: None,
            metrics: MetricsDoor::default(),
            limits: Limits::default(),
        }
    }
}

/// There may be a password in the address of a database.
impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { listen, public_url, trusted_proxies, mail, metrics, limits, .. } = self;
        f.debug_struct("Options")
            .field("listen", listen)
            .field("public_url", public_url)
            .field("trusted_proxies", trusted_proxies)
            .field("mail", mail)
            .field("metrics", metrics)
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

/// Who may read the meters: this machine, unless more is said.
#[derive(Clone, Copy, Default, Debug)]
pub struct MetricsDoor {
    /// Everybody.
    pub public: bool,
    /// Whoever reaches this address, and nobody elsewhere.
    pub listen: Option<SocketAddr>,
}
