//! A node that cannot reach the others or the database, although the others can: it gives up its games and sends its clients away
//! until it can reach both again.

use std::sync::Arc;

use tokio::time;

use crate::{
    cluster::Cluster,
    limits::{GREETING_INTERVAL, SEPARATION_CHECK_INTERVAL},
    local_node::LocalNode,
};

/// Stops and resumes the service of a node whenever it is cut off or no longer is. Heartbeats do not delay this task: they may be
/// waiting for the database.
pub(crate) async fn watch_separation(cluster: Arc<Cluster>, local: impl LocalNode) {
    loop {
        time::sleep(SEPARATION_CHECK_INTERVAL).await;
        if !cluster.is_separated(local.now()) {
            continue;
        }
        let without_database_since = cluster.without_database_since(local.now());
        if let Some(since) = without_database_since {
            // This node cannot release its games, or only slowly; the others take them over at once.
            cluster.give_up(since);
            cluster.greet(local.connections(), local.now());
        }
        stop_service(&cluster, &local).await;
        if without_database_since.is_some() {
            until_united(&cluster, &local).await;
        }
        // Before its games are released, this node must not resume service: it would own games that have no room.
        while !release_games(&cluster).await {
            time::sleep(GREETING_INTERVAL).await;
        }
        until_united(&cluster, &local).await;
        if without_database_since.is_some() {
            while !cluster.register_again(local.own_time()).await {
                time::sleep(GREETING_INTERVAL).await;
            }
        }
        tracing::info!("This node reaches the others and the database again");
        cluster.set_cut_off(false);
        local.resume_service();
    }
}

/// Waits until this node reaches the others and the database.
async fn until_united(cluster: &Cluster, local: &impl LocalNode) {
    while cluster.is_separated(local.now()) {
        time::sleep(GREETING_INTERVAL).await;
    }
}

async fn stop_service(cluster: &Cluster, local: &impl LocalNode) {
    tracing::error!(
        bus = cluster.is_connected(),
        "This node is cut off from the others or from the database; other nodes continue its games"
    );
    cluster.set_cut_off(true);
    // The logs tell the next owners when this node became unreachable.
    let unreachable_since = {
        let peers = cluster.peers();
        peers.is_cut_off().then(|| peers.any_in_touch()).flatten()
    };
    local.stop_service(unreachable_since).await;
}

/// Releases the games of this node so that other nodes take them over at once, and returns whether the database has done so.
async fn release_games(cluster: &Cluster) -> bool {
    let released = cluster.release_games().await;
    if let Err(error) = &released {
        tracing::debug!(%error, "The games of this node could not be released yet");
    }
    released.is_ok()
}
