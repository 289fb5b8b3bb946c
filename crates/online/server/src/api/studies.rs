//! Studies: chapters that a player shares or keeps private.

use std::collections::HashMap;

use axum::{
    Json,
    extract::{DefaultBodyLimit, FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
};
use protocol::{
    ProblemCode, RefusalCode, Scope, StudyId,
    rest::{NewStudy, StudyAccess, StudyChange, StudyPage, StudyQuery, StudySummary, WholeStudy},
    shown_text,
};
use record::PlayerId;
use store::{ChangedStudy, Quota, SavedStudy, StudyContent, StudyCursor};
use studies::{Study, StudyError};
use tokio::task;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::{JsonBody, QueryParams};
use crate::{
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::PAGE_STUDIES,
    metrics,
    visitor::{Visitor, client_address::ClientAddress, storage},
};

/// Maximum size of a body, in bytes: enough for a study in which every character is escaped.
const BODY_MAX_BYTES: usize = 2 * studies::STUDY_MAX_BYTES + 1024;

/// Returns the routes for studies.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(public, create))
        .routes(routes!(own))
        .routes(routes!(show, change, delete))
        .layer(DefaultBodyLimit::max(BODY_MAX_BYTES))
}

/// Study named in the path of a request.
pub(crate) struct StudyPath(StudyId);

impl FromRequestParts<SharedApp> for StudyPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let named = Path::<String>::from_request_parts(parts, app).await.ok();
        named.and_then(|Path(id)| id.parse().ok()).map(Self).ok_or_else(missing)
    }
}

/// A visitor with an account and the required scope.
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
/// Returns the most recently stored studies first.
#[utoipa::path(
    get,
    path = "/api/studies",
    tag = "studies",
    params(StudyQuery),
    responses((status = 200, description = "A page of studies, and where the next page begins.", body = StudyPage)),
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
    let found = app.store.studies().public(before, PAGE_STUDIES).await?;
    let next = found
        .last()
        .filter(|_| found.len() == PAGE_STUDIES as usize)
        .map(|last| format!("{}-{}", last.changed, last.id));
    Ok(Json(StudyPage { studies: summaries(&app, &visitor, found).await?, next }))
}

