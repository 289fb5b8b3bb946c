//! Closes sockets and streams whose session or token was revoked by this node, by another node or by `gipfel admin`. Without the
//! database, which knows what was revoked, connections are closed if in doubt: their clients can sign in at another node.

use record::PlayerId;
use store::{Credential, StoreError};
use tokio::{
    sync::broadcast::error::RecvError,
    time::{self, Instant},
};

use crate::{
    app::{App, SharedApp},
    limits::LOOKUP_MAX_CREDENTIALS,
};

/// Closes connections as soon as a revocation is announced. Revocations that were not announced are found in the database
/// shortly afterwards.
pub(crate) async fn end_revoked(app: SharedApp) {
    tokio::join!(at_once(&app), regularly(&app));
}

async fn at_once(app: &App) {
    let mut revocations = app.hall.accounts().revocations();
    loop {
        match revocations.recv().await {
            Ok(player) => end_of(app, player).await,
            // The regular check finds what was missed.
            Err(RecvError::Lagged(_)) => {
                app.recent_players.forget_all();
                end(app, &app.credentials.held()).await.ok();
            }
            Err(RecvError::Closed) => return,
        }
    }
}

async fn regularly(app: &App) {
    let mut checked = Instant::now();
    loop {
        time::sleep(app.options.limits.revocation).await;
        let held = app.credentials.held();
        match end(app, &held).await {
            Ok(()) => checked = Instant::now(),
            Err(error) if checked.elapsed() > app.options.limits.unchecked => {
                if !held.is_empty() {
                    tracing::warn!(%error, "All sockets and streams are closed: their sessions cannot be checked");
                }
                app.credentials.revoke(&held);
            }
            Err(_) => {}
        }
    }
}

/// Closes the connections of a player for whom a revocation was announced. If it is unknown which of them are meant, all of them
/// are closed.
async fn end_of(app: &App, player: PlayerId) {
    app.recent_players.forget(player);
    let held = app.credentials.held_by(player);
    if end(app, &held).await.is_err() {
        app.credentials.revoke(&held);
    }
}

async fn end(app: &App, held: &[Credential]) -> Result<(), StoreError> {
    for some in held.chunks(LOOKUP_MAX_CREDENTIALS) {
        let revoked = app.store.sessions().revoked(some.to_vec()).await?;
        app.recent_players.checked(some, &revoked, std::time::Instant::now());
        app.credentials.revoke(&revoked);
    }
    Ok(())
}
