use std::path::PathBuf;

use anyhow::Context as _;
use bus::{Bus, NatsOptions};
use clap::Args;

use crate::commands::nats_location::{self, Place, Said};

/// Where NATS is, for commands that are no server.
#[derive(Args, Clone, Debug)]
pub(crate) struct NatsFlags {
    /// Where NATS is: nats://…, several with commas
    #[arg(long, env = "GIPFEL_NATS", value_name = "URL", hide_env_values = true)]
    nats: Option<String>,

    /// A file with the addresses of NATS, so that no password is on a command line
    #[arg(long, env = "GIPFEL_NATS_FILE", value_name = "FILE")]
    nats_file: Option<PathBuf>,

    /// A file of credentials for NATS, as nsc writes them
    #[arg(long, env = "GIPFEL_NATS_CREDENTIALS", value_name = "FILE")]
    nats_credentials: Option<PathBuf>,

    /// A file with the certificates of those who may vouch for NATS; it is then reached over TLS only
    #[arg(long, env = "GIPFEL_NATS_CA", value_name = "FILE")]
    nats_ca: Option<PathBuf>,

    /// A file with the certificate that NATS is shown
    #[arg(long, env = "GIPFEL_NATS_CERTIFICATE", value_name = "FILE")]
    nats_certificate: Option<PathBuf>,

    /// A file with the key of that certificate
    #[arg(long, env = "GIPFEL_NATS_KEY", value_name = "FILE")]
    nats_key: Option<PathBuf>,
}

impl NatsFlags {
    /// How NATS is reached, if that was said; the server lists the connection under a name.
    pub(crate) fn options(&self, name: &str) -> anyhow::Result<Option<NatsOptions>> {
        let place = nats_location::find(Said {
            nats: self.nats.as_deref(),
            nats_file: self.nats_file.as_deref(),
            credentials: self.nats_credentials.as_deref(),
            ca: self.nats_ca.as_deref(),
            certificate: self.nats_certificate.as_deref(),
            key: self.nats_key.as_deref(),
        })?;
        Ok(place.map(|Place { address, credentials, root_certificates, certificate }| {
            let name = name.to_owned();
            NatsOptions {
                address,
                credentials,
                root_certificates,
                client_certificate: certificate,
                name,
            }
        }))
    }
}

/// Connects to NATS.
pub(crate) async fn connect(options: &NatsOptions) -> anyhow::Result<Bus> {
    Bus::connect(options).await.context("no jobs can be exchanged")
}
