//! Taking games into the hands of this node, and letting them go.

use std::sync::Arc;

use bus::NodeId;
use protocol::RefusalCode;
use record::GameId;
use store::Claim;

use crate::{
    cluster::Cluster,
    refusal::Refusal,
    room::{Ownership, Services},
};

/// Who has a game in their hands.
pub(super) enum Held {
    Here(Ownership),
    There(Arc<Cluster>, NodeId),
}

/// Finds out who has a game in their hands; this node, if nobody else has.
pub(super) async fn hold(services: &Services, id: GameId) -> Result<Held, Refusal> {
    let Some(cluster) = &services.cluster else {
        return Ok(Held::Here(Ownership::default()));
    };
    match services.store.claim_game(id, cluster.node.to_i64()).await? {
        Claim::Mine { epoch, since } => {
            services.metrics.owned(since.is_some());
            Ok(Held::Here(Ownership { epoch: Some(epoch), since }))
        }
        Claim::Theirs(node) => Ok(Held::There(Arc::clone(cluster), NodeId::from_i64(node))),
        Claim::NoSuchGame => Err(RefusalCode::NoSuchGame.into()),
    }
}

/// Lets a game go; whether that was needed.
pub(super) async fn release(services: &Services, id: GameId, ownership: Ownership) -> bool {
    let (Some(cluster), Some(epoch)) = (&services.cluster, ownership.epoch) else {
        return false;
    };
    if let Err(error) = services.store.release_game(id, cluster.node.to_i64(), epoch).await {
        tracing::warn!(game.id = %id, %error, "Game {id} could not be let go");
    }
    true
}
