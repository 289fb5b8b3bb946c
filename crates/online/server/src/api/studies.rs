//! Studies: chapters that somebody shares, or keeps for themselves.

use std::collections::HashMap;

use axum::{
    Json,
    extract::{DefaultBodyLimit, FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
};
use protocol::{
    ProblemCode, RefusalCode, Scope, StudyId,
    rest::{NewStudy, StudyAccess, StudyChange, StudyPage, StudyQuery, StudySummary, WholeStudy},
};
use record::PlayerId;
use store::{SavedStudy, StudyContent, StudyCursor};
use studies::Study;
use tokio::task;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::{JsonBody, QueryParams};
use crate::{
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Visitor, client_address::ClientAddress},
};

/// How many studies an account has at most.
const MOST: u32 = 100;

/// How many public studies come at once.
const PAGE: u32 = 30;

/// Bytes of a body: a text with every character of it escaped, and a little more.
const BODY: usize = 2 * studies::MAX_BYTES + 1024;

/// The addresses of studies.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(public, create))
        .routes(routes!(own))
        .routes(routes!(show, change, delete))
        .layer(DefaultBodyLimit::max(BODY))
}

/// The study that the path of a request names.
pub(crate) struct StudyPath(StudyId);

impl FromRequestParts<SharedApp> for StudyPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let named = Path::<String>::from_request_parts(parts, app).await.ok();
        named.and_then(|Path(id)| id.parse().ok()).map(Self).ok_or_else(missing)
    }
}

/// A visitor with an account, who may do this.
pub(crate) struct Account(PlayerId);

impl FromRequestParts<SharedApp> for Account {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let is_read = crate::http::origin::is_safe(&parts.method);
        visitor.may(if is_read { Scope::Read } else { Scope::Play })?;
        if !is_read {
            visitor.refuse_banned()?;
        }
        let account = visitor.player.filter(|_| visitor.has_account());
        account.map(Self).ok_or_else(|| {
            Problem::unauthorized(
                RefusalCode::NotSignedIn,
                "Studies on the server need an account.",
            )
        })
    }
}

