//! What players do in a game.

use axum::{Json, extract::Path, extract::State, http::HeaderMap};
use hall::{ChatContent, Command, CommandContext, Limited, Reader, Refusal, RefusalKind};
use protocol::{
    Act, Done,
    rest::{ChatRequest, PlanRequest, TurnQuery},
};
use record::{GameId, PlayerId};

use crate::{
    api::{
        body::{JsonBody, QueryParams},
        game_id::GamePath,
        game_key::GameKey,
    },
    app::{App, SharedApp},
    http::problem::Problem,
    identity::token::random,
    visitor::{Player, beginnings, client_address::ClientAddress},
};

/// The header that makes a command idempotent.
const KEY: &str = "idempotency-key";

/// Play a turn
///
/// A whole turn in the notation of records, with the rows that it removes. The response comes after the turn is stored durably.
/// Sent again with the same `Idempotency-Key`, it is played once.
#[utoipa::path(
    post,
    path = "/api/games/{id}/turns/{turn}",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("turn" = String, Path, description = "The turn."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game."),
        ("Idempotency-Key" = Option<String>, Header, description = "An id for this command: 1 to 64 visible characters, such as a UUID."),
        ("ply" = u32, Query, description = "How many turns have been played before this one."),
        ("spent" = Option<u32>, Query, description = "For how many milliseconds the player saw the position, by their own clock.")
    ),
    responses(
        (status = 200, description = "The turn is played and stored.", body = Done),
        (status = 409, description = "The game has changed. The problem contains its state.", body = crate::http::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "The turn is illegal. The code says why.", body = crate::http::problem::ProblemBody, content_type = "application/problem+json")
    ),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn play(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    Path((_, turn)): Path<(String, String)>,
    player: Player,
    key: GameKey,
    headers: HeaderMap,
    QueryParams(before): QueryParams<TurnQuery>,
) -> Result<Json<Done>, Problem> {
    let TurnQuery { ply, spent } = before;
    let command = Command::Play { id: command_id(&headers)?, ply, turn, spent };
    done(&app, game, player.id, &key, command).await
}

/// Resign, offer, accept, decline, claim
///
/// An offer of the opponent is accepted by the same act.
#[utoipa::path(
    post,
    path = "/api/games/{id}/act/{act}",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("act" = Act, Path, description = "The act."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game."),
        ("Idempotency-Key" = Option<String>, Header, description = "An id for this command: 1 to 64 visible characters, such as a UUID.")
    ),
    responses(
        (status = 200, description = "The act is done and stored.", body = Done),
        (status = 409, description = "The act is not possible now. The problem contains the state of the game.", body = crate::http::problem::ProblemBody, content_type = "application/problem+json")
    ),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn act(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    Path((_, act)): Path<(String, String)>,
    player: Player,
    key: GameKey,
    client: ClientAddress,
    headers: HeaderMap,
) -> Result<Json<Done>, Problem> {
    let act = Act::from_code(&act).ok_or_else(|| Problem::not_found("There is no such act."))?;
    // Two offers make a game.
    if act == Act::Rematch {
        beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    }
    done(&app, game, player.id, &key, Command::Act { id: command_id(&headers)?, act }).await
}

/// Send a chat message
#[utoipa::path(
    post,
    path = "/api/games/{id}/chat",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    request_body = ChatRequest,
    responses((status = 200, description = "The message is sent.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn chat(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    key: GameKey,
    JsonBody(chat): JsonBody<ChatRequest>,
) -> Result<Json<Done>, Problem> {
    let content = match (chat.text, chat.phrase) {
        (Some(text), None) => ChatContent::Text(text),
        (None, Some(phrase)) => ChatContent::Phrase(phrase),
        _ => return Err(Problem::not_understood("Either a text or a phrase is needed.")),
    };
    done(&app, game, player.id, &key, Command::Say { to: chat.to, content }).await
}

/// Plan conditional turns
#[utoipa::path(
    put,
    path = "/api/games/{id}/plan",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    request_body = PlanRequest,
    responses((status = 200, description = "The plan is stored in place of an earlier one.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn plan(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    key: GameKey,
    JsonBody(plan): JsonBody<PlanRequest>,
) -> Result<Json<Done>, Problem> {
    done(&app, game, player.id, &key, Command::Plan { branches: plan.branches }).await
}

/// Carries out a command. A conflict is answered with the state of the game.
async fn done(
    app: &App,
    game: GameId,
    player: PlayerId,
    key: &GameKey,
    command: Command,
) -> Result<Json<Done>, Problem> {
    let context = CommandContext { link: key.hash(), ..CommandContext::default() };
    match app.hall.command_in(game, player, command, context).await {
        Ok(done) => Ok(Json(done)),
        Err(refusal) => Err(with_game(app, game, key.reader(Some(player)), refusal).await),
    }
}

async fn with_game(app: &App, game: GameId, reader: Reader, refusal: Refusal) -> Problem {
    let is_conflict = refusal.kind() == RefusalKind::Conflict;
    let problem = Problem::from(refusal);
    if !is_conflict {
        return problem;
    }
    match app.hall.game(game, reader).await {
        Ok(full) => problem.with_game(&full),
        Err(_) => problem,
    }
}

/// The id of a command: the `Idempotency-Key`, or a random one.
fn command_id(headers: &HeaderMap) -> Result<String, Problem> {
    if let Some(key) = headers.get(KEY) {
        let text = key.to_str().unwrap_or_default();
        let is_fine = (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
        return if is_fine {
            Ok(text.to_owned())
        } else {
            let detail = "An Idempotency-Key has 1 to 64 visible characters.";
            Err(Problem::bad_request(detail))
        };
    }
    let bytes = random::<16>().map_err(|_| Problem::unavailable())?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}
