//! Stores a new game.

use protocol::RefusalCode;
use record::{EventKind, GameId, PlayerId, Terms};
use store::{Access, Store};

use crate::{
    chance::{random, random_seed},
    dice,
    game::first_events,
    refusal::Refusal,
};

/// Stores a new game with these players: a private one if it says who else may see it. For a match the server commits to the seed of
/// its dice.
pub(crate) async fn new_game(
    store: &Store,
    terms: &Terms,
    seats: [Option<PlayerId>; 2],
    access: Option<Access>,
    now: i64,
) -> Result<GameId, Refusal> {
    let id = GameId::from_random(random()?);
    let mut further = Vec::new();
    if terms.combined.is_some() {
        let seed = random_seed()?;
        store.keep_seed(id, seed).await?;
        further.push(EventKind::Committed { hash: dice::commitment(&seed) });
    }
    let (events, summary) = first_events(terms, seats, further, now);
    let stored = match access {
        Some(access) => store.new_private_game(id, events, summary, access).await,
        None => store.new_game(id, events, summary).await,
    };
    stored.map_err(|error| {
        tracing::error!(%error, "A new game could not be stored");
        RefusalCode::Unavailable
    })?;
    Ok(id)
}
