//! Reports of players to the moderators.

use axum::{extract::State, http::StatusCode};
use record::GameId;
use serde::{Deserialize, Serialize};
use store::NewReport;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::{body::JsonBody, players::lookup},
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

/// What a player is reported for.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// Help from an engine.
    Cheat,
    /// Insults or threats.
    Abuse,
    /// Advertising.
    Spam,
    /// Stalling or leaving.
    Stalling,
    /// An offending name.
    Name,
    /// Something else.
    Other,
}

impl Reason {
    const fn word(self) -> &'static str {
        match self {
            Self::Cheat => "cheat",
            Self::Abuse => "abuse",
            Self::Spam => "spam",
            Self::Stalling => "stalling",
            Self::Name => "name",
            Self::Other => "other",
        }
    }
}

/// A report about a player.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReportRequest {
    /// In which game.
    #[schema(value_type = Option<String>)]
    game: Option<GameId>,
    /// Whom it is about: a name, or the id of a player.
    #[schema(max_length = 64)]
    player: String,
    reason: Reason,
    /// What happened.
    #[serde(default)]
    #[schema(max_length = 2000)]
    text: String,
}

/// Report a player to the moderators
#[utoipa::path(
    post,
    path = "/api/reports",
    tag = "players",
    request_body = ReportRequest,
    responses((status = 204, description = "A moderator will read it.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn report(
    State(app): State<SharedApp>,
    reporter: Player,
    manager: SessionManager,
    JsonBody(body): JsonBody<ReportRequest>,
) -> Result<StatusCode, Problem> {
    let text = body.text.trim();
    if text.chars().count() > LONGEST {
        let detail = format!("A report has at most {LONGEST} characters.");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too-long", detail));
    }
    app.rates.spend(Rate::Report, LimitKey::address(manager.client().0))?;
    app.rates.spend(Rate::Report, LimitKey::player(reporter.id))?;
    let about = lookup::find(&app, &body.player).await?;
    if let Some(game) = body.game {
        let summary = app.store.summary(game).await?;
        summary.ok_or_else(|| {
            Problem::new(StatusCode::NOT_FOUND, "no-such-game", "There is no such game.")
        })?;
    }
    let report = NewReport {
        at: app.hall.now(),
        game: body.game,
        player: about.id,
        reporter: Some(reporter.id),
        reason: body.reason.word().to_owned(),
        // Kept as it was written, except for what would confuse a terminal.
        text: text.chars().filter(|c| *c == '\n' || !c.is_control()).collect(),
    };
    app.store.report(report).await?;
    Ok(StatusCode::NO_CONTENT)
}
