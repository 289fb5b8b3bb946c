//! Creating and joining games.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use hall::{Created, Limited, NewGame, Opponent};
use protocol::{
    Done,
    rest::{CreatedGame, Invitation, JoinRequest, NewGameRequest, OpponentRequest},
};
use record::Terms;

use crate::{
    api::{
        body::JsonBody,
        game_id::GamePath,
        game_key::{GameKey, game_url},
    },
    app::{App, SharedApp},
    http::problem::Problem,
    visitor::{Player, beginnings, client_address::ClientAddress},
};

/// Create a game
#[utoipa::path(
    post,
    path = "/api/games",
    tag = "games",
    request_body = NewGameRequest,
    responses((status = 201, description = "The game was created. It waits for its second player, unless that is the engine.", body = CreatedGame)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn create(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewGameRequest>,
) -> Result<impl IntoResponse, Problem> {
    let new = new_game(&app, wanted).await?;
    beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    let Created { id, key } = app.hall.create(player.id, new).await?;
    let path = format!("/api/games/{id}");
    let location = HeaderValue::from_str(&path).map_err(|_| Problem::unavailable())?;
    let url = game_url(&app.base_url(&headers), id, key.as_ref());
    let made = CreatedGame { id, url, key };
    Ok((StatusCode::CREATED, [(header::LOCATION, location)], Json(made)))
}

async fn new_game(app: &App, wanted: NewGameRequest) -> Result<NewGame, Problem> {
    let opponent = match wanted.opponent {
        OpponentRequest::Anybody(Invitation::Link) => Opponent::Link,
        OpponentRequest::Anybody(Invitation::Open) => Opponent::Open,
        OpponentRequest::Engine { engine } => Opponent::Engine(engine),
        OpponentRequest::Player { player } => {
            let known = app.store.players().named(&player).await?;
            let known = known.ok_or_else(Problem::no_such_player)?;
            Opponent::Player(known.id)
        }
    };
    let terms = Terms {
        variant: wanted.variant,
        handicap: wanted.handicap,
        clock: wanted.clock,
        rated: wanted.rated,
        open: matches!(opponent, Opponent::Open),
        combined: wanted.combined,
    };
    Ok(NewGame { terms, color: wanted.color, opponent, instead: None })
}

/// Create a new link to your private game
///
/// Anyone with the link can see the game and, if it is open to anyone with the link, join it. The previous link becomes
/// invalid.
#[utoipa::path(
    post,
    path = "/api/games/{id}/link",
    tag = "games",
    params(("id" = String, Path, description = "Id of the game.")),
    responses((status = 200, description = "The link, without a key if the game is not private.", body = CreatedGame)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn link(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    client: ClientAddress,
    player: Player,
    headers: HeaderMap,
) -> Result<Json<CreatedGame>, Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    let key = app.hall.new_link(game, player.id).await?;
    let url = game_url(&app.base_url(&headers), game, key.as_ref());
    Ok(Json(CreatedGame { id: game, url, key }))
}

/// Ask to play a rated game unrated
///
/// Rated games require an account. Without one, you can ask the creator of the game to play it unrated. They receive a
/// challenge with the same terms; if they accept, the rated game is cancelled.
#[utoipa::path(
    post,
    path = "/api/games/{id}/unrated",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the rated game, which must be waiting for its second player."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    responses((status = 200, description = "The unrated game, which waits for the creator of the rated one. Idempotent.", body = CreatedGame)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn unrated(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    client: ClientAddress,
    player: Player,
    key: GameKey,
    headers: HeaderMap,
) -> Result<Json<CreatedGame>, Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    let Created { id, key } = app.hall.ask_unrated(game, player.id, key.hash()).await?;
    let url = game_url(&app.base_url(&headers), id, key.as_ref());
    Ok(Json(CreatedGame { id, url, key }))
}

/// Join a game
///
/// Takes the free seat. A private game requires its access key, unless you have been challenged.
#[utoipa::path(
    post,
    path = "/api/games/{id}/join",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    request_body = JoinRequest,
    responses((status = 200, description = "You have joined the game. Idempotent.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn join(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    key: GameKey,
    JsonBody(seat): JsonBody<JoinRequest>,
) -> Result<Json<Done>, Problem> {
    Ok(Json(app.hall.join(game, player.id, key.hash(), seat.color).await?))
}
