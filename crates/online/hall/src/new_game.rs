//! Stores a new game.

use protocol::RefusalCode;
use record::{GameId, PlayerId, Terms};
use store::{Access, Store};

use crate::{chance::random, game::first_summary, refusal::Refusal};

/// Stores a new game with these players: a private one if it says who else may see it.
pub(crate) async fn new_game(
    store: &Store,
    terms: &Terms,
    seats: [Option<PlayerId>; 2],
    access: Option<Access>,
    now: i64,
) -> Result<GameId, Refusal> {
    let id = GameId::from_random(random()?);
    let (event, summary) = first_summary(terms, seats, now);
    let stored = match access {
        Some(access) => store.new_private_game(id, vec![event], summary, access).await,
        None => store.new_game(id, vec![event], summary).await,
    };
    stored.map_err(|error| {
        tracing::error!(%error, "A new game could not be stored");
        RefusalCode::Unavailable
    })?;
    Ok(id)
}
