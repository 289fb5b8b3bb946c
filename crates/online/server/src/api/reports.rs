//! Reports about players, for the moderators.

use axum::{extract::State, http::StatusCode};
use protocol::{ProblemCode, limits::REPORT_MAX_CHARS, rest::ReportRequest, shown_text};
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

/// Returns the routes for reports.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(report))
}

/// Report a player to the moderators
#[utoipa::path(
    post,
    path = "/api/reports",
    tag = "players",
    params(("Game-Key" = Option<String>, Header, description = "Link key of a private game.")),
    request_body = ReportRequest,
    responses((status = 204, description = "The report was stored, and a moderator will read it.")),
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
    if text.chars().count() > REPORT_MAX_CHARS {
        let detail = format!("A report can have at most {REPORT_MAX_CHARS} characters.");
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
        text: shown_text::clean_lines(text),
    };
    app.store.reports().add(report).await?;
    Ok(StatusCode::NO_CONTENT)
}
