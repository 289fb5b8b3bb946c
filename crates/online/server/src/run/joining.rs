//! Joining the other nodes on the same database.

use std::net::SocketAddr;

use store::Location;

use super::StartError;
use crate::config::ClusterOptions;

/// Connects to NATS. It is asked before the database is opened: a node that cannot join changes nothing there.
#[cfg(feature = "cluster")]
pub(super) async fn join(
    options: &ClusterOptions,
    database: &Location,
    address: SocketAddr,
) -> Result<hall::ClusterOptions, StartError> {
    use bus::{Bus, NatsOptions, NodeId};
    use secrecy::ExposeSecret as _;

    if !matches!(database, Location::Postgres(_)) {
        return Err(StartError::NoSharedDatabase);
    }
    let name = options.name.clone().unwrap_or_else(|| format!("{}:{}", machine(), address.port()));
    let nats = NatsOptions {
        address: options.nats.expose_secret().to_owned(),
        credentials: options.credentials.clone(),
        root_certificates: options.root_certificates.clone(),
        client_certificate: options.certificate.clone(),
        name: format!("gipfel {name}"),
    };
    let bus = Bus::connect(&nats).await.map_err(|error| {
        let address = without_passwords(options.nats.expose_secret());
        StartError::Bus { address, error }
    })?;
    let current = hall::MessageVersion::CURRENT;
    let messages = if options.is_next_version { current.next() } else { current };
    Ok(hall::ClusterOptions { bus, node: NodeId::random(), name, messages })
}

#[cfg(not(feature = "cluster"))]
pub(super) async fn join(
    _: &ClusterOptions,
    _: &Location,
    _: SocketAddr,
) -> Result<hall::ClusterOptions, StartError> {
    Err(StartError::NoNats)
}

/// The addresses as they may be shown: `nats://host:4222`, without what is in front of an `@`.
#[cfg(feature = "cluster")]
fn without_passwords(addresses: &str) -> String {
    let shown = addresses.split(',').map(|address| {
        let (scheme, rest) = address.trim().split_once("://").unwrap_or(("nats", address.trim()));
        let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
        format!("{scheme}://{host}")
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// The name of this machine.
#[cfg(all(feature = "cluster", unix))]
fn machine() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// The name of this machine.
#[cfg(all(feature = "cluster", not(unix)))]
fn machine() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_else(|_| "node".to_owned())
}

#[cfg(all(test, feature = "cluster"))]
mod tests {
    use super::*;

    #[test]
    fn no_password_of_nats_is_told() {
        let shown = without_passwords("nats://ada:secret@one:4222, tls://token@two,three:4222");
        assert_eq!(shown, "nats://one:4222, tls://two, nats://three:4222");
    }
}
