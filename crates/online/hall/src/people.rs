//! Who plays, as the store knows it and as others see it.

use engine::Level;
use protocol::{Player, PlayerKind};
use record::{PlayerId, Rating, Speed};
use store::Store;
use variants::Variant;

use crate::refusal::{self, Refusal};

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
pub(crate) fn shown(player: &store::Player, rating: Option<protocol::Rating>) -> Player {
    Player {
        id: player.id,
        name: player.name.clone(),
        kind: kind(player.kind),
        level: player.level,
        rating,
    }
}

/// What a player is, as others see it.
const fn kind(kind: store::Kind) -> PlayerKind {
    match kind {
        store::Kind::Guest => PlayerKind::Guest,
        store::Kind::Person => PlayerKind::Person,
        store::Kind::Engine => PlayerKind::Engine,
        store::Kind::Bot => PlayerKind::Bot,
    }
}

/// A player as others see them in a variant at a speed.
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
    Ok(shown(player, rating.map(protocol::Rating::from)))
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
