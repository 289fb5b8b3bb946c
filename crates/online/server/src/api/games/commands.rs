//! Player commands in a game.

use axum::{Json, extract::Path, extract::State, http::HeaderMap};
use hall::{ChatContent, Command, CommandContext, Limited, Reader, Refusal, RefusalKind};
use protocol::{
    Act, Done, SentTurn,
    limits::COMMAND_ID_MAX_CHARS,
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
    visitor::{Player, TurnSender, beginnings, client_address::ClientAddress},
};

/// Header that makes a command idempotent.
const KEY: &str = "idempotency-key";

/// Play a turn
///
/// Plays one complete turn, in the notation of records, including the rows that it removes. The response is sent once the turn
/// is durably stored. A turn sent again with the same `Idempotency-Key` is played only once.
#[utoipa::path(
    post,
    path = "/api/games/{id}/turns/{turn}",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("turn" = String, Path, description = "The turn, in notation."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game."),
        ("Idempotency-Key" = Option<String>, Header, description = "Unique id of this command: 1 to 64 visible characters, such as a UUID."),
        ("ply" = u32, Query, description = "Number of turns played before this one."),
        ("spent" = Option<u32>, Query, description = "Time for which the player has seen the position, in milliseconds, by their own clock."),
        ("nonce" = Option<String>, Query, description = "The player's contribution to the dice of a match: 32 random bytes as 64 hexadecimal digits, chosen after the server has committed to its seed. The first one from each player counts.")
    ),
    responses(
        (status = 200, description = "The turn was played and stored.", body = Done),
        (status = 409, description = "The game has changed. The problem contains its state.", body = crate::http::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "The turn is illegal. The code states the reason.", body = crate::http::problem::ProblemBody, content_type = "application/problem+json")
    ),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn play(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    Path((_, turn)): Path<(String, String)>,
    player: TurnSender,
    key: GameKey,
    headers: HeaderMap,
    QueryParams(before): QueryParams<TurnQuery>,
) -> Result<Json<Done>, Problem> {
    let TurnQuery { ply, spent, nonce } = before;
    let turn = SentTurn { id: command_id(&headers)?, ply, turn, spent, nonce };
    done(&app, game, player.id, &key, Command::Play(turn), player.arrived).await
}

/// Resign, offer, accept, decline or claim
///
/// To accept an offer of the opponent, send the same act.
#[utoipa::path(
    post,
    path = "/api/games/{id}/act/{act}",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("act" = Act, Path, description = "The act."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game."),
        ("Idempotency-Key" = Option<String>, Header, description = "Unique id of this command: 1 to 64 visible characters, such as a UUID.")
    ),
    responses(
        (status = 200, description = "The act was carried out and stored.", body = Done),
        (status = 409, description = "The act is not possible at the moment. The problem contains the state of the game.", body = crate::http::problem::ProblemBody, content_type = "application/problem+json")
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
    // When both players have offered a rematch, a new game begins.
    if act == Act::Rematch {
        beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    }
    done(&app, game, player.id, &key, Command::Act { id: command_id(&headers)?, act }, None).await
}

/// Send a chat message
///
/// A message sent again with the same `Idempotency-Key` appears only once.
#[utoipa::path(
    post,
    path = "/api/games/{id}/chat",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game."),
        ("Idempotency-Key" = Option<String>, Header, description = "Unique id of this command: 1 to 64 visible characters, such as a UUID.")
    ),
    request_body = ChatRequest,
    responses((status = 200, description = "The message was sent.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn chat(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    client: ClientAddress,
    player: Player,
    key: GameKey,
    headers: HeaderMap,
    JsonBody(chat): JsonBody<ChatRequest>,
) -> Result<Json<Done>, Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Chat)?;
    let content = ChatContent::new(chat.text, chat.phrase)
        .ok_or_else(|| Problem::not_understood("Send either text or a phrase."))?;
    let command = Command::Say { id: Some(command_id(&headers)?), to: chat.to, content };
    done(&app, game, player.id, &key, command, None).await
}

/// Set your conditional turns
#[utoipa::path(
    put,
    path = "/api/games/{id}/plan",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    request_body = PlanRequest,
    responses((status = 200, description = "The plan was stored and replaces any earlier one.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn plan(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    key: GameKey,
    JsonBody(plan): JsonBody<PlanRequest>,
) -> Result<Json<Done>, Problem> {
    done(&app, game, player.id, &key, Command::Plan { branches: plan.branches }, None).await
}

/// Carries out a command that arrived at the given time, or now. The response to a conflict contains the state of the game.
async fn done(
    app: &App,
    game: GameId,
    player: PlayerId,
    key: &GameKey,
    command: Command,
    at: Option<i64>,
) -> Result<Json<Done>, Problem> {
    let context = CommandContext { at, link: key.hash(), ..CommandContext::default() };
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

/// Returns the id of a command: the `Idempotency-Key`, or a random one.
fn command_id(headers: &HeaderMap) -> Result<String, Problem> {
    if let Some(key) = headers.get(KEY) {
        let text = key.to_str().unwrap_or_default();
        let is_fine = (1..=COMMAND_ID_MAX_CHARS).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        return if is_fine {
            Ok(text.to_owned())
        } else {
            let detail = format!(
                "An Idempotency-Key must have 1 to {COMMAND_ID_MAX_CHARS} visible characters."
            );
            Err(Problem::bad_request(detail))
        };
    }
    let bytes = random::<16>().map_err(|_| Problem::unavailable())?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}
