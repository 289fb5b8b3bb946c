//! Acquiring and releasing the ownership of games.

use std::sync::Arc;

use bus::NodeId;
use cluster::Cluster;
use protocol::RefusalCode;
use record::GameId;
use store::GameOwnership;
use tokio::time;

use crate::{
    limits::OWNER_LOOKUP_TIMEOUT,
    refusal::Refusal,
    room::{Ownership, Services},
};

/// The owner of a game.
pub(super) enum Held {
    Here(Ownership),
    There(Arc<Cluster>, NodeId),
}

/// Determines the owner of a game; acquires the game for this node if it has no owner. If the database does not answer soon, the
/// node that has announced the game counts as its owner: this node may be the only one that has lost the database.
pub(super) async fn hold(services: &Services, id: GameId) -> Result<Held, Refusal> {
    let Some(cluster) = &services.cluster else {
        return Ok(Held::Here(Ownership::default()));
    };
    let acquired = match cluster.announced_owner(id, services.clock.now()) {
        Some(owner) => match time::timeout(OWNER_LOOKUP_TIMEOUT, cluster.acquire(id)).await {
            Ok(Ok(acquired)) => acquired,
            Ok(Err(_)) | Err(_) => return Ok(Held::There(Arc::clone(cluster), owner)),
        },
        None => cluster.acquire(id).await?,
    };
    match acquired {
        GameOwnership::Mine { epoch, since } => {
            services.metrics.owned(since.is_some());
            Ok(Held::Here(Ownership { epoch: Some(epoch), since }))
        }
        GameOwnership::Theirs(node) => Ok(Held::There(Arc::clone(cluster), NodeId::from_i64(node))),
        GameOwnership::NoSuchGame => Err(RefusalCode::NoSuchGame.into()),
    }
}

/// Releases a game; returns whether this node owned it.
pub(super) async fn release(services: &Services, id: GameId, ownership: Ownership) -> bool {
    let (Some(cluster), Some(epoch)) = (&services.cluster, ownership.epoch) else {
        return false;
    };
    if let Err(error) = cluster.release(id, epoch).await {
        tracing::warn!(game.id = %id, %error, "Game {id} could not be released");
    }
    true
}
