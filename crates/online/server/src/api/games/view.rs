//! A single game: its state, its record and its QR code.

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

/// Get a game
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    responses((status = 200, description = "The current state of the game, as far as the reader may know it.", body = GameView)),
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

/// Get the record of a game
///
/// Returns the record as text, with names, date, time control and result. Every program that reads records can read it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
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

/// Get a QR code for a game
///
/// The code contains the game's URL, with its access key if the request supplies it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/qr.svg",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    responses((status = 200, description = "The QR code, as SVG.", body = String, content_type = "image/svg+xml")),
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
