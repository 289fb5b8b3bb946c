//! Who is here, who was, and who plays best.

use protocol::rest::{FollowedPlayer, Leader, Leaderboard, People};
use record::{PlayerId, Speed};
use variants::Variant;

use super::Hall;
use crate::{directory, refusal::Refusal};

/// In milliseconds.
const DAY: i64 = 24 * 3_600_000;
/// Who was here in this time was here lately.
const LATELY: i64 = 7 * DAY;
/// Who has not played for so long is in no leaderboard.
const YEAR: i64 = 365 * DAY;
/// The number of players who were here lately that are named.
const NAMED: usize = 40;
/// The number of players in a leaderboard.
const LEADERS: u32 = 100;

impl Hall {
    /// Who is here, who was here lately, and whom a player follows.
    ///
    /// # Errors
    /// The store fails.
    pub async fn people(&self, reader: Option<PlayerId>) -> Result<People, Refusal> {
        let online = self.lobby.people();
        let seen = self.store.seen_since(self.now() - LATELY, NAMED + online.len()).await?;
        let is_online = |player: PlayerId| online.iter().any(|known| known.id == player);
        let recent = seen.iter().filter(|player| !is_online(player.id)).take(NAMED);
        let recent = recent.map(|player| directory::shown(player, None)).collect();
        let followed = match reader {
            Some(reader) => self.store.followed_by(reader).await?,
            None => Vec::new(),
        };
        let followed = followed.iter().map(|player| FollowedPlayer {
            player: directory::shown(player, None),
            online: self.lobby.is_connected(player.id),
            game: self.live_games.public_game_of(player.id),
        });
        Ok(People { followed: followed.collect(), recent, online })
    }

    /// Whether a player is connected.
    #[must_use]
    pub fn is_online(&self, player: PlayerId) -> bool {
        self.lobby.is_connected(player)
    }

    /// The best players of a variant at a speed, and the levels of the engine beside them.
    ///
    /// # Errors
    /// The store fails.
    pub async fn leaderboard(
        &self,
        variant: Variant,
        speed: Speed,
    ) -> Result<Leaderboard, Refusal> {
        let best = self.store.leaders(variant, speed, self.now() - YEAR, LEADERS).await?;
        let ids: Vec<PlayerId> = best.iter().map(|(player, _)| *player).collect();
        let known = self.store.players(&ids).await?;
        let leader = |(id, rated): &(PlayerId, store::PlayerRating)| {
            let player = known.iter().find(|player| player.id == *id)?;
            let player = directory::shown(player, Some(rated.rating.into()));
            Some(Leader { player, games: rated.games })
        };
        let mut engines = Vec::new();
        // Where its levels were not measured, they have no rating.
        let levels = engine::Level::ALL.into_iter().filter(|_| directory::is_measured(variant));
        for level in levels {
            let id = self.store.engine(level.number(), self.now()).await?;
            let known = directory::find(&self.store, id).await?;
            engines.push(directory::shown_at(&self.store, &known, variant, speed).await?);
        }
        Ok(Leaderboard { leaders: best.iter().filter_map(leader).collect(), engines })
    }
}
