//! Games: made, joined, played, looked up.

mod archive;
mod making;
mod playing;
mod showing;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::SharedApp;

/// The addresses of games.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(making::create, archive::search))
        .routes(routes!(archive::live))
        .routes(routes!(archive::lobby))
        .routes(routes!(showing::show))
        .routes(routes!(showing::record))
        .routes(routes!(showing::qr))
        .routes(routes!(making::join))
        .routes(routes!(playing::play))
        .routes(routes!(playing::act))
        .routes(routes!(playing::chat))
        .routes(routes!(playing::plan))
}
