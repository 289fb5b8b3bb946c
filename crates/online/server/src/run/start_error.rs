use std::{io, net::SocketAddr, path::PathBuf};

use crate::identity::services::IdentityError;

/// Reason why a server did not start or had to stop.
#[derive(thiserror::Error, Debug)]
pub enum StartError {
    /// Another process is listening on the address.
    #[error(
        "{0} is in use: is Gipfel running already? Open http://{0}/, or choose another port with --listen"
    )]
    InUse(SocketAddr),
    /// The operating system does not permit the address.
    #[error("permission denied for {0}: choose a port above 1023 with --listen")]
    NotAllowed(SocketAddr),
    /// The address does not belong to this machine.
    #[error("{0} is not an address of this machine: choose another one with --listen")]
    NoAddress(SocketAddr),
    /// The files for browsers cannot be read.
    #[error("the files in {0} cannot be read")]
    Web(PathBuf, #[source] io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] store::OpenError),
    /// The database is not one that the nodes of a cluster can share.
    #[error(
        "--nats is for several servers on one PostgreSQL database: specify it with --database postgres://…. \
         `gipfel admin move` copies the data of an SQLite database there"
    )]
    NoSharedDatabase,
    /// This program was built without support for NATS.
    #[error("this program was built without NATS; build it with the feature `cluster`")]
    NoNats,
    /// NATS cannot be reached.
    #[error("NATS ({address}): {error}")]
    Bus {
        /// Address of NATS, without a password.
        address: String,
        /// Cause of the failure.
        error: bus::BusError,
    },
    /// The games cannot be resumed.
    #[error(transparent)]
    Hall(#[from] hall::OpenError),
    /// The identity services cannot start.
    #[error(transparent)]
    Identity(#[from] IdentityError),
    /// A commit failed because of the disk, or the database is damaged. The server has stopped.
    #[error(
        "the database can no longer be written to ({0}), so the server is stopping. Every acknowledged turn is stored. \
         Start it again; if this happens again, check the disk"
    )]
    StoreLost(store::StoreError),
    /// Another operating system error.
    #[error("the server cannot start")]
    Io(#[from] io::Error),
}
