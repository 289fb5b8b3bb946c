use std::{
    fmt::Display,
    io,
    net::{SocketAddr, ToSocketAddrs as _},
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::Context as _;
use clap::Args;
use serde::{Deserialize, Deserializer, de};
use server::{
    AddressRange, LevelFilter, Limits, LogFormat, MailOptions, MetricsAccess, Options, PublicUrl,
};

use crate::commands::database_location;

/// Everything that a server can be told: by a flag, by a variable of the environment, or in a file, which are asked in this order.
#[derive(Args, Deserialize, Clone, Default, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(crate) struct Settings {
    /// Address and port to listen at; with 0.0.0.0 the whole network can play [default: 127.0.0.1:7878]
    #[arg(long, env = "GIPFEL_LISTEN", value_name = "ADDRESS")]
    listen: Option<Listen>,

    /// Listen in the local network, and show its address and a QR code for phones
    #[arg(long, env = "GIPFEL_LAN", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    lan: Option<bool>,

    /// Where games and accounts are kept: a folder, or :memory: [default: a folder of the user]
    #[arg(long, env = "GIPFEL_DATA", value_name = "DIR")]
    data: Option<PathBuf>,

    /// Keep games and accounts in PostgreSQL instead: postgres://… (better in the environment or in the file)
    #[arg(long, env = "GIPFEL_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,

    /// Where the world finds the site, behind a proxy, such as `https://gipfel.example`
    #[arg(long, env = "GIPFEL_PUBLIC_URL", value_name = "URL")]
    public_url: Option<Text<PublicUrl>>,

    /// A proxy that is believed when it says for whom it asks; may be given several times
    #[arg(
        long = "trusted-proxy",
        env = "GIPFEL_TRUSTED_PROXY",
        value_name = "CIDR",
        value_delimiter = ','
    )]
    trusted_proxy: Vec<Text<AddressRange>>,

    /// Send mails over this server: smtps://name:password@host (better in the environment or in the file)
    #[arg(long, env = "GIPFEL_SMTP", value_name = "URL", hide_env_values = true)]
    smtp: Option<String>,

    /// In whose name mails are sent: "Gipfel <no-reply@gipfel.example>"
    #[arg(long, env = "GIPFEL_MAIL_FROM", value_name = "SENDER")]
    mail_from: Option<String>,

    /// The log: text, or json, an object a line [default: text]
    #[arg(long, env = "GIPFEL_LOG", value_name = "FORM")]
    log: Option<Text<LogFormat>>,

    /// What is worth a line of the log: error, warn, info, debug [default: info]
    #[arg(long, env = "GIPFEL_LOG_LEVEL", value_name = "LEVEL")]
    log_level: Option<Text<LevelFilter>>,

    /// Let everybody read /metrics, not only this machine
    #[arg(long, env = "GIPFEL_METRICS_PUBLIC", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    metrics_public: Option<bool>,

    /// Serve /metrics at this address instead
    #[arg(long, env = "GIPFEL_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<Listen>,

    /// Connections at once; more have to wait [default: 10000]
    #[arg(long, env = "GIPFEL_CONNECTIONS", value_name = "NUMBER")]
    connections: Option<usize>,

    /// Refuse nothing because it comes too often: for measuring on a machine of one's own
    #[arg(long, env = "GIPFEL_NO_LIMITS", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    no_limits: Option<bool>,

    /// Start although the system clock is years ahead of the last time at which the server was running
    #[arg(long, env = "GIPFEL_TRUST_CLOCK", value_name = "YES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    trust_clock: Option<bool>,
}

