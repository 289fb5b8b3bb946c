//! Reports of players to the moderators.

use axum::{extract::State, http::StatusCode};
use protocol::{ProblemCode, rest::ReportRequest};
use store::NewReport;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::{body::JsonBody, game_key::GameKey, players::lookup},
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Player, SessionManager},
};

/// Characters of the longest report.
const LONGEST: usize = 2000;

/// All addresses of reports.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(report))
}

/// Report a player to the moderators
#[utoipa::path(
    post,
    path = "/api/reports",
    tag = "players",
    params(("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")),
    request_body = ReportRequest,
    responses((status = 204, description = "A moderator will read it.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn report(
    State(app): State<SharedApp>,
    reporter: Player,
    manager: SessionManager,
    key: GameKey,
    JsonBody(body): JsonBody<ReportRequest>,
) -> Result<StatusCode, Problem> {
    let text = body.text.trim();
    if text.chars().count() > LONGEST {
        let detail = format!("A report has at most {LONGEST} characters.");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::TooLong, detail));
    }
    app.rates.spend(Rate::Report, LimitKey::address(manager.client().0))?;
    app.rates.spend(Rate::Report, LimitKey::player(reporter.id))?;
    let about = lookup::find(&app, &body.player).await?;
    if let Some(game) = body.game {
        app.hall.game(game, key.reader(Some(reporter.id))).await?;
    }
    let report = NewReport {
        at: app.hall.now(),
        game: body.game,
        player: about.id,
        reporter: Some(reporter.id),
        reason: body.reason.code().to_owned(),
        // Kept as it was written, except for what would confuse a terminal.
        text: text.chars().filter(|c| *c == '\n' || !c.is_control()).collect(),
    };
    app.store.report(report).await?;
    Ok(StatusCode::NO_CONTENT)
}
