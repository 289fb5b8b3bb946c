//! Players online, recently seen players, and leaderboards.

use std::sync::Arc;

use protocol::{
    limits::millis,
    rest::{FollowedPlayer, Leader, Leaderboard, People},
};
use record::{PlayerId, Speed};
use store::Store;
use variants::Variant;

use crate::{
    clock::Clock,
    directory,
    limits::{LEADERBOARD_INACTIVITY, RECENTLY_SEEN_MAX, RECENTLY_SEEN_WINDOW},
    live_games::LiveGames,
    lobby::Lobby,
    refusal::Refusal,
    room::Services,
};

/// Number of players in a leaderboard.
const LEADERBOARD_SIZE: u32 = 100;

/// Lists of people: those online, those seen recently, and the best.
#[derive(Clone, Debug)]
pub struct PeopleLists {
    store: Store,
    clock: Clock,
    lobby: Arc<Lobby>,
    live_games: Arc<LiveGames>,
}

impl PeopleLists {
    pub(super) fn new(services: &Services) -> Self {
        let Services { store, clock, lobby, live_games, .. } = services.clone();
        Self { store, clock, lobby, live_games }
    }

    /// Returns the players online, the recently seen ones, and those whom the reader follows.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn list(&self, reader: Option<PlayerId>) -> Result<People, Refusal> {
        let online = self.lobby.people();
        let seen = self
            .store
            .follows()
            .seen_since(
                self.clock.now() - millis(RECENTLY_SEEN_WINDOW),
                RECENTLY_SEEN_MAX + online.len(),
            )
            .await?;
        let is_online = |player: PlayerId| online.iter().any(|known| known.id == player);
        let recent = seen.iter().filter(|player| !is_online(player.id)).take(RECENTLY_SEEN_MAX);
        let recent = recent.map(|player| directory::shown(player, None)).collect();
        let followed = match reader {
            Some(reader) => self.store.follows().by(reader).await?,
            None => Vec::new(),
        };
        let followed = followed.iter().map(|player| FollowedPlayer {
            player: directory::shown(player, None),
            online: self.lobby.is_connected(player.id),
            game: self.live_games.public_game_of(player.id),
        });
        Ok(People { followed: followed.collect(), recent, online })
    }

    /// Returns whether a player is connected.
    #[must_use]
    pub fn is_online(&self, player: PlayerId) -> bool {
        self.lobby.is_connected(player)
    }

    /// Returns the best players in a variant at a speed, together with the engine levels.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn leaderboard(
        &self,
        variant: Variant,
        speed: Speed,
    ) -> Result<Leaderboard, Refusal> {
        let best = self
            .store
            .ratings()
            .leaders(
                variant,
                speed,
                self.clock.now() - millis(LEADERBOARD_INACTIVITY),
                LEADERBOARD_SIZE,
            )
            .await?;
        let ids: Vec<PlayerId> = best.iter().map(|(player, _)| *player).collect();
        let known = self.store.players().get(&ids).await?;
        let leader = |(id, rated): &(PlayerId, store::PlayerRating)| {
            let player = known.iter().find(|player| player.id == *id)?;
            let player = directory::shown(player, Some(rated.rating.into()));
            Some(Leader { player, games: rated.games })
        };
        let mut engines = Vec::new();
        // Engine levels that have not been measured have no rating.
        let levels = engine::Level::ALL.into_iter().filter(|_| directory::is_measured(variant));
        for level in levels {
            let id = self.store.players().engine(level.number(), self.clock.now()).await?;
            let known = directory::find(&self.store, id).await?;
            engines.push(directory::shown_at(&self.store, &known, variant, speed).await?);
        }
        Ok(Leaderboard { leaders: best.iter().filter_map(leader).collect(), engines })
    }
}
