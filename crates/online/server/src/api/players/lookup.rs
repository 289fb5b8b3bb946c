//! Players by name or id, and what is shown of one.

use axum::http::StatusCode;
use protocol::{Player as Shown, RefusalCode};
use record::PlayerId;

use crate::{app::App, http::problem::Problem};

/// What the names of engines begin with; their level follows.
const ENGINE: &str = "gipfel-";

/// The strongest level of the engine.
const STRONGEST: u8 = 10;

/// The player with this name or id.
///
/// # Errors
/// There is no such player.
pub(crate) async fn find(app: &App, name: &str) -> Result<store::Player, Problem> {
    let store = &app.store;
    let mut found = store.player_named(name).await?;
    let by_id = engine(app, name).await?.or_else(|| name.parse().ok());
    if let (None, Some(id)) = (&found, by_id) {
        found = store.players(&[id]).await?.pop();
    }
    if let Some(account) = found.as_ref().and_then(|player| player.merged_into) {
        found = store.players(&[account]).await?.pop();
    }
    found.filter(|player| !player.forgotten).ok_or_else(|| {
        Problem::new(StatusCode::NOT_FOUND, RefusalCode::NoSuchPlayer, "There is no such player.")
    })
}

/// The engine that is called so.
async fn engine(app: &App, name: &str) -> Result<Option<PlayerId>, Problem> {
    let Some(beginning) = name.get(..ENGINE.len()) else { return Ok(None) };
    let level = name.get(ENGINE.len()..).and_then(|level| level.parse::<u8>().ok());
    match level.filter(|_| beginning.eq_ignore_ascii_case(ENGINE)) {
        Some(level @ 1..=STRONGEST) => Ok(Some(app.store.engine(level, app.hall.now()).await?)),
        _ => Ok(None),
    }
}

/// A player as others see them.
pub(crate) async fn shown(app: &App, player: PlayerId) -> Result<Shown, Problem> {
    let mut shown = app.hall.viewer(player).await?.shown;
    if let (None, Some(level)) = (&shown.name, shown.level) {
        shown.name = Some(format!("Gipfel-{level}"));
    }
    Ok(shown)
}
