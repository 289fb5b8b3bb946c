//! One game as it is.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::IntoResponse,
};
use protocol::{GameView, Scope};

use crate::{
    api::{
        game_id::GamePath,
        game_key::{GameKey, game_url},
        game_record,
    },
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
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    responses((status = 200, description = "All that the reader may know of it.", body = GameView)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
    key: GameKey,
) -> Result<Json<GameView>, Problem> {
    visitor.may(Scope::Read)?;
    Ok(Json(app.hall.game(game, key.reader(visitor.player)).await?))
}

/// The record of a game
///
/// As text, with names, date, clocks and result; every program that reads records reads it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn record(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
    key: GameKey,
) -> Result<impl IntoResponse, Problem> {
    visitor.may(Scope::Read)?;
    let log = app.hall.log(game, key.reader(visitor.player)).await?;
    let record = game_record::text(&log).ok_or_else(Problem::unavailable)?;
    let name = format!("attachment; filename=\"{game}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record))
}

/// A QR code that leads to a game
///
/// With the key of its link, if the request has it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/qr.svg",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    responses((status = 200, description = "A picture in SVG.", body = String, content_type = "image/svg+xml")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn qr(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    client: ClientAddress,
    visitor: Visitor,
    key: GameKey,
    request_headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    visitor.may(Scope::Read)?;
    app.rates.spend(Rate::Picture, client.0)?;
    app.hall.game(game, key.reader(visitor.player)).await?;
    let url = game_url(&app.base_url(&request_headers), game, key.0.as_ref());
    let svg = qr_svg(&url).ok_or_else(Problem::unavailable)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg))
}
