use bus::BusError;
use store::StoreError;

/// Reason why a node could not join the cluster.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other nodes cannot be reached.
    #[error("the other nodes cannot be reached: {0}")]
    Bus(#[from] BusError),
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
}
