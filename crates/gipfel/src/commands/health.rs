use std::{
    io::Write,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use clap::Args;

use crate::commands::{
    exit_status::ExitStatus,
    serve::settings::{Settings, values::Listen},
};

/// Maximum length of an answer that is read.
const ANSWER_MAX_BYTES: u64 = 4_096;

/// Ask a server on this machine whether it is ready, for probes.
#[derive(Args, Debug)]
#[command(
    after_help = "The exit code is 0 if the server is ready and 1 if it is not. Example: gipfel health --listen 127.0.0.1:7878"
)]
pub(crate) struct Health {
    /// Address on which the server listens [default: 127.0.0.1:7878]
    #[arg(long, env = "GIPFEL_LISTEN", value_name = "ADDRESS")]
    listen: Option<Listen>,

    /// File with the settings of the server, from which the address is read
    #[arg(long, env = "GIPFEL_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// Maximum time to wait for the answer, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=60))]
    timeout: u64,
}

impl Health {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let in_file = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        let listen = self.listen.map(|listen| listen.0).or(in_file.listen());
        let address = reachable(listen.unwrap_or(server::Options::default().listen));
        match ask(address, Duration::from_secs(self.timeout)) {
            Ok(()) => {
                writeln!(out, "The server at {address} is ready.")?;
                Ok(ExitStatus::Success)
            }
            Err(reason) => {
                writeln!(out, "The server at {address} is not ready: {reason}.")?;
                Ok(ExitStatus::Failure)
            }
        }
    }
}

/// Returns the address at which this machine reaches a server that listens on `listen`, which may stand for every network.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    SocketAddr::new(ip, listen.port())
}

/// Requests `/readyz`, and returns the reason if the server is not ready.
fn ask(address: SocketAddr, timeout: Duration) -> Result<(), String> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .timeout_global(Some(timeout))
        .http_status_as_error(false)
        // Only this machine is asked, regardless of the environment's proxies.
        .proxy(None)
        .max_redirects(0)
        .build()
        .into();
    let mut answer = agent.get(format!("http://{address}/readyz")).call().map_err(explained)?;
    let status = answer.status();
    if status.is_success() {
        return Ok(());
    }
    let body = answer.body_mut().with_config().limit(ANSWER_MAX_BYTES).read_to_string();
    let body: serde_json::Value =
        body.ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    Err(match body["status"].as_str() {
        Some("store") => "its database accepts no writes".to_owned(),
        Some("starting") => "it is starting".to_owned(),
        Some("draining") => "it is shutting down".to_owned(),
        _ => format!("it answers with status {}", status.as_u16()),
    })
}

/// Returns the reason of an error as a clause.
fn explained(error: ureq::Error) -> String {
    match error {
        ureq::Error::Timeout(_) => "it does not answer in time".to_owned(),
        ureq::Error::Io(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => {
            "nothing listens at this address".to_owned()
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_on_every_network_is_asked_at_the_loopback_address() {
        let asked = |listen: &str| reachable(listen.parse().unwrap()).to_string();
        assert_eq!(asked("0.0.0.0:7878"), "127.0.0.1:7878");
        assert_eq!(asked("[::]:7878"), "[::1]:7878");
        assert_eq!(asked("10.0.0.11:80"), "10.0.0.11:80");
    }
}
