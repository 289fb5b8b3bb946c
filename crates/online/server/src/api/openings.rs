//! Openings: the turns played from a position, in games on this server or by the engine.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use explorer::{Chance, Continuation};
use hall::{ExploreError, Explored, Refusal};
use protocol::{
    ProblemCode, Scope,
    rest::{Opening, OpeningContinuation, OpeningQuery, OpeningSource},
    schema,
};
use utoipa_axum::{router::OpenApiRouter, routes};
use variants::{AnyGame, Variant};

use crate::{
    api::body::QueryParams,
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::{CONTINUATIONS_MAX, LOOKUP_MAX_TURNS},
    visitor::{Visitor, client_address::ClientAddress},
};

/// Returns the routes for openings.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(explore))
}

/// Explore an opening
///
/// Returns the turns that were played from a position. Positions that differ only by a symmetry of the board or by colour count
/// as one, and so do different orders of the same turns. A continuation stands for all turns that lead to images of the same
/// position. Private games are not counted.
#[utoipa::path(
    get,
    path = "/api/openings/{variant}",
    tag = "games",
    params(
        ("variant" = schema::Variant, Path, description = "The variant, without potentials."),
        ("source" = Option<OpeningSource>, Query, description = "Whose games to count. Default: those of this server."),
        ("position" = Option<String>, Query, description = "Position string to start from. Default: the initial position."),
        ("turns" = Option<String>, Query, description = "Turns to play first, separated by spaces, at most 100.")
    ),
    responses((status = 200, description = "How often the position was reached, and the turns that followed.", body = Opening)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn explore(
    State(app): State<SharedApp>,
    Path(variant): Path<String>,
    visitor: Visitor,
    client: ClientAddress,
    QueryParams(wanted): QueryParams<OpeningQuery>,
) -> Result<Json<Opening>, Problem> {
    visitor.may(Scope::Read)?;
    app.rates.spend(Rate::Opening, LimitKey::address(client.0))?;
    let variant: Variant = variant.parse().map_err(|_| not_counted())?;
    let game = asked_for(variant, &wanted)?;
    let source = wanted.source.unwrap_or(OpeningSource::Server);
    let explored = app.hall.openings(source, game.clone()).await?;
    Ok(Json(answer(source, &game, explored)))
}

/// Returns the requested position.
fn asked_for(variant: Variant, wanted: &OpeningQuery) -> Result<AnyGame, Problem> {
    let mut game = match &wanted.position {
        Some(position) => AnyGame::from_position(variant, position).map_err(|error| {
            let detail = format!("This is not a valid position: {error}");
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::BadRequest, detail)
        })?,
        None => AnyGame::start(variant),
    };
    let turns = wanted.turns.as_deref().unwrap_or_default();
    if turns.split_whitespace().count() > LOOKUP_MAX_TURNS {
        let detail = format!("An opening can have at most {LOOKUP_MAX_TURNS} turns.");
        return Err(Problem::bad_request(detail));
    }
    for turn in turns.split_whitespace() {
        game.play_turn(turn).map_err(Refusal::Rule)?;
    }
    Ok(game)
}

fn answer(source: OpeningSource, game: &AnyGame, explored: Explored) -> Opening {
    let Explored { counted, is_counting, node, continuations } = explored;
    Opening {
        variant: game.variant(),
        source,
        position: game.position(),
        to_act: game.to_act(),
        counted,
        counting: is_counting,
        wins: node.wins,
        draws: node.draws,
        losses: node.losses,
        continuations: continuations.into_iter().take(CONTINUATIONS_MAX).map(line).collect(),
    }
}

fn line(Continuation { turns, node }: Continuation) -> OpeningContinuation {
    let (low, high) = node.interval().unwrap_or((0.0, 1.0));
    OpeningContinuation {
        turns,
        wins: node.wins,
        draws: node.draws,
        losses: node.losses,
        score: node.score().unwrap_or_default(),
        low,
        high,
        evaluation: node.evaluation.map(Chance::value),
    }
}

fn not_counted() -> Problem {
    Problem::not_found("No opening statistics are kept for this game.")
}

impl From<ExploreError> for Problem {
    fn from(error: ExploreError) -> Self {
        match error {
            ExploreError::NotCounted => not_counted(),
            ExploreError::TooManyTurns(error) => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                Self::new(
                    status,
                    ProblemCode::TooMany,
                    format!("This position cannot be looked up: {error}."),
                )
            }
            ExploreError::Store(error) => error.into(),
            ExploreError::Broken => Self::unavailable(),
        }
    }
}
