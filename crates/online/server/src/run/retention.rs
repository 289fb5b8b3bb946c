//! Deletes unused sessions, addresses and guests every day.

use std::time::Duration;

use tokio::time;

use crate::app::SharedApp;

/// A start waits so long, so that it is not slowed down.
const FIRST: Duration = Duration::from_secs(5 * 60);

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Deletes what is no longer used, now and then.
pub(super) async fn delete_unused(app: SharedApp) {
    time::sleep(FIRST).await;
    loop {
        match app.store.delete_unused(app.hall.now()).await {
            Ok(deleted) => tracing::info!(
                deleted.sessions,
                deleted.addresses,
                deleted.guests,
                "Unused sessions, addresses and guests are deleted"
            ),
            Err(error) => tracing::error!(%error, "Unused sessions could not be deleted"),
        }
        time::sleep(DAY).await;
    }
}
