use std::io;

use crate::clock::ClockError;

/// Reason why a hall could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store failed.
    #[error("the games cannot be read: {0}")]
    Store(#[from] store::StoreError),
    /// The system clock is implausible.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// The other nodes cannot be reached.
    #[error("the other nodes cannot be reached: {0}")]
    Bus(#[from] bus::BusError),
    /// A running node has an incompatible message version.
    #[error(
        "node {name} runs version {version} of the program, which is incompatible with this one; upgrade one version at a time"
    )]
    Versions {
        /// Display name of the node.
        name: String,
        /// Program version of the node.
        version: String,
    },
    /// The engine threads could not be started.
    #[error("the engines cannot be started: {0}")]
    Engines(#[from] io::Error),
}
