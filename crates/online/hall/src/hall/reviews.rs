//! Reviews of finished games.

use std::sync::Arc;

use protocol::RefusalCode;
use record::{GameId, PlayerId};
use variants::AnyGame;

use crate::{
    game::Game,
    limits::REVIEW_MAX_TURNS,
    network::NetworkKey,
    reader::Reader,
    refusal::Refusal,
    request::GameLog,
    reviews::{Reviewed, Reviews, WantedReview},
    rooms::Rooms,
};

/// Reviews of finished games, for those who may see the game.
#[derive(Clone, Debug)]
pub struct GameReviews {
    rooms: Arc<Rooms>,
    reviews: Arc<Reviews>,
}

impl GameReviews {
    pub(super) fn new(rooms: &Arc<Rooms>, reviews: Arc<Reviews>) -> Self {
        Self { rooms: Arc::clone(rooms), reviews }
    }

    /// Returns the review of a game.
    ///
    /// # Errors
    /// Fails if the game does not exist or the reader may not see it.
    pub async fn get(&self, game: GameId, reader: impl Into<Reader>) -> Result<Reviewed, Refusal> {
        self.rooms.view(game, reader.into()).await?;
        self.reviews.get(game).await
    }

    /// Requests the review of a finished game; idempotent.
    ///
    /// # Errors
    /// Fails if the game does not exist, the reader may not see it, it is not over, or it is a match; or if too many reviews are
    /// pending, in total or from the reader's network.
    pub async fn ask(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
        asker: PlayerId,
        network: NetworkKey,
    ) -> Result<Reviewed, Refusal> {
        let log = self.rooms.log(game, reader.into()).await?;
        let is_player = log.players.iter().flatten().any(|player| player.id == asker);
        let finished = finished(game, log)?;
        let wanted = WantedReview { id: game, game: finished, asker, is_player, network };
        self.reviews.ask(wanted).await
    }
}

/// Replays the log of a finished game, or refuses if the game cannot be reviewed.
fn finished(id: GameId, log: GameLog) -> Result<AnyGame, Refusal> {
    let game = Game::from_log(id, log.events).map_err(|_| RefusalCode::GameDamaged)?;
    if !game.is_over() {
        return Err(RefusalCode::NotOver.into());
    }
    let is_fitting = (1..=REVIEW_MAX_TURNS).contains(&game.turns.len());
    let single = game.room_game.single().filter(|_| is_fitting);
    Ok(single.ok_or(RefusalCode::NotNow)?.clone())
}