impl Settings {
    /// What a file says.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("{} cannot be read", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{}", path.display()))
    }

    /// These, and where they say nothing what the others say.
    pub(crate) fn or(self, others: Self) -> Self {
        // Where the games are is one question with two answers.
        let is_placed = self.data.is_some() || self.database.is_some();
        let (data, database) =
            if is_placed { (self.data, self.database) } else { (others.data, others.database) };
        let trusted_proxy = match self.trusted_proxy {
            none if none.is_empty() => others.trusted_proxy,
            some => some,
        };
        Self {
            listen: self.listen.or(others.listen),
            lan: self.lan.or(others.lan),
            data,
            database,
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

    /// Whether the local network is meant.
    pub(crate) fn is_lan(&self) -> bool {
        self.lan.unwrap_or(false)
    }

    /// Where the world finds the site, if that was said.
    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.public_url.as_ref().map(|text| &text.0)
    }

    /// The form of the log, and what is worth a line.
    pub(crate) fn log(&self) -> (LogFormat, LevelFilter) {
        let form = self.log.as_ref().map_or(LogFormat::Text, |text| text.0);
        (form, self.log_level.as_ref().map_or(LevelFilter::INFO, |text| text.0))
    }

    /// What the server is told.
    pub(crate) fn options(&self, web: Option<PathBuf>) -> anyhow::Result<Options> {
        let defaults = Options::default();
        let mut listen = self.listen.as_ref().map_or(defaults.listen, |listen| listen.0);
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
            database: database_location::place(self.data.as_deref(), self.database.as_deref())?,
            public_url: self.public_url().cloned(),
            trusted_proxies: self.trusted_proxy.iter().map(|text| text.0).collect(),
            mail,
            metrics: MetricsAccess {
                public: self.metrics_public.unwrap_or(false),
                listen: self.metrics_listen.as_ref().map(|listen| listen.0),
            },
            trust_clock: self.trust_clock.unwrap_or(false),
            limits: self.limits(defaults.limits),
        })
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
        }
        limits
    }
}

/// An address to listen at: `127.0.0.1:7878`, `localhost:7878`, `:7878` and `7878` are understood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listen(SocketAddr);

impl FromStr for Listen {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let full = match text.trim_start_matches(':').parse::<u16>() {
            Ok(port) => format!("127.0.0.1:{port}"),
            Err(_) => text.to_owned(),
        };
        full.to_socket_addrs()
            .and_then(|mut found| found.next().ok_or_else(|| io::Error::other("nothing there")))
            .map(Self)
            .context("an address and a port are needed, such as 127.0.0.1:7878")
    }
}

impl<'de> Deserialize<'de> for Listen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}

/// Something that is written as a text, on the command line and in a file.
#[derive(Clone, Debug)]
pub(crate) struct Text<T>(T);

impl<T: FromStr> FromStr for Text<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        text.parse().map(Self)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}

fn parsed<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|error| de::Error::custom(format!("{text:?}: {error:#}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_file(text: &str) -> Settings {
        toml::from_str(text).expect("settings")
    }

    #[test]
    fn a_flag_counts_more_than_the_file() {
        let flags = Settings { connections: Some(5), ..Settings::default() };
        let both = flags.or(from_file("connections = 7\nlan = true"));
        assert_eq!((both.connections, both.lan), (Some(5), Some(true)));
    }

    #[test]
    fn a_file_can_say_everything() {
        let settings = from_file(
            r#"
            listen = "7000"
            lan = false
            data = "/var/lib/gipfel"
            public-url = "https://gipfel.example"
            trusted-proxy = ["127.0.0.1", "10.0.0.0/8"]
            smtp = "smtps://name:password@mail.example"
            mail-from = "Gipfel <no-reply@gipfel.example>"
            log = "json"
            log-level = "warn"
            metrics-public = true
            metrics-listen = "127.0.0.1:9100"
            connections = 100
            no-limits = true
            "#,
        );
        assert_eq!(settings.log(), (LogFormat::Json, LevelFilter::WARN));
        let options = settings.options(None).unwrap();
        assert_eq!(options.listen.to_string(), "127.0.0.1:7000");
        assert_eq!(options.trusted_proxies.len(), 2);
        assert!(!options.limits.rates && options.metrics.public);
        assert!(!format!("{options:?}").contains("password"));
    }

    #[test]
    fn what_no_setting_is_called_is_refused() {
        for text in ["port = 1", "listen = 3", "trusted-proxy = [\"nonsense\"]", "log = \"xml\""] {
            assert!(toml::from_str::<Settings>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_local_network_is_listened_to_at_every_address() {
        let options = from_file("lan = true\ndata = \":memory:\"").options(None).unwrap();
        assert_eq!(options.listen.to_string(), "0.0.0.0:7878");
    }
}
