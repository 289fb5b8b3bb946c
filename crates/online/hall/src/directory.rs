//! Looks players up in the store and shows them as others see them.

use std::collections::HashMap;

use engine::Level;
use protocol::{Player, PlayerKind, RefusalCode};
use record::{PlayerId, Rating, Speed};
use store::{PlayerRating, Store, Summary};
use variants::Variant;

use crate::refusal::Refusal;

/// The deviation of the ratings of engines, which were measured.
const MEASURED: f64 = 60.0;

/// Whether it was measured how strong the levels of the engine are in a variant.
pub(crate) fn is_measured(variant: Variant) -> bool {
    Variant::ALL.contains(&variant) || Variant::PRESETS.contains(&variant)
}

/// The fixed rating of a level; none where it was not measured.
pub(crate) fn engine_rating(level: u8, variant: Variant) -> Option<Rating> {
    if !is_measured(variant) {
        return None;
    }
    let rating = f64::from(Level::new(level)?.elo(variant));
    Some(Rating { rating, deviation: MEASURED, ..Rating::START })
}

/// The fixed ratings of the levels of the engine in a variant, the weakest first; none where they were not measured.
#[must_use]
pub fn engine_ratings(variant: Variant) -> Vec<i32> {
    let levels = Level::ALL.into_iter().map(Level::number);
    let ratings = levels.filter_map(|level| engine_rating(level, variant));
    ratings.map(|rating| protocol::Rating::rounded(rating.rating)).collect()
}

/// A player as the store knows them.
pub(crate) async fn find(store: &Store, id: PlayerId) -> Result<store::Player, Refusal> {
    store.players(&[id]).await?.pop().ok_or(RefusalCode::NoSuchPlayer.into())
}

/// Whether a player has an account that is not banned.
pub(crate) async fn has_account(store: &Store, id: PlayerId) -> Result<bool, Refusal> {
    let player = store.players(&[id]).await?.pop();
    Ok(player.is_some_and(|player| player.kind != PlayerKind::Guest && !player.banned))
}

/// A player as others see them.
pub(crate) fn shown(player: &store::Player, rating: Option<protocol::Rating>) -> Player {
    Player {
        id: player.id,
        name: player.name.clone(),
        kind: player.kind,
        level: player.level,
        rating,
    }
}

/// A player as others see them in a variant at a speed.
pub(crate) async fn shown_at(
    store: &Store,
    player: &store::Player,
    variant: Variant,
    speed: Speed,
) -> Result<Player, Refusal> {
    let is_asked = player.kind != PlayerKind::Guest && player.level.is_none();
    let ratings = if is_asked { store.ratings(player.id).await? } else { Vec::new() };
    Ok(shown_with(player, &ratings, variant, speed))
}

fn shown_with(
    player: &store::Player,
    ratings: &[PlayerRating],
    variant: Variant,
    speed: Speed,
) -> Player {
    let rating = match (player.kind, player.level) {
        (PlayerKind::Guest, _) => None,
        (_, Some(level)) => engine_rating(level, variant),
        _ => {
            let found = ratings.iter().find(|one| one.variant == variant && one.speed == speed);
            Some(found.map_or(Rating::START, |one| one.rating))
        }
    };
    shown(player, rating.map(protocol::Rating::from))
}

/// The players of two seats. A guest who has become an account is shown as that.
pub(crate) async fn seated(
    store: &Store,
    seats: [Option<PlayerId>; 2],
    variant: Variant,
    speed: Speed,
) -> Result<[Option<Player>; 2], Refusal> {
    let mut players = [None, None];
    for (player, seat) in players.iter_mut().zip(seats) {
        let Some(id) = seat else { continue };
        let mut known = find(store, id).await?;
        if let Some(account) = known.merged_into {
            known = find(store, account).await?;
        }
        *player = Some(shown_at(store, &known, variant, speed).await?);
    }
    Ok(players)
}

/// The players of a list of games, looked up at once: lists do not delay what reads one player.
#[derive(Debug)]
pub(crate) struct ListedPlayers(HashMap<PlayerId, (store::Player, Vec<PlayerRating>)>);

impl ListedPlayers {
    pub(crate) async fn of<'a>(
        store: &Store,
        games: impl IntoIterator<Item = &'a Summary>,
    ) -> Result<Self, Refusal> {
        let seats = games.into_iter().flat_map(|game| [game.white, game.black]);
        Self::with_ids(store, seats.flatten().collect()).await
    }

    /// Certain players.
    pub(crate) async fn with_ids(store: &Store, ids: Vec<PlayerId>) -> Result<Self, Refusal> {
        Ok(Self(store.rated_players(ids).await?))
    }

    /// A player in a variant at a speed.
    pub(crate) fn shown(&self, player: PlayerId, variant: Variant, speed: Speed) -> Option<Player> {
        let (player, ratings) = self.0.get(&player)?;
        Some(shown_with(player, ratings, variant, speed))
    }

    /// The players of a game, as [`seated`] shows them.
    pub(crate) fn seated(&self, game: &Summary) -> [Option<Player>; 2] {
        let terms = &game.terms;
        [game.white, game.black].map(|seat| self.shown(seat?, terms.variant, terms.clock.speed()))
    }
}
