//! Looking up players by name or id, and their public view.

use protocol::{Player as Shown, limits::ENGINE_LEVEL_MAX};
use record::PlayerId;

use crate::{app::App, http::problem::Problem};

/// Prefix of an engine's name, followed by its level.
const ENGINE_PREFIX: &str = "gipfel-";

/// Returns the player with this name or id.
///
/// # Errors
/// Fails if there is no such player.
pub(crate) async fn find(app: &App, name: &str) -> Result<store::Player, Problem> {
    let store = &app.store;
    let mut found = store.players().named(name).await?;
    let by_id = engine(app, name).await?.or_else(|| name.parse().ok());
    if let (None, Some(id)) = (&found, by_id) {
        found = store.players().get(&[id]).await?.pop();
    }
    if let Some(account) = found.as_ref().and_then(|player| player.merged_into) {
        found = store.players().get(&[account]).await?.pop();
    }
    found.filter(|player| !player.forgotten).ok_or_else(Problem::no_such_player)
}

/// Returns the id of the engine with this name, if any.
async fn engine(app: &App, name: &str) -> Result<Option<PlayerId>, Problem> {
    let Some(beginning) = name.get(..ENGINE_PREFIX.len()) else { return Ok(None) };
    let level = name.get(ENGINE_PREFIX.len()..).and_then(|level| level.parse::<u8>().ok());
    match level.filter(|_| beginning.eq_ignore_ascii_case(ENGINE_PREFIX)) {
        Some(level @ 1..=ENGINE_LEVEL_MAX) => {
            Ok(Some(app.store.players().engine(level, app.hall.now()).await?))
        }
        _ => Ok(None),
    }
}

/// Returns a player as others see them.
pub(crate) async fn shown(app: &App, player: PlayerId) -> Result<Shown, Problem> {
    let mut shown = app.hall.viewer(player).await?.shown;
    if let (None, Some(level)) = (&shown.name, shown.level) {
        shown.name = Some(format!("Gipfel-{level}"));
    }
    Ok(shown)
}
