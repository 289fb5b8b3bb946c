//! Player lookup in the store, and players as shown to others.

use std::collections::HashMap;

use engine::Level;
use protocol::{Player, PlayerKind, RefusalCode};
use record::{PlayerId, Rating, Speed};
use store::{PlayerRating, Store, Summary};
use variants::Variant;

use crate::refusal::Refusal;

/// Rating deviation of the measured engine levels.
const ENGINE_RATING_DEVIATION: f64 = 60.0;

/// Returns whether the strength of the engine levels has been measured in a variant.
pub(crate) fn is_measured(variant: Variant) -> bool {
    Variant::ALL.contains(&variant) || Variant::PRESETS.contains(&variant)
}

/// Returns the fixed rating of a level; `None` if it has not been measured.
pub(crate) fn engine_rating(level: u8, variant: Variant) -> Option<Rating> {
    if !is_measured(variant) {
        return None;
    }
    let rating = f64::from(Level::new(level)?.elo(variant));
    Some(Rating { rating, deviation: ENGINE_RATING_DEVIATION, ..Rating::START })
}

/// Returns the fixed ratings of the engine levels in a variant, the weakest first; empty if they have not been measured.
#[must_use]
pub fn engine_ratings(variant: Variant) -> Vec<i32> {
    let levels = Level::ALL.into_iter().map(Level::number);
    let ratings = levels.filter_map(|level| engine_rating(level, variant));
    ratings.map(|rating| protocol::Rating::rounded(rating.rating)).collect()
}

/// Returns a player from the store.
pub(crate) async fn find(store: &Store, id: PlayerId) -> Result<store::Player, Refusal> {
    store.players().get(&[id]).await?.pop().ok_or(RefusalCode::NoSuchPlayer.into())
}

/// Returns whether a player has an account that is not banned.
pub(crate) async fn has_account(store: &Store, id: PlayerId) -> Result<bool, Refusal> {
    let player = store.players().get(&[id]).await?.pop();
    Ok(player.is_some_and(|player| player.kind != PlayerKind::Guest && !player.banned))
}

/// Returns a player as shown to others.
pub(crate) fn shown(player: &store::Player, rating: Option<protocol::Rating>) -> Player {
    Player {
        id: player.id,
        name: player.name.clone(),
        kind: player.kind,
        level: player.level,
        rating,
    }
}

/// Returns a player as shown in games, where a guest may have a name.
pub(crate) fn shown_in_games(player: &store::Player, rating: Option<protocol::Rating>) -> Player {
    let name = player.name.clone().or_else(|| player.guest_name.clone());
    Player { name, ..shown(player, rating) }
}

/// Returns a player as shown to others in a variant at a speed.
pub(crate) async fn shown_at(
    store: &Store,
    player: &store::Player,
    variant: Variant,
    speed: Speed,
) -> Result<Player, Refusal> {
    let is_asked = player.kind != PlayerKind::Guest && player.level.is_none();
    let ratings = if is_asked { store.ratings().of(player.id).await? } else { Vec::new() };
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
    shown_in_games(player, rating.map(protocol::Rating::from))
}

/// Returns the players in two seats. A guest who has created an account is shown as that account.
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

/// The players of a list of games, loaded together.
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

    /// Loads the players with these ids.
    pub(crate) async fn with_ids(store: &Store, ids: Vec<PlayerId>) -> Result<Self, Refusal> {
        Ok(Self(store.players().with_ratings(ids).await?))
    }

    /// Returns a player as shown to others in a variant at a speed.
    pub(crate) fn shown(&self, player: PlayerId, variant: Variant, speed: Speed) -> Option<Player> {
        let (player, ratings) = self.0.get(&player)?;
        Some(shown_with(player, ratings, variant, speed))
    }

    /// Returns the players of a game, as [`seated`] does.
    pub(crate) fn seated(&self, game: &Summary) -> [Option<Player>; 2] {
        let terms = &game.terms;
        [game.white, game.black].map(|seat| self.shown(seat?, terms.variant, terms.clock.speed()))
    }
}