/// List your studies
#[utoipa::path(
    get,
    path = "/api/account/studies",
    tag = "studies",
    responses((status = 200, description = "All your studies, most recently stored first.", body = StudyPage)),
    security(("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn own(
    State(app): State<SharedApp>,
    visitor: Visitor,
    Account(owner): Account,
) -> Result<Json<StudyPage>, Problem> {
    let found = app.store.studies().of(owner).await?;
    Ok(Json(StudyPage { studies: summaries(&app, &visitor, found).await?, next: None }))
}

/// Store a study
///
/// The chapters are records with the tags `Study` and `Chapter`. Every turn is checked by the rules. Invisible characters and
/// characters that set the direction of writing are removed. An account can have at most 100 studies. A muted player can store
/// only private ones; others are refused with `private-only`.
#[utoipa::path(
    post,
    path = "/api/studies",
    tag = "studies",
    request_body = NewStudy,
    responses((status = 201, description = "The study was stored.", body = StudySummary)),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn create(
    State(app): State<SharedApp>,
    client: ClientAddress,
    visitor: Visitor,
    Account(owner): Account,
    JsonBody(wanted): JsonBody<NewStudy>,
) -> Result<(StatusCode, Json<StudySummary>), Problem> {
    app.rates.spend(Rate::Study, LimitKey::player(owner))?;
    check_access(&app, &visitor, wanted.access)?;
    let content = checked(wanted.text).await?;
    let bits = getrandom::u64().map_err(|_| Problem::unavailable())?;
    let (id, now) = (StudyId::from_random(bits), app.hall.now());
    let bytes = content.text.len();
    storage::spend(&app, client, bytes).await?;
    let quota = storage::quota(&app, owner).await?;
    if !app.store.studies().create(id, owner, wanted.access, content, quota, now).await? {
        return Err(full(quota));
    }
    metrics::stored("study", bytes as u64);
    let summary = summary(&app, &visitor, id).await?;
    Ok((StatusCode::CREATED, Json(summary)))
}

/// Get a study
///
/// Private studies of other players, studies hidden by a moderator and studies of banned players are reported as not found.
#[utoipa::path(
    get,
    path = "/api/studies/{study}",
    tag = "studies",
    params(("study" = String, Path, description = "Id of the study.")),
    responses((status = 200, description = "The study, with the records of its chapters.", body = WholeStudy)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    StudyPath(id): StudyPath,
    visitor: Visitor,
) -> Result<Json<WholeStudy>, Problem> {
    let (study, text) = visible(&app, &visitor, id).await?;
    // Older versions stored texts without cleaning them.
    let text = shown_text::clean_lines(&text);
    let summary = summaries(&app, &visitor, vec![study]).await?.pop().ok_or_else(missing)?;
    Ok(Json(WholeStudy { summary, text }))
}

/// Update your study
///
/// The request names the revision that you changed. If another device has stored a later one, nothing is stored and the
/// response is 409 `study-changed`: get that revision and decide.
#[utoipa::path(
    put,
    path = "/api/studies/{study}",
    tag = "studies",
    params(("study" = String, Path, description = "Id of the study.")),
    request_body = StudyChange,
    responses((status = 200, description = "The study, with its new revision.", body = StudySummary)),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn change(
    State(app): State<SharedApp>,
    StudyPath(id): StudyPath,
    client: ClientAddress,
    visitor: Visitor,
    Account(owner): Account,
    JsonBody(wanted): JsonBody<StudyChange>,
) -> Result<Json<StudySummary>, Problem> {
    app.rates.spend(Rate::Study, LimitKey::player(owner))?;
    check_access(&app, &visitor, wanted.access)?;
    let content = checked(wanted.text).await?;
    let before = app.store.studies().length(id, owner).await? as usize;
    let grown = content.text.len().saturating_sub(before);
    storage::spend(&app, client, grown).await?;
    let (quota, now) = (storage::quota(&app, owner).await?, app.hall.now());
    let change = ChangedStudy { revision: wanted.revision, access: wanted.access, content };
    let saved = app.store.studies().save(id, owner, change, quota, now);
    match saved.await? {
        SavedStudy::Saved(_) => {
            metrics::stored("study", grown as u64);
            Ok(Json(summary(&app, &visitor, id).await?))
        }
        SavedStudy::Full => Err(full(quota)),
        SavedStudy::Changed(revision) => {
            let detail = format!(
                "This study has been changed in the meantime. Its revision is now {revision}."
            );
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
    params(("study" = String, Path, description = "Id of the study.")),
    responses((status = 204, description = "The study was deleted.")),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn delete(
    State(app): State<SharedApp>,
    StudyPath(id): StudyPath,
    Account(owner): Account,
) -> Result<StatusCode, Problem> {
    if app.store.studies().delete(id, owner).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(missing())
    }
}

/// Requires a muted player's study to be private. Studies shared earlier stay as they are until their owner makes them private.
fn check_access(app: &App, visitor: &Visitor, access: StudyAccess) -> Result<(), Problem> {
    if access == StudyAccess::Private || !visitor.is_muted(app.hall.now()) {
        return Ok(());
    }
    let detail = "You are muted. Until the mute ends, your studies can only be stored as private.";
    Err(Problem::forbidden(ProblemCode::PrivateOnly, detail))
}

/// Returns the refusal for an account that has reached its limit on studies.
fn full(quota: Quota) -> Problem {
    let most = quota.studies;
    let detail = format!("An account can have at most {most} studies. Delete one first.");
    let detail = storage::quota_exceeded(quota, detail);
    Problem::new(StatusCode::CONFLICT, ProblemCode::TooMany, detail)
}

/// Returns the refusal for a study that does not exist or that the visitor may not see. The two cases cannot be told apart.
fn missing() -> Problem {
    Problem::not_found("There is no such study.")
}

async fn visible(
    app: &App,
    visitor: &Visitor,
    id: StudyId,
) -> Result<(store::StoredStudy, String), Problem> {
    let found = app.store.studies().get(id).await?;
    let seen = |study: &store::StoredStudy| study.is_shared() || visitor.is(study.owner);
    found.filter(|(study, _)| seen(study)).ok_or_else(missing)
}

async fn summary(app: &App, visitor: &Visitor, id: StudyId) -> Result<StudySummary, Problem> {
    let (study, _) = app.store.studies().get(id).await?.ok_or_else(missing)?;
    summaries(app, visitor, vec![study]).await?.pop().ok_or_else(missing)
}

/// Returns studies as a visitor sees them, with the names of their owners.
async fn summaries(
    app: &App,
    visitor: &Visitor,
    found: Vec<store::StoredStudy>,
) -> Result<Vec<StudySummary>, Problem> {
    let mut owners: Vec<PlayerId> = found.iter().map(|study| study.owner).collect();
    owners.sort_unstable();
    owners.dedup();
    let players = app.store.players().get(&owners).await?;
    let names: HashMap<PlayerId, Option<String>> =
        players.into_iter().map(|player| (player.id, player.name)).collect();
    let seen = found.into_iter().map(|study| StudySummary {
        id: study.id,
        title: shown_text::clean_lines(&study.title),
        owner: names.get(&study.owner).cloned().flatten(),
        own: visitor.is(study.owner),
        access: study.access,
        revision: study.revision,
        chapters: study.chapters,
        variant: study.variant,
        position: study.position,
        changed: study.changed,
        hidden: study.hidden && visitor.is(study.owner),
    });
    Ok(seen.collect())
}

/// Parses a study and checks every turn. This may take a while, so it runs on a blocking thread.
async fn checked(text: String) -> Result<StudyContent, Problem> {
    let content = task::spawn_blocking(move || content(&text)).await;
    content.map_err(|_| Problem::unavailable())?
}

fn content(text: &str) -> Result<StudyContent, Problem> {
    let invalid = |error: StudyError| {
        let detail = format!("{}: {error}.", error.code());
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::StudyInvalid, detail)
    };
    if text.len() > studies::STUDY_MAX_BYTES {
        return Err(invalid(StudyError::TooLong));
    }
    let study = Study::read(&shown_text::clean_lines(text)).map_err(invalid)?;
    if !is_shown(study.title()) {
        return Err(invalid(StudyError::Title { chapter: 1 }));
    }
    let unseen = study.chapters().iter().position(|chapter| !is_shown(&chapter.name));
    if let Some(place) = unseen {
        return Err(invalid(StudyError::Name { chapter: place + 1 }));
    }
    let first = study.chapters().first().ok_or_else(missing)?;
    Ok(StudyContent {
        title: study.title().to_owned(),
        chapters: u32::try_from(study.chapters().len()).unwrap_or(u32::MAX),
        variant: first.record.variant(),
        position: first.record.game().position(),
        // In canonical form: anything else in the text is discarded.
        text: study.to_text(),
    })
}

/// Returns whether a name consists of visible text. In a record, a combining mark at its beginning would attach to the
/// quotation mark before it.
fn is_shown(name: &str) -> bool {
    let words: Vec<&str> = name.split_whitespace().collect();
    shown_text::clean_line(name, studies::NAME_MAX_CHARS)
        .is_some_and(|clean| clean == words.join(" "))
}

fn cursor(text: &str) -> Result<StudyCursor, Problem> {
    let parts = text.split_once('-');
    let read = parts.and_then(|(changed, id)| {
        Some(StudyCursor { changed: changed.parse().ok()?, id: id.parse().ok()? })
    });
    read.ok_or_else(|| Problem::bad_request("`before` must be the `next` of a page."))
}
