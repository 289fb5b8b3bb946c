//! Games: creating, joining, playing and looking up.

pub(crate) mod archive;
mod commands;
mod creation;
mod report;
mod view;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::SharedApp;

/// Returns the routes for games.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(creation::create, archive::search))
        .routes(routes!(archive::live))
        .routes(routes!(archive::lobby))
        .routes(routes!(view::show))
        .routes(routes!(view::record))
        .routes(routes!(view::qr))
        .routes(routes!(report::show, report::ask))
        .routes(routes!(creation::join))
        .routes(routes!(creation::link))
        .routes(routes!(creation::unrated))
        .routes(routes!(commands::play))
        .routes(routes!(commands::act))
        .routes(routes!(commands::chat))
        .routes(routes!(commands::plan))
}
