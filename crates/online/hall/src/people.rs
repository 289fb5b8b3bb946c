//! Who plays, as the store knows it and as others see it.

use engine::Level;
use record::{PlayerId, Rating, Speed};
use store::Store;
use variants::Variant;

use crate::{
    refusal::{self, Refusal},
    wire::{Player, Strength},
};

pub(crate) use crate::wire::rounded;

/// How sure the ratings of engines are: they were measured.
const MEASURED: f64 = 60.0;

/// The fixed rating of a level.
pub(crate) fn engine_rating(level: u8, variant: Variant) -> Option<Rating> {
    let rating = f64::from(Level::new(level)?.elo(variant));
    Some(Rating { rating, deviation: MEASURED, ..Rating::START })
}

/// A player as the store knows him.
pub(crate) async fn one(store: &Store, id: PlayerId) -> Result<Option<store::Player>, Refusal> {
    Ok(store.players(&[id]).await?.pop())
}

/// A player as others see him.
pub(crate) fn shown(player: &store::Player, rating: Option<Strength>) -> Player {
    Player {
        id: player.id.to_string(),
        name: player.name.clone(),
        kind: player.kind.id(),
        level: player.level,
        rating,
    }
}

/// A player as others see him in a variant at a speed.
pub(crate) async fn shown_at(
    store: &Store,
    player: &store::Player,
    variant: Variant,
    speed: Speed,
) -> Result<Player, Refusal> {
    let rating = match (player.kind, player.level) {
        (store::Kind::Guest, _) => None,
        (_, Some(level)) => engine_rating(level, variant),
        _ => {
            let known = store.ratings(player.id).await?;
            let found = known.iter().find(|one| one.variant == variant && one.speed == speed);
            Some(found.map_or(Rating::START, |one| one.rating))
        }
    };
    Ok(shown(player, rating.map(Strength::from)))
}

/// The players of two seats, guests who have become accounts as those.
pub(crate) async fn meet(
    store: &Store,
    seats: [Option<PlayerId>; 2],
    variant: Variant,
    speed: Speed,
) -> Result<[Option<(PlayerId, Player)>; 2], Refusal> {
    let mut met = [None, None];
    for (place, seat) in met.iter_mut().zip(seats) {
        let Some(id) = seat else { continue };
        let mut player = one(store, id).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
        if let Some(account) = player.merged_into {
            player = one(store, account).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
        }
        *place = Some((player.id, shown_at(store, &player, variant, speed).await?));
    }
    Ok(met)
}
