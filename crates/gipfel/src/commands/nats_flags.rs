use std::path::PathBuf;

use anyhow::Context as _;
use bus::{Bus, NatsOptions};
use clap::Args;

use crate::commands::nats_location::{self, NatsSettings, Place};

/// NATS connection settings of commands that are not servers.
#[derive(Args, Clone, Debug)]
pub(crate) struct NatsFlags {
    /// Address of NATS: nats://…, several separated by commas
    #[arg(long, env = "GIPFEL_NATS", value_name = "URL", hide_env_values = true)]
    nats: Option<String>,

    /// File with the addresses of NATS, which keeps passwords off the command line
    #[arg(long, env = "GIPFEL_NATS_FILE", value_name = "FILE")]
    nats_file: Option<PathBuf>,

    /// File with credentials for NATS, as written by nsc
    #[arg(long, env = "GIPFEL_NATS_CREDENTIALS", value_name = "FILE")]
    nats_credentials: Option<PathBuf>,

    /// File with the trusted certificates (CA) for NATS, which is then reached over TLS only
    #[arg(long, env = "GIPFEL_NATS_CA", value_name = "FILE")]
    nats_ca: Option<PathBuf>,

    /// File with the client certificate for NATS
    #[arg(long, env = "GIPFEL_NATS_CERTIFICATE", value_name = "FILE")]
    nats_certificate: Option<PathBuf>,

    /// File with the key of that certificate
    #[arg(long, env = "GIPFEL_NATS_KEY", value_name = "FILE")]
    nats_key: Option<PathBuf>,
}

impl NatsFlags {
    /// Returns the NATS options, if an address is specified; the NATS server lists the connection under `name`.
    pub(crate) fn options(&self, name: &str) -> anyhow::Result<Option<NatsOptions>> {
        let place = nats_location::find(NatsSettings {
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
    Bus::connect(options).await.context("cannot connect to NATS to exchange jobs")
}
