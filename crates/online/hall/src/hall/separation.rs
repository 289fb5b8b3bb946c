//! A node that cannot reach the others or the database, although the others can: it gives up its games and sends its clients away
//! until it can reach both again.

use tokio::time;

use super::nodes::Nodes;
use crate::limits::GREETING_INTERVAL;

impl Nodes {
    /// Stops and resumes service whenever this node is cut off or no longer is. Heartbeats do not delay this task: they may be
    /// waiting for the database.
    pub(super) async fn watch_separation(self) {
        loop {
            time::sleep(GREETING_INTERVAL).await;
            if !self.is_separated() {
                continue;
            }
            self.stop_service().await;
            while !self.release_games().await {
                time::sleep(GREETING_INTERVAL).await;
            }
            while self.is_separated() {
                time::sleep(GREETING_INTERVAL).await;
            }
            self.resume_service();
        }
    }

    fn is_separated(&self) -> bool {
        self.cluster.is_separated(self.services.clock.now())
    }

    async fn stop_service(&self) {
        tracing::error!(
            bus = self.cluster.is_connected(),
            "This node is cut off from the others or from the database; other nodes continue its games"
        );
        self.rooms.refuse_requests();
        self.cluster.set_cut_off(true);
        // The logs tell the next owners when this node became unreachable.
        let unreachable_since = {
            let peers = self.cluster.peers();
            peers.is_cut_off().then(|| peers.any_in_touch()).flatten()
        };
        self.rooms.close_all(0, unreachable_since).await;
    }

    /// Releases the games of this node, so that other nodes take them over at once, and returns whether the database has done so.
    /// Before that, this node must not resume service: it would own games that have no room.
    async fn release_games(&self) -> bool {
        let released = self.services.store.nodes().release_games(self.cluster.node.to_i64()).await;
        if let Err(error) = &released {
            tracing::debug!(%error, "The games of this node could not be released yet");
        }
        released.is_ok()
    }

    fn resume_service(&self) {
        tracing::info!("This node reaches the others and the database again");
        self.cluster.set_cut_off(false);
        self.rooms.accept_requests();
    }
}
