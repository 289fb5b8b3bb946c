//! Joining the other nodes on the same database.

use std::net::SocketAddr;

use store::Location;

use super::start_error::StartError;
use crate::config::ClusterOptions;

/// Connects to NATS. This happens before the database is opened so that a node that cannot join does not change the database.
#[cfg(feature = "cluster")]
pub(super) async fn join(
    options: &ClusterOptions,
    database: &Location,
    address: SocketAddr,
) -> Result<hall::ClusterOptions, StartError> {
    use bus::{Bus, NatsOptions, NodeId};
    use secrecy::ExposeSecret as _;

    use crate::lan::machine_name;

    if !matches!(database, Location::Postgres(_)) {
        return Err(StartError::NoSharedDatabase);
    }
    let name = options
        .name
        .clone()
        .unwrap_or_else(|| format!("{}:{}", machine_name().unwrap_or("node"), address.port()));
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

/// Returns the addresses without the part before `@` so that they can be shown: `nats://host:4222`.
#[cfg(feature = "cluster")]
fn without_passwords(addresses: &str) -> String {
    let shown = addresses.split(',').map(|address| {
        let (scheme, rest) = address.trim().split_once("://").unwrap_or(("nats", address.trim()));
        let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
        format!("{scheme}://{host}")
    });
    shown.collect::<Vec<_>>().join(", ")
}

#[cfg(all(test, feature = "cluster"))]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_removed_from_nats_addresses() {
        let shown = without_passwords("nats://ada:secret@one:4222, tls://token@two,three:4222");
        assert_eq!(shown, "nats://one:4222, tls://two, nats://three:4222");
    }
}
