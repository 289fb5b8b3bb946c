//! One game as it is.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::IntoResponse,
};
use protocol::{GameView, Scope};
use record::TextOptions;

use crate::{
    api::game_id::GamePath,
    api::game_record,
    app::SharedApp,
    http::{problem::Problem, rates::Rate},
    lan::qr_svg,
    visitor::{Visitor, client_address::ClientAddress},
};

/// A game as it is now
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    tag = "games",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, description = "All that the reader may know of it.", body = GameView)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
) -> Result<Json<GameView>, Problem> {
    visitor.may(Scope::Read)?;
    Ok(Json(app.hall.game(game, visitor.player).await?))
}

/// The record of a game
///
/// As text, with names, date, clocks and result; every program that reads records reads it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    tag = "games",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn record(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
) -> Result<impl IntoResponse, Problem> {
    visitor.may(Scope::Read)?;
    let log = app.hall.log(game).await?;
    let record = game_record::record(&log).ok_or_else(Problem::unavailable)?;
    let name = format!("attachment; filename=\"{game}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_text(TextOptions::default())))
}

/// A QR code that leads to a game
#[utoipa::path(
    get,
    path = "/api/games/{id}/qr.svg",
    tag = "games",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, description = "A picture in SVG.", body = String, content_type = "image/svg+xml"))
)]
pub(crate) async fn qr(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    client: ClientAddress,
    request_headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    app.rates.spend(Rate::Picture, client.0)?;
    app.hall.summary(game).await?;
    let url = format!("{}/game/{game}", app.base_url(&request_headers));
    let svg = qr_svg(&url).ok_or_else(Problem::unavailable)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg))
}
