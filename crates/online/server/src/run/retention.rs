//! Daily deletion of unused sessions, addresses and guests.

use std::time::Duration;

use tokio::time;

use crate::{app::SharedApp, limits::RETENTION_FIRST_DELAY};

const DELETION_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// Deletes unused data once a day.
pub(super) async fn delete_unused(app: SharedApp) {
    time::sleep(RETENTION_FIRST_DELAY).await;
    loop {
        match app.store.accounts().delete_unused(app.hall.now()).await {
            Ok(deleted) => tracing::info!(
                deleted.sessions,
                deleted.addresses,
                deleted.guests,
                "Deleted unused sessions, addresses and guests"
            ),
            Err(error) => tracing::error!(%error, "Deleting unused sessions failed"),
        }
        time::sleep(DELETION_INTERVAL).await;
    }
}