/// List public studies
///
/// Those stored last come first.
#[utoipa::path(
    get,
    path = "/api/studies",
    tag = "studies",
    params(StudyQuery),
    responses((status = 200, description = "Some of them, and where the next begin.", body = StudyPage)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn public(
    State(app): State<SharedApp>,
    client: ClientAddress,
    visitor: Visitor,
    QueryParams(query): QueryParams<StudyQuery>,
) -> Result<Json<StudyPage>, Problem> {
    app.rates.spend(Rate::Search, LimitKey::address(client.0))?;
    let before = query.before.as_deref().map(cursor).transpose()?;
    let found = app.store.public_studies(before, PAGE).await?;
    let next = found
        .last()
        .filter(|_| found.len() == PAGE as usize)
        .map(|last| format!("{}-{}", last.changed, last.id));
    Ok(Json(StudyPage { studies: summaries(&app, &visitor, found).await?, next }))
}

/// List your studies
#[utoipa::path(
    get,
    path = "/api/account/studies",
    tag = "studies",
    responses((status = 200, description = "All of them, those stored last first.", body = StudyPage)),
    security(("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn own(
    State(app): State<SharedApp>,
    visitor: Visitor,
    Account(owner): Account,
) -> Result<Json<StudyPage>, Problem> {
    let found = app.store.studies_of(owner).await?;
    Ok(Json(StudyPage { studies: summaries(&app, &visitor, found).await?, next: None }))
}

/// Store a study
///
/// Its chapters are records with the tags `Study` and `Chapter`, and every turn of them is played by the rules. An account has at most
/// 100 studies.
#[utoipa::path(
    post,
    path = "/api/studies",
    tag = "studies",
    request_body = NewStudy,
    responses((status = 201, description = "The study.", body = StudySummary)),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn create(
    State(app): State<SharedApp>,
    visitor: Visitor,
    Account(owner): Account,
    JsonBody(wanted): JsonBody<NewStudy>,
) -> Result<(StatusCode, Json<StudySummary>), Problem> {
    app.rates.spend(Rate::Study, LimitKey::player(owner))?;
    let content = checked(wanted.text).await?;
    let bits = getrandom::u64().map_err(|_| Problem::unavailable())?;
    let (id, now) = (StudyId::from_random(bits), app.hall.now());
    if !app.store.new_study(id, owner, wanted.access, content, MOST, now).await? {
        let detail = format!("An account has at most {MOST} studies: delete one first.");
        return Err(Problem::new(StatusCode::CONFLICT, ProblemCode::TooMany, detail));
    }
    let summary = summary(&app, &visitor, id).await?;
    Ok((StatusCode::CREATED, Json(summary)))
}

/// Look at a study
///
/// A private study of somebody else does not exist for you.
#[utoipa::path(
    get,
    path = "/api/studies/{study}",
    tag = "studies",
    params(("study" = String, Path, description = "The study.")),
    responses((status = 200, description = "The study, with the records of its chapters.", body = WholeStudy)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    StudyPath(id): StudyPath,
    visitor: Visitor,
) -> Result<Json<WholeStudy>, Problem> {
    let (study, text) = visible(&app, &visitor, id).await?;
    let summary = summaries(&app, &visitor, vec![study]).await?.pop().ok_or_else(missing)?;
    Ok(Json(WholeStudy { summary, text }))
}

/// Change your study
///
/// You say which revision you changed. If another device has stored a later one since, nothing is stored and the answer is 409 with
/// `study-changed`: look at that revision and decide.
#[utoipa::path(
    put,
    path = "/api/studies/{study}",
    tag = "studies",
    params(("study" = String, Path, description = "The study.")),
    request_body = StudyChange,
    responses((status = 200, description = "The study, with its new revision.", body = StudySummary)),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn change(
    State(app): State<SharedApp>,
    StudyPath(id): StudyPath,
    visitor: Visitor,
    Account(owner): Account,
    JsonBody(wanted): JsonBody<StudyChange>,
) -> Result<Json<StudySummary>, Problem> {
    app.rates.spend(Rate::Study, LimitKey::player(owner))?;
    let content = checked(wanted.text).await?;
    let now = app.hall.now();
    match app.store.save_study(id, owner, wanted.revision, wanted.access, content, now).await? {
        SavedStudy::Saved(_) => Ok(Json(summary(&app, &visitor, id).await?)),
        SavedStudy::Changed(revision) => {
            let detail = format!("This study has been changed since: its revision is {revision}.");
            Err(Problem::new(StatusCode::CONFLICT, ProblemCode::StudyChanged, detail))
        }
        SavedStudy::Missing => Err(missing()),
    }
}

/// Delete your study
#[utoipa::path(
    delete,
    path = "/api/studies/{study}",
    tag = "studies",
    params(("study" = String, Path, description = "The study.")),
    responses((status = 204, description = "It is gone.")),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn delete(
    State(app): State<SharedApp>,
    StudyPath(id): StudyPath,
    Account(owner): Account,
) -> Result<StatusCode, Problem> {
    if app.store.delete_study(id, owner).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(missing())
    }
}

/// The same for a study that does not exist and one that is not for the visitor.
fn missing() -> Problem {
    Problem::not_found("There is no such study.")
}

async fn visible(
    app: &App,
    visitor: &Visitor,
    id: StudyId,
) -> Result<(store::Study, String), Problem> {
    let found = app.store.study(id).await?;
    let seen =
        |study: &store::Study| study.access != StudyAccess::Private || visitor.is(study.owner);
    found.filter(|(study, _)| seen(study)).ok_or_else(missing)
}

async fn summary(app: &App, visitor: &Visitor, id: StudyId) -> Result<StudySummary, Problem> {
    let (study, _) = app.store.study(id).await?.ok_or_else(missing)?;
    summaries(app, visitor, vec![study]).await?.pop().ok_or_else(missing)
}

/// Studies as a visitor sees them, with the names of their owners.
async fn summaries(
    app: &App,
    visitor: &Visitor,
    found: Vec<store::Study>,
) -> Result<Vec<StudySummary>, Problem> {
    let mut owners: Vec<PlayerId> = found.iter().map(|study| study.owner).collect();
    owners.sort_unstable();
    owners.dedup();
    let players = app.store.players(&owners).await?;
    let names: HashMap<PlayerId, Option<String>> =
        players.into_iter().map(|player| (player.id, player.name)).collect();
    let seen = found.into_iter().map(|study| StudySummary {
        id: study.id,
        title: study.title,
        owner: names.get(&study.owner).cloned().flatten(),
        own: visitor.is(study.owner),
        access: study.access,
        revision: study.revision,
        chapters: study.chapters,
        variant: study.variant,
        position: study.position,
        changed: study.changed,
    });
    Ok(seen.collect())
}

/// Plays every turn of a text, which may take a while: not on a thread that others wait for.
async fn checked(text: String) -> Result<StudyContent, Problem> {
    let content = task::spawn_blocking(move || content(&text)).await;
    content.map_err(|_| Problem::unavailable())?
}

fn content(text: &str) -> Result<StudyContent, Problem> {
    let invalid = |detail: String| {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::StudyInvalid, detail)
    };
    let study =
        Study::read(text).map_err(|error| invalid(format!("{}: {error}.", error.code())))?;
    let first = study.chapters().first().ok_or_else(missing)?;
    Ok(StudyContent {
        title: study.title().to_owned(),
        chapters: u32::try_from(study.chapters().len()).unwrap_or(u32::MAX),
        variant: first.record.variant(),
        position: first.record.game().position(),
        // As we write it: what else was in the text is nobody's.
        text: study.to_text(),
    })
}

fn cursor(text: &str) -> Result<StudyCursor, Problem> {
    let parts = text.split_once('-');
    let read = parts.and_then(|(changed, id)| {
        Some(StudyCursor { changed: changed.parse().ok()?, id: id.parse().ok()? })
    });
    read.ok_or_else(|| Problem::bad_request("`before` is the `next` of a page."))
}
