#[cfg(test)]
mod tests;
pub(crate) mod values;

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use clap::Args;
use serde::Deserialize;
use server::{
    AddressRange, ClusterOptions, LevelFilter, Limits, LogFormat, MailOptions, MetricsAccess,
    Options, PublicUrl,
};

use self::values::{Listen, Text};
use crate::commands::{
    database_location::{self, DatabaseSettings},
    nats_location,
};

/// Maximum number of engine threads, each of which has its own transposition table.
const ENGINE_THREADS_MAX: usize = 256;

/// Whether several servers can share a database; the help of other builds does not mention it.
const CLUSTER: bool = cfg!(feature = "cluster");

/// All settings of a server. Each is taken from a flag, from the environment or from a file, in this order.
#[derive(Args, Deserialize, Clone, Default, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(crate) struct Settings {
    /// Address and port to listen on; with 0.0.0.0 the whole network can play [default: 127.0.0.1:7878]
    #[arg(long, env = "GIPFEL_LISTEN", value_name = "ADDRESS")]
    listen: Option<Listen>,

    /// Listen on the local network, and show its address and a QR code for phones
    #[arg(long, env = "GIPFEL_LAN", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    lan: Option<bool>,

    /// Location of games and accounts: a folder, or :memory: [default: a folder of the user]
    #[arg(long, env = "GIPFEL_DATA", value_name = "DIR")]
    data: Option<PathBuf>,

    /// Store games and accounts in PostgreSQL instead: postgres://… (better in the environment or in the file)
    #[arg(long, env = "GIPFEL_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,

    /// File with the address of that database, which keeps the password off the command line
    #[arg(long, env = "GIPFEL_DATABASE_FILE", value_name = "FILE")]
    database_file: Option<PathBuf>,

    /// File with the trusted certificates (CA) for that database, which is then reached over TLS
    #[arg(long, env = "GIPFEL_DATABASE_CA", value_name = "FILE")]
    database_ca: Option<PathBuf>,

    /// Run as one of several servers on that database, connected by NATS: nats://…, several separated by commas
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NATS", value_name = "URL", hide_env_values = true)]
    nats: Option<String>,

    /// File with the addresses of NATS, which keeps passwords off the command line
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NATS_FILE", value_name = "FILE")]
    nats_file: Option<PathBuf>,

    /// File with credentials for NATS, as written by nsc
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NATS_CREDENTIALS", value_name = "FILE")]
    nats_credentials: Option<PathBuf>,

    /// File with the trusted certificates (CA) for NATS, which is then reached over TLS only
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NATS_CA", value_name = "FILE")]
    nats_ca: Option<PathBuf>,

    /// File with the client certificate for NATS
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NATS_CERTIFICATE", value_name = "FILE")]
    nats_certificate: Option<PathBuf>,

    /// File with the key of that certificate
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NATS_KEY", value_name = "FILE")]
    nats_key: Option<PathBuf>,

    /// Name of this server among several [default: the name of the machine and the port]
    #[arg(long, hide = !CLUSTER, env = "GIPFEL_NODE_NAME", value_name = "NAME")]
    node_name: Option<String>,

    /// Act as the next version of the program among other nodes, for tests of upgrades
    #[arg(long, hide = true)]
    #[serde(skip)]
    next_version: bool,

    #[cfg_attr(not(feature = "cluster"), doc = "Threads for engine players [default: 1]")]
    #[cfg_attr(
        feature = "cluster",
        doc = "Threads for engine players; 0 leaves the work to workers and requires --nats [default: 1]"
    )]
    #[arg(long, env = "GIPFEL_ENGINE_THREADS", value_name = "NUMBER")]
    engine_threads: Option<usize>,

    /// Public address of the site behind a proxy, such as `https://gipfel.example`
    #[arg(long, env = "GIPFEL_PUBLIC_URL", value_name = "URL")]
    public_url: Option<Text<PublicUrl>>,

    /// Proxy that is trusted to report the client's address; may be repeated
    #[arg(
        long = "trusted-proxy",
        env = "GIPFEL_TRUSTED_PROXY",
        value_name = "CIDR",
        value_delimiter = ','
    )]
    trusted_proxy: Vec<Text<AddressRange>>,

    /// SMTP server for outgoing email: smtps://name:password@host (better set in the environment or in the file)
    #[arg(long, env = "GIPFEL_SMTP", value_name = "URL", hide_env_values = true)]
    smtp: Option<String>,

    /// Sender of outgoing email: "Gipfel <no-reply@gipfel.example>"
    #[arg(long, env = "GIPFEL_MAIL_FROM", value_name = "SENDER")]
    mail_from: Option<String>,

    /// Log format: text, or json with one object per line [default: text]
    #[arg(long, env = "GIPFEL_LOG", value_name = "FORM")]
    log: Option<Text<LogFormat>>,

    /// Log level: error, warn, info, debug [default: info]
    #[arg(long, env = "GIPFEL_LOG_LEVEL", value_name = "LEVEL")]
    log_level: Option<Text<LevelFilter>>,

    /// Make /metrics public instead of available to this machine only
    #[arg(long, env = "GIPFEL_METRICS_PUBLIC", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    metrics_public: Option<bool>,

    /// Serve /metrics at this address instead
    #[arg(long, env = "GIPFEL_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<Listen>,

    /// Maximum number of connections; more have to wait [default: 10000]
    #[arg(long, env = "GIPFEL_CONNECTIONS", value_name = "NUMBER")]
    connections: Option<usize>,

    /// Disable all rate limits, for measurements on your own machine
    #[arg(long, env = "GIPFEL_NO_LIMITS", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    no_limits: Option<bool>,

    /// Start even if the system clock is years ahead of the last time at which the server was running
    #[arg(long, env = "GIPFEL_TRUST_CLOCK", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    trust_clock: Option<bool>,
}

