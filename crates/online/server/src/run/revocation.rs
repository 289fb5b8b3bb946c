//! Ends sockets and streams whose session or token was revoked, here, by another node or by `gipfel admin`.

use record::PlayerId;
use store::Credential;
use tokio::{sync::broadcast::error::RecvError, time};

use crate::app::{App, SharedApp};

/// How many credentials are looked up at once, so that requests need not wait for long.
const CREDENTIALS: usize = 500;

/// Ends them as soon as it is known. What nobody has said is found in the database a moment later.
pub(crate) async fn end_revoked(app: SharedApp) {
    tokio::join!(at_once(&app), regularly(&app));
}

async fn at_once(app: &App) {
    let mut revocations = app.hall.revocations();
    loop {
        match revocations.recv().await {
            Ok(player) => end_of(app, player).await,
            Err(RecvError::Lagged(_)) => end(app, app.credentials.held()).await,
            Err(RecvError::Closed) => return,
        }
    }
}

async fn regularly(app: &App) {
    loop {
        time::sleep(app.options.limits.revocation).await;
        end(app, app.credentials.held()).await;
    }
}

async fn end_of(app: &App, player: PlayerId) {
    end(app, app.credentials.held_by(player)).await;
}

async fn end(app: &App, held: Vec<Credential>) {
    for some in held.chunks(CREDENTIALS) {
        // A failing store is no reason to close sockets.
        if let Ok(revoked) = app.store.revoked(some.to_vec()).await {
            app.credentials.revoke(&revoked);
        }
    }
}