impl Settings {
    /// Reads the settings of a file.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("{} cannot be read", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{}", path.display()))
    }

    /// Returns these settings, completed by others where they are missing.
    pub(crate) fn or(self, others: Self) -> Self {
        // The database can be specified in three ways, and NATS in two.
        let is_placed =
            self.data.is_some() || self.database.is_some() || self.database_file.is_some();
        let (data, database, database_file) = if is_placed {
            (self.data, self.database, self.database_file)
        } else {
            (others.data, others.database, others.database_file)
        };
        let has_nats = self.nats.is_some() || self.nats_file.is_some();
        let (nats, nats_file) =
            if has_nats { (self.nats, self.nats_file) } else { (others.nats, others.nats_file) };
        let trusted_proxy = match self.trusted_proxy {
            none if none.is_empty() => others.trusted_proxy,
            some => some,
        };
        Self {
            listen: self.listen.or(others.listen),
            lan: self.lan.or(others.lan),
            data,
            database,
            database_file,
            database_ca: self.database_ca.or(others.database_ca),
            nats,
            nats_file,
            nats_credentials: self.nats_credentials.or(others.nats_credentials),
            nats_ca: self.nats_ca.or(others.nats_ca),
            nats_certificate: self.nats_certificate.or(others.nats_certificate),
            nats_key: self.nats_key.or(others.nats_key),
            node_name: self.node_name.or(others.node_name),
            next_version: self.next_version || others.next_version,
            engine_threads: self.engine_threads.or(others.engine_threads),
            public_url: self.public_url.or(others.public_url),
            trusted_proxy,
            smtp: self.smtp.or(others.smtp),
            mail_from: self.mail_from.or(others.mail_from),
            log: self.log.or(others.log),
            log_level: self.log_level.or(others.log_level),
            metrics_public: self.metrics_public.or(others.metrics_public),
            metrics_listen: self.metrics_listen.or(others.metrics_listen),
            connections: self.connections.or(others.connections),
            no_limits: self.no_limits.or(others.no_limits),
            trust_clock: self.trust_clock.or(others.trust_clock),
        }
    }

    /// Returns the address to listen on, if it is specified.
    pub(crate) fn listen(&self) -> Option<SocketAddr> {
        self.listen.map(|listen| listen.0)
    }

    /// Returns whether the server listens on the local network.
    pub(crate) fn is_lan(&self) -> bool {
        self.lan.unwrap_or(false)
    }

    /// Returns the public address of the site, if it is specified.
    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.public_url.as_ref().map(|text| &text.0)
    }

    /// Returns the log format and the log level.
    pub(crate) fn log(&self) -> (LogFormat, LevelFilter) {
        let form = self.log.as_ref().map_or(LogFormat::Text, |text| text.0);
        (form, self.log_level.as_ref().map_or(LevelFilter::INFO, |text| text.0))
    }

    /// Returns the options of the server.
    pub(crate) fn options(&self, web: Option<PathBuf>) -> anyhow::Result<Options> {
        let defaults = Options::default();
        let mut listen = self.listen().unwrap_or(defaults.listen);
        if self.is_lan() && listen.ip().is_loopback() {
            listen.set_ip([0, 0, 0, 0].into());
        }
        let mail = self
            .smtp
            .clone()
            .map(|server| MailOptions { server: server.into(), from: self.mail_from.clone() });
        Ok(Options {
            listen,
            web,
            database: database_location::place(DatabaseSettings {
                data: self.data.as_deref(),
                database: self.database.as_deref(),
                database_file: self.database_file.as_deref(),
                database_ca: self.database_ca.as_deref(),
            })?,
            public_url: self.public_url().cloned(),
            trusted_proxies: self.trusted_proxy.iter().map(|text| text.0).collect(),
            mail,
            metrics: MetricsAccess {
                public: self.metrics_public.unwrap_or(false),
                listen: self.metrics_listen.as_ref().map(|listen| listen.0),
            },
            engine_threads: self.engine_threads(defaults.engine_threads)?,
            review_nodes: defaults.review_nodes,
            cluster: self.cluster()?,
            trust_clock: self.trust_clock.unwrap_or(false),
            limits: self.limits(defaults.limits),
        })
    }

    /// Returns the cluster options, if the server is one of several.
    fn cluster(&self) -> anyhow::Result<Option<ClusterOptions>> {
        let place = nats_location::find(nats_location::NatsSettings {
            nats: self.nats.as_deref(),
            nats_file: self.nats_file.as_deref(),
            credentials: self.nats_credentials.as_deref(),
            ca: self.nats_ca.as_deref(),
            certificate: self.nats_certificate.as_deref(),
            key: self.nats_key.as_deref(),
        })?;
        let Some(place) = place else {
            // The operator has probably forgotten --nats.
            if self.node_name.is_some() {
                bail!("--node-name requires --nats nats://…: specify the address of NATS");
            }
            return Ok(None);
        };
        Ok(Some(ClusterOptions {
            nats: place.address.into(),
            credentials: place.credentials,
            root_certificates: place.root_certificates,
            certificate: place.certificate,
            name: self.node_name.clone(),
            is_next_version: self.next_version,
        }))
    }

    fn engine_threads(&self, usual: usize) -> anyhow::Result<usize> {
        let has_nats = self.nats.is_some() || self.nats_file.is_some();
        match self.engine_threads {
            Some(0) if !has_nats => {
                bail!("--engine-threads 0 leaves the work to workers and requires --nats nats://…")
            }
            Some(many) if many > ENGINE_THREADS_MAX => {
                bail!("--engine-threads must be at most {ENGINE_THREADS_MAX}")
            }
            said => Ok(said.unwrap_or(usual)),
        }
    }

    fn limits(&self, usual: Limits) -> Limits {
        let mut limits = usual;
        limits.connections = self.connections.unwrap_or(usual.connections);
        if self.no_limits.unwrap_or(false) {
            limits.rates = false;
            limits.by_address = usize::MAX;
            limits.sockets.by_address = usize::MAX;
            limits.sockets.by_player = usize::MAX;
            limits.sockets.credits = u32::MAX;
            limits.guest_streams = usize::MAX;
            limits.streams = usize::MAX;
            limits.downloads = usize::MAX;
        }
        limits
    }
}
